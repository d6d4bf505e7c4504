// #region handler
/**
 * @typedef {object} ProductEvent only the fields that the shop window reads from the message
 * @property {string} id the product's ID
 * @property {string} name
 * @property {string} version increases with every change, such as v2
 * @property {'CREATED' | 'UPDATED' | 'DELETED'} event
 */

/** The products that the shop window shows. It doesn't depend on topics, offsets, or bytes. */
export class ShopWindow {
  /** @type {Map<string, {name: string, version: string}>} */
  #products = new Map();

  /** @param {string} id @returns {{name: string, version: string} | undefined} */
  find(id) {
    return this.#products.get(id);
  }

  /**
   * Handles a product event.
   *
   * @param {ProductEvent} message
   * @throws {Error} if a field that the shop window needs is missing
   */
  handle({ id, name, version, event }) {
    requireText({ id, name, version, event });
    if (event === 'DELETED') this.#products.delete(id);
    else this.#products.set(id, { name, version });
  }
}
// #endregion

/** @param {Record<string, unknown>} fields @throws {Error} at the first that is no text */
function requireText(fields) {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== 'string') throw new Error(`The product event has no ${field}.`);
  }
}
