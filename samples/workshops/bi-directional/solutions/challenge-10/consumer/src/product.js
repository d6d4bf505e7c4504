/** A product on the website, with four of the API's fields. */
export class Product {
  /** @param {{id: string, name: string, color?: string, price: number}} product as the Product API returns it */
  constructor({ id, name, color, price }) {
    this.id = id;
    this.name = name;
    this.color = color;
    this.price = price;
  }

  // #region line
  /** @returns {string} its line in the catalog */
  toLine() {
    const color = this.color === undefined ? '' : `, ${this.color}`;
    return `${this.id}  ${this.name}${color}  $${this.price.toFixed(2)}`;
  }
  // #endregion line
}
