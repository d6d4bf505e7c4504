import { branchHead } from './branches.js';
import { webhooksForPact } from './webhooks.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Version} Version
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 * @typedef {import('./store.js').Webhook} Webhook
 *
 * @typedef {'contract_published' | 'contract_content_changed' | 'contract_content_unchanged' |
 *   'contract_requiring_verification_published' | 'provider_verification_published' |
 *   'provider_verification_succeeded' | 'provider_verification_failed'} EventName
 *
 * @typedef {object} EventParameters
 * @property {Pact} pact
 * @property {Verification} [verification]
 * @property {string} [comment] why the event happened, for the notices of a publication
 * @property {Record<string, any>} context values from the request: `base_url`, `consumer_version_branch`, `build_url`,
 *   `consumer_version_tags`, `provider_version_tags`, `consumer_version_selectors`
 *
 * @typedef {object} DetectedEvent
 * @property {EventName} name
 * @property {string} [comment]
 * @property {TriggeredWebhook[]} triggeredWebhooks
 *
 * @typedef {object} TriggeredWebhook a call that an event causes, which is made a few seconds later
 * @property {number} id
 * @property {string} uuid
 * @property {Webhook} webhook
 * @property {Pact} pact
 * @property {Verification | null} verification
 * @property {EventName} eventName
 * @property {import('./webhook-templates.js').WebhookContext} context
 * @property {'not_run' | 'retrying' | 'success' | 'failure'} status
 * @property {Date} createdAt
 * @property {{success: boolean, logs: string, createdAt: Date}[]} executions
 *
 * @typedef {object} RequiredVerification a provider version that should verify a pact
 * @property {Version} version
 * @property {string} branch
 * @property {string[]} descriptions why
 */

/**
 * Creates the triggered webhooks of an event. `contract_published` can also detect
 * `contract_requiring_verification_published`.
 *
 * @param {Store} store
 * @param {EventName} name
 * @param {EventParameters} parameters
 * @returns {DetectedEvent[]}
 */
export function handleEvent(store, name, parameters) {
  const { pact, comment } = parameters;
  if (name === 'contract_content_unchanged') return [{ name, comment, triggeredWebhooks: [] }];
  if (name === 'contract_published' || name === 'contract_content_changed') {
    const withResult = { ...parameters, verification: latestResultFromMainBranch(store, pact) };
    const event = { name, comment, triggeredWebhooks: trigger(store, name, withResult) };
    if (name === 'contract_content_changed') return [event];
    const required = requiredVerifications(store, pact);
    if (required.length === 0) return [event];
    const contexts = required.map(({ version, branch, descriptions }) => ({
      provider_version_number: version.number,
      provider_version_branch: branch,
      provider_version_descriptions: descriptions,
    }));
    const requiring = 'contract_requiring_verification_published';
    const triggeredWebhooks = trigger(store, requiring, { ...parameters, verification: undefined }, contexts);
    return [event, { name: requiring, comment, triggeredWebhooks }];
  }
  return [
    { name, comment, triggeredWebhooks: trigger(store, name, parameters, contextsOfSelectors(parameters.context)) },
  ];
}

/**
 * @param {Store} store
 * @param {EventName} eventName
 * @param {EventParameters} parameters
 * @param {Record<string, any>[]} [contexts] one call for each
 * @returns {TriggeredWebhook[]}
 */
function trigger(store, eventName, { pact, verification, context }, contexts = [{}]) {
  const { consumer_version_selectors: _, ...rest } = context;
  const webhooks = webhooksForPact(store, pact).filter(({ enabled, events }) => enabled && events.includes(eventName));
  const triggered = webhooks.flatMap((webhook) =>
    contexts.map((more) => ({
      id: store.newId(),
      uuid: store.newUuid(),
      webhook,
      pact: pactOfCall(store, pact, verification && more.consumer_version_number),
      verification: verification ?? null,
      eventName,
      context: { ...rest, event_name: eventName, ...more },
      status: /** @type {const} */ ('not_run'),
      createdAt: store.now(),
      executions: [],
    })),
  );
  store.triggeredWebhooks.push(...triggered);
  return triggered;
}

/** @param {Store} store @param {Pact} pact @param {string | undefined} consumerVersion */
function pactOfCall(store, pact, consumerVersion) {
  return (consumerVersion && store.pact(pact.consumer, consumerVersion, pact.provider)) || pact;
}

/**
 * A pact that several selectors chose is verified once for all of its consumer versions, and each version gets its own
 * call, so that each commit gets a status.
 *
 * @param {Record<string, any>} context
 * @returns {Record<string, any>[]}
 */
function contextsOfSelectors({ consumer_version_selectors: selectors, consumer_version_tags: tags }) {
  if (!selectors?.length) return [tags?.length ? {} : { consumer_version_tags: undefined }];
  /** @type {string[]} */
  const numbers = selectors.map((/** @type {any} */ selector) => selector.consumer_version_number);
  return [...new Set(numbers)].map((number) => {
    const own = selectors.filter((/** @type {any} */ selector) => selector.consumer_version_number === number);
    const ownTags = own.flatMap((/** @type {any} */ { tag }) => tag ?? []);
    return { consumer_version_number: number, consumer_version_tags: [...new Set(ownTags)] };
  });
}

/** @param {Store} store @param {Pact} pact @returns {Verification | undefined} */
function latestResultFromMainBranch(store, pact) {
  const main = store.pacticipants.get(pact.provider)?.mainBranch;
  if (!main) return undefined;
  return store
    .verificationsOf(pact)
    .findLast(({ providerVersion }) => store.version(pact.provider, providerVersion)?.branches.has(main));
}

/**
 * Finds the provider versions that count and haven't verified this pact version yet, whatever the result: the latest
 * one from the main branch, and those that are deployed or released.
 *
 * @param {Store} store
 * @param {Pact} pact
 * @returns {RequiredVerification[]}
 */
function requiredVerifications(store, pact) {
  /** @type {Map<Version, RequiredVerification>} */
  const required = new Map();
  /** @param {Version | undefined} version @param {string} description @param {string} [branch] */
  const require = (version, description, branch) => {
    if (!version || store.verificationsOf(pact).some(({ providerVersion }) => providerVersion === version.number))
      return;
    const existing = required.get(version);
    if (existing) existing.descriptions = [...new Set([...existing.descriptions, description])];
    else {
      const name = branch ?? [...version.branches.keys()].at(-1) ?? '';
      required.set(version, { version, branch: name, descriptions: [description] });
    }
  };

  const main = store.pacticipants.get(pact.provider)?.mainBranch;
  if (main) require(latestFromMainBranch(store, pact.provider, main), 'latest from main branch', main);
  const nameOf = (/** @type {string} */ uuid) =>
    store.environments.find((environment) => environment.uuid === uuid)?.name;
  for (const { pacticipant, version, environment, currentlyDeployed } of store.deployedVersions) {
    if (pacticipant !== pact.provider || !currentlyDeployed) continue;
    require(store.version(pacticipant, version), `deployed in ${nameOf(environment)}`);
  }
  for (const { pacticipant, version, environment, currentlySupported } of store.releasedVersions) {
    if (pacticipant !== pact.provider || !currentlySupported) continue;
    require(store.version(pacticipant, version), `released in ${nameOf(environment)}`);
  }
  return [...required.values()];
}

/**
 * @param {Store} store
 * @param {string} provider
 * @param {string} main
 * @returns {Version | undefined} a tag can stand for the branch
 */
export function latestFromMainBranch(store, provider, main) {
  return branchHead(store, provider, main) ?? store.versionsOf(provider).findLast(({ tags }) => tags.has(main));
}
