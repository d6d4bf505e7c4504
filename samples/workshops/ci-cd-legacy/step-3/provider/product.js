export class Product {
  /**
   * @param {string} id
   * @param {string} type
   * @param {string} name
   * @param {string} version
   */
  constructor(id, type, name, version) {
    this.id = id;
    this.type = type;
    this.name = name;
    this.version = version;
  }
}
