const consumer = 'pactflow-example-consumer';
const provider = 'pactflow-example-provider';
const testConsumer = 'pytest consumer';
const verifyAll = 'pytest provider/tests/test_provider_change.py';
const verifyOne = 'pytest provider/tests/test_consumer_change.py';
const verifyOnMaster = `GIT_BRANCH=master ${verifyAll}`;
const asBuild = (/** @type {string} */ version, branch = 'master') =>
  `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true GIT_COMMIT=${version} GIT_BRANCH=${branch}`;
const pactUrl = (/** @type {string} */ version) =>
  `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/${provider}/consumer/${consumer}/version/${version}"`;

// Apart from a hash in URLs, the Pact CLI prints the same for all languages. Its commands are recorded in ../ci-cd, and here they run before the tests.
const publish = (/** @type {string} */ version, { branch = 'master', from = '' } = {}) =>
  `pact broker publish ${from}consumer/pacts --consumer-app-version ${version} --branch ${branch}`;
const recordDeployment = (/** @type {string} */ pacticipant, /** @type {string} */ version) =>
  `pact broker record-deployment --pacticipant ${pacticipant} --version ${version} --environment production`;

/** @type {[RegExp, string][]} */
const replace = [
  [/^=+ (.* in <time>) =+$/gm, '=== $1 ==='],
  [/^\S*site-packages\//gm, 'site-packages/'],
  [/VerifierHandle\(0x[\da-f]+\)/g, 'VerifierHandle(<address>)'],
];

/** What a learner does, in this order and with one broker. Each recording continues the previous one. */
const story = {
  // Prerequisites: both applications agree, and both are in production.
  'consumer-test': {
    shows: 'The consumer tests pass and write the pact',
    cwd: 'step-1',
    run: testConsumer,
    exitStatus: 0,
    says: '3 passed',
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
  'color-expected': {
    shows: "The tests expect a color, which the consumer doesn't read yet",
    cwd: 'step-2',
    before: [
      recordDeployment(provider, 'p1'),
      recordDeployment(consumer, 'c1'),
      'cp consumer/src/products.py products.py.bak',
      'cp ../step-1/consumer/src/products.py consumer/src/products.py',
    ],
    run: testConsumer,
    exitStatus: 1,
    says: "{'color': 'green'}",
  },
  'color-test': {
    shows: 'The consumer tests pass with the new expectation',
    cwd: 'step-2',
    before: ['mv products.py.bak consumer/src/products.py'],
    run: testConsumer,
    exitStatus: 0,
    says: '3 passed',
  },
  'webhook-build': {
    shows: 'The build that the webhook starts fails: the provider in production has no color',
    cwd: 'step-2',
    before: [publish('c2')],
    run: `${asBuild('p1')} ${pactUrl('c2')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-pending': {
    shows: 'The provider build passes because the pact with the color is pending',
    cwd: 'step-2',
    run: `${asBuild('p2')} ${verifyAll}`,
    exitStatus: 0,
    says: 'non-fatal pact failures on pending pacts',
  },
  'without-pending': {
    shows: 'Without pending pacts, the consumer change breaks the provider build',
    cwd: 'step-2',
    before: [recordDeployment(provider, 'p2'), `sed -i.bak 's/include_pending()/exclude_pending()/' provider/tests/test_provider_change.py`],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-breaks': {
    shows: 'A provider that renames a field fails the pact in production, which is not pending',
    cwd: 'step-2',
    before: [
      'mv provider/tests/test_provider_change.py.bak provider/tests/test_provider_change.py',
      `sed -i.bak 's/"id": self.id/"uuid": self.id/' provider/src/product.py`,
    ],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: id',
  },
  'uuid-added': {
    shows: 'A provider that adds a field and keeps the old one passes the pact in production',
    cwd: 'step-2',
    before: [`sed -i.bak 's/"uuid": self.id/"id": self.id, &/' provider/src/product.py`],
    run: verifyAll,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },

  // How not to break everything: the same change on a branch.
  'reverted-test': {
    shows: 'The consumer tests pass without the new expectation',
    cwd: 'step-1',
    before: [
      `sed -i.bak 's/, "uuid": self.id//' ../step-2/provider/src/product.py`,
      'rm ../step-2/provider/src/product.py.bak',
    ],
    run: testConsumer,
    exitStatus: 0,
    says: '3 passed',
  },
  'feature-test': {
    shows: 'The consumer tests pass with the new expectation, on a branch',
    cwd: 'step-2',
    before: [publish('c3', { from: '../step-1/' }), recordDeployment(consumer, 'c3')],
    run: testConsumer,
    exitStatus: 0,
    says: '3 passed',
  },

  // Implementing the provider changes.
  'not-yet': {
    shows: 'The provider build on master does not verify the feature pact',
    cwd: 'step-2',
    before: [publish('c4', { branch: 'feat/new-field' })],
    run: verifyOnMaster,
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
    says: '1 passed',
  },
  'stock-without-color': {
    shows: 'The verification passes although no product in stock has a color',
    cwd: 'step-3',
    before: [`sed -i.bak -e 's/, "black"//' -e 's/, "green"//' -e 's/, "white"//' provider/src/product_repository.py`],
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 0,
    says: '1 passed',
  },

  // Verifying feature pacts.
  'matching-branch': {
    shows: 'On a branch with the same name, the provider verifies the feature pact',
    cwd: 'step-3',
    before: ['mv provider/src/product_repository.py.bak provider/src/product_repository.py'],
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
    before: [recordDeployment(provider, 'p4')],
    run: verifyOnMaster,
    exitStatus: 0,
    says: "it is a 'work in progress' pact",
  },
  'wip-excluded': {
    shows: 'With a later date, the pact of the branch is not verified',
    cwd: 'step-4',
    before: [`sed -i.bak 's/2026-01-01/2099-01-01/' provider/tests/test_provider_change.py`],
    run: verifyOnMaster,
    exitStatus: 0,
    says: '1 passed',
  },

  // Releasing the consumer code.
  'merged-test': {
    shows: 'The consumer tests pass after the merge',
    cwd: 'step-5',
    run: testConsumer,
    exitStatus: 0,
    says: '3 passed',
  },
  accepted: {
    shows: 'The pact with the color is in production now and is no longer pending',
    cwd: 'step-5',
    before: [publish('c5'), recordDeployment(consumer, 'c5')],
    run: verifyOnMaster,
    exitStatus: 0,
    says: 'consumer version(s) currently deployed to production (c5)',
  },
  'color-removed': {
    shows: 'A provider that removes the color fails its own build',
    cwd: 'step-5',
    before: [`sed -i.bak '/"color": self.color/d' provider/src/product.py`],
    run: verifyOnMaster,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
};

/** What the setup pages also show, without a broker. */
const setUp = {
  'set-up-wrong-path': {
    shows: 'A client that requests another path than its test expects',
    before: [`sed -i.bak 's#/product/{product_id}#/items/{product_id}#' consumer/src/products.py`],
    run: testConsumer,
    exitStatus: 1,
    says: 'Request not found: GET /items/10',
  },
  'set-up-verify-file': {
    shows: 'The provider passes the pact file that the consumer tests have written',
    before: ['mv consumer/src/products.py.bak consumer/src/products.py', testConsumer],
    run: `PACT_URL=consumer/pacts/${consumer}-${provider}.json ${verifyOne}`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'set-up-no-address': {
    shows: 'Provider verification without a broker URL',
    run: verifyAll,
    exitStatus: 1,
    says: 'A broker URL must be provided',
  },
  'set-up-show': {
    shows: 'Provider and consumer run together; the loop waits until the provider responds',
    run: 'python provider/src/server.py & until python consumer/src/show_products.py; do sleep 1; done 2> waiting.txt; kill $!',
    exitStatus: 0,
    says: 'Garden chair',
  },
};

/**
 * @param {Record<string, Omit<import('recordings').Recording, 'counterpart'>>} chain
 * @param {Partial<import('recordings').Recording>} first where its first recording runs
 * @returns {import('recordings').Recordings} by name; each recording continues the previous one
 */
const inOrder = (chain, first) =>
  Object.fromEntries(
    Object.entries(chain).map(([name, recording], position, all) => [
      name,
      {
        ...recording,
        replace,
        counterpart: recording.exitStatus === 0 ? 'webhook-build' : 'provider-build',
        ...(position === 0 ? first : { after: all[position - 1][0] }),
      },
    ]),
  );

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = { ...inOrder(story, { broker: true }), ...inOrder(setUp, { step: 'step-1' }) };
