const runTests = 'npm test';

/** @param {string} version the commit of a build @returns {string} as the pipeline runs the tests */
const runBuild = (version) => `GIT_COMMIT=${version} GIT_BRANCH=main npm test`;

/** @param {string} version */
const canIDeploy = (version) => `pact broker can-i-deploy --pacticipant pactflow-example-provider-js-sns --version ${version} --to-environment production`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  verify: {
    shows: 'The sender writes the message that the consumer reads',
    step: 'project',
    run: runTests,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'renamed',
  },
  renamed: {
    shows: 'The breaking variant: the event calls the name title',
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: runTests,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verify',
  },
  'build-verified': {
    shows: 'The build of the sender gets the pact from the broker, and publishes the result',
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
    shows: 'The version that was verified may be deployed',
    after: 'build-verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'may-not-deploy',
  },
  'build-renamed': {
    shows: 'The build of the breaking variant: it fails, and the result is published all the same',
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: runBuild('2.0.0'),
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'build-verified',
  },
  'may-not-deploy': {
    shows: 'The breaking version may not be deployed',
    after: 'build-renamed',
    run: canIDeploy('2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
