/**
 * @typedef {object} Scenario one command, against a stand-in that holds nothing but what `before` put into it
 * @property {string} shows what a reader learns from it
 * @property {string[]} [before] commands that prepare it; each must succeed
 * @property {string} run the command
 * @property {true} [brokenProvider] `$PORT` is that of a provider that writes `cost` for `price`
 * @property {string[]} [meanwhile] commands that run once the command has asked the broker whether it may deploy
 * @property {Record<string, string>} [env] more environment variables
 * @property {number} exitStatus
 * @property {string} twin the scenario that ends the other way
 * @property {'tags'} [era] belongs to the time when tags stood for branches and environments
 */

const useChangedPact = 'cp "$CONTRACTS/pact-changed.json" pacts/CatalogueWeb-ProductAPI.json';
const useChangedDescription = 'cp "$CONTRACTS/openapi-cost.yaml" openapi.yaml';

/** @param {string} version */
const publish = (version) => `pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} version @param {string} [options] */
const verify = (version, options = '--publish') =>
  `pact verifier --provider-name ProductAPI --hostname localhost --port "$PORT" --state-change-url "http://localhost:$PORT/_pact/state" --provider-version ${version} --provider-branch main ${options}`;

/** @param {string} version must fail, for a provider that writes `cost` for `price` */
const verifyBroken = (version) => `PORT="$BROKEN_PORT"; ! ${verify(version)}`;

/** @param {string} name @param {string} version @param {string} environment */
const deploy = (name, version, environment) =>
  `pact broker record-deployment --pacticipant ${name} --version ${version} --environment ${environment}`;

/** @param {string} name @param {string} version @param {string} [rest] */
const canIDeploy = (name, version, rest = '--to-environment production') =>
  `pact broker can-i-deploy --pacticipant ${name} --version ${version} ${rest}`;

/** @param {string} version @param {string} [outcome] */
const publishDescription = (version, outcome = '--verification-exit-code 0 --verification-results api-test-report.txt') =>
  `pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch main${outcome && ` ${outcome}`}`;

const createWebhook = `pact broker create-webhook https://ci.example.com/build --request POST --header 'Content-Type: application/json' --data '{"pact":"\${pactbroker.pactUrl}"}' --description 'Verify in the ProductAPI build' --provider ProductAPI --contract-content-changed`;

/** The stand-in counts its ids: 1 and 2 are the environments test and production, 3 is the first thing made after them. */
const THIRD_ID = '00000000-0000-4000-8000-000000000003';
const UNKNOWN_ID = '00000000-0000-4000-8000-999999999999';

const verified = [publish('1.0.0'), verify('2.0.0')];
const inProduction = [...verified, deploy('ProductAPI', '2.0.0', 'production')];
const brokenInProduction = [
  publish('1.0.0'),
  verify('2.0.0'),
  verifyBroken('2.1.0'),
  deploy('ProductAPI', '2.1.0', 'production'),
];
const describedInProduction = [publish('1.0.0'), publishDescription('2.0.0'), deploy('ProductAPI', '2.0.0', 'production')];

