export class Product {
  /**
   * @param {string} id
   * @param {string} type
   * @param {string} name
   * @param {string} version
   * @param {string} color
   */
  constructor(id, type, name, version, color) {
    this.id = id;
    this.type = type;
    this.name = name;
    this.version = version;
    this.color = color;
  }
}
