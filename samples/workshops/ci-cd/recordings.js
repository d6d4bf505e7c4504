const consumer = 'pactflow-example-consumer';
const provider = 'pactflow-example-provider';
const testConsumer = 'node --test consumer/test/products.test.js';
const recordConsumer = (/** @type {string} */ version) =>
  `pact broker record-deployment --pacticipant ${consumer} --version ${version} --environment production`;
const recordProvider = (/** @type {string} */ version) =>
  `pact broker record-deployment --pacticipant ${provider} --version ${version} --environment production`;
const canDeployConsumer = (/** @type {string} */ version) =>
  `pact broker can-i-deploy --pacticipant ${consumer} --version ${version} --to-environment production`;
const canDeployProvider = (/** @type {string} */ version) =>
  `pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;
const publish = (/** @type {string} */ version, branch = 'master') =>
  `pact broker publish consumer/pacts --consumer-app-version ${version} --branch ${branch}`;
const asBuild = (/** @type {string} */ version, branch = 'master') =>
  `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS=true GIT_COMMIT=${version} GIT_BRANCH=${branch}`;
const verifyAll = 'node --test provider/test/provider-change.test.js';
const verifyOne = 'node --test provider/test/consumer-change.test.js';
const pactUrl = (/** @type {string} */ version) =>
  `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/${provider}/consumer/${consumer}/version/${version}"`;
const header = `--header 'Content-Type: application/json' 'Accept: application/vnd.github+json' 'Authorization: Bearer \${user.githubToken}'`;
const webhookId = '8ce63439-6b70-4e9b-8891-703d5ea2953c';
const yes = 'Computer says yes';
const no = 'Computer says no';

