import { contractDataPublished } from './integrations.js';
import { orderOf, pactByContent } from './pacts.js';
import { notBlank, validUrl, validate } from './validation.js';
import { findOrCreateVersion } from './versions.js';
import { handleEvent } from './webhook-events.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 */

/** @param {any} body */
export const validateVerification = (body) =>
  validate(body, {
    success: { required: true, filled: true, type: 'boolean' },
    providerApplicationVersion: { required: true, filled: true, type: 'string', checks: [notBlank] },
    buildUrl: { type: 'string', checks: [validUrl] },
  });

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {any} body
 * @param {import('./pact-metadata.js').PactMetadata} metadata of the URL that the pact was fetched with
 * @param {Record<string, any>} context of the events
 */
export function publishVerification(store, pact, body, metadata, context) {
  const { consumer, provider, sha } = pact;
  const version = findOrCreateVersion(store, provider, body.providerApplicationVersion);
  const now = store.now();
  /** @type {Verification} */
  const verification = {
    id: store.newId(),
    // In an empty broker, the sequence starts at 101.
    number: Math.max(100, ...store.verifications.map(({ number }) => number)) + 1,
    consumer,
    provider,
    sha,
    providerVersion: version.number,
    success: body.success,
    wip: metadata.wip,
    pending: metadata.pending,
    testResults: body.testResults ?? null,
    verifiedBy: verifiedBy(body.verifiedBy),
    buildUrl: body.buildUrl ?? null,
    consumerVersionSelectors: metadata.consumerVersionSelectors,
    tagNames: [...version.tags.keys()],
    createdAt: now,
  };
  store.verifications.push(verification);
  contractDataPublished(store, consumer, provider);

  const parameters = {
    pact: verifiedPact(store, pact, metadata),
    verification,
    context: {
      ...context,
      consumer_version_tags: metadata.consumerVersionTags,
      consumer_version_selectors: metadata.consumerVersionSelectors,
      provider_version_tags: verification.tagNames,
    },
  };
  const events = [
    ...handleEvent(store, 'provider_verification_published', parameters),
    ...handleEvent(
      store,
      body.success ? 'provider_verification_succeeded' : 'provider_verification_failed',
      parameters,
    ),
  ];
  return { verification, events };
}

/** @param {any} sent @returns {any} with the names under which the broker shows it */
function verifiedBy(sent) {
  return {
    implementation: sent?.implementation,
    version: sent?.version,
    client_implementation: sent?.clientLanguage?.name,
    client_test_framework: sent?.clientLanguage?.testFramework,
    client_version: sent?.clientLanguage?.version,
  };
}

/**
 * @param {Store} store
 * @param {Pact} pact
 * @param {import('./pact-metadata.js').PactMetadata} metadata
 * @returns {Pact} the one of the earliest consumer version that was selected
 */
function verifiedPact(store, pact, { consumerVersionSelectors }) {
  const pacts = consumerVersionSelectors.flatMap(
    ({ consumer_version_number: consumerVersion }) =>
      pactByContent(store, pact, { sha: pact.sha, consumerVersion }) ?? [],
  );
  return pacts.sort((one, other) => orderOf(store, one) - orderOf(store, other))[0] ?? pact;
}

/** @param {Store} store @param {Pact} pact @returns {Verification | undefined} */
export const latestVerification = (store, pact) => store.verificationsOf(pact).at(-1);

/**
 * @param {Store} store
 * @param {string} consumer
 * @param {string} consumerVersion
 * @returns {{verifications: Verification[], unknown: string[]}}
 */
export function verificationSummary(store, consumer, consumerVersion) {
  const pacts = store.pacts.filter((pact) => pact.consumer === consumer && pact.consumerVersion === consumerVersion);
  // The broker lists a result once for each consumer version that has the same content.
  const sameContent = (/** @type {Pact} */ { provider, sha }) =>
    store.pacts.filter((pact) => pact.consumer === consumer && pact.provider === provider && pact.sha === sha);
  const verifications = pacts
    .flatMap((pact) => sameContent(pact).flatMap(() => latestVerification(store, pact) ?? []))
    .sort((one, other) => (one.provider.toLowerCase() < other.provider.toLowerCase() ? -1 : 1));
  const verified = verifications.map(({ provider }) => provider);
  const unknown = pacts.map(({ provider }) => provider).filter((name) => !verified.includes(name));
  return { verifications, unknown, pactCount: pacts.length };
}
