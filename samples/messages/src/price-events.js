// #region producer
/**
 * @typedef {object} Product
 * @property {string} id
 * @property {string} name
 * @property {number} price in dollars
 */

/**
 * Writes the message 'product price changed'. Sending it is another function's work, so a test can look at it.
 *
 * @param {Product} product with its new price
 * @param {Date} at when it changed
 * @returns {{body: object, metadata: Record<string, string>}}
 */
export function priceChanged({ id, price }, at) {
  return {
    body: { id, price, changedAt: at.toISOString() },
    metadata: { contentType: 'application/json', topic: 'products' },
  };
}
// #endregion
