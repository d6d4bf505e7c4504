const provider = 'pactflow-example-bi-directional-provider-postman';
const breaking = ['cp -R breaking/. .'];

/** @param {string} version whose tests may pass or fail */
const testAndPublish = (version) =>
  `npm test > newman.txt; pact pactflow publish-provider-contract openapi.json --provider ${provider} --provider-app-version ${version} --branch main --content-type application/json --verification-exit-code $? --verification-results report.xml --verification-results-content-type text/xml --verifier postman`;

/** @param {string} version */
const canIDeploy = (version) => `pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;

/** @type {import('recordings').Recording['replace']} request times, and the colors and padding that Newman prints even without a terminal */
const replace = [
  [/, \d+(?:\.\d+)?m?s\]/g, ', <time>]'],
  [/\u001b\[\d+m/g, ''],
  [/ +$/gm, ''],
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: 'The collection passes: each response matches the description',
    step: 'project',
    run: 'npm test',
    exitStatus: 0,
    says: '✓  the body matches its schema',
    counterpart: 'test-drift',
    replace,
  },
  'test-drift': {
    shows: 'The API returns a title instead of a name, and the collection fails',
    step: 'project',
    before: breaking,
    run: 'npm test',
    exitStatus: 1,
    says: "data should have required property 'name'",
    counterpart: 'test',
    replace,
  },
  published: {
    shows: "The description and the collection's results are published",
    step: 'project',
    broker: true,
    before: ['npm run consumer'],
    run: testAndPublish('1.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'drift-may-not-deploy',
  },
  'may-deploy': {
    shows: 'The description has what the consumer reads, and the tests passed',
    after: 'published',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'drift-may-not-deploy',
  },
  'drift-published': {
    shows: 'The failed run is also published',
    after: 'may-deploy',
    before: breaking,
    run: testAndPublish('1.1.0'),
    exitStatus: 0,
    says: 'Self-verification: failure',
    counterpart: 'drift-may-not-deploy',
  },
  'drift-may-not-deploy': {
    shows: "The description is still compatible, but the provider doesn't conform to it",
    after: 'drift-published',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
