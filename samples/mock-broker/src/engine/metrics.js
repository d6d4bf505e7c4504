import { latestPacts } from './pacts.js';

/** @param {import('./store.js').Store} store @param {(date: Date | undefined) => string | null} format of dates */
export function metrics(store, format) {
  const { pacts, verifications, versions, deployedVersions, releasedVersions } = store;
  const pacticipants = [...store.pacticipants.values()];
  const latest = latestPacts(store, {});
  const interactions = sum(latest.map(({ content }) => content?.interactions?.length ?? 0));
  const messages = sum(latest.map(({ content }) => content?.messages?.length ?? 0));
  const tags = versions.flatMap(({ pacticipant, tags: names }) => [...names.keys()].map((name) => [name, pacticipant]));
  const userBranches = versions.filter(({ branches }) =>
    [...branches.values()].some(({ autoCreated }) => !autoCreated),
  );
  const onBranch = versions.filter(({ branches }) => branches.size > 0).length;
  return {
    interactions: {
      latestInteractionsCount: interactions,
      latestMessagesCount: messages,
      latestInteractionsAndMessagesCount: interactions + messages,
    },
    pacticipants: {
      count: pacticipants.length,
      withMainBranchSetCount: pacticipants.filter(({ mainBranch }) => mainBranch !== null).length,
    },
    integrations: { count: latest.length },
    pactPublications: {
      count: pacts.length,
      first: format(pacts[0]?.createdAt),
      last: format(pacts.at(-1)?.createdAt),
    },
    pactVersions: { count: distinct(pacts.map(pactVersionKey)) },
    pactRevisionsPerConsumerVersion: { distribution: distribution(pacts.map(({ revisionNumber }) => revisionNumber)) },
    verificationResults: {
      count: verifications.length,
      successCount: verifications.filter(({ success }) => success).length,
      failureCount: verifications.filter(({ success }) => !success).length,
      distinctCount: distinct(
        verifications.map((result) => `${pactVersionKey(result)} ${result.providerVersion} ${result.success}`),
      ),
      first: format(verifications[0]?.createdAt),
      last: format(verifications.at(-1)?.createdAt),
    },
    verificationResultsPerPactVersion: { distribution: distribution(counts(verifications.map(pactVersionKey))) },
    pacticipantVersions: {
      count: versions.length,
      withUserCreatedBranchCount: userBranches.length,
      withBranchCount: onBranch,
      withBranchSetCount: onBranch,
    },
    webhooks: { count: store.webhooks.length },
    tags: {
      count: tags.length,
      distinctCount: distinct(tags.map(([name]) => name)),
      distinctWithPacticipantCount: distinct(tags.map((tag) => JSON.stringify(tag))),
    },
    triggeredWebhooks: { count: store.triggeredWebhooks.length },
    webhookExecutions: { count: sum(store.triggeredWebhooks.map(({ executions }) => executions?.length ?? 0)) },
    // The real broker stopped counting these, because it took too long.
    matrix: { count: -1 },
    environments: { count: store.environments.length },
    deployedVersions: {
      count: deployedVersions.length,
      userCreatedCount: deployedVersions.length,
      currentlyDeployedCount: deployedVersions.filter(({ currentlyDeployed }) => currentlyDeployed).length,
    },
    releasedVersions: {
      count: releasedVersions.length,
      currentlySupportedCount: releasedVersions.filter(({ currentlySupported }) => currentlySupported).length,
    },
  };
}

/** @param {{consumer: string, provider: string, sha: string}} pactVersion */
const pactVersionKey = ({ consumer, provider, sha }) => JSON.stringify([consumer, provider, sha]);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string[]} values */
const distinct = (values) => new Set(values).size;

/** @param {string[]} values @returns {number[]} how often each value is in the list */
const counts = (values) => Object.values(distribution(values));

/** @param {(string | number)[]} values @returns {Record<string, number>} how often, by value */
function distribution(values) {
  /** @type {Record<string, number>} */
  const result = {};
  for (const value of values) result[value] = (result[value] ?? 0) + 1;
  return result;
}
