const consumer = 'pactflow-example-consumer';
const provider = 'pactflow-example-provider';
const testConsumer = 'mvn test -Dtest=ProductClientPactTest';
const verifyAll = 'mvn test -Dtest=ProviderChangeTest';
const verifyOne = 'mvn test -Dtest=ConsumerChangeTest';
const verifyFile = 'mvn test -Dtest=PactFileTest';
const recordConsumer = (/** @type {string} */ version) =>
  `pact broker record-deployment --pacticipant ${consumer} --version ${version} --environment production`;
const recordProvider = (/** @type {string} */ version) =>
  `pact broker record-deployment --pacticipant ${provider} --version ${version} --environment production`;
const canDeployProvider = (/** @type {string} */ version) =>
  `pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;
const publish = (/** @type {string} */ version, branch = 'master') =>
  `pact broker publish consumer/pacts --consumer-app-version ${version} --branch ${branch}`;
const asBuild = (/** @type {string} */ version, branch = 'master') =>
  `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true GIT_COMMIT=${version} GIT_BRANCH=${branch}`;
const pactUrl = (/** @type {string} */ version) =>
  `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/${provider}/consumer/${consumer}/version/${version}"`;

const consumerProduct = 'src/main/java/com/example/consumer/Product.java';
const client = 'src/main/java/com/example/consumer/ProductClient.java';
const storedProduct = 'src/main/java/com/example/provider/StoredProduct.java';
const stock = 'src/main/java/com/example/provider/Products.java';
const providerChange = 'src/test/java/com/example/provider/ProviderChangeTest.java';

/** Undoes a change. Maven compiles a file again only if it's newer than its class, so the file gets a new time. */
const undo = (/** @type {string} */ file) => [`mv ${file}.bak ${file}`, `touch ${file}`];

/**
 * Maven's own messages differ between its releases, so only the results and the compiler's errors are recorded. Pact's report begins with an empty line.
 *
 * @type {[RegExp, string][]}
 */
const replace = [
  [/^\[INFO\](?! Tests run:| BUILD).*\n/gm, ''],
  [/^\[ERROR\] Failed to execute goal [\s\S]*/m, ''],
];

/**
 * What a learner does, in this order and with one broker. Each recording continues the previous one. The commands of the Pact CLI print the same as in
 * `../ci-cd`, so they aren't recorded here. They run before the recordings that depend on them.
 */
