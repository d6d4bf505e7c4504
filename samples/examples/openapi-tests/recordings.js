const provider = 'pactflow-example-bi-directional-provider-restassured';

/** @param {string} version whose tests may pass or fail */
const testAndPublish = (version) =>
  `npm test > report.txt; pact pactflow publish-provider-contract openapi.yaml --provider ${provider} --provider-app-version ${version} --branch main --content-type application/yaml --verification-exit-code $? --verification-results report.txt --verifier node-test`;

/** @param {string} version */
const canIDeploy = (version) => `pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: 'Each response matches the description, and every described response was requested',
    step: 'project',
    run: 'npm test',
    exitStatus: 0,
    says: '✔ asked for every described answer',
    counterpart: 'test-drift',
  },
  'test-drift': {
    shows: 'The API returns ids as numbers, but its description says strings',
    step: 'project',
    before: ['cp breaking/src/products.js src/'],
    run: 'npm test',
    exitStatus: 1,
    says: '/id must be string',
    counterpart: 'test',
  },
  published: {
    shows: 'The description and the test results are published',
    step: 'project',
    broker: true,
    before: ['npm run consumer'],
    run: testAndPublish('1.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'numbers-may-not-deploy',
  },
  'may-deploy': {
    shows: 'The consumer is compatible with the description, and the tests passed',
    after: 'published',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'numbers-may-not-deploy',
  },
  'numbers-may-not-deploy': {
    shows: "The API and its description change together: the tests pass, but the consumer isn't compatible",
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: `${testAndPublish('2.0.0')}; ${canIDeploy('2.0.0')}`,
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
