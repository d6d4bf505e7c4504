import { deletePacticipant } from './pacticipants.js';

/** @typedef {import('./store.js').Store} Store */

/** @param {Store} store @param {string} consumer @param {string} provider */
export function contractDataPublished(store, consumer, provider) {
  const now = store.now();
  const existing = store.integrations.find((pair) => pair.consumer === consumer && pair.provider === provider);
  if (existing) existing.contractDataUpdatedAt = now;
  else store.integrations.push({ id: store.newId(), consumer, provider, createdAt: now, contractDataUpdatedAt: now });
}

/**
 * @param {Store} store
 * @param {string | null} [search] part of a pacticipant's name
 * @returns {import('./store.js').Integration[]}
 */
export function listIntegrations(store, search) {
  const matches = (/** @type {string} */ name) => !search || name.toLowerCase().includes(search.toLowerCase());
  return store.integrations
    .filter(({ consumer, provider }) => matches(consumer) || matches(provider))
    .sort(
      (one, other) => other.contractDataUpdatedAt.getTime() - one.contractDataUpdatedAt.getTime() || one.id - other.id,
    );
}

/**
 * Deletes everything between two pacticipants, and versions and pacticipants that have nothing left.
 *
 * @param {Store} store
 * @param {string} consumer
 * @param {string} provider
 */
export function deleteIntegration(store, consumer, provider) {
  const isOther = (/** @type {{consumer: any, provider: any}} */ pair) =>
    pair.consumer !== consumer || pair.provider !== provider;
  store.pacts = store.pacts.filter(isOther);
  store.verifications = store.verifications.filter(isOther);
  store.integrations = store.integrations.filter(isOther);
  store.webhooks = store.webhooks.filter(
    (webhook) => webhook.consumer?.name !== consumer || webhook.provider?.name !== provider,
  );
  store.triggeredWebhooks = store.triggeredWebhooks.filter(({ pact }) => !pact || isOther(pact));
  store.versions = store.versions.filter(({ pacticipant, number }) => {
    if (pacticipant !== consumer && pacticipant !== provider) return true;
    return (
      store.pacts.some((pact) => pact.consumer === pacticipant && pact.consumerVersion === number) ||
      store.verifications.some((result) => result.provider === pacticipant && result.providerVersion === number)
    );
  });
  for (const name of new Set([consumer, provider])) if (isOrphan(store, name)) deletePacticipant(store, name);
}

/** @param {Store} store @param {string} name */
const isOrphan = (store, name) =>
  store.versionsOf(name).length === 0 &&
  ![...store.pacts, ...store.verifications].some(({ consumer, provider }) => consumer === name || provider === name) &&
  !store.webhooks.some(({ consumer, provider }) => consumer?.name === name || provider?.name === name);

/** @param {Store} store */
export function deleteAllIntegrations(store) {
  store.pacticipants.clear();
  store.versions = [];
  store.pacts = [];
  store.verifications = [];
  store.integrations = [];
  store.deployedVersions = [];
  store.releasedVersions = [];
  store.webhooks = [];
  store.triggeredWebhooks = [];
}
