import { decodeBase64 } from './base64.js';
import { contractDataPublished } from './integrations.js';
import { formatDiff } from './pact-diff.js';
import { disallowedChangeMessage, isDisallowedChange, mergePact, publishPact } from './pacts.js';
import { similarNameMessages } from './pacticipants.js';
import { createTag } from './tags.js';
import { createOrUpdateVersion } from './versions.js';
import { webhooksForPact } from './webhooks.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {{type: string, text: string}} Notice
 * @typedef {(pact: Pact) => string} PactUrl
 * @typedef {(triggered: any) => string} LogsUrl
 */

/** @param {string} type @returns {(text: string) => Notice} */
const notice = (type) => (text) => ({ type, text });
const debug = notice('debug');
const success = notice('success');
const prompt = notice('prompt');

/** @param {any} body @returns {any[]} the contracts with their parsed content */
const contractsOf = ({ contracts }) =>
  contracts.map((/** @type {any} */ contract) => ({
    ...contract,
    parsed: JSON.parse(decodeBase64(contract.content) ?? 'null'),
  }));

/** @param {Store} store @param {any} body a valid one @param {string} base @returns {Notice[]} why it's refused */
export function conflicts(store, body, base) {
  const { pacticipantName: consumer, pacticipantVersionNumber: consumerVersion } = body;
  const contracts = contractsOf(body);
  const changes = contracts.flatMap(({ providerName: provider, parsed: content }) => {
    const existing = store.pact(consumer, consumerVersion, provider);
    if (!existing || !isDisallowedChange(store, existing, content)) return [];
    return [
      { type: 'error', text: disallowedChangeMessage({ consumer, consumerVersion, provider, content }) },
      { type: 'info', text: formatDiff(existing.content, content) },
    ];
  });
  const names = [
    ...new Set([consumer, ...contracts.flatMap(({ consumerName, providerName }) => [consumerName, providerName])]),
  ];
  return [...changes, ...similarNameMessages(store, names, base).map(notice('error'))];
}

/**
 * @param {Store} store
 * @param {any} body a valid one without conflicts
 * @param {{base: string, pactUrl: PactUrl, logsUrl: LogsUrl}} urls
 */
export function publishContracts(store, body, { base, pactUrl, logsUrl }) {
  const { pacticipantName: consumer, pacticipantVersionNumber: number, branch, buildUrl } = body;
  const tags = /** @type {string[]} */ (body.tags ?? []);
  const isNew = !store.version(consumer, number);
  const version = createOrUpdateVersion(store, consumer, number, { branch, buildUrl: buildUrl ?? undefined });
  for (const tag of tags) createTag(store, consumer, number, tag);

  const notices = versionNotices(isNew, { consumer, number, branch, tags });
  const context = { base_url: base, consumer_version_branch: branch ?? undefined, build_url: buildUrl ?? undefined };
  const results = contractsOf(body).map(({ providerName: provider, parsed: content, onConflict }) => {
    const publication = { consumer, provider, consumerVersion: number, content };
    const merges = onConflict === 'merge';
    const isMerge = merges && store.pact(consumer, number, provider) !== undefined;
    const result = (isMerge ? mergePact : publishPact)(store, publication, context);
    notices.push(
      publicationNotice(result, { consumer, number, provider, merges }),
      debug(`  View the published pact at ${pactUrl(result.pact)}`),
      ...eventNotices(store, result, logsUrl),
      ...nextSteps(store, result.pact),
    );
    return result;
  });
  for (const { pact } of results) contractDataPublished(store, pact.consumer, pact.provider);
  return {
    version,
    tags,
    pacts: results.map(({ pact }) => pact),
    notices,
    triggeredWebhooks: results.flatMap(({ events }) => events.flatMap(({ triggeredWebhooks }) => triggeredWebhooks)),
  };
}

/**
 * @param {boolean} isNew
 * @param {{consumer: string, number: string, branch?: string | null, tags: string[]}} version
 * @returns {Notice[]}
 */
function versionNotices(isNew, { consumer, number, branch, tags }) {
  const details = [branch && `branch ${branch}`, tags.length > 0 && `tags ${tags.join(', ')}`]
    .filter(Boolean)
    .join(' and ');
  const text = `${isNew ? 'Created' : 'Updated'} ${consumer} version ${number}${details && ` with ${details}`}`;
  const step = 'Configure the version branch to be the value of your repository branch.';
  return [debug(text), ...((branch ?? null) === null ? [prompt(`  Next steps:\n    ${step}`)] : [])];
}

/**
 * @param {{pact: Pact, previousSha?: string}} result
 * @param {{consumer: string, number: string, provider: string, merges: boolean}} names
 */
function publicationNotice({ pact, previousSha }, { consumer, number, provider, merges }) {
  const names = `${consumer} version ${number} and provider ${provider}`;
  if (previousSha === undefined) return success(`Pact successfully published for ${names}.`);
  if (merges) return success(`Pact content merged with existing content for ${names}.`);
  if (previousSha === pact.sha) return success(`Pact successfully republished for ${names} with no content changes.`);
  return notice('warning')(
    `Pact with changed content published over existing content for ${names}. This is not recommended in normal \
circumstances \
and may indicate that you have not configured your Pact pipeline correctly. For more information see \
https://docs.pact.io/go/versioning`,
  );
}

/**
 * @param {Store} store
 * @param {{pact: Pact, events: import('./webhook-events.js').DetectedEvent[]}} result
 * @param {LogsUrl} logsUrl
 * @returns {Notice[]}
 */
function eventNotices(store, { pact, events: detected }, logsUrl) {
  // The broker's notices leave out the event that nothing can listen to.
  const events = detected.filter(({ name }) => name !== 'contract_content_unchanged');
  const names = events.map(({ name, comment }) => name + (comment ? ` (${comment})` : ''));
  const triggered = events.flatMap(({ triggeredWebhooks }) => triggeredWebhooks);
  const calls = triggered.map((call) => {
    const webhook = call.webhook.description ? JSON.stringify(call.webhook.description) : call.webhook.uuid;
    return debug(`  Webhook ${webhook} triggered for event ${call.eventName}.\n    View logs at ${logsUrl(call)}`);
  });
  const none =
    triggered.length === 0 && webhooksForPact(store, pact).length > 0
      ? [debug('  No enabled webhooks found for the detected events')]
      : [];
  return [...(names.length > 0 ? [debug(`  Events detected: ${names.join(', ')}`)] : []), ...calls, ...none];
}

/** @param {Store} store @param {Pact} pact @returns {Notice[]} */
function nextSteps(store, { consumer, provider }) {
  const isVerified = store.verifications.some((result) => result.consumer === consumer && result.provider === provider);
  const steps = [
    !isVerified &&
      `Add Pact verification tests to the ${provider} build. See https://docs.pact.io/go/provider_verification`,
    webhooksForPact(store, { consumer, provider }).length === 0 &&
      `Configure separate ${provider} pact verification build and webhook to trigger it when the pact content \
changes. See https://docs.pact.io/go/webhooks`,
  ].filter((step) => step !== false);
  return steps.length > 0 ? [prompt('  Next steps:'), ...steps.map((step) => prompt(`    * ${step}`))] : [];
}
