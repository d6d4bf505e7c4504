import { pactContentUrl, verificationUrl } from './representations.js';
import { selectVersions } from './selectors.js';

/**
 * @typedef {object} TriggeredWebhook a call that a broker would make; the stand-in only writes it down
 * @property {string} uuid
 * @property {import('./store.js').Webhook} webhook
 * @property {string} event
 * @property {any} request the webhook's, with its variables filled in
 * @property {Date} triggeredAt
 */

export const EVENTS = [
  'contract_published',
  'contract_content_changed',
  'contract_requiring_verification_published',
  'provider_verification_published',
  'provider_verification_succeeded',
  'provider_verification_failed',
];

/**
 * Writes down the calls that the publication of a pact triggers.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {boolean} changed its content is not that of the consumer's latest version before
 * @param {import('./representations.js').Url} url
 * @returns {TriggeredWebhook[]}
 */
export function pactPublished(store, pact, changed, url) {
  const variables = pactVariables(store, pact, url);
  /** @type {Map<import('./store.js').Version, string[]>} */
  const unverified = new Map();
  for (const { selector, description } of [
    { selector: { mainBranch: true, latest: true }, description: 'latest from main branch' },
    ...store.environments.flatMap(({ name: environment }) => [
      { selector: { environment, deployed: true }, description: `deployed in ${environment}` },
      { selector: { environment, released: true }, description: `released in ${environment}` },
    ]),
  ]) {
    for (const version of selectVersions(store, pact.provider, selector)) {
      if (store.verification(pact, version.number)) continue;
      unverified.set(version, [...(unverified.get(version) ?? []), description]);
    }
  }

  return [
    ...trigger(store, 'contract_published', variables),
    ...(changed ? trigger(store, 'contract_content_changed', variables) : []),
    ...[...unverified].flatMap(([{ number, branches }, descriptions]) =>
      trigger(store, 'contract_requiring_verification_published', {
        ...variables,
        providerVersionNumber: number,
        providerVersionBranch: [...branches].at(-1) ?? '',
        providerVersionDescriptions: descriptions.join(', '),
      }),
    ),
  ];
}

/**
 * Writes down the calls that a verification result triggers.
 *
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {import('./store.js').Verification} verification
 * @param {import('./representations.js').Url} url
 * @returns {TriggeredWebhook[]}
 */
export function verificationPublished(store, pact, verification, url) {
  const { providerVersion, success } = verification;
  const variables = {
    ...pactVariables(store, pact, url),
    providerVersionNumber: providerVersion,
    providerVersionBranch: [...(store.version(pact.provider, providerVersion)?.branches ?? [])].at(-1) ?? '',
    verificationResultUrl: verificationUrl(verification, url),
    githubVerificationStatus: success ? 'success' : 'failure',
  };
  return [
    ...trigger(store, 'provider_verification_published', variables),
    ...trigger(store, success ? 'provider_verification_succeeded' : 'provider_verification_failed', variables),
  ];
}

/**
 * @param {import('./store.js').Store} store
 * @param {import('./store.js').Pact} pact
 * @param {import('./representations.js').Url} url
 * @returns {Record<string, string>} the variables of a webhook, by name without `pactbroker.`
 */
export function pactVariables(store, pact, url) {
  const version = store.version(pact.consumer, pact.consumerVersion);
  return {
    consumerName: pact.consumer,
    consumerVersionNumber: pact.consumerVersion,
    consumerVersionBranch: [...(version?.branches ?? [])].at(-1) ?? '',
    consumerVersionTags: [...(version?.tags ?? [])].join(', '),
    providerName: pact.provider,
    pactUrl: pactContentUrl(pact, url),
    githubVerificationStatus: 'pending',
    buildUrl: version?.buildUrl ?? '',
  };
}

/**
 * @param {import('./store.js').Store} store
 * @param {string} event
 * @param {Record<string, string>} variables
 * @returns {TriggeredWebhook[]}
 */
function trigger(store, event, variables) {
  const triggered = store.webhooks
    .filter(({ enabled, events }) => enabled && events.includes(event))
    .filter(({ consumer }) => !consumer || consumer === variables.consumerName)
    .filter(({ provider }) => !provider || provider === variables.providerName)
    .map((webhook) => ({
      uuid: store.newId(),
      webhook,
      event,
      request: fillIn(webhook.request, { ...variables, eventName: event }),
      triggeredAt: store.now(),
    }));
  store.triggeredWebhooks.push(...triggered);
  return triggered;
}

/**
 * @param {any} request
 * @param {Record<string, string>} variables
 * @returns {any} the request with each `${pactbroker.name}` replaced; an unknown one becomes empty
 */
export function fillIn(request, variables) {
  const text = JSON.stringify(request).replace(/\$\{pactbroker\.(\w+)\}/g, (_, name) =>
    JSON.stringify(variables[name] ?? '').slice(1, -1),
  );
  return JSON.parse(text);
}