/** @type {Record<string, Scenario>} by name, which is the name of the file in `output/` */
export const scenarios = {
  // Publishing pacts

  'publish-first': {
    shows: 'The first publication of a pact',
    run: publish('1.0.0'),
    exitStatus: 0,
    twin: 'publish-conflict',
  },
  'publish-changed': {
    shows: 'A changed pact under a new version',
    before: [publish('1.0.0'), useChangedPact],
    run: publish('1.1.0'),
    exitStatus: 0,
    twin: 'publish-conflict',
  },
  'publish-conflict': {
    shows: 'A changed pact under a version that has a pact already',
    before: [publish('1.0.0'), useChangedPact],
    run: publish('1.0.0'),
    exitStatus: 1,
    twin: 'publish-changed',
  },
  'publish-no-version': {
    shows: 'The version is mandatory, though the usage line of --help does not say so',
    run: 'pact broker publish pacts --branch main',
    exitStatus: 2,
    twin: 'publish-first',
  },
  'publish-no-folder': {
    shows: 'A folder that does not exist',
    run: 'pact broker publish packs --consumer-app-version 1.0.0 --branch main',
    exitStatus: 1,
    twin: 'publish-first',
  },
  'publish-wrong-token': {
    shows: 'A token that the broker does not know',
    env: { PACT_BROKER_TOKEN: 'wrong' },
    run: publish('1.0.0'),
    exitStatus: 1,
    twin: 'publish-first',
  },

  // Verifying providers

  'verify-success': {
    shows: 'A verification that succeeds, and its publication',
    before: [publish('1.0.0')],
    run: verify('2.0.0', `--consumer-version-selectors '{"mainBranch":true}' --publish`),
    exitStatus: 0,
    twin: 'verify-failure',
  },
  'verify-failure': {
    shows: 'A verification that fails, and its publication',
    before: [publish('1.0.0'), verify('2.0.0')],
    brokenProvider: true,
    run: verify('2.1.0', `--consumer-version-selectors '{"mainBranch":true}' --publish`),
    exitStatus: 1,
    twin: 'verify-success',
  },
  'verify-pending': {
    shows: 'A failure on a pact that this branch never verified: it is reported, and does not fail the build',
    before: [publish('1.0.0')],
    brokenProvider: true,
    run: verify('2.1.0', `--consumer-version-selectors '{"mainBranch":true}' --enable-pending --publish`),
    exitStatus: 0,
    twin: 'verify-failure',
  },
  'verify-no-pacts': {
    shows: 'Selectors that match no pact',
    before: [publish('1.0.0')],
    run: verify('2.0.0', `--consumer-version-selectors '{"branch":"release"}' --publish`),
    exitStatus: 1,
    twin: 'verify-success',
  },
  'verify-no-version': {
    shows: 'Results cannot be published without the version that they are for',
    before: [publish('1.0.0')],
    run: 'pact verifier --provider-name ProductAPI --hostname localhost --port "$PORT" --publish',
    exitStatus: 2,
    twin: 'verify-success',
  },

  // can-i-deploy

  'can-i-deploy-yes': {
    shows: 'Every result is there and a success',
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    twin: 'can-i-deploy-no',
  },
  'can-i-deploy-no': {
    shows: 'A verification failed',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown': {
    shows: 'A result is missing: the changed pact was not verified yet',
    before: [...inProduction, useChangedPact, publish('1.1.0')],
    run: canIDeploy('CatalogueWeb', '1.1.0'),
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-deploy-nothing-deployed': {
    shows: 'A consumer whose provider is not in the environment yet',
    before: verified,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    twin: 'can-i-deploy-provider-first',
  },
  'can-i-deploy-provider-first': {
    shows: 'A provider whose consumers are not in the environment yet may go first',
    before: verified,
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 0,
    twin: 'can-i-deploy-provider-no',
  },
  'can-i-deploy-provider-no': {
    shows: 'A provider that would break a consumer in the environment',
    before: [...inProduction, deploy('CatalogueWeb', '1.0.0', 'production'), verifyBroken('2.1.0')],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    twin: 'can-i-deploy-provider-first',
  },
  'can-i-deploy-retry': {
    shows: 'The answer is unknown at first; the result arrives while the command waits',
    before: [
      publish('1.0.0'),
      'pact broker create-or-update-version --pacticipant ProductAPI --version 2.0.0 --branch main',
      deploy('ProductAPI', '2.0.0', 'production'),
    ],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --retry-while-unknown 30 --retry-interval 1'),
    meanwhile: [verify('2.0.0')],
    exitStatus: 0,
    twin: 'can-i-deploy-retry-in-vain',
  },
  'can-i-deploy-retry-in-vain': {
    shows: 'The answer is still unknown after the last retry',
    before: [publish('1.0.0')],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --retry-while-unknown 2 --retry-interval 1'),
    exitStatus: 1,
    twin: 'can-i-deploy-retry',
  },
  'can-i-deploy-dry-run': {
    shows: 'The answer to a failed verification, without its exit status',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --dry-run'),
    exitStatus: 0,
    twin: 'can-i-deploy-no',
  },
  'can-i-deploy-ignore': {
    shows: 'A failed verification that does not count, since its provider is left out',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --ignore ProductAPI'),
    exitStatus: 0,
    twin: 'can-i-deploy-no',
  },
  'can-i-deploy-json-no': {
    shows: 'A trap: as JSON, a no ends with exit status 0',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --output json'),
    exitStatus: 0,
    twin: 'can-i-deploy-no',
  },
  'can-i-deploy-equals-sign': {
    shows: 'A trap: with an equals sign, the question loses its application',
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant=CatalogueWeb --version=1.0.0 --to-environment=production',
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-deploy-order': {
    shows: 'A trap: a version that does not follow its application is dropped, and the question is about every version',
    before: [...inProduction, useChangedPact, publish('1.1.0')],
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --to-environment production --version 1.0.0',
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown-version': {
    shows: 'A version that the broker does not know',
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '9.9.9'),
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown-environment': {
    shows: 'An environment that does not exist',
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment prod'),
    exitStatus: 1,
    twin: 'can-i-deploy-yes',
  },
  'can-i-merge-yes': {
    shows: 'Compatible with the main branch of every integrated application',
    before: verified,
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 0,
    twin: 'can-i-merge-no',
  },
  'can-i-merge-no': {
    shows: 'The main branch of the provider fails the pact',
    before: [...verified, verifyBroken('2.1.0')],
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 1,
    twin: 'can-i-merge-yes',
  },

  // Deployments and releases

  'record-deployment': {
    shows: 'A deployment',
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '1.0.0', 'production'),
    exitStatus: 0,
    twin: 'record-deployment-unknown-version',
  },
  'record-deployment-unknown-version': {
    shows: 'A version that the broker does not know',
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '9.9.9', 'production'),
    exitStatus: 1,
    twin: 'record-deployment',
  },
  'record-deployment-unknown-environment': {
    shows: 'An environment that does not exist',
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '1.0.0', 'prod'),
    exitStatus: 1,
    twin: 'record-deployment',
  },
  'record-undeployment': {
    shows: 'An application that is taken out of an environment',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'test')],
    run: 'pact broker record-undeployment --pacticipant CatalogueWeb --environment test',
    exitStatus: 0,
    twin: 'record-undeployment-not-deployed',
  },
  'record-undeployment-not-deployed': {
    shows: 'An application that is not in the environment',
    before: [publish('1.0.0')],
    run: 'pact broker record-undeployment --pacticipant CatalogueWeb --environment test',
    exitStatus: 1,
    twin: 'record-undeployment',
  },
  'record-release': {
    shows: 'A release',
    before: [publish('1.0.0')],
    run: 'pact broker record-release --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 0,
    twin: 'record-release-unknown-version',
  },
  'record-release-unknown-version': {
    shows: 'A version that the broker does not know',
    before: [publish('1.0.0')],
    run: 'pact broker record-release --pacticipant CatalogueWeb --version 9.9.9 --environment production',
    exitStatus: 1,
    twin: 'record-release',
  },
  'record-support-ended': {
    shows: 'The end of support for a release',
    before: [publish('1.0.0'), 'pact broker record-release --pacticipant CatalogueWeb --version 1.0.0 --environment production'],
    run: 'pact broker record-support-ended --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 0,
    twin: 'record-support-ended-not-released',
  },
  'record-support-ended-not-released': {
    shows: 'A version that was deployed, not released',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production')],
    run: 'pact broker record-support-ended --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 1,
    twin: 'record-support-ended',
  },
  'describe-version-in-environment': {
    shows: 'The version in an environment',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --environment production',
    exitStatus: 0,
    twin: 'describe-version-unknown-environment',
  },
  'describe-version-unknown-environment': {
    shows: 'An environment that does not exist',
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --environment prod',
    exitStatus: 1,
    twin: 'describe-version-in-environment',
  },

  // Environments

  'list-environments': {
    shows: 'The environments that are there from the start',
    run: 'pact broker list-environments',
    exitStatus: 0,
    twin: 'list-environments-no-broker',
  },
  'list-environments-no-broker': {
    shows: 'No broker at the address',
    env: { PACT_BROKER_BASE_URL: 'http://localhost:1' },
    run: 'pact broker list-environments',
    exitStatus: 1,
    twin: 'list-environments',
  },
  'create-environment': {
    shows: 'A new environment',
    run: "pact broker create-environment --name staging --display-name 'Staging' --contact-name 'Release team' --contact-email-address release@example.com",
    exitStatus: 0,
    twin: 'create-environment-taken',
  },
  'create-environment-taken': {
    shows: 'A name that another environment has',
    run: 'pact broker create-environment --name test',
    exitStatus: 1,
    twin: 'create-environment',
  },
  'create-environment-no-production': {
    shows: 'A trap: the help of can-i-deploy shows this option, which does not exist',
    run: 'pact broker create-environment --name staging --no-production',
    exitStatus: 2,
    twin: 'create-environment',
  },
  'describe-environment': {
    shows: 'What the broker knows about an environment',
    before: [
      "pact broker create-environment --name staging --display-name 'Staging' --contact-name 'Release team' --contact-email-address release@example.com",
    ],
    run: `pact broker describe-environment --uuid ${THIRD_ID}`,
    exitStatus: 0,
    twin: 'describe-environment-unknown',
  },
  'describe-environment-unknown': {
    shows: 'An environment that does not exist',
    run: `pact broker describe-environment --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    twin: 'describe-environment',
  },
  'update-environment': {
    shows: 'A trap: without --production, an update makes an environment a non-production one',
    before: ['pact broker create-environment --name staging --production'],
    run: `pact broker update-environment --uuid ${THIRD_ID} --name pre-production --output json`,
    exitStatus: 0,
    twin: 'update-environment-unknown',
  },
  'update-environment-unknown': {
    shows: 'An environment that does not exist',
    run: `pact broker update-environment --uuid ${UNKNOWN_ID} --name pre-production`,
    exitStatus: 1,
    twin: 'update-environment',
  },
  'delete-environment': {
    shows: 'An environment that is not needed any more',
    before: ['pact broker create-environment --name staging'],
    run: `pact broker delete-environment --uuid ${THIRD_ID}`,
    exitStatus: 0,
    twin: 'delete-environment-unknown',
  },
  'delete-environment-unknown': {
    shows: 'An environment that does not exist',
    run: `pact broker delete-environment --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    twin: 'delete-environment',
  },

  // Applications and branches

  'create-pacticipant': {
    shows: 'An application that is made before its first publication',
    run: 'pact broker create-or-update-pacticipant --name ProductAPI --main-branch main --repository-url https://git.example.com/product-api',
    exitStatus: 0,
    twin: 'create-pacticipant-no-name',
  },
  'create-pacticipant-no-name': {
    shows: 'The name is mandatory',
    run: 'pact broker create-or-update-pacticipant --main-branch main',
    exitStatus: 2,
    twin: 'create-pacticipant',
  },
  'delete-branch': {
    shows: 'A branch that was merged',
    before: ['pact broker publish pacts --consumer-app-version 1.0.0 --branch feat/price'],
    run: 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price --error-when-not-found true',
    exitStatus: 0,
    twin: 'delete-branch-unknown',
  },
  'delete-branch-unknown': {
    shows: 'A branch that does not exist; without the last option, the exit status is 0',
    before: [publish('1.0.0')],
    run: 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price --error-when-not-found true',
    exitStatus: 1,
    twin: 'delete-branch',
  },

  'list-pacticipants': {
    shows: 'The applications',
    before: [publish('1.0.0')],
    run: 'pact broker list-pacticipants',
    exitStatus: 0,
    twin: 'list-pacticipants-wrong-token',
  },
  'list-pacticipants-wrong-token': {
    shows: 'A token that the broker does not know',
    env: { PACT_BROKER_TOKEN: 'wrong' },
    run: 'pact broker list-pacticipants',
    exitStatus: 1,
    twin: 'list-pacticipants',
  },
  'describe-pacticipant': {
    shows: 'What the broker knows about an application',
    before: [publish('1.0.0')],
    run: 'pact broker describe-pacticipant --name CatalogueWeb',
    exitStatus: 0,
    twin: 'describe-pacticipant-unknown',
  },
  'describe-pacticipant-unknown': {
    shows: 'An application that does not exist',
    run: 'pact broker describe-pacticipant --name CatalogueWeb',
    exitStatus: 1,
    twin: 'describe-pacticipant',
  },
  'create-version': {
    shows: 'A version that is on a branch before anything is published for it',
    run: 'pact broker create-or-update-version --pacticipant ProductAPI --version 2.0.0 --branch main',
    exitStatus: 0,
    twin: 'create-version-no-number',
  },
  'create-version-no-number': {
    shows: 'The number is mandatory',
    run: 'pact broker create-or-update-version --pacticipant ProductAPI --branch main',
    exitStatus: 2,
    twin: 'create-version',
  },
  'describe-version': {
    shows: 'The latest version of an application',
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb',
    exitStatus: 0,
    twin: 'describe-version-unknown',
  },
  'describe-version-unknown': {
    shows: 'A version that the broker does not know',
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --version 9.9.9',
    exitStatus: 1,
    twin: 'describe-version',
  },

  // Looking pacts up

  'list-latest-pact-versions': {
    shows: 'The latest pact of each integration',
    before: [publish('1.0.0'), useChangedPact, publish('1.1.0')],
    run: 'pact broker list-latest-pact-versions',
    exitStatus: 0,
    twin: 'list-latest-pact-versions-none',
  },
  'list-latest-pact-versions-none': {
    shows: 'No pact yet',
    run: 'pact broker list-latest-pact-versions',
    exitStatus: 0,
    twin: 'list-latest-pact-versions',
  },
  'get-pacts': {
    shows: 'The latest pacts on the main branches of the consumers of a provider',
    before: [publish('1.0.0')],
    run: 'pact broker get-pacts --provider ProductAPI --latest --output json',
    exitStatus: 0,
    twin: 'get-pacts-unknown',
  },
  'get-pacts-unknown': {
    shows: 'A provider that the broker does not know',
    run: 'pact broker get-pacts --provider ProductAPI --latest --output json',
    exitStatus: 1,
    twin: 'get-pacts',
  },
  'provider-states': {
    shows: 'The provider states that consumers ask for on their main branches',
    before: [publish('1.0.0')],
    run: 'pact broker provider-states list --provider ProductAPI',
    exitStatus: 0,
    twin: 'provider-states-no-provider',
  },
  'provider-states-no-provider': {
    shows: 'The provider is mandatory',
    run: 'pact broker provider-states list',
    exitStatus: 2,
    twin: 'provider-states',
  },

  // Webhooks

  'create-webhook': {
    shows: 'A webhook for changed contracts of a provider',
    before: ['pact broker create-or-update-pacticipant --name ProductAPI'],
    run: createWebhook,
    exitStatus: 0,
    twin: 'create-webhook-no-event',
  },
  'create-webhook-no-event': {
    shows: 'A webhook needs an event',
    run: 'pact broker create-webhook https://ci.example.com/build --request POST',
    exitStatus: 1,
    twin: 'create-webhook',
  },
  'create-webhook-no-method': {
    shows: 'The method is mandatory too, though --help does not say so',
    run: 'pact broker create-webhook https://ci.example.com/build --contract-content-changed',
    exitStatus: 1,
    twin: 'create-webhook',
  },
  'test-webhook': {
    shows: 'The request of a webhook, with its variables filled in',
    before: [publish('1.0.0'), createWebhook],
    run: `pact broker test-webhook --uuid ${THIRD_ID}`,
    exitStatus: 0,
    twin: 'test-webhook-unknown',
  },
  'test-webhook-unknown': {
    shows: 'A webhook that does not exist',
    run: `pact broker test-webhook --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    twin: 'test-webhook',
  },
  'publish-triggers-webhook': {
    shows: 'Changed content triggers the webhook',
    before: [publish('1.0.0'), createWebhook, useChangedPact],
    run: publish('1.1.0'),
    exitStatus: 0,
    twin: 'publish-triggers-nothing',
  },
  'publish-triggers-nothing': {
    shows: 'The same content under a new version triggers nothing',
    before: [publish('1.0.0'), createWebhook],
    run: publish('1.1.0'),
    exitStatus: 0,
    twin: 'publish-triggers-webhook',
  },

  'replace-webhook': {
    shows: 'A webhook under a UUID of your own: the same command again replaces it',
    before: ['pact broker create-or-update-pacticipant --name ProductAPI'],
    run: `${createWebhook.replace('create-webhook', 'create-or-update-webhook')} --uuid ${THIRD_ID}`,
    exitStatus: 0,
    twin: 'replace-webhook-no-uuid',
  },
  'replace-webhook-no-uuid': {
    shows: 'The UUID is mandatory',
    run: createWebhook.replace('create-webhook', 'create-or-update-webhook'),
    exitStatus: 2,
    twin: 'replace-webhook',
  },
  'generate-uuid': {
    shows: 'A UUID for create-or-update-webhook',
    run: 'pact broker generate-uuid',
    exitStatus: 0,
    twin: 'generate-uuid-unknown-option',
  },
  'generate-uuid-unknown-option': {
    shows: 'An option that does not exist',
    run: 'pact broker generate-uuid --count 2',
    exitStatus: 2,
    twin: 'generate-uuid',
  },
  'delete-webhook': {
    shows: 'A webhook that is not needed any more',
    before: [publish('1.0.0'), createWebhook],
    run: `pact broker delete-webhook --uuid ${THIRD_ID}`,
    exitStatus: 0,
    twin: 'delete-webhook-unknown',
  },
  'delete-webhook-unknown': {
    shows: 'A webhook that does not exist: the exit status is 0 all the same',
    run: `pact broker delete-webhook --uuid ${UNKNOWN_ID}`,
    exitStatus: 0,
    twin: 'delete-webhook',
  },

  // Provider contracts and bi-directional contract testing

  'provider-contract': {
    shows: 'A provider contract with a successful self-verification',
    run: publishDescription('2.0.0'),
    exitStatus: 0,
    twin: 'provider-contract-failed',
  },
  'provider-contract-failed': {
    shows: 'A provider contract with a failed self-verification: publishing it succeeds',
    run: publishDescription('2.0.0', '--verification-exit-code 1 --verification-results api-test-report.txt'),
    exitStatus: 0,
    twin: 'provider-contract',
  },
  'provider-contract-outcome-dropped': {
    shows: 'A trap: without --verification-results or --verifier, the outcome is not sent',
    run: publishDescription('2.0.0', '--no-verification-success'),
    exitStatus: 0,
    twin: 'provider-contract-failed',
  },
  'provider-contract-outcome-kept': {
    shows: 'The same outcome with --verifier is sent',
    run: publishDescription('2.0.0', '--no-verification-success --verifier my-api-tests'),
    exitStatus: 0,
    twin: 'provider-contract-outcome-dropped',
  },
  'provider-contract-no-outcome': {
    shows: 'A trap: results without an outcome count as failed',
    run: publishDescription('2.0.0', '--verification-results api-test-report.txt'),
    exitStatus: 0,
    twin: 'provider-contract',
  },
  'provider-contract-no-version': {
    shows: 'The version is mandatory, though the usage line of --help does not say so',
    run: 'pactflow publish-provider-contract openapi.yaml --provider ProductAPI',
    exitStatus: 2,
    twin: 'provider-contract',
  },
  'bi-directional-yes': {
    shows: 'The pact fits the description, and the description fits the provider',
    before: describedInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    twin: 'bi-directional-no',
  },
  'bi-directional-no': {
    shows: 'The pact expects a price, which the description does not have',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production'), useChangedDescription, publishDescription('2.1.0')],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    twin: 'bi-directional-yes',
  },
  'bi-directional-self-verification-failed': {
    shows: 'The contracts fit, but the description does not fit the provider',
    before: [
      publish('1.0.0'),
      deploy('CatalogueWeb', '1.0.0', 'production'),
      publishDescription('2.1.0', '--verification-exit-code 1 --verification-results api-test-report.txt'),
    ],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    twin: 'bi-directional-yes',
  },

  // Tags

  'publish-with-tag': {
    shows: 'A tag for the consumer version; the files must stand in front of it',
    era: 'tags',
    run: 'pact broker publish pacts --consumer-app-version 1.0.0 --tag main',
    exitStatus: 0,
    twin: 'publish-tag-takes-files',
  },
  'publish-tag-takes-files': {
    shows: 'A trap: --tag takes every word behind it, the files too',
    era: 'tags',
    run: 'pact broker publish --consumer-app-version 1.0.0 --tag main pacts',
    exitStatus: 2,
    twin: 'publish-with-tag',
  },
  'create-version-tag': {
    shows: 'A tag that stands for an environment',
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker create-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    twin: 'create-version-tag-unknown-version',
  },
  'create-version-tag-unknown-version': {
    shows: 'A version that the broker does not know',
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker create-version-tag --pacticipant CatalogueWeb --version 9.9.9 --tag prod',
    exitStatus: 1,
    twin: 'create-version-tag',
  },
  'delete-version-tag': {
    shows: 'A tag that is taken away',
    era: 'tags',
    before: [publish('1.0.0'), 'pact broker create-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod'],
    run: 'pact broker delete-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    twin: 'delete-version-tag-unknown',
  },
  'delete-version-tag-unknown': {
    shows: 'A tag that the version does not have: the exit status is 0 all the same',
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker delete-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    twin: 'delete-version-tag',
  },
  'can-i-deploy-to-tag-yes': {
    shows: 'The question of the time before environments',
    era: 'tags',
    before: [...verified, 'pact broker create-version-tag --pacticipant ProductAPI --version 2.0.0 --tag prod'],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to prod'),
    exitStatus: 0,
    twin: 'can-i-deploy-to-tag-no',
  },
  'can-i-deploy-to-tag-no': {
    shows: 'No version of the provider has the tag',
    era: 'tags',
    before: verified,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to prod'),
    exitStatus: 1,
    twin: 'can-i-deploy-to-tag-yes',
  },
};

/** Commands that no scenario runs, by the beginning of their path, and why. */
export const withoutScenario = {
  'pact broker docker': 'requires Docker',
  'pact broker ruby': 'requires Ruby and downloads the broker over the network',
  'pact completions': 'generates a shell script',
  'pact extension': 'downloads extensions over the network',
  'pact mock': 'starts a server or sends requests to one',
  'pact plugin': 'downloads plugins over the network',
  'pact stub': 'starts a server',
};
