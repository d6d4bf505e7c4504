const test = 'pytest -q';
/** @param {string} version */
const build = (version) => `GIT_COMMIT=${version} GIT_BRANCH=main ${test}`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-provider-python --version ${version} --to-environment production`;
const breaking = 'cp -R breaking/. .';
/** @type {[RegExp, string][]} */
const replace = [
  [/ in \d+\.\d+s$/gm, ' in <time>'],
  [/\[\d\d\/\w{3}\/\d{4} \d\d:\d\d:\d\d\]/g, '[<time>]'],
  [/^\S*site-packages\//gm, 'site-packages/'],
  [/VerifierHandle\(0x[\da-f]+\)/g, 'VerifierHandle(<address>)'],
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'verified-file': {
    shows: 'The API fulfills the pact in the project',
    step: 'project',
    run: `${test} -rP`,
    replace,
    exitStatus: 0,
    says: '1 passed',
    counterpart: 'renamed-file',
  },
  'verified-file-with-broker-set': {
    shows: "The test verifies the project's pact, even if the environment has the URL of a broker",
    after: 'verified-file',
    run: `PACT_BROKER_BASE_URL=https://broker.example ${test}`,
    replace,
    exitStatus: 0,
    says: '1 passed',
    counterpart: 'renamed-file',
  },
  'renamed-file': {
    shows: 'The API has renamed a field that the client reads',
    after: 'verified-file-with-broker-set',
    before: [breaking],
    run: test,
    replace,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified-file',
  },
  verified: {
    shows: "The API fulfills the broker's pact, and the result is published",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-python --version 1.0.0 --environment production',
    ],
    run: `${build('1.0.0')} -rP`,
    replace,
    exitStatus: 0,
    says: "latest version from the main branch 'main' (1.0.0)",
    counterpart: 'renamed-verified',
  },
  'may-deploy': {
    shows: 'The API can be deployed to production, where the client is',
    after: 'verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'changed-pact': {
    shows: 'In a build that a webhook started, the test verifies only the pact at PACT_URL',
    after: 'may-deploy',
    run: `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/pactflow-example-provider-python/consumer/pactflow-example-consumer-python/latest" ${build('1.0.1')}`,
    exitStatus: 0,
    says: '1 passed',
    counterpart: 'renamed-verified',
    replace,
  },
  'renamed-verified': {
    shows: 'The API with the renamed field breaks the pact, and the result is published',
    after: 'changed-pact',
    before: [breaking],
    run: build('1.1.0'),
    replace,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified',
  },
  'renamed-may-not-deploy': {
    shows: "The API with the renamed field can't be deployed",
    after: 'renamed-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
