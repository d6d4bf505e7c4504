// #region producer
/**
 * @typedef {object} Product
 * @property {string} id
 * @property {string} name
 * @property {string} type
 * @property {number} version grows with every change
 *
 * @typedef {object} Message what goes out, before it is known how
 * @property {Record<string, string>} body
 * @property {{contentType: string, topic: string}} metadata
 */

/**
 * Creates the event about a product. Another file sends it, so that a test can check the event.
 *
 * @param {Product} product
 * @param {'CREATED' | 'UPDATED' | 'DELETED'} event
 * @returns {Message}
 */
export function productEvent({ id, name, type, version }, event) {
  return {
    body: { id, name, type, version: `v${version}`, event },
    metadata: { contentType: 'application/json', topic: 'products' },
  };
}
// #endregion
