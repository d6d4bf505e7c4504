const test = 'pytest -q';
/** @param {string} version */
const build = (version) => `GIT_COMMIT=${version} GIT_BRANCH=main ${test}`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-provider-js-sns --version ${version} --to-environment production`;
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
  verify: {
    shows: 'The sender creates the message that the consumer expects',
    step: 'project',
    run: `${test} -rP`,
    replace,
    exitStatus: 0,
    says: '2 passed',
    counterpart: 'renamed',
  },
  renamed: {
    shows: 'The breaking variant: the event has a title instead of a name',
    after: 'verify',
    before: [breaking],
    run: test,
    replace,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verify',
  },
  'build-verified': {
    shows: "The sender's build verifies the broker's pact, and publishes the result",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-python-sns --version 1.0.0 --environment production',
    ],
    run: build('1.0.0'),
    replace,
    exitStatus: 0,
    says: '2 passed',
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
    before: [breaking],
    run: build('2.0.0'),
    replace,
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
