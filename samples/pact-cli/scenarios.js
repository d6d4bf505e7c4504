/**
 * @typedef {object} Scenario a command that runs against a mock broker, which contains only the data that the `before` commands create
 * @property {string} title the heading of the example on the reference page
 * @property {string[]} [before] commands that set up the data; each must succeed
 * @property {string} run the command
 * @property {true} [brokenProvider] whether `$PORT` is the port of a provider that returns `cost` instead of `price`
 * @property {string[]} [meanwhile] commands that run after the first can-i-deploy request
 * @property {true} [allowsChanges] whether the broker accepts changed content for the same consumer version (`allow_dangerous_contract_modification`)
 * @property {Record<string, string>} [env] additional environment variables
 * @property {number} exitStatus
 * @property {string} counterpart a scenario with a different result, for comparison
 * @property {'tags'} [era] set if the scenario uses tags instead of branches and environments, which is legacy
 */

const useChangedPact = 'cp "$CONTRACTS/pact-changed.json" pacts/CatalogueWeb-ProductAPI.json';
const useListPact = 'cp "$CONTRACTS/pact-list.json" pacts/CatalogueWeb-ProductAPI.json';
const addListPact = 'cp "$CONTRACTS/pact-list.json" pacts/product-list.json';
const useSimilarName = `sed 's/"ProductAPI"/"Product API"/' "$CONTRACTS/pact.json" > pacts/CatalogueWeb-ProductAPI.json`;
const useChangedDescription = 'cp "$CONTRACTS/openapi-cost.yaml" openapi.yaml';

/** @param {string} version */
const publish = (version) => `pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} version @param {string} [options] */
const verify = (version, options = '--publish') =>
  `pact verifier --provider-name ProductAPI --hostname localhost --port "$PORT" --state-change-url "http://localhost:$PORT/_pact/state" --provider-version ${version} --provider-branch main ${options}`;

/** @param {string} version of a provider that returns `cost` instead of `price`; the verification must fail */
const verifyBroken = (version) => `PORT="$BROKEN_PORT"; ! ${verify(version)}`;

/** @param {string} name @param {string} version @param {string} environment */
const deploy = (name, version, environment) =>
  `pact broker record-deployment --pacticipant ${name} --version ${version} --environment ${environment}`;

/** @param {string} name @param {string} version */
const release = (name, version) =>
  `pact broker record-release --pacticipant ${name} --version ${version} --environment production`;

/** @param {string} name @param {string} version @param {string} [rest] */
const canIDeploy = (name, version, rest = '--to-environment production') =>
  `pact broker can-i-deploy --pacticipant ${name} --version ${version} ${rest}`.trimEnd();

/** @param {string} version @param {string} [outcome] */
const publishDescription = (version, outcome = '--verification-exit-code 0 --verification-results api-test-report.txt') =>
  `pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch main${outcome && ` ${outcome}`}`;

const createWebhook = `pact broker create-webhook https://ci.example.com/build --request POST --header 'Content-Type: application/json' --data '{"pact":"\${pactbroker.pactUrl}"}' --description 'Verify in the ProductAPI build' --provider ProductAPI --contract-content-changed`;

/** The mock broker numbers its IDs: 1 and 2 are PactFlow's initial environments, Test and Production, and 3 is the first resource that is created. */
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

