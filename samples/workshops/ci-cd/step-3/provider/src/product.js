export class Product {
  /**
   * @param {string} id
   * @param {string} type
   * @param {string} name
   * @param {string} color
   */
  constructor(id, type, name, color) {
    this.id = id;
    this.type = type;
    this.name = name;
    this.color = color;
  }
}
