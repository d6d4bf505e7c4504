export class Product {
  /**
   * @param {string} id
   * @param {string} type
   * @param {string} name
   */
  constructor(id, type, name) {
    this.id = id;
    this.type = type;
    this.name = name;
  }
}
