/**
 * @typedef {object} WebhookSender
 * @property {(triggered: any[]) => void} schedule sends the first after the settings' delay, and the others in intervals
 * @property {(triggered: any) => Promise<any>} executeNow
 * @property {() => void} stop cancels what is scheduled
 */

/** @param {import('../engine/store.js').Store} _store @returns {WebhookSender} */
export function createWebhookSender(_store) {
  return { schedule: () => {}, executeNow: async () => undefined, stop: () => {} };
}