/** What a learner does, in this order and with one broker. Each recording continues the previous one. */
const story = {
  // Prerequisites: both applications agree, and both are in production.
  'consumer-test': {
    shows: 'The consumer tests pass and write the pact',
    cwd: 'step-1',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  publish: {
    shows: 'The consumer build publishes its first pact',
    cwd: 'step-1',
    run: publish('c1'),
    exitStatus: 0,
    says: 'Pact successfully published',
  },
  'consumer-too-early': {
    shows: 'The consumer cannot be deployed before its provider',
    cwd: 'step-1',
    run: canDeployConsumer('c1'),
    exitStatus: 1,
    says: no,
  },
  'provider-build': {
    shows: 'The provider build verifies the pact and publishes the result',
    cwd: 'step-1',
    run: `${asBuild('p1')} ${verifyAll}`,
    exitStatus: 0,
    says: "latest version from the main branch 'master' (c1)",
  },
  'provider-may-deploy': {
    shows: 'The provider can be deployed because no consumer is in production yet',
    cwd: 'step-1',
    run: canDeployProvider('p1'),
    exitStatus: 0,
    says: yes,
  },
  'provider-recorded': {
    shows: 'The provider deployment is recorded',
    cwd: 'step-1',
    run: recordProvider('p1'),
    exitStatus: 0,
    says: 'Recorded deployment',
  },
  'consumer-may-deploy': {
    shows: 'Now the consumer can be deployed, too',
    cwd: 'step-1',
    run: canDeployConsumer('c1'),
    exitStatus: 0,
    says: yes,
  },
  'consumer-recorded': {
    shows: 'The consumer deployment is recorded',
    cwd: 'step-1',
    run: recordConsumer('c1'),
    exitStatus: 0,
    says: 'Recorded deployment',
  },
  webhook: {
    shows: 'A webhook that starts the provider workflow when a pact requires verification',
    cwd: 'step-1',
    run: `pact broker create-or-update-webhook https://api.github.com/repos/YOUR_ACCOUNT/example-provider/dispatches --uuid ${webhookId} --description "Verify changed pacts" --provider ${provider} --contract-requiring-verification-published --request POST ${header} --data "$(cat provider/webhooks/contract-requiring-verification-published.json)"`,
    exitStatus: 0,
    says: 'contract_requiring_verification_published',
  },

  'set-up-webhook-test': {
    shows: 'A test of the webhook: the request to GitHub, which fails without a network',
    cwd: 'step-1',
    run: `pact broker test-webhook --uuid ${webhookId}`,
    exitStatus: 0,
    says: 'pact_url',
  },

  // Protecting the provider: the consumer changes its pact on master.
  'color-test': {
    shows: 'The consumer tests pass with the new expectation',
    cwd: 'step-2',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  'color-on-master': {
    shows: 'The consumer publishes a pact with a color from master, which triggers the webhook',
    cwd: 'step-2',
    run: publish('c2'),
    exitStatus: 0,
    says: 'triggered for event contract_requiring_verification_published',
  },
  'webhook-request': {
    shows: 'Right after the publication, the broker has not sent the webhook call yet',
    cwd: 'step-2',
    run: 'node last-webhook-call.js',
    exitStatus: 0,
    says: 'No webhook was triggered yet.',
  },
  'webhook-build': {
    shows: 'The build that the webhook starts fails: the provider in production has no color',
    cwd: 'step-2',
    run: `${asBuild('p1')} ${pactUrl('c2')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'consumer-blocked': {
    shows: 'The consumer cannot be deployed: the provider in production fails the new pact',
    cwd: 'step-2',
    run: canDeployConsumer('c2'),
    exitStatus: 1,
    says: no,
  },
  'provider-pending': {
    shows: 'The provider build passes because the pact with the color is pending',
    cwd: 'step-2',
    run: `${asBuild('p2')} ${verifyAll}`,
    exitStatus: 0,
    says: 'non-fatal pact failures on pending pacts',
  },
  'provider-unblocked': {
    shows: 'The provider can be deployed: it passes the pact of the consumer version in production',
    cwd: 'step-2',
    run: canDeployProvider('p2'),
    exitStatus: 0,
    says: yes,
  },
  'without-pending': {
    shows: 'Without pending pacts, the consumer change breaks the provider build',
    cwd: 'step-2',
    before: [recordProvider('p2'), `sed -i.bak 's/enablePending: true/enablePending: false/' provider/test/provider-change.test.js`],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-breaks': {
    shows: 'A provider that renames a field fails the pact in production, which is not pending',
    cwd: 'step-2',
    before: [
      'mv provider/test/provider-change.test.js.bak provider/test/provider-change.test.js',
      `sed -i.bak 's/this.id = id/this.uuid = id/' provider/src/product.js`,
    ],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: id',
  },
  'uuid-added': {
    shows: 'A provider that adds a field and keeps the old one passes the pact in production',
    cwd: 'step-2',
    before: [`sed -i.bak 's/this.uuid = id/this.id = this.uuid = id/' provider/src/product.js`],
    run: verifyAll,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },

  // How not to break everything: the same change on a branch.
  'reverted-test': {
    shows: 'The consumer tests pass without the new expectation',
    cwd: 'step-1',
    before: [
      `sed -i.bak 's/this.id = this.uuid = id/this.id = id/' ../step-2/provider/src/product.js`,
      'rm ../step-2/provider/src/product.js.bak',
    ],
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  reverted: {
    shows: 'The consumer reverts its change on master',
    cwd: 'step-1',
    run: publish('c3'),
    exitStatus: 0,
    says: 'Pact successfully published',
  },
  'consumer-free': {
    shows: 'The consumer can be deployed again because its pact content has already been verified',
    cwd: 'step-1',
    run: canDeployConsumer('c3'),
    exitStatus: 0,
    says: yes,
  },
  'feature-test': {
    shows: 'The consumer tests pass with the new expectation, on a branch',
    cwd: 'step-2',
    before: [recordConsumer('c3')],
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  feature: {
    shows: 'The consumer publishes the pact with the color from a branch',
    cwd: 'step-2',
    run: publish('c4', 'feat/new-field'),
    exitStatus: 0,
    says: 'with branch feat/new-field',
  },
  'feature-blocked': {
    shows: 'The branch cannot be merged yet',
    cwd: 'step-2',
    run: canDeployConsumer('c4'),
    exitStatus: 1,
    says: no,
  },

  // Implementing the provider changes.
  'not-yet': {
    shows: 'The provider build on master does not verify the feature pact',
    cwd: 'step-2',
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
    says: '✔ keeps the one contract that has changed',
  },

  // Verifying feature pacts.
  'matching-branch': {
    shows: 'On a branch with the same name, the provider verifies the feature pact',
    cwd: 'step-3',
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
  'feature-waits': {
    shows: 'The feature pact is verified, but the provider with the color is not in production',
    cwd: 'step-4',
    run: canDeployConsumer('c4'),
    exitStatus: 1,
    says: no,
  },
  'feature-may-merge': {
    shows: 'The provider with the color is in production, so the branch can be merged',
    cwd: 'step-4',
    before: [canDeployProvider('p4'), recordProvider('p4')],
    run: canDeployConsumer('c4'),
    exitStatus: 0,
    says: yes,
  },
  'wip-stays': {
    shows: 'The feature pact stays a WIP pact until the branch is merged',
    cwd: 'step-4',
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: "it is a 'work in progress' pact",
  },

  // Releasing the consumer code.
  'commit-status': {
    shows: 'A webhook that shows verification results on the consumer commits',
    cwd: 'step-5',
    run: `pact broker create-webhook 'https://api.github.com/repos/YOUR_ACCOUNT/example-consumer/statuses/\${pactbroker.consumerVersionNumber}' --description "Show verifications at commits" --consumer ${consumer} --contract-published --provider-verification-published --request POST ${header} --data "$(cat consumer/webhooks/commit-status.json)"`,
    exitStatus: 0,
    says: 'provider_verification_published',
  },
  'not-merged': {
    shows: 'The broker does not have the version that results from the merge',
    cwd: 'step-5',
    run: canDeployConsumer('c5'),
    exitStatus: 1,
    says: 'c5',
  },
  'merged-test': {
    shows: 'The consumer tests pass after the merge',
    cwd: 'step-5',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  merged: {
    shows: 'The consumer publishes its pact from master after the merge',
    cwd: 'step-5',
    run: publish('c5'),
    exitStatus: 0,
    says: 'with branch master',
  },
  'merged-may-deploy': {
    shows: 'The merged version can be deployed immediately',
    cwd: 'step-5',
    run: canDeployConsumer('c5'),
    exitStatus: 0,
    says: yes,
  },
  accepted: {
    shows: 'The pact with the color is in production now and is no longer pending',
    cwd: 'step-5',
    before: [recordConsumer('c5')],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: 'consumer version(s) currently deployed to production (c5)',
  },
};

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = Object.fromEntries(
  Object.entries(story).map(([name, recording], position, all) => [
    name,
    {
      ...recording,
      counterpart: recording.exitStatus === 0 ? 'consumer-blocked' : 'consumer-may-deploy',
      ...(position === 0 ? { broker: true } : { after: all[position - 1][0] }),
    },
  ]),
);

/** The call that the webhook makes. It's a branch of the story because the other recordings don't wait for it. */
recordings['webhook-body'] = {
  shows: 'The body of the webhook call that starts the verification, from the logs of the broker',
  cwd: 'step-2',
  before: ['until node last-webhook-call.js | grep -q client_payload; do sleep 1; done'],
  run: 'node last-webhook-call.js',
  exitStatus: 0,
  says: '"sha": "p1"',
  counterpart: 'consumer-blocked',
  after: 'webhook-request',
};

/** The challenges, which are branches of the story because learners undo them. */
Object.assign(recordings, {
  'color-expected': {
    shows: 'The tests expect a color, which the consumer does not read yet',
    cwd: 'step-2',
    before: ['cp ../step-1/consumer/src/products.js consumer/src/products.js'],
    run: testConsumer,
    exitStatus: 1,
    says: "color: 'green'",
    counterpart: 'consumer-test',
  },
  'same-content': {
    shows: 'A branch whose pact has the same content as the one in production can be merged immediately',
    after: 'consumer-free',
    cwd: 'step-1',
    run: `${publish('c3-docs', 'docs')} && ${canDeployConsumer('c3-docs')}`,
    exitStatus: 0,
    says: yes,
    counterpart: 'consumer-blocked',
  },
  'stock-without-color': {
    shows: 'The verification passes although no product in stock has a color',
    after: 'provider-after',
    cwd: 'step-3',
    before: [`sed -i.bak -e "s/, 'black'//" -e "s/, 'green'//" -e "s/, 'white'//" provider/src/product-repository.js`],
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 0,
    says: '✔ keeps the one contract that has changed',
    counterpart: 'provider-before',
  },
  'wip-excluded': {
    shows: 'With a later date, the pact of the branch is not verified',
    after: 'wip-stays',
    cwd: 'step-4',
    before: [`sed -i.bak 's/2026-01-01/2099-01-01/' provider/test/provider-change.test.js`],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: '✔ keeps every contract that matters to this build',
    counterpart: 'provider-before',
  },
  'color-removed': {
    shows: 'A provider that removes the color fails its own build',
    after: 'accepted',
    cwd: 'step-5',
    before: [`sed -i.bak '/this.color = color/d' provider/src/product.js`],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
    counterpart: 'provider-after',
  },
});

/** What the setup pages also show, without a broker. Each recording continues the previous one. */
const setUp = {
  'set-up-wrong-path': {
    shows: 'A client that requests another path than its test expects',
    before: [`sed -i.bak 's#/product/\${id}#/items/\${id}#' consumer/src/products.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'The following request was not expected',
  },
  'set-up-verify-file': {
    shows: 'The provider passes the pact file that the consumer tests have written',
    before: ['mv consumer/src/products.js.bak consumer/src/products.js', testConsumer],
    run: `PACT_URL=consumer/pacts/${consumer}-${provider}.json ${verifyOne}`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'set-up-no-address': {
    shows: 'Provider verification without a broker URL',
    run: verifyAll,
    exitStatus: 1,
    says: 'there is nothing to verify',
  },
  'set-up-publish-no-address': {
    shows: 'Publishing with an empty broker URL, as in a fork without the variable',
    run: `PACT_BROKER_BASE_URL="" ${publish('c1')}`,
    exitStatus: 1,
    says: 'relative URL without a base',
  },
  'set-up-two-headers': {
    shows: 'The CLI rejects a second --header',
    run: `pact broker create-webhook https://ci.example.com/build --request POST --header 'Content-Type: application/json' --header 'Accept: application/json' --contract-requiring-verification-published`,
    exitStatus: 2,
    says: 'cannot be used multiple times',
  },
  'set-up-show': {
    shows: 'Provider and consumer run together; the loop waits until the provider responds',
    run: 'node provider/src/server.js & until node consumer/src/show-products.js; do sleep 1; done 2> waiting.txt; kill $!',
    exitStatus: 0,
    says: 'Garden chair',
  },
};

Object.entries(setUp).forEach(([name, recording], position, all) => {
  recordings[name] = {
    ...recording,
    counterpart: recording.exitStatus === 0 ? 'consumer-blocked' : 'consumer-may-deploy',
    ...(position === 0 ? { step: 'step-1' } : { after: all[position - 1][0] }),
  };
});
