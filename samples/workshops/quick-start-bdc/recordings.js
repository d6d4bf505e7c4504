// The npm scripts choose their own test reporters, so the default one must not be set as well.
const ownReporter = { NODE_OPTIONS: '--no-deprecation' };

/** @param {string} version */
const publishDescription = (version) =>
  `npx pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch main --content-type application/yaml --verification-exit-code 0 --verification-results provider-report.txt --verifier node-test`;

/** @param {string} version */
const publishPact = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} name @param {string} version */
const ask = (name, version) => `npx pact broker can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`;

/** @param {string} name @param {string} version */
const record = (name, version) => `npx pact broker record-deployment --pacticipant ${name} --version ${version} --environment production`;

/** @param {number} step that starts with an empty broker */
const catchUp = (step) => `npm run --silent catch-up -- ${step}`;
const isPublished = 'Self-verification: success';
const yes = 'All required verification results are published and successful';

/** Releases of Node.js differ in the line that reports a missing module. @type {[RegExp, string]} */
const nodeLine = [/(esm\/resolve):\d+/g, '$1:<line>'];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  // Step 1: the provider

  'provider-test': {
    step: 'step-1',
    broker: true,
    shows: 'The provider conforms to its description; the test writes a report',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ the response for a product matches the description',
    counterpart: 'provider-test-drift',
  },
  'provider-publish': {
    after: 'provider-test',
    shows: 'The description and the test result are published',
    run: publishDescription('1.0.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'provider-yes': {
    after: 'provider-publish',
    shows: 'A provider without consumers may be deployed',
    run: ask('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'There are no missing dependencies',
    counterpart: 'breaking-no',
  },
  'provider-deployed': {
    after: 'provider-yes',
    shows: 'The deployment is recorded',
    run: record('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'ProductAPI',
    counterpart: 'breaking-no',
  },
  'provider-test-drift': {
    step: 'step-1',
    shows: 'The code does not conform to its own description',
    before: [`sed -i.bak 's/price:/cost:/' src/product-api.js`],
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 1,
    says: `data must have required property 'price'`,
    counterpart: 'provider-test',
  },

  // Step 2: the consumer

  'consumer-no-client': {
    step: 'step-2',
    before: ['rm src/product-client.js'],
    shows: 'The test imports a client that does not exist yet',
    run: 'npm run test:consumer',
    env: ownReporter,
    replace: [nodeLine],
    exitStatus: 1,
    says: 'ERR_MODULE_NOT_FOUND',
    counterpart: 'consumer-test',
  },
  'consumer-test': {
    step: 'step-2',
    broker: true,
    before: [catchUp(2)],
    shows: 'The consumer works with its mocks, which are recorded as a pact',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ gets the name and price of a product',
    counterpart: 'breaking-no',
  },
  'consumer-publish': {
    after: 'consumer-test',
    shows: 'The pact is published',
    run: publishPact('1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },
  'consumer-yes': {
    after: 'consumer-publish',
    shows: 'The pact is compatible with the description of the provider version in production',
    run: ask('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'consumer-early-no',
  },
  'consumer-deployed': {
    after: 'consumer-yes',
    shows: 'The deployment is recorded',
    run: record('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },

  // Step 3: a breaking change

  'breaking-test': {
    step: 'step-3',
    broker: true,
    // The pact of step 2 is still the consumer's pact.
    before: [catchUp(3), 'node --test test/consumer.test.js', 'cmp pacts/CatalogueWeb-ProductAPI.json published/pacts/CatalogueWeb-ProductAPI.json'],
    shows: 'The changed provider conforms to its changed description, so its own tests pass',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ the response for a product matches the description',
    counterpart: 'breaking-no',
  },
  'breaking-publish': {
    after: 'breaking-test',
    shows: 'The changed description is published',
    run: publishDescription('2.0.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'breaking-no': {
    after: 'breaking-publish',
    shows: 'The consumer in production needs a field that the description no longer has',
    run: ask('ProductAPI', '2.0.0'),
    exitStatus: 1,
    says: 'The verification for the pact between the version of CatalogueWeb currently in production (1.0.0) and version 2.0.0 of ProductAPI failed',
    counterpart: 'fixed-yes',
  },
  'breaking-why': {
    after: 'breaking-no',
    shows: 'The reason, including the field',
    run: 'node compare.js openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 1,
    says: 'must NOT have additional properties - price',
    counterpart: 'fixed-yes',
  },

  // Step 4: the same change without breaking the consumer

  'fixed-compare': {
    cwd: 'step-4',
    before: ['cp ../step-3/src/product-client.js src/product-client.js', 'cp ../step-3/test/handlers.js test/handlers.js'],
    shows: 'The description with both fields has everything that the pact needs',
    run: 'node compare.js openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: 'The pact is compatible',
    counterpart: 'breaking-why',
  },
  'fixed-test': {
    step: 'step-4',
    broker: true,
    before: [catchUp(4)],
    shows: 'The consumer that reads the new field works with its mocks',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ gets the name and price of a product',
    counterpart: 'breaking-no',
  },
  'consumer-early-publish': {
    after: 'fixed-test',
    shows: 'The new pact is published',
    run: publishPact('2.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },
  'consumer-early-no': {
    after: 'consumer-early-publish',
    shows: 'The provider in production does not have the new field yet',
    run: ask('CatalogueWeb', '2.0.0'),
    exitStatus: 1,
    says: 'The verification for the pact between version 2.0.0 of CatalogueWeb and the version of ProductAPI currently in production (1.0.0) failed',
    counterpart: 'consumer-later-yes',
  },
  'fixed-provider-test': {
    after: 'consumer-early-no',
    shows: 'The provider has both fields',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ the response for a product matches the description',
    counterpart: 'breaking-no',
  },
  'fixed-publish': {
    after: 'fixed-provider-test',
    shows: 'The description with both fields is published',
    run: publishDescription('2.1.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'fixed-yes': {
    after: 'fixed-publish',
    shows: 'The provider still has everything that the consumer in production needs',
    run: ask('ProductAPI', '2.1.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  'fixed-deployed': {
    after: 'fixed-yes',
    shows: 'The deployment is recorded',
    run: record('ProductAPI', '2.1.0'),
    exitStatus: 0,
    says: 'ProductAPI',
    counterpart: 'breaking-no',
  },
  'consumer-later-yes': {
    after: 'fixed-deployed',
    shows: 'The same consumer version as before, after its provider was deployed',
    run: ask('CatalogueWeb', '2.0.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'consumer-early-no',
  },
  'consumer-later-deployed': {
    after: 'consumer-later-yes',
    shows: 'The deployment is recorded',
    run: record('CatalogueWeb', '2.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },
  'contract-yes': {
    after: 'consumer-later-deployed',
    shows: 'The version of step 3 no longer breaks a consumer',
    run: ask('ProductAPI', '2.0.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  contracted: {
    after: 'contract-yes',
    before: [
      `sed -i.bak -e '/^        price:$/,/deprecated: true/d' -e 's/price, cost/cost/' -e 's/version: 2.1.0/version: 3.0.0/' openapi.yaml`,
      `sed -i.bak 's/price: [0-9.]*, //' src/product-api.js`,
    ],
    shows: 'The provider without the old field is tested, published, and deployed',
    run: `npm run test:provider && ${publishDescription('3.0.0')} && ${ask('ProductAPI', '3.0.0')} && ${record('ProductAPI', '3.0.0')}`,
    env: ownReporter,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'breaking-no',
  },
};
