// Command lines that scenarios have in common.

export const useChangedPact = 'cp "$CONTRACTS/pact-changed.json" pacts/CatalogueWeb-ProductAPI.json';
export const useListPact = 'cp "$CONTRACTS/pact-list.json" pacts/CatalogueWeb-ProductAPI.json';
export const addListPact = 'cp "$CONTRACTS/pact-list.json" pacts/product-list.json';
export const useSimilarName = `sed 's/"ProductAPI"/"Product API"/' "$CONTRACTS/pact.json" > pacts/CatalogueWeb-ProductAPI.json`;
export const useChangedDescription = 'cp "$CONTRACTS/openapi-cost.yaml" openapi.yaml';

/** @param {string} version */
export const publish = (version) => `pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} version @param {string} [options] */
export const verify = (version, options = '--publish') =>
  `pact verifier --provider-name ProductAPI --hostname localhost --port "$PORT" --state-change-url "http://localhost:$PORT/_pact/state" --provider-version ${version} --provider-branch main ${options}`;

/** @param {string} version of a provider that returns `cost` instead of `price`; the verification must fail */
export const verifyBroken = (version) => `PORT="$BROKEN_PORT"; ! ${verify(version)}`;

/** @param {string} name @param {string} version @param {string} environment */
export const deploy = (name, version, environment) =>
  `pact broker record-deployment --pacticipant ${name} --version ${version} --environment ${environment}`;

/** @param {string} name @param {string} version */
export const release = (name, version) =>
  `pact broker record-release --pacticipant ${name} --version ${version} --environment production`;

/** @param {string} name @param {string} version @param {string} [rest] */
export const canIDeploy = (name, version, rest = '--to-environment production') =>
  `pact broker can-i-deploy --pacticipant ${name} --version ${version} ${rest}`.trimEnd();

/** @param {string} version @param {string} [outcome] */
export const publishDescription = (version, outcome = '--verification-exit-code 0 --verification-results api-test-report.txt') =>
  `pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch main${outcome && ` ${outcome}`}`;

export const createWebhook = `pact broker create-webhook https://ci.example.com/build --request POST --header 'Content-Type: application/json' --data '{"pact":"\${pactbroker.pactUrl}"}' --description 'Verify in the ProductAPI build' --provider ProductAPI --contract-content-changed`;

/** The mock broker numbers its IDs: 1 and 2 are PactFlow's initial environments, Test and Production, and 3 is the first resource that is created. */
export const THIRD_ID = '00000000-0000-4000-8000-000000000003';
export const UNKNOWN_ID = '00000000-0000-4000-8000-999999999999';

export const verified = [publish('1.0.0'), verify('2.0.0')];
export const inProduction = [...verified, deploy('ProductAPI', '2.0.0', 'production')];
export const brokenInProduction = [
  publish('1.0.0'),
  verify('2.0.0'),
  verifyBroken('2.1.0'),
  deploy('ProductAPI', '2.1.0', 'production'),
];
export const describedInProduction = [publish('1.0.0'), publishDescription('2.0.0'), deploy('ProductAPI', '2.0.0', 'production')];
