/**
 * @typedef {object} Product
 * @property {string} id
 * @property {string} name
 * @property {string} type
 * @property {number} version increases with every change
 *
 * @typedef {object} Message an event and its metadata, independent of the transport
 * @property {Record<string, string>} body
 * @property {{contentType: string, topic: string}} metadata
 */

/**
 * Creates the event for a product. Another file sends the event, so a test can check it without SNS.
 *
 * @param {Product} product
 * @param {'CREATED' | 'UPDATED' | 'DELETED'} event
 * @returns {Message}
 */
export function productEvent({ id, name, type, version }, event) {
  return {
    body: { id, title: name, type, version: `v${version}`, event },
    metadata: { contentType: 'application/json', topic: 'products' },
  };
}
