// The scripts choose their reporters themselves; two choices would not fit together.
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

const catchUp = 'npm run --silent catch-up';
const isPublished = 'self-verification: success';
const yes = 'Every result that is needed is there, and each is a success.';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  // Step 1: the provider

  'provider-test': {
    step: 'step-1',
    broker: true,
    shows: 'The provider answers as its description says; the report is kept',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ a product is answered as described',
    counterpart: 'provider-test-drift',
  },
  'provider-publish': {
    after: 'provider-test',
    shows: 'Description and result are published',
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
    says: 'No result is needed.',
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
    shows: 'Code that does not keep its own description',
    before: [`sed -i.bak 's/price:/cost:/' src/product-api.js`],
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 1,
    says: `data must have required property 'price'`,
    counterpart: 'provider-test',
  },

  // Step 2: the consumer

  'consumer-test': {
    step: 'step-2',
    broker: true,
    before: [catchUp],
    shows: 'The consumer works with its mocks, which become the pact',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ shows name and price of a product',
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
    shows: 'The pact fits the description of the version in production',
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

  // Step 3: a change that breaks

  'breaking-test': {
    step: 'step-3',
    broker: true,
    // The pact of step 2 is still the consumer's.
    before: [catchUp, 'node --test test/consumer.test.js', 'cmp pacts/CatalogueWeb-ProductAPI.json published/pacts/CatalogueWeb-ProductAPI.json'],
    shows: 'The changed provider keeps its changed description: its own tests see no problem',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ a product is answered as described',
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
    shows: 'The consumer in production needs what the description has no longer',
    run: ask('ProductAPI', '2.0.0'),
    exitStatus: 1,
    says: 'Failure between version 1.0.0 of CatalogueWeb and version 2.0.0 of ProductAPI.',
    counterpart: 'mended-yes',
  },
  'breaking-why': {
    after: 'breaking-no',
    shows: 'The reason, down to the field',
    run: 'node compare.js openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 1,
    says: 'must NOT have additional properties - price',
    counterpart: 'mended-yes',
  },

  // Step 4: the change mended

  'mended-test': {
    step: 'step-4',
    broker: true,
    before: [catchUp],
    shows: 'The consumer that reads the new field works with its mocks',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ shows name and price of a product',
    counterpart: 'breaking-no',
  },
  'consumer-early-publish': {
    after: 'mended-test',
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
    says: 'Failure between version 2.0.0 of CatalogueWeb and version 1.0.0 of ProductAPI.',
    counterpart: 'consumer-later-yes',
  },
  'mended-provider-test': {
    after: 'consumer-early-no',
    shows: 'The provider has both fields',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ a product is answered as described',
    counterpart: 'breaking-no',
  },
  'mended-publish': {
    after: 'mended-provider-test',
    shows: 'The description with both fields is published',
    run: publishDescription('2.1.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'mended-yes': {
    after: 'mended-publish',
    shows: 'The consumer in production finds what it needs',
    run: ask('ProductAPI', '2.1.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  'mended-deployed': {
    after: 'mended-yes',
    shows: 'The deployment is recorded',
    run: record('ProductAPI', '2.1.0'),
    exitStatus: 0,
    says: 'ProductAPI',
    counterpart: 'breaking-no',
  },
  'consumer-later-yes': {
    after: 'mended-deployed',
    shows: 'The same consumer version as before, now that its provider is there',
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
    shows: 'The version that was refused in step 3 breaks nobody any more',
    run: ask('ProductAPI', '2.0.0'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
};
