/** A product on the website, with three of the API's fields. */
export class Product {
  /** @param {{id: string, name: string, price: number}} product as the Product API returns it */
  constructor({ id, name, price }) {
    this.id = id;
    this.name = name;
    this.price = price;
  }

  /** @returns {string} its line in the catalog */
  toLine() {
    return `${this.id}  ${this.name}  $${this.price.toFixed(2)}`;
  }
}
