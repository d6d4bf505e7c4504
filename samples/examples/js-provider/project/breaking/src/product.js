/** @typedef {{id: string, type: string, name: string, version: string}} StoredProduct */

/** @param {StoredProduct} product @returns {object} the product as clients get it */
export function toJson({ id, type, name, version }) {
  return { id, type, title: name, version };
}