const story = {
  // Prerequisites: both applications agree, and both are in production.
  'consumer-test': {
    shows: 'The consumer tests pass and write the pact',
    cwd: 'step-1',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },
  'provider-build': {
    shows: 'The provider build verifies the pact and publishes the result',
    cwd: 'step-1',
    before: [publish('c1')],
    run: `${asBuild('p1')} ${verifyAll}`,
    exitStatus: 0,
    says: "latest version from the main branch 'master' (c1)",
  },

  // Protecting the provider: the consumer changes its pact on master.
  'color-test': {
    shows: 'The consumer tests pass with the new expectation',
    cwd: 'step-2',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },
  'webhook-build': {
    shows: 'The build that the webhook starts fails: the provider in production has no color',
    cwd: 'step-2',
    before: [recordProvider('p1'), recordConsumer('c1'), publish('c2')],
    run: `${asBuild('p1')} ${pactUrl('c2')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-pending': {
    shows: 'The provider build passes because the pact with the color is pending',
    cwd: 'step-2',
    run: `${asBuild('p2')} ${verifyAll}`,
    exitStatus: 0,
    says: 'Pending Failures:',
  },
  'without-pending': {
    shows: 'Without pending pacts, the consumer change breaks the provider build',
    cwd: 'step-2',
    before: [recordProvider('p2'), `sed -i.bak 's/enablePendingPacts = "true"/enablePendingPacts = "false"/' ${providerChange}`],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-breaks': {
    shows: 'A provider that renames a field fails the pact in production, which is not pending',
    cwd: 'step-2',
    before: [...undo(providerChange), `sed -i.bak 's/String id/String uuid/' ${storedProduct}`],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: id',
  },
  'uuid-added': {
    shows: 'A provider that adds a field and keeps the old one passes the pact in production',
    cwd: 'step-2',
    before: [...undo(storedProduct), `sed -i.bak 's/{}/{ public String getUuid() { return id; } }/' ${storedProduct}`],
    run: verifyAll,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },

  // Implementing the provider changes. Before, the consumer reverted its change on master, and made it on a branch.
  'not-yet': {
    shows: 'The provider build on master does not verify the feature pact',
    cwd: 'step-2',
    before: [...undo(storedProduct), `cd ../step-1 && ${publish('c3')}`, recordConsumer('c3'), publish('c4', 'feat/new-field')],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: "latest version from the main branch 'master' (c3)",
  },
  'provider-before': {
    shows: 'On the laptop, the provider fails the feature pact',
    cwd: 'step-2',
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-after': {
    shows: 'On the laptop, the provider with the color passes the feature pact',
    cwd: 'step-3',
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },
  'stock-without-color': {
    shows: 'The verification passes although no product in stock has a color',
    cwd: 'step-3',
    before: [`sed -i.bak -e 's/"black"/null/' -e 's/"green"/null/' -e 's/"white"/null/' ${stock}`],
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },

  // Verifying feature pacts.
  'matching-branch': {
    shows: 'On a branch with the same name, the provider verifies the feature pact',
    cwd: 'step-3',
    before: undo(stock),
    run: `${asBuild('p3', 'feat/new-field')} ${verifyAll}`,
    exitStatus: 0,
    says: "latest version from branch 'feat/new-field' (c4)",
  },
  wip: {
    shows: 'With WIP pacts, the provider build on master verifies the feature pact',
    cwd: 'step-4',
    run: `${asBuild('p4')} ${verifyAll}`,
    exitStatus: 0,
    says: "it is a 'work in progress' pact",
  },
  'wip-stays': {
    shows: 'The feature pact stays a WIP pact until the branch is merged',
    cwd: 'step-4',
    before: [canDeployProvider('p4'), recordProvider('p4')],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: "it is a 'work in progress' pact",
  },
  'wip-excluded': {
    shows: 'With a later date, the pact of the branch is not verified',
    cwd: 'step-4',
    before: [`sed -i.bak 's/2026-01-01/2099-01-01/' ${providerChange}`],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },

  // Releasing the consumer code.
  'merged-test': {
    shows: 'The consumer tests pass after the merge',
    cwd: 'step-5',
    run: testConsumer,
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0, Errors: 0',
  },
  accepted: {
    shows: 'The pact with the color is in production now and is no longer pending',
    cwd: 'step-5',
    before: [publish('c5'), recordConsumer('c5')],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: 'consumer version(s) currently deployed to production (c5)',
  },
  'color-removed': {
    shows: 'A provider that removes the color fails its own build',
    cwd: 'step-5',
    before: [`sed -i.bak 's/String color/@com.fasterxml.jackson.annotation.JsonIgnore String color/' ${storedProduct}`],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
};

/** What learners see before they change the consumer. It isn't part of the story because it doesn't need a broker. */
const compileError = {
  'color-expected': {
    shows: "The consumer tests expect a color, which the consumer's product doesn't have yet",
    before: [`sed -i.bak 's/, String color//' ${consumerProduct}`],
    run: testConsumer,
    exitStatus: 1,
    says: 'constructor Product in record com.example.consumer.Product cannot be applied to given types',
  },
};

/** What the setup pages also show, without a broker. Each recording continues the previous one. */
const setUp = {
  'set-up-show': {
    shows: 'The provider and the consumer run together',
    run: 'mvn test -Dtest=TogetherTest',
    exitStatus: 0,
    says: 'Garden chair',
  },
  'set-up-wrong-path': {
    shows: 'A client that requests another path than its test expects',
    before: [`sed -i.bak 's#/product/#/items/#' ${client}`],
    run: testConsumer,
    exitStatus: 1,
    says: '/items/10 returned 500',
  },
  'set-up-verify-file': {
    shows: 'The provider passes the pact file that the consumer tests have written',
    before: [...undo(client), testConsumer],
    run: verifyFile,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'set-up-no-address': {
    shows: 'Provider verification without a broker URL',
    run: verifyAll,
    exitStatus: 1,
    says: 'Could not resolve property "PACT_BROKER_BASE_URL"',
  },
};

/**
 * @param {Record<string, object & {exitStatus: number}>} list in the order in which they run
 * @param {object} start where the first one runs
 * @returns {import('recordings').Recordings}
 */
const chain = (list, start) =>
  Object.fromEntries(
    Object.entries(list).map(([name, recording], position, all) => [
      name,
      {
        ...recording,
        replace,
        // Maven prints some characters that aren't in ASCII.
        env: { LC_ALL: 'C.UTF-8' },
        counterpart: recording.exitStatus === 0 ? 'webhook-build' : 'provider-build',
        ...(position === 0 ? start : { after: all[position - 1][0] }),
      },
    ]),
  );

/** @type {import('recordings').Recordings} by name, which is also the name of the file in `output/` */
export const recordings = {
  ...chain(story, { broker: true }),
  ...chain(compileError, { step: 'step-2' }),
  ...chain(setUp, { step: 'step-1' }),
};
