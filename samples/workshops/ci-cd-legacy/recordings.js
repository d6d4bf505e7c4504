const consumer = 'pactflow-example-consumer-legacy';
const provider = 'pactflow-example-provider-legacy';

/** @param {string} version @param {string} [branch] */
const consumerCi = (version, branch = 'master') => `GIT_COMMIT=${version} GIT_BRANCH=${branch} npm run consumer:ci`;
/** @param {string} version */
const providerCi = (version) => `CI=true GIT_COMMIT=${version} GIT_BRANCH=master npm run provider:ci`;
/** @param {string} version */
const pactUrl = (version) => `PACT_URL="$PACT_BROKER_BASE_URL/pacts/provider/${provider}/consumer/${consumer}/version/${version}"`;
/** @param {string} application @param {string} version @param {string} target */
const canIDeploy = (application, version, target = '--to prod') =>
  `npx pact broker can-i-deploy --pacticipant ${application} --version ${version} ${target}`;
/** @param {string} application @param {string} version */
const recordDeployment = (application, version) =>
  `npx pact broker record-deployment --pacticipant ${application} --version ${version} --environment production`;

const yes = 'Computer says yes';
const no = 'Computer says no';

/** What a learner does, in this order and with one broker. Each recording continues the previous one. */
const story = {
  'start-consumer': {
    shows: "The first consumer build can't be deployed because its provider isn't in production yet",
    cwd: 'step-1',
    run: consumerCi('c1'),
    exitStatus: 1,
    says: no,
  },
  'start-provider': {
    shows: 'The first provider build verifies the pact and is deployed, so its version gets the tag prod',
    cwd: 'step-1',
    run: providerCi('p1'),
    exitStatus: 0,
    says: `Tagging version 'p1'`,
  },
  'start-consumer-again': {
    shows: 'The same consumer build is deployed when it runs again',
    cwd: 'step-1',
    run: consumerCi('c1'),
    exitStatus: 0,
    says: `Tagging version 'c1'`,
  },

  'second-release': {
    shows: 'A second version of the consumer goes to production',
    cwd: 'step-1',
    run: consumerCi('c2'),
    exitStatus: 0,
    says: `Tagging version 'c2'`,
  },
  'rollback-by-tag': {
    shows: "Setting the tag prod on the first version again isn't a rollback, because the latest version with the tag counts",
    cwd: 'step-1',
    run: `npx pact broker create-version-tag --pacticipant ${consumer} --version c1 --tag prod && ${canIDeploy(provider, 'p1')}`,
    exitStatus: 0,
    says: '┆ c2 ',
  },
  'rollback-by-deletion': {
    shows: 'After the tag is deleted from the second version, the first one counts again',
    cwd: 'step-1',
    run: `npx pact broker delete-version-tag --pacticipant ${consumer} --version c2 --tag prod && ${canIDeploy(provider, 'p1')}`,
    exitStatus: 0,
    says: '┆ c1 ',
  },

  'break-consumer': {
    shows: "The consumer expects a new field on master. Its tests pass, but it can't be deployed because no provider version has verified the pact",
    cwd: 'step-2',
    run: consumerCi('c3'),
    exitStatus: 1,
    says: no,
  },
  'break-webhook': {
    shows: 'The provider build that a webhook triggers verifies the changed pact and fails',
    cwd: 'step-2',
    run: `CI=true GIT_COMMIT=p1 GIT_BRANCH=master ${pactUrl('c3')} npm run test:provider`,
    exitStatus: 1,
    says: 'missing the following keys: color',
  },
  'break-asked': {
    shows: 'can-i-deploy now reports a failed verification',
    cwd: 'step-2',
    run: canIDeploy(consumer, 'c3'),
    exitStatus: 1,
    says: '┆ false ',
  },
  'break-provider': {
    shows: "The provider's release build fails although the provider hasn't changed",
    cwd: 'step-2',
    run: providerCi('p2'),
    exitStatus: 1,
    says: 'There were 1 pact failures',
  },

  pending: {
    shows: 'With pending pacts, the same failure is reported, and the provider is deployed',
    cwd: 'step-3',
    run: providerCi('p3'),
    exitStatus: 0,
    says: '1 non-fatal pact failures',
  },
  'breaking-change': {
    shows: "A provider change that breaks the pact in production fails the build because that pact isn't pending",
    cwd: 'step-3',
    run: `sed -i.bak 's/this.id/this.uuid/' provider/product.js && GIT_BRANCH=master npm run test:provider`,
    exitStatus: 1,
    says: 'missing the following keys: id',
  },
  'breaking-change-undone': {
    shows: 'After the change is discarded, the build passes again',
    cwd: 'step-3',
    run: 'mv provider/product.js.bak provider/product.js && GIT_BRANCH=master npm run test:provider',
    exitStatus: 0,
    says: '1 non-fatal pact failures',
  },

  revert: {
    shows: 'The consumer on master no longer expects the new field. Its pact is verified, and it is deployed',
    cwd: 'step-3',
    before: ['cp ../step-1/consumer/products.js ../step-1/consumer/products.pact.test.js consumer'],
    run: consumerCi('c4'),
    exitStatus: 0,
    says: `Tagging version 'c4'`,
  },
  feature: {
    shows: "The same new field on a branch fails only that branch's build",
    cwd: 'step-3',
    before: ['cp ../step-2/consumer/products.js ../step-2/consumer/products.pact.test.js consumer'],
    run: consumerCi('c5', 'feat/new-field'),
    exitStatus: 1,
    says: '┆ false ',
  },

  'feature-pact-fails': {
    shows: "The provider fails the verification of the feature branch's pact",
    cwd: 'step-3',
    run: `${pactUrl('c5')} npm run test:provider`,
    exitStatus: 1,
    says: 'missing the following keys: color',
  },
  'feature-pact-passes': {
    shows: 'The provider with the new field passes it',
    cwd: 'step-4',
    run: `${pactUrl('c5')} npm run test:provider`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'provider-released': {
    shows: 'The provider with the new field is deployed. Its build only verifies the pacts tagged master and prod',
    cwd: 'step-4',
    run: providerCi('p4'),
    exitStatus: 0,
    says: `Tagging version 'p4'`,
  },
  'feature-still-blocked': {
    shows: "The feature branch can't be merged yet because no build has published a result for its pact",
    cwd: 'step-4',
    run: canIDeploy(consumer, 'c5'),
    exitStatus: 1,
    says: 'There is no verified pact between version c5',
  },

  wip: {
    shows: "With work-in-progress pacts, the provider build also verifies the feature branch's pact",
    cwd: 'step-5',
    run: providerCi('p5'),
    exitStatus: 0,
    says: `it is a 'work in progress' pact`,
  },
  'feature-may-merge': {
    shows: 'The feature branch can be merged',
    cwd: 'step-5',
    run: canIDeploy(consumer, 'c5'),
    exitStatus: 0,
    says: yes,
  },
  'wip-again': {
    shows: 'The pact stays work in progress after a success because no selector has selected it yet',
    cwd: 'step-5',
    run: 'GIT_BRANCH=master npm run test:provider',
    exitStatus: 0,
    says: `it is a 'work in progress' pact`,
  },

  'consumer-released': {
    shows: 'The merged consumer is deployed',
    cwd: 'step-5',
    run: consumerCi('c6'),
    exitStatus: 0,
    says: `Tagging version 'c6'`,
  },
  'wip-over': {
    shows: "After the merge, selectors select the pact, so it's neither work in progress nor pending",
    cwd: 'step-5',
    run: 'GIT_BRANCH=master npm run test:provider',
    exitStatus: 0,
    says: `latest version tagged 'master' (c6)`,
  },

  'environment-empty': {
    shows: 'The environment production is empty, even if versions have the tag prod',
    cwd: 'step-6',
    run: canIDeploy(consumer, 'c6', '--to-environment production'),
    exitStatus: 1,
    says: 'no version is currently recorded as deployed/released in this environment',
  },
  'environment-filled': {
    shows: 'The versions in production are recorded manually, once',
    cwd: 'step-6',
    run: `${recordDeployment(provider, 'p5')} && ${recordDeployment(consumer, 'c6')}`,
    exitStatus: 0,
    says: 'Recorded deployment',
  },
  'branch-consumer': {
    shows: 'The migrated consumer pipeline publishes with a branch and records its deployment',
    cwd: 'step-6',
    run: consumerCi('c7'),
    exitStatus: 0,
    says: 'version c7 with branch master',
  },
  'branch-provider': {
    shows: 'The migrated provider pipeline selects pacts by main branch and deployment',
    cwd: 'step-6',
    run: providerCi('p6'),
    exitStatus: 0,
    says: 'consumer version(s) currently deployed to production (c7)',
  },
  'rollback-by-deployment': {
    shows: 'Recording a deployment is enough for a rollback, because the version that was recorded last counts',
    cwd: 'step-6',
    run: `${recordDeployment(consumer, 'c6')} && ${canIDeploy(provider, 'p6', '--to-environment production')}`,
    exitStatus: 0,
    says: '┆ c6 ',
  },

  'pending-without-branch': {
    shows: 'The broker refuses to select pending pacts for a provider version that has neither a tag nor a branch',
    cwd: 'step-3',
    run: 'npm run test:provider',
    exitStatus: 1,
    says: 'the provider version branch must not be an empty string',
    replace: [[/ThreadId\(\d+\)/g, 'ThreadId(<id>)']],
  },
};

const names = Object.keys(story);

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = Object.fromEntries(
  Object.entries(story).map(([name, recording], index) => [
    name,
    {
      ...recording,
      ...(index === 0 ? { broker: true } : { after: names[index - 1] }),
      counterpart: recording.exitStatus === 0 ? 'break-consumer' : 'start-provider',
    },
  ]),
);

/** What the setup pages show. Each recording continues the previous one. */
const setUp = {
  'set-up-wrong-field': {
    shows: "A client reads a field that the response doesn't have. The test notices because it checks what the client returns",
    before: [`sed -i.bak 's/product.type/product.kind/' consumer/products.js`],
    run: 'npm run test:consumer',
    exitStatus: 1,
    says: 'type: undefined',
  },
  'set-up-verify-file': {
    shows: "The provider passes the verification of the pact file that the consumer's tests wrote, without a broker",
    before: ['mv consumer/products.js.bak consumer/products.js', 'npm run test:consumer'],
    run: `PACT_URL=pacts/${consumer}-${provider}.json npm run test:provider`,
    exitStatus: 0,
    says: 'has a matching body (OK)',
  },
  'set-up-no-address': {
    shows: 'A verification without a broker and without a pact fails',
    run: 'PACT_BROKER_BASE_URL="" npm run test:provider',
    exitStatus: 1,
    says: 'there is nothing to verify',
  },
  'set-up-webhook': {
    shows: 'A webhook starts the provider build when a pact has changed content or a new tag',
    before: [`npx pact broker publish pacts --consumer-app-version c1 --tag master`],
    run: `npx pact broker create-or-update-webhook https://api.github.com/repos/YOUR_ACCOUNT/example-provider-legacy/dispatches --uuid c76b601e-d66a-4eb1-88a4-6ebc50c0df8b --description "Verify changed pacts" --provider ${provider} --contract-content-changed --request POST --header 'Content-Type: application/json' 'Accept: application/vnd.github+json' 'Authorization: Bearer \${user.githubToken}' --data '{"event_type":"pact_changed","client_payload":{"pact_url":"\${pactbroker.pactUrl}"}}'`,
    exitStatus: 0,
    says: 'contract_content_changed',
  },
  'set-up-webhook-test': {
    shows: "The request that this webhook sends to GitHub contains the pact's URL and no provider version",
    run: 'npx pact broker test-webhook --uuid c76b601e-d66a-4eb1-88a4-6ebc50c0df8b',
    exitStatus: 0,
    says: 'pact_changed',
  },
  'set-up-show': {
    shows: 'The provider and the consumer run together on a separate port. The loop waits until the provider responds',
    run: 'export PORT=8090 API_BASE_URL=http://127.0.0.1:8090; node provider/server.js & until node consumer/show-product.js; do sleep 1; done 2> waiting.txt; kill $!',
    exitStatus: 0,
    says: 'Garden chair',
  },
};

Object.entries(setUp).forEach(([name, recording], position, all) => {
  recordings[name] = {
    ...recording,
    counterpart: recording.exitStatus === 0 ? 'break-consumer' : 'start-provider',
    ...(position === 0 ? { step: 'step-1', broker: true } : { after: all[position - 1][0] }),
  };
});
