/** A product on the website, with four of the API's fields. */
export class Product {
  /** @param {{id: string, name: string, color: string, price: number}} product as the Product API returns it */
  constructor({ id, name, color, price }) {
    this.id = id;
    this.name = name;
    this.color = color;
    this.price = price;
  }

  /** @returns {string} its line in the catalog */
  toLine() {
    return `${this.id}  ${this.name}, ${this.color}  $${this.price.toFixed(2)}`;
  }
}
