import {
  canIDeploy,
  createWebhook,
  deploy,
  inProduction,
  publish,
  publishDescription,
  useChangedPact,
  verified,
  verify,
} from './commands.js';

const verifyFile = 'env -u PACT_BROKER_BASE_URL pact verifier --file pacts/CatalogueWeb-ProductAPI.json --provider-name ProductAPI --hostname localhost';
const stateChange = '--state-change-url "http://localhost:$PORT/_pact/state"';

/**
 * Commands that print a message which the site explains. The reference pages don't show them as examples.
 *
 * @type {Record<string, import('./replay.js').Replayed>} by name; the file in `output/` is called `message-<name>`
 */
export const messages = {
  'provider-version-not-verified': {
    before: [
      publish('1.0.0'),
      deploy('CatalogueWeb', '1.0.0', 'production'),
      'pact broker create-or-update-version --pacticipant ProductAPI --version 2.1.0 --branch main',
    ],
    run: canIDeploy('ProductAPI', '2.1.0'),
    exitStatus: 1,
  },
  'main-branch-not-verified': {
    before: [...verified, useChangedPact, publish('1.1.0')],
    run: 'pact broker can-i-merge --pacticipant CatalogueWeb --version 1.1.0',
    exitStatus: 1,
  },
  'main-branch-has-no-version': {
    before: ['pact broker create-or-update-pacticipant --name CatalogueWeb'],
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --main-branch --to-environment production',
    exitStatus: 1,
  },
  'tag-has-no-version': {
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --latest master --to-environment production',
    exitStatus: 1,
  },
  'version-and-latest': {
    before: inProduction,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --version 1.0.0 --latest --to-environment production',
    exitStatus: 1,
  },
  'several-targets': {
    before: inProduction,
    run: canIDeploy('CatalogueWeb', '1.0.0', '--to prod --to-environment production'),
    exitStatus: 1,
  },
  'invalid-url': { env: { PACT_BROKER_BASE_URL: 'localhost' }, run: 'pact broker list-environments', exitStatus: 1 },
  'unrecognized-subcommand': { run: 'pact broker record_deployment', exitStatus: 2 },
  'value-missing': { run: 'pact broker describe-version --pacticipant CatalogueWeb --version', exitStatus: 2 },
  'invalid-value': { run: 'pact broker list-environments --output xml', exitStatus: 2 },
  'options-conflict': {
    run: publishDescription('2.0.0', '--verification-exit-code 0 --verification-success'),
    exitStatus: 2,
  },
  'pact-files-failed-to-load': {
    before: ['echo price > pacts/CatalogueWeb-ProductAPI.json'],
    run: publish('1.0.0'),
    exitStatus: 1,
  },
  'two-versions-of-interaction': {
    before: ['cp "$CONTRACTS/pact-changed.json" pacts/changed.json'],
    run: publish('1.0.0'),
    exitStatus: 1,
  },
  'application-instance-required': {
    before: [publish('1.0.0'), `${deploy('CatalogueWeb', '1.0.0', 'production')} --application-instance customer-1`],
    run: 'pact broker record-undeployment --pacticipant CatalogueWeb --environment production',
    exitStatus: 1,
  },
  'provider-contract-file-not-found': {
    run: 'pactflow publish-provider-contract api.yaml --provider ProductAPI --provider-app-version 2.0.0 --branch main',
    exitStatus: 1,
  },
  'master-server-not-running': { run: 'pact mock list --host localhost --port 1', exitStatus: 10 },
  'mock-port-in-use': { run: 'pact mock start --host localhost --port "$PORT"', exitStatus: 1 },
  'stub-pacts-not-loaded': {
    run: 'env -u PACT_BROKER_BASE_URL pact stub --file pacts/missing.json --port 8080',
    exitStatus: 3,
  },
  'webhook-host-with-variable': {
    before: [publish('1.0.0')],
    run: createWebhook.replace('https://ci.example.com/build', "'https://${pactbroker.providerName}.example.com/build'"),
    exitStatus: 1,
  },
  'webhook-uuid-invalid': {
    before: [publish('1.0.0')],
    run: `${createWebhook.replace('create-webhook', 'create-or-update-webhook')} --uuid price-changed`,
    exitStatus: 1,
  },
  'verifier-unauthorized': {
    env: { PACT_BROKER_TOKEN: 'wrong' },
    before: [publish('1.0.0')],
    run: verify('2.0.0'),
    exitStatus: 1,
  },
  'failed-to-load-pact': {
    before: ['rm pacts/CatalogueWeb-ProductAPI.json'],
    run: `${verifyFile} --port "$PORT" ${stateChange}`,
    exitStatus: 1,
  },
  'provider-not-reachable': { run: `${verifyFile} --port 1`, exitStatus: 1 },
  'state-change-ignored': { run: `${verifyFile} --port "$PORT"`, exitStatus: 1 },
  'state-change-failed': {
    run: `${verifyFile} --port "$PORT" --state-change-url "http://localhost:$PORT/states"`,
    exitStatus: 1,
  },
};
