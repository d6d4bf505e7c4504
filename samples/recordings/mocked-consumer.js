/**
 * @typedef {object} Told what the recordings of one sample say, and how they differ from those of the others
 * @property {string} shows what a reader learns from it
 * @property {string} says a part of what it prints
 */

/**
 * The recordings of an example in which a consumer's mocks become a pact: it is published and may be deployed, its breaking variant is published and may not, and the
 * findings say why. They are one chain, with one broker.
 * @param {string} consumer its name in PactFlow
 * @param {{test: Told & {run?: string}, breaking: Told, findings: Told, replace?: import('./catalog.js').Recording['replace']}} told `replace` is for the two that run the tests
 * @returns {import('./catalog.js').Recordings}
 */
export function mockedConsumer(consumer, { test, breaking, findings, replace }) {
  /** @param {string} version */
  const publish = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;
  /** @param {string} version */
  const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant ${consumer} --version ${version} --to-environment production`;
  const replaced = replace === undefined ? {} : { replace };
  return {
    test: { run: 'npm test', ...test, ...replaced, step: 'project', broker: true, exitStatus: 0, twin: 'findings' },
    provider: {
      shows: 'The description of the provider is published, and deployed',
      after: 'test',
      run: 'npm run provider',
      exitStatus: 0,
      says: 'self-verification: success',
      twin: 'breaking-may-not-deploy',
    },
    'may-deploy': {
      shows: 'The pact fits the description, so the consumer may be deployed',
      after: 'provider',
      run: `${publish('1.0.0')} && ${canIDeploy('1.0.0')}`,
      exitStatus: 0,
      says: 'Computer says yes',
      twin: 'breaking-may-not-deploy',
    },
    'breaking-published': {
      ...breaking,
      ...replaced,
      after: 'may-deploy',
      before: ['cp -R breaking/. .'],
      run: `npm test && ${publish('1.1.0')}`,
      exitStatus: 0,
      twin: 'breaking-may-not-deploy',
    },
    'breaking-may-not-deploy': {
      shows: 'It may not be deployed',
      after: 'breaking-published',
      run: canIDeploy('1.1.0'),
      exitStatus: 1,
      says: 'Computer says no',
      twin: 'may-deploy',
    },
    findings: { ...findings, after: 'breaking-may-not-deploy', run: 'npm run compare', exitStatus: 1, twin: 'test' },
  };
}
