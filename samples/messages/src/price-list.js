// #region handler
/**
 * @typedef {object} PriceChanged what this program reads from the message, and no more
 * @property {string} id of the product
 * @property {number} price the new one, in dollars
 */

/** The prices that the catalog page shows. It knows nothing of queues or topics, so a test can call it. */
export class PriceList {
  /** @type {Map<string, number>} */
  #prices = new Map();

  /** @param {string} productId @returns {number | undefined} in dollars */
  priceOf(productId) {
    return this.#prices.get(productId);
  }

  /**
   * Handles the message 'product price changed'.
   *
   * @param {PriceChanged} message
   * @throws {Error} when it lacks what the list needs; the queue then keeps the message
   */
  handlePriceChanged({ id, price }) {
    if (typeof id !== 'string') throw new Error('The message has no id.');
    if (typeof price !== 'number') throw new Error(`The message about product ${id} has no price.`);
    this.#prices.set(id, price);
  }
}
// #endregion