/** @type {Record<string, Scenario>} by name, which is also the name of the file in `output/` */
export const scenarios = {
  // Publishing pacts

  'publish-first': {
    title: 'Publish a pact for the first time',
    run: publish('1.0.0'),
    exitStatus: 0,
    counterpart: 'publish-conflict',
  },
  'publish-changed': {
    title: 'Publish a changed pact with a new version',
    before: [publish('1.0.0'), useChangedPact],
    run: publish('1.1.0'),
    exitStatus: 0,
    counterpart: 'publish-conflict',
  },
  'publish-conflict': {
    title: 'Publish a changed pact with a version that already has a pact',
    before: [publish('1.0.0'), useChangedPact],
    run: publish('1.0.0'),
    exitStatus: 1,
    counterpart: 'publish-changed',
  },
  'publish-again': {
    title: 'Publish the same content again',
    before: [publish('1.0.0')],
    run: publish('1.0.0'),
    exitStatus: 0,
    counterpart: 'publish-conflict',
  },
  'publish-changes-allowed': {
    title: 'Publish a changed pact with the same version when the broker allows changes',
    before: [publish('1.0.0'), useChangedPact],
    allowsChanges: true,
    run: publish('1.0.0'),
    exitStatus: 0,
    counterpart: 'publish-conflict',
  },
  'publish-parts': {
    title: 'Publish the parts of a pact with one command',
    before: [addListPact],
    run: publish('1.0.0'),
    exitStatus: 0,
    counterpart: 'publish-merge-refused',
  },
  'publish-merge-refused': {
    title: 'Publish the second part of a pact with --merge',
    before: [publish('1.0.0'), useListPact],
    run: `${publish('1.0.0')} --merge`,
    exitStatus: 1,
    counterpart: 'publish-merge-allowed',
  },
  'publish-merge-allowed': {
    title: 'Publish the second part of a pact with --merge when the broker allows changes',
    before: [publish('1.0.0'), useListPact],
    allowsChanges: true,
    run: `${publish('1.0.0')} --merge`,
    exitStatus: 0,
    counterpart: 'publish-merge-refused',
  },
  'publish-similar-name': {
    title: 'Publish a pact with a name that is similar to an existing name',
    before: [publish('1.0.0'), useSimilarName],
    run: publish('1.1.0'),
    exitStatus: 1,
    counterpart: 'publish-changed',
  },
  'publish-glob': {
    title: 'Pass a pattern to the command instead of letting the shell expand it',
    run: "pact broker publish 'pacts/*.json' --consumer-app-version 1.0.0 --branch main",
    exitStatus: 1,
    counterpart: 'publish-first',
  },
  'publish-no-version': {
    title: 'Publish without the required version',
    run: 'pact broker publish pacts --branch main',
    exitStatus: 2,
    counterpart: 'publish-first',
  },
  'publish-no-folder': {
    title: "Publish a folder that doesn't exist",
    run: 'pact broker publish packs --consumer-app-version 1.0.0 --branch main',
    exitStatus: 1,
    counterpart: 'publish-first',
  },
  'publish-wrong-token': {
    title: 'Publish with an invalid token',
    env: { PACT_BROKER_TOKEN: 'wrong' },
    run: publish('1.0.0'),
    exitStatus: 1,
    counterpart: 'publish-first',
  },

  // Verifying providers

  'verify-success': {
    title: 'Publish the results of a successful verification',
    before: [publish('1.0.0')],
    run: verify('2.0.0', `--consumer-version-selectors '{"mainBranch":true}' --publish`),
    exitStatus: 0,
    counterpart: 'verify-failure',
  },
  'verify-failure': {
    title: 'Publish the results of a failed verification',
    before: [publish('1.0.0'), verify('2.0.0')],
    brokenProvider: true,
    run: verify('2.1.0', `--consumer-version-selectors '{"mainBranch":true}' --publish`),
    exitStatus: 1,
    counterpart: 'verify-success',
  },
  'verify-pending': {
    title: 'A pending pact fails verification, but the command succeeds',
    before: [publish('1.0.0')],
    brokenProvider: true,
    run: verify('2.1.0', `--consumer-version-selectors '{"mainBranch":true}' --enable-pending --publish`),
    exitStatus: 0,
    counterpart: 'verify-failure',
  },
  'verify-no-pacts': {
    title: "Use selectors that don't match any pact",
    before: [publish('1.0.0')],
    run: verify('2.0.0', `--consumer-version-selectors '{"branch":"release"}' --publish`),
    exitStatus: 1,
    counterpart: 'verify-success',
  },
  'verify-no-version': {
    title: 'Publish results without the required provider version',
    before: [publish('1.0.0')],
    run: 'pact verifier --provider-name ProductAPI --hostname localhost --port "$PORT" --publish',
    exitStatus: 2,
    counterpart: 'verify-success',
  },

  // can-i-deploy

  'can-i-deploy-yes': {
    title: 'All verification results are successful',
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-deploy-no': {
    title: 'A verification failed',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown': {
    title: "A result is missing because the changed pact hasn't been verified yet",
    before: [...inProduction, useChangedPact, publish('1.1.0')],
    run: canIDeploy('CatalogueWeb', '1.1.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-nothing-deployed': {
    title: 'Deploy a consumer before its provider',
    before: verified,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-provider-first',
  },
  'can-i-deploy-provider-first': {
    title: 'Deploy a provider before its consumers',
    before: verified,
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-provider-no',
  },
  'can-i-deploy-provider-no': {
    title: 'A provider would break a consumer that is deployed to the environment',
    before: [...inProduction, deploy('CatalogueWeb', '1.0.0', 'production'), verifyBroken('2.1.0')],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-provider-first',
  },
  'can-i-deploy-retry': {
    title: 'A missing result arrives while the command waits',
    before: [
      publish('1.0.0'),
      'pact broker create-or-update-version --pacticipant ProductAPI --version 2.0.0 --branch main',
      deploy('ProductAPI', '2.0.0', 'production'),
    ],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --retry-while-unknown 30 --retry-interval 1'),
    meanwhile: [verify('2.0.0')],
    exitStatus: 0,
    counterpart: 'can-i-deploy-retry-in-vain',
  },
  'can-i-deploy-retry-in-vain': {
    title: 'A result is still missing after the last retry',
    before: [publish('1.0.0')],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --retry-while-unknown 2 --retry-interval 1'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-retry',
  },
  'can-i-deploy-dry-run': {
    title: 'A verification failed, but the exit code is 0 because of --dry-run',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --dry-run'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-deploy-ignore': {
    title: 'A verification failed, but --ignore excludes the provider',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --ignore ProductAPI'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-deploy-dry-run-variable': {
    title: "A verification failed, and PACT_BROKER_CAN_I_DEPLOY_DRY_RUN doesn't change the exit code",
    before: brokenInProduction,
    run: `PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true ${canIDeploy('CatalogueWeb', '1.0.0')}`,
    exitStatus: 1,
    counterpart: 'can-i-deploy-dry-run',
  },
  'can-i-deploy-ignore-variable': {
    title: "A verification failed, and PACT_BROKER_CAN_I_DEPLOY_IGNORE doesn't exclude the provider",
    before: brokenInProduction,
    run: `PACT_BROKER_CAN_I_DEPLOY_IGNORE=ProductAPI ${canIDeploy('CatalogueWeb', '1.0.0')}`,
    exitStatus: 1,
    counterpart: 'can-i-deploy-ignore',
  },
  'can-i-deploy-json-no': {
    title: 'A verification failed, but the exit code is 0 because of the JSON output',
    before: brokenInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --output json'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-deploy-equals-sign': {
    title: 'With an equals sign, the command ignores the application',
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant=CatalogueWeb --version=1.0.0 --to-environment=production',
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-order': {
    title: "A --version that doesn't directly follow --pacticipant is ignored",
    before: [...inProduction, useChangedPact, publish('1.1.0')],
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --to-environment production --version 1.0.0',
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown-version': {
    title: "Check a version that doesn't exist",
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '9.9.9'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown-environment': {
    title: "Check an environment that doesn't exist",
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment prod'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-unknown-application': {
    title: "Check an application that doesn't exist",
    before: inProduction,
    run: canIDeploy('Catalogue', '1.0.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-wrong-token': {
    title: 'Check a version with an invalid token',
    env: { PACT_BROKER_TOKEN: 'wrong' },
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-yes',
  },
  'can-i-deploy-no-environment': {
    title: 'Check a version without an environment',
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', ''),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-deploy-branch': {
    title: 'Check all versions on a branch instead of a specific version',
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --branch main --to-environment production',
    exitStatus: 0,
    counterpart: 'can-i-deploy-unknown-branch',
  },
  'can-i-deploy-unknown-branch': {
    title: "Check a branch that doesn't exist",
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --branch feat/price --to-environment production',
    exitStatus: 1,
    counterpart: 'can-i-deploy-branch',
  },
  'can-i-deploy-several-releases': {
    title: 'A provider has to be compatible with each released version of a consumer',
    before: [
      ...verified,
      release('CatalogueWeb', '1.0.0'),
      useChangedPact,
      publish('1.1.0'),
      release('CatalogueWeb', '1.1.0'),
    ],
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-provider-first',
  },
  'can-i-deploy-ignore-unknown': {
    title: "Ignore an application that doesn't exist",
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to-environment production --ignore Product'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-no',
  },
  'can-i-merge-yes': {
    title: 'The version is compatible with the main branch of each integrated application',
    before: verified,
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 0,
    counterpart: 'can-i-merge-no',
  },
  'can-i-merge-no': {
    title: "The provider's main branch fails verification",
    before: [...verified, verifyBroken('2.1.0')],
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 1,
    counterpart: 'can-i-merge-yes',
  },
  'can-i-merge-dry-run': {
    title: "The provider's main branch fails verification, but the exit code is 0 because of --dry-run",
    before: [...verified, verifyBroken('2.1.0')],
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0 --dry-run',
    exitStatus: 0,
    counterpart: 'can-i-merge-no',
  },
  'can-i-merge-dry-run-variable': {
    title: "The provider's main branch fails verification, and PACT_BROKER_CAN_I_DEPLOY_DRY_RUN doesn't change the exit code",
    before: [...verified, verifyBroken('2.1.0')],
    run: 'PACT_BROKER_CAN_I_DEPLOY_DRY_RUN=true pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 1,
    counterpart: 'can-i-merge-dry-run',
  },
  'can-i-merge-no-main-branch': {
    title: 'The provider has no version on its main branch',
    before: [publish('1.0.0')],
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.0.0',
    exitStatus: 1,
    counterpart: 'can-i-merge-yes',
  },

  // Deployments and releases

  'record-deployment': {
    title: 'Record a deployment',
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '1.0.0', 'production'),
    exitStatus: 0,
    counterpart: 'record-deployment-unknown-version',
  },
  'record-deployment-unknown-version': {
    title: "Record the deployment of a version that doesn't exist",
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '9.9.9', 'production'),
    exitStatus: 1,
    counterpart: 'record-deployment',
  },
  'record-deployment-unknown-environment': {
    title: "Record a deployment to an environment that doesn't exist",
    before: [publish('1.0.0')],
    run: deploy('CatalogueWeb', '1.0.0', 'prod'),
    exitStatus: 1,
    counterpart: 'record-deployment',
  },
  'record-undeployment': {
    title: 'Record an undeployment',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'test')],
    run: 'pact broker record-undeployment --pacticipant CatalogueWeb --environment test',
    exitStatus: 0,
    counterpart: 'record-undeployment-not-deployed',
  },
  'record-undeployment-not-deployed': {
    title: "Record the undeployment of an application that isn't in the environment",
    before: [publish('1.0.0')],
    run: 'pact broker record-undeployment --pacticipant CatalogueWeb --environment test',
    exitStatus: 1,
    counterpart: 'record-undeployment',
  },
  'record-release': {
    title: 'Record a release',
    before: [publish('1.0.0')],
    run: 'pact broker record-release --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 0,
    counterpart: 'record-release-unknown-version',
  },
  'record-release-unknown-version': {
    title: "Record the release of a version that doesn't exist",
    before: [publish('1.0.0')],
    run: 'pact broker record-release --pacticipant CatalogueWeb --version 9.9.9 --environment production',
    exitStatus: 1,
    counterpart: 'record-release',
  },
  'record-support-ended': {
    title: 'Record the end of support for a release',
    before: [publish('1.0.0'), 'pact broker record-release --pacticipant CatalogueWeb --version 1.0.0 --environment production'],
    run: 'pact broker record-support-ended --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 0,
    counterpart: 'record-support-ended-not-released',
  },
  'record-support-ended-not-released': {
    title: 'Record the end of support for a version that was deployed but not released',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production')],
    run: 'pact broker record-support-ended --pacticipant CatalogueWeb --version 1.0.0 --environment production',
    exitStatus: 1,
    counterpart: 'record-support-ended',
  },
  'describe-version-in-environment': {
    title: 'Describe the version in an environment',
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --environment production',
    exitStatus: 0,
    counterpart: 'describe-version-unknown-environment',
  },
  'describe-version-unknown-environment': {
    title: "Describe the version in an environment that doesn't exist",
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --environment prod',
    exitStatus: 1,
    counterpart: 'describe-version-in-environment',
  },

  // Environments

  'list-environments': {
    title: 'List the environments of a new PactFlow account',
    run: 'pact broker list-environments',
    exitStatus: 0,
    counterpart: 'list-environments-no-broker',
  },
  'list-environments-no-broker': {
    title: "List environments when the broker can't be reached",
    env: { PACT_BROKER_BASE_URL: 'http://localhost:1' },
    run: 'pact broker list-environments',
    exitStatus: 1,
    counterpart: 'list-environments',
  },
  'create-environment': {
    title: 'Create an environment',
    run: "pact broker create-environment --name staging --display-name 'Staging' --contact-name 'Release team' --contact-email-address release@example.com",
    exitStatus: 0,
    counterpart: 'create-environment-taken',
  },
  'create-environment-taken': {
    title: 'Create an environment with a name that is already taken',
    run: 'pact broker create-environment --name test',
    exitStatus: 1,
    counterpart: 'create-environment',
  },
  'create-environment-no-production': {
    title: 'Create an environment with the nonexistent --no-production option',
    run: 'pact broker create-environment --name staging --no-production',
    exitStatus: 2,
    counterpart: 'create-environment',
  },
  'describe-environment': {
    title: 'Describe an environment',
    before: [
      "pact broker create-environment --name staging --display-name 'Staging' --contact-name 'Release team' --contact-email-address release@example.com",
    ],
    run: `pact broker describe-environment --uuid ${THIRD_ID}`,
    exitStatus: 0,
    counterpart: 'describe-environment-unknown',
  },
  'describe-environment-unknown': {
    title: "Describe an environment that doesn't exist",
    run: `pact broker describe-environment --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    counterpart: 'describe-environment',
  },
  'update-environment': {
    title: 'Update a production environment without --production',
    before: ['pact broker create-environment --name staging --production'],
    run: `pact broker update-environment --uuid ${THIRD_ID} --name pre-production --output json`,
    exitStatus: 0,
    counterpart: 'update-environment-unknown',
  },
  'update-environment-unknown': {
    title: "Update an environment that doesn't exist",
    run: `pact broker update-environment --uuid ${UNKNOWN_ID} --name pre-production`,
    exitStatus: 1,
    counterpart: 'update-environment',
  },
  'delete-environment': {
    title: 'Delete an environment',
    before: ['pact broker create-environment --name staging'],
    run: `pact broker delete-environment --uuid ${THIRD_ID}`,
    exitStatus: 0,
    counterpart: 'delete-environment-unknown',
  },
  'delete-environment-unknown': {
    title: "Delete an environment that doesn't exist",
    run: `pact broker delete-environment --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    counterpart: 'delete-environment',
  },

  // Applications and branches

  'create-pacticipant': {
    title: 'Create an application before you publish its contracts',
    run: 'pact broker create-or-update-pacticipant --name ProductAPI --main-branch main --repository-url https://git.example.com/product-api',
    exitStatus: 0,
    counterpart: 'create-pacticipant-no-name',
  },
  'create-pacticipant-no-name': {
    title: 'Create an application without the required name',
    run: 'pact broker create-or-update-pacticipant --main-branch main',
    exitStatus: 2,
    counterpart: 'create-pacticipant',
  },
  'delete-branch': {
    title: 'Delete a merged branch',
    before: ['pact broker publish pacts --consumer-app-version 1.0.0 --branch feat/price'],
    run: 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price --error-when-not-found true',
    exitStatus: 0,
    counterpart: 'delete-branch-unknown',
  },
  'delete-branch-unknown': {
    title: 'Delete an unknown branch with --error-when-not-found',
    before: [publish('1.0.0')],
    run: 'pact broker delete-branch --pacticipant CatalogueWeb --branch feat/price --error-when-not-found true',
    exitStatus: 1,
    counterpart: 'delete-branch',
  },

  'list-pacticipants': {
    title: 'List the applications',
    before: [publish('1.0.0')],
    run: 'pact broker list-pacticipants',
    exitStatus: 0,
    counterpart: 'list-pacticipants-wrong-token',
  },
  'list-pacticipants-wrong-token': {
    title: 'List the applications with an invalid token',
    env: { PACT_BROKER_TOKEN: 'wrong' },
    run: 'pact broker list-pacticipants',
    exitStatus: 1,
    counterpart: 'list-pacticipants',
  },
  'describe-pacticipant': {
    title: 'Describe an application',
    before: [publish('1.0.0')],
    run: 'pact broker describe-pacticipant --name CatalogueWeb',
    exitStatus: 0,
    counterpart: 'describe-pacticipant-unknown',
  },
  'describe-pacticipant-unknown': {
    title: "Describe an application that doesn't exist",
    run: 'pact broker describe-pacticipant --name CatalogueWeb',
    exitStatus: 1,
    counterpart: 'describe-pacticipant',
  },
  'create-version': {
    title: 'Create a version on a branch before you publish its contracts',
    run: 'pact broker create-or-update-version --pacticipant ProductAPI --version 2.0.0 --branch main',
    exitStatus: 0,
    counterpart: 'create-version-no-number',
  },
  'create-version-no-number': {
    title: 'Create a version without the required version number',
    run: 'pact broker create-or-update-version --pacticipant ProductAPI --branch main',
    exitStatus: 2,
    counterpart: 'create-version',
  },
  'describe-version': {
    title: 'Describe the latest version of an application',
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb',
    exitStatus: 0,
    counterpart: 'describe-version-unknown',
  },
  'describe-version-unknown': {
    title: "Describe a version that doesn't exist",
    before: [publish('1.0.0')],
    run: 'pact broker describe-version --pacticipant CatalogueWeb --version 9.9.9',
    exitStatus: 1,
    counterpart: 'describe-version',
  },

  // Looking pacts up

  'list-latest-pact-versions': {
    title: 'List the latest pact for each integration',
    before: [publish('1.0.0'), useChangedPact, publish('1.1.0')],
    run: 'pact broker list-latest-pact-versions',
    exitStatus: 0,
    counterpart: 'list-latest-pact-versions-none',
  },
  'list-latest-pact-versions-none': {
    title: 'List the latest pacts when there are none',
    run: 'pact broker list-latest-pact-versions',
    exitStatus: 0,
    counterpart: 'list-latest-pact-versions',
  },
  'get-pacts': {
    title: "List the latest pacts from the main branches of a provider's consumers",
    before: [publish('1.0.0')],
    run: 'pact broker get-pacts --provider ProductAPI --latest --output json',
    exitStatus: 0,
    counterpart: 'get-pacts-unknown',
  },
  'get-pacts-unknown': {
    title: "List the pacts of a provider that doesn't exist",
    run: 'pact broker get-pacts --provider ProductAPI --latest --output json',
    exitStatus: 1,
    counterpart: 'get-pacts',
  },
  'provider-states': {
    title: 'List the provider states that consumers require on their main branches',
    before: [publish('1.0.0')],
    run: 'pact broker provider-states list --provider ProductAPI',
    exitStatus: 0,
    counterpart: 'provider-states-no-provider',
  },
  'provider-states-no-provider': {
    title: 'List provider states without the required provider',
    run: 'pact broker provider-states list',
    exitStatus: 2,
    counterpart: 'provider-states',
  },

  // Webhooks

  'create-webhook': {
    title: "Create a webhook for changes to a provider's contracts",
    before: ['pact broker create-or-update-pacticipant --name ProductAPI'],
    run: createWebhook,
    exitStatus: 0,
    counterpart: 'create-webhook-no-event',
  },
  'create-webhook-name-and-label': {
    title: 'Specify a provider and a label',
    before: [publish('1.0.0')],
    run: `${createWebhook} --provider-label web`,
    exitStatus: 0,
    counterpart: 'create-webhook-label',
  },
  'create-webhook-label': {
    title: 'Create a webhook for all providers with a label',
    before: [publish('1.0.0')],
    run: createWebhook.replace('--provider ProductAPI', '--provider-label web'),
    exitStatus: 0,
    counterpart: 'create-webhook-name-and-label',
  },
  'create-webhook-no-event': {
    title: 'Create a webhook without the required event',
    run: 'pact broker create-webhook https://ci.example.com/build --request POST',
    exitStatus: 1,
    counterpart: 'create-webhook',
  },
  'create-webhook-no-method': {
    title: 'Create a webhook without the required method',
    run: 'pact broker create-webhook https://ci.example.com/build --contract-content-changed',
    exitStatus: 1,
    counterpart: 'create-webhook',
  },
  'test-webhook': {
    title: "Send a webhook's request with all variables filled in",
    before: [publish('1.0.0'), createWebhook],
    run: `pact broker test-webhook --uuid ${THIRD_ID}`,
    exitStatus: 0,
    counterpart: 'test-webhook-unknown',
  },
  'test-webhook-unknown': {
    title: "Test a webhook that doesn't exist",
    run: `pact broker test-webhook --uuid ${UNKNOWN_ID}`,
    exitStatus: 1,
    counterpart: 'test-webhook',
  },
  'publish-triggers-webhook': {
    title: 'Changed content triggers a webhook',
    before: [publish('1.0.0'), createWebhook, useChangedPact],
    run: publish('1.1.0'),
    exitStatus: 0,
    counterpart: 'publish-triggers-nothing',
  },
  'publish-triggers-nothing': {
    title: "Unchanged content with a new version doesn't trigger a webhook",
    before: [publish('1.0.0'), createWebhook],
    run: publish('1.1.0'),
    exitStatus: 0,
    counterpart: 'publish-triggers-webhook',
  },

  'replace-webhook': {
    title: 'Create or replace a webhook with your own UUID',
    before: ['pact broker create-or-update-pacticipant --name ProductAPI'],
    run: `${createWebhook.replace('create-webhook', 'create-or-update-webhook')} --uuid ${THIRD_ID}`,
    exitStatus: 0,
    counterpart: 'replace-webhook-no-uuid',
  },
  'replace-webhook-no-uuid': {
    title: 'Create or replace a webhook without the required UUID',
    run: createWebhook.replace('create-webhook', 'create-or-update-webhook'),
    exitStatus: 2,
    counterpart: 'replace-webhook',
  },
  'generate-uuid': {
    title: 'Generate a UUID for create-or-update-webhook',
    run: 'pact broker generate-uuid',
    exitStatus: 0,
    counterpart: 'generate-uuid-unknown-option',
  },
  'generate-uuid-unknown-option': {
    title: "Use an option that doesn't exist",
    run: 'pact broker generate-uuid --count 2',
    exitStatus: 2,
    counterpart: 'generate-uuid',
  },
  'delete-webhook': {
    title: 'Delete a webhook',
    before: [publish('1.0.0'), createWebhook],
    run: `pact broker delete-webhook --uuid ${THIRD_ID}`,
    exitStatus: 0,
    counterpart: 'delete-webhook-unknown',
  },
  'delete-webhook-unknown': {
    title: "Try to delete a webhook that doesn't exist",
    run: `pact broker delete-webhook --uuid ${UNKNOWN_ID}`,
    exitStatus: 0,
    counterpart: 'delete-webhook',
  },

  // Provider contracts and bi-directional contract testing

  'provider-contract': {
    title: 'Publish a provider contract with a successful self-verification',
    run: publishDescription('2.0.0'),
    exitStatus: 0,
    counterpart: 'provider-contract-failed',
  },
  'provider-contract-failed': {
    title: 'Publish a provider contract with a failed self-verification',
    run: publishDescription('2.0.0', '--verification-exit-code 1 --verification-results api-test-report.txt'),
    exitStatus: 0,
    counterpart: 'provider-contract',
  },
  'provider-contract-outcome-dropped': {
    title: "The outcome isn't sent without --verification-results or --verifier",
    run: publishDescription('2.0.0', '--no-verification-success'),
    exitStatus: 0,
    counterpart: 'provider-contract-failed',
  },
  'provider-contract-outcome-kept': {
    title: 'The outcome is sent with --verifier',
    run: publishDescription('2.0.0', '--no-verification-success --verifier my-api-tests'),
    exitStatus: 0,
    counterpart: 'provider-contract-outcome-dropped',
  },
  'provider-contract-no-outcome': {
    title: 'Results without an outcome are recorded as failed',
    run: publishDescription('2.0.0', '--verification-results api-test-report.txt'),
    exitStatus: 0,
    counterpart: 'provider-contract',
  },
  'provider-contract-no-version': {
    title: 'Publish a provider contract without the required version',
    run: 'pactflow publish-provider-contract openapi.yaml --provider ProductAPI',
    exitStatus: 2,
    counterpart: 'provider-contract',
  },
  'bi-directional-yes': {
    title: 'The pact matches the description, and the self-verification succeeded',
    before: describedInProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    counterpart: 'bi-directional-no',
  },
  'bi-directional-no': {
    title: "The pact expects a price that isn't in the description",
    before: [publish('1.0.0'), deploy('CatalogueWeb', '1.0.0', 'production'), useChangedDescription, publishDescription('2.1.0')],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    counterpart: 'bi-directional-yes',
  },
  'bi-directional-self-verification-failed': {
    title: 'The pact matches the description, but the self-verification failed',
    before: [
      publish('1.0.0'),
      deploy('CatalogueWeb', '1.0.0', 'production'),
      publishDescription('2.1.0', '--verification-exit-code 1 --verification-results api-test-report.txt'),
    ],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
    counterpart: 'bi-directional-yes',
  },

  // Tags

  'publish-with-tag': {
    title: 'Publish with a tag, and specify the files before --tag',
    era: 'tags',
    run: 'pact broker publish pacts --consumer-app-version 1.0.0 --tag main',
    exitStatus: 0,
    counterpart: 'publish-tag-takes-files',
  },
  'publish-tag-takes-files': {
    title: 'Publish with a tag, and specify the files after --tag',
    era: 'tags',
    run: 'pact broker publish --consumer-app-version 1.0.0 --tag main pacts',
    exitStatus: 2,
    counterpart: 'publish-with-tag',
  },
  'create-version-tag': {
    title: 'Add a tag that represents an environment',
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker create-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    counterpart: 'create-version-tag-unknown-version',
  },
  'create-version-tag-unknown-version': {
    title: "Add a tag to a version that doesn't exist",
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker create-version-tag --pacticipant CatalogueWeb --version 9.9.9 --tag prod',
    exitStatus: 1,
    counterpart: 'create-version-tag',
  },
  'delete-version-tag': {
    title: 'Remove a tag',
    era: 'tags',
    before: [publish('1.0.0'), 'pact broker create-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod'],
    run: 'pact broker delete-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    counterpart: 'delete-version-tag-unknown',
  },
  'delete-version-tag-unknown': {
    title: "Try to remove a tag that the version doesn't have",
    era: 'tags',
    before: [publish('1.0.0')],
    run: 'pact broker delete-version-tag --pacticipant CatalogueWeb --version 1.0.0 --tag prod',
    exitStatus: 0,
    counterpart: 'delete-version-tag',
  },
  'can-i-deploy-to-tag-yes': {
    title: 'Check against a tag instead of an environment',
    era: 'tags',
    before: [...verified, 'pact broker create-version-tag --pacticipant ProductAPI --version 2.0.0 --tag prod'],
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to prod'),
    exitStatus: 0,
    counterpart: 'can-i-deploy-to-tag-no',
  },
  'can-i-deploy-to-tag-no': {
    title: 'No version of the provider has the tag',
    era: 'tags',
    before: verified,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to prod'),
    exitStatus: 1,
    counterpart: 'can-i-deploy-to-tag-yes',
  },
};

/** The reasons why some commands have no scenario, by the beginning of the command's path. */
export const withoutScenario = {
  'pact broker docker': 'requires Docker',
  'pact broker ruby': 'requires Ruby and downloads the broker over the network',
  'pact completions': 'generates a shell script',
  'pact extension': 'manages extensions, which are downloaded over the network',
  'pact mock': 'starts or uses a server',
  'pact plugin': 'manages plugins, which are downloaded over the network',
  'pact stub': 'starts a server',
};
