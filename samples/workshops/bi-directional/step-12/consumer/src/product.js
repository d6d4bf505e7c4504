/** A product as the website shows it: three of the fields that the API has. */
export class Product {
  /** @param {{id: string, name: string, price: number}} answer of the Product API */
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
