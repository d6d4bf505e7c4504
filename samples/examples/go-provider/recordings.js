const test = 'go test -count=1 -v .';
/** @param {string} version */
const verify = (version) => `GIT_COMMIT=${version} GIT_BRANCH=main PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true ${test}`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-provider-golang --version ${version} --to-environment production`;
const breaking = 'cp -R breaking/. .';
/** @type {[RegExp, string][]} what differs between runs: the times of subtests */
const replace = [[/^( +--- \w+: .*) \(\d+\.\d+s\)$/gm, '$1 <time>']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'verified-file': {
    shows: 'The API fulfills the pact in the project',
    step: 'project',
    run: test,
    exitStatus: 0,
    says: '--- PASS: TestPacts',
    counterpart: 'renamed-file',
    replace,
  },
  'renamed-file': {
    shows: 'The API has renamed a field that the consumer reads',
    after: 'verified-file',
    before: [breaking],
    run: test,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified-file',
    replace,
  },
  verified: {
    shows: "The API fulfills the broker's pact, and the result is published",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-golang --version 1.0.0 --environment production',
    ],
    run: verify('1.0.0'),
    exitStatus: 0,
    says: '--- PASS: TestPacts',
    counterpart: 'renamed-verified',
    replace,
  },
  'may-deploy': {
    shows: 'The API can be deployed to production, where the consumer is',
    after: 'verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'changed-pact': {
    shows: 'In a build that a webhook started, the test verifies only the pact at PACT_URL',
    after: 'may-deploy',
    run: `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/pactflow-example-provider-golang/consumer/pactflow-example-consumer-golang/latest" ${verify('1.0.1')}`,
    exitStatus: 0,
    says: '--- PASS: TestPacts',
    counterpart: 'renamed-verified',
    replace,
  },
  'renamed-verified': {
    shows: 'The API with the renamed field breaks the pact, and the result is published',
    after: 'changed-pact',
    before: [breaking],
    run: verify('1.1.0'),
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified',
    replace,
  },
  'renamed-may-not-deploy': {
    shows: "It can't be deployed",
    after: 'renamed-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
