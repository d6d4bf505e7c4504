const provider = 'pactflow-example-bi-directional-provider-restassured';
const test = 'mvn -q test';
const report = 'target/surefire-reports/TEST-com.example.catalog.ProductApiTest.xml';

/** @param {string} version whose tests may pass or fail */
const testAndPublish = (version) =>
  `${test}; npx pact pactflow publish-provider-contract openapi.yaml --provider ${provider} --provider-app-version ${version} --branch main --content-type application/yaml --verification-exit-code $? --verification-results ${report} --verification-results-content-type text/xml --verifier rest-assured`;

/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: 'The responses conform to the description',
    step: 'project',
    broker: true,
    run: `${test} && cat target/surefire-reports/*.txt`,
    exitStatus: 0,
    says: 'Tests run: 4, Failures: 0, Errors: 0',
    counterpart: 'test-drift',
  },
  published: {
    shows: 'The description and the test results are published',
    after: 'test',
    before: ['npm run consumer'],
    run: testAndPublish('1.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'numbers-may-not-deploy',
  },
  'may-deploy': {
    shows: 'The tests passed and the consumer is compatible, so the API can be deployed',
    after: 'published',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'numbers-may-not-deploy',
  },
  'test-drift': {
    shows: "The API returns ids as numbers, but its description doesn't: the tests fail",
    step: 'project',
    before: ['cp -R breaking/src .'],
    run: test,
    exitStatus: 1,
    says: 'Instance type (integer) does not match any allowed primitive type',
    counterpart: 'test',
  },
  'numbers-published': {
    shows: 'The API and its description both change the ids: the tests pass, and the description is published',
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: testAndPublish('2.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'numbers-may-not-deploy',
  },
  'numbers-may-not-deploy': {
    shows: "The consumer expects a string, so the API can't be deployed",
    after: 'numbers-published',
    run: canIDeploy('2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
