/**
 * @typedef {object} Outcome what differs between the samples that share these recordings
 * @property {string} shows what a reader learns from it
 * @property {string} says a part of the output
 */

/**
 * The recordings of an example that turns a consumer's mocks into a pact. The pact is published, and the consumer can be deployed. Its breaking
 * variant is published and can't be deployed, and the comparison results show why. All of them are one chain with one broker.
 * @param {string} consumer its name in PactFlow
 * @param {{test: Outcome & {run?: string}, breaking: Outcome, findings: Outcome, replace?: import('./catalog.js').Recording['replace']}} outcomes `replace` applies to the two recordings that run the tests
 * @returns {import('./catalog.js').Recordings}
 */
export function mockedConsumer(consumer, { test, breaking, findings, replace }) {
  /** @param {string} version */
  const publish = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;
  /** @param {string} version */
  const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant ${consumer} --version ${version} --to-environment production`;
  const replaced = replace === undefined ? {} : { replace };
  return {
    test: { run: 'npm test', ...test, ...replaced, step: 'project', broker: true, exitStatus: 0, counterpart: 'findings' },
    provider: {
      shows: "The provider's API description is published and deployed",
      after: 'test',
      run: 'npm run provider',
      exitStatus: 0,
      says: 'Self-verification: success',
      counterpart: 'breaking-may-not-deploy',
    },
    'may-deploy': {
      shows: 'The pact is compatible with the API description, so the consumer can be deployed',
      after: 'provider',
      run: `${publish('1.0.0')} && ${canIDeploy('1.0.0')}`,
      exitStatus: 0,
      says: 'Computer says yes',
      counterpart: 'breaking-may-not-deploy',
    },
    'breaking-published': {
      ...breaking,
      ...replaced,
      after: 'may-deploy',
      before: ['cp -R breaking/. .'],
      run: `npm test && ${publish('1.1.0')}`,
      exitStatus: 0,
      counterpart: 'breaking-may-not-deploy',
    },
    'breaking-may-not-deploy': {
      shows: "It can't be deployed",
      after: 'breaking-published',
      run: canIDeploy('1.1.0'),
      exitStatus: 1,
      says: 'Computer says no',
      counterpart: 'may-deploy',
    },
    findings: { ...findings, after: 'breaking-may-not-deploy', run: 'npm run compare', exitStatus: 1, counterpart: 'test' },
  };
}
