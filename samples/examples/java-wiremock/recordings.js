const consumer = 'pactflow-example-bi-directional-consumer-wiremock';
const provider = 'pactflow-example-bi-directional-provider-restassured';
/** @param {string} version */
const publish = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant ${consumer} --version ${version} --to-environment production`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: 'The tests pass, and the requests that WireMock has received are in a pact',
    step: 'project',
    broker: true,
    run: `mvn -q test 2> log.txt && cat pacts/${consumer}-${provider}.json`,
    exitStatus: 0,
    says: '"description": "GET /product/10 -> 200"',
    counterpart: 'findings',
  },
  provider: {
    shows: "The provider's API description is published and deployed",
    after: 'test',
    run: 'npm run provider',
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'stock-may-not-deploy',
  },
  'may-deploy': {
    shows: 'The pact is compatible with the API description, so the consumer can be deployed',
    after: 'provider',
    run: `${publish('1.0.0')} && ${canIDeploy('1.0.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'stock-may-not-deploy',
  },
  'stock-published': {
    shows: 'The client also reads a stock field, which its stub has: the tests pass, and the pact is published',
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: `mvn -q test 2> log.txt && ${publish('1.1.0')}`,
    exitStatus: 0,
    says: 'Pact successfully published',
    counterpart: 'stock-may-not-deploy',
  },
  'stock-may-not-deploy': {
    shows: "It can't be deployed",
    after: 'stock-published',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
  findings: {
    shows: "The reason: the description doesn't have a stock field",
    after: 'stock-may-not-deploy',
    run: 'npm run compare',
    exitStatus: 1,
    says: 'must NOT have additional properties - stock',
    counterpart: 'test',
  },
};
