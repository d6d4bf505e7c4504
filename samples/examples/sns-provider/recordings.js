const runTests = 'npm test';

/** @param {string} version the commit of a build @returns {string} as the pipeline runs the tests */
const runBuild = (version) => `GIT_COMMIT=${version} GIT_BRANCH=main npm test`;

/** @param {string} version */
const canIDeploy = (version) => `pact broker can-i-deploy --pacticipant pactflow-example-provider-js-sns --version ${version} --to-environment production`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  verify: {
    shows: 'The sender creates the message that the consumer expects',
    step: 'project',
    run: runTests,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'renamed',
  },
  'verify-with-broker-set': {
    shows: 'The tests verify the copy of the pact, even if the environment has the URL of a broker',
    after: 'verify',
    run: `PACT_BROKER_BASE_URL=https://broker.example ${runTests}`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'renamed',
  },
  renamed: {
    shows: 'The breaking variant: the event has a title instead of a name',
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: runTests,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verify',
  },
  'build-verified': {
    shows: "The sender's build verifies the broker's pact, and publishes the result",
    step: 'project',
    broker: true,
    before: [
      'pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'pact broker record-deployment --pacticipant pactflow-example-consumer-js-sns --version 1.0.0 --environment production',
    ],
    run: runBuild('1.0.0'),
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'build-renamed',
  },
  'may-deploy': {
    shows: 'The verified version can be deployed',
    after: 'build-verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'may-not-deploy',
  },
  'build-renamed': {
    shows: 'The build of the breaking variant fails, and the result is still published',
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: runBuild('2.0.0'),
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'build-verified',
  },
  'may-not-deploy': {
    shows: "The breaking version can't be deployed",
    after: 'build-renamed',
    run: canIDeploy('2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
