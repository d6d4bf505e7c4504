/**
 * @typedef {'contract_published' | 'contract_content_changed' | 'contract_content_unchanged' |
 *   'contract_requiring_verification_published' | 'provider_verification_published' | 'provider_verification_succeeded' |
 *   'provider_verification_failed'} EventName
 *
 * @typedef {object} EventParameters
 * @property {import('./store.js').Pact} pact
 * @property {import('./store.js').Verification} [verification]
 * @property {string} [comment] why the event happened, for the notices of a publication
 * @property {Record<string, any>} context what the request knows: `base_url`, `consumer_version_branch`, `build_url`,
 *   `consumer_version_tags`, `provider_version_tags`, `consumer_version_selectors`
 *
 * @typedef {object} DetectedEvent
 * @property {EventName} name
 * @property {string} [comment]
 * @property {any[]} triggeredWebhooks
 */

/**
 * Creates the triggered webhooks of an event. `contract_published` can also detect `contract_requiring_verification_published`.
 *
 * @param {import('./store.js').Store} _store
 * @param {EventName} name
 * @param {EventParameters} parameters
 * @returns {DetectedEvent[]}
 */
export function handleEvent(_store, name, { comment }) {
  return [{ name, comment, triggeredWebhooks: [] }];
}
