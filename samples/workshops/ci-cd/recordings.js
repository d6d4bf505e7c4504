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

/** What a learner does, in this order and with one broker. Each goes on where the one before it ended. */
const story = {
  // Setting up: both agree, and both are in production.
  'consumer-test': {
    shows: 'The consumer tests pass, and have written the pact',
    cwd: 'step-1',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product that exists',
  },
  publish: {
    shows: 'The build of the consumer publishes its first pact',
    cwd: 'step-1',
    run: publish('c1'),
    exitStatus: 0,
    says: 'Published the pact',
  },
  'consumer-too-early': {
    shows: 'The consumer may not be deployed before the provider is',
    cwd: 'step-1',
    run: canDeployConsumer('c1'),
    exitStatus: 1,
    says: no,
  },
  'provider-build': {
    shows: 'The build of the provider verifies the pact and publishes the result',
    cwd: 'step-1',
    run: `${asBuild('p1')} ${verifyAll}`,
    exitStatus: 0,
    says: 'latest of the main branch',
  },
  'provider-may-deploy': {
    shows: 'The provider may be deployed: no consumer is in production yet',
    cwd: 'step-1',
    run: canDeployProvider('p1'),
    exitStatus: 0,
    says: yes,
  },
  'provider-recorded': {
    shows: 'The provider is recorded in production',
    cwd: 'step-1',
    run: recordProvider('p1'),
    exitStatus: 0,
    says: 'Recorded deployment',
  },
  'consumer-may-deploy': {
    shows: 'Now the consumer may be deployed, too',
    cwd: 'step-1',
    run: canDeployConsumer('c1'),
    exitStatus: 0,
    says: yes,
  },
  'consumer-recorded': {
    shows: 'The consumer is recorded in production',
    cwd: 'step-1',
    run: recordConsumer('c1'),
    exitStatus: 0,
    says: 'Recorded deployment',
  },
  webhook: {
    shows: 'A webhook that starts the workflow of the provider when a pact needs a verification',
    cwd: 'step-1',
    run: `pact broker create-or-update-webhook https://api.github.com/repos/YOUR_ACCOUNT/example-provider/dispatches --uuid ${webhookId} --description "Verify changed pacts" --provider ${provider} --contract-requiring-verification-published --request POST ${header} --data "$(cat provider/webhooks/contract-requiring-verification-published.json)"`,
    exitStatus: 0,
    says: 'contract_requiring_verification_published',
  },

  'set-up-webhook-test': {
    shows: 'What the webhook would tell GitHub when it is tested right after it was made',
    cwd: 'step-1',
    run: `pact broker test-webhook --uuid ${webhookId}`,
    exitStatus: 0,
    says: 'pact_url',
  },

  // Protecting the provider: the consumer changes its pact on master.
  'color-on-master': {
    shows: 'The consumer publishes a pact with a color, from master; a webhook asks for a verification',
    cwd: 'step-2',
    before: [testConsumer],
    run: publish('c2'),
    exitStatus: 0,
    says: 'triggered by contract_requiring_verification_published',
  },
  'webhook-request': {
    shows: 'What the webhook tells GitHub',
    cwd: 'step-2',
    run: 'node last-webhook-call.js',
    exitStatus: 0,
    says: "sha: 'p1'",
  },
  'webhook-build': {
    shows: 'The build that the webhook starts: the provider in production has no color',
    cwd: 'step-2',
    run: `${asBuild('p1')} ${pactUrl('c2')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'consumer-blocked': {
    shows: 'The consumer may not be deployed: its provider does not keep the new pact',
    cwd: 'step-2',
    run: canDeployConsumer('c2'),
    exitStatus: 1,
    says: no,
  },
  'provider-pending': {
    shows: 'The build of the provider passes: the pact with the color is pending',
    cwd: 'step-2',
    run: `${asBuild('p2')} ${verifyAll}`,
    exitStatus: 0,
    says: 'non-fatal pact failures on pending pacts',
  },
  'provider-unblocked': {
    shows: 'The provider may be deployed: it keeps the pact of the consumer in production',
    cwd: 'step-2',
    run: canDeployProvider('p2'),
    exitStatus: 0,
    says: yes,
  },
  'without-pending': {
    shows: 'The same without pending pacts: the consumer breaks the build of the provider',
    cwd: 'step-2',
    before: [recordProvider('p2'), `sed -i.bak 's/enablePending: true/enablePending: false/' provider/test/provider-change.test.js`],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-breaks': {
    shows: 'A provider that renames a field breaks the pact of production, which is not pending',
    cwd: 'step-2',
    before: [
      'mv provider/test/provider-change.test.js.bak provider/test/provider-change.test.js',
      `sed -i.bak 's/this.id = id/this.uuid = id/' provider/src/product.js`,
    ],
    run: verifyAll,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: id',
  },

  // How not to break everything: the same on a branch.
  reverted: {
    shows: 'The consumer takes its change back on master',
    cwd: 'step-1',
    before: ['mv ../step-2/provider/src/product.js.bak ../step-2/provider/src/product.js', testConsumer],
    run: publish('c3'),
    exitStatus: 0,
    says: 'Published the pact',
  },
  'consumer-free': {
    shows: 'The consumer may be deployed again, from results that were there already',
    cwd: 'step-1',
    run: canDeployConsumer('c3'),
    exitStatus: 0,
    says: yes,
  },
  feature: {
    shows: 'The consumer publishes the pact with the color from a branch',
    cwd: 'step-2',
    before: [recordConsumer('c3'), testConsumer],
    run: publish('c4', 'feat/new-field'),
    exitStatus: 0,
    says: 'on branch feat/new-field',
  },
  'feature-blocked': {
    shows: 'The branch may not be merged yet',
    cwd: 'step-2',
    run: canDeployConsumer('c4'),
    exitStatus: 1,
    says: no,
  },

  // Implementing the provider changes.
  'not-yet': {
    shows: 'The provider on master does not look at the pact of the branch',
    cwd: 'step-2',
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: '(version c3)',
  },
  'provider-before': {
    shows: 'On the laptop, the provider does not keep the pact of the branch',
    cwd: 'step-2',
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: color',
  },
  'provider-after': {
    shows: 'On the laptop, the provider with a color keeps it',
    cwd: 'step-3',
    run: `${pactUrl('c4')} ${verifyOne}`,
    exitStatus: 0,
    says: '✔ keeps the one contract that has changed',
  },

  // Verifying feature pacts.
  'matching-branch': {
    shows: 'On a branch of the same name, the provider verifies the pact of the branch',
    cwd: 'step-3',
    run: `${asBuild('p3', 'feat/new-field')} ${verifyAll}`,
    exitStatus: 0,
    says: 'same branch as the provider (version c4)',
  },
  wip: {
    shows: 'With work in progress, the build on master verifies the pact of the branch',
    cwd: 'step-4',
    run: `${asBuild('p4')} ${verifyAll}`,
    exitStatus: 0,
    says: 'work in progress, latest of branch feat/new-field (version c4)',
  },
  'feature-waits': {
    shows: 'Verified, but not deployed: the provider with the color is not in production',
    cwd: 'step-4',
    run: canDeployConsumer('c4'),
    exitStatus: 1,
    says: no,
  },
  'feature-may-merge': {
    shows: 'The provider with the color is in production: the branch may be merged',
    cwd: 'step-4',
    before: [canDeployProvider('p4'), recordProvider('p4')],
    run: canDeployConsumer('c4'),
    exitStatus: 0,
    says: yes,
  },
  'wip-stays': {
    shows: 'The pact of the branch stays work in progress until the branch is merged',
    cwd: 'step-4',
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: 'work in progress, latest of branch feat/new-field (version c4)',
  },

  // Releasing the consumer code.
  'commit-status': {
    shows: 'A webhook that shows results at the commits of the consumer',
    cwd: 'step-5',
    run: `pact broker create-webhook 'https://api.github.com/repos/YOUR_ACCOUNT/example-consumer/statuses/\${pactbroker.consumerVersionNumber}' --description "Show verifications at commits" --consumer ${consumer} --contract-published --provider-verification-published --request POST ${header} --data "$(cat consumer/webhooks/commit-status.json)"`,
    exitStatus: 0,
    says: 'provider_verification_published',
  },
  merged: {
    shows: 'The consumer publishes its pact from master, after the merge',
    cwd: 'step-5',
    before: [testConsumer],
    run: publish('c5'),
    exitStatus: 0,
    says: 'on branch master',
  },
  'merged-may-deploy': {
    shows: 'The merge may be deployed at once',
    cwd: 'step-5',
    run: canDeployConsumer('c5'),
    exitStatus: 0,
    says: yes,
  },
  accepted: {
    shows: 'The pact with the color is the one of production now, and not pending any more',
    cwd: 'step-5',
    before: [recordConsumer('c5')],
    run: `GIT_BRANCH=master ${verifyAll}`,
    exitStatus: 0,
    says: 'deployed or released, latest of the same branch as the provider (version c5)',
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

/** What pages on setting up show beside the story. No broker takes part; each goes on where the one before it ended. */
const setUp = {
  'set-up-wrong-path': {
    shows: 'A client that asks for another path than its test says',
    before: [`sed -i.bak 's#/product/\${id}#/items/\${id}#' consumer/src/products.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'The following request was not expected',
  },
  'set-up-verify-file': {
    shows: 'The provider keeps the pact that the consumer tests have written; no broker takes part',
    before: ['mv consumer/src/products.js.bak consumer/src/products.js', testConsumer],
    run: `PACT_URL=consumer/pacts/${consumer}-${provider}.json ${verifyOne}`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'set-up-no-address': {
    shows: 'The verification without the address of a broker',
    run: verifyAll,
    exitStatus: 1,
    says: 'there is nothing to verify',
  },
  'set-up-publish-no-address': {
    shows: 'Publishing with an address that is empty, as in a fork that lacks the variable',
    run: `PACT_BROKER_BASE_URL="" ${publish('c1')}`,
    exitStatus: 1,
    says: 'relative URL without a base',
  },
  'set-up-two-headers': {
    shows: 'The command line refuses a second --header',
    run: `pact broker create-webhook https://ci.example.com/build --request POST --header 'Content-Type: application/json' --header 'Accept: application/json' --contract-requiring-verification-published`,
    exitStatus: 2,
    says: 'cannot be used multiple times',
  },
  'set-up-show': {
    shows: 'Provider and consumer run together; the loop waits until the provider answers',
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
