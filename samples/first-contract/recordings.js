const runConsumer = 'node --test test/consumer.test.js';
const runProvider = 'node --test test/provider.test.js';
const runBreaking = 'node --test test/breaking.test.js';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The consumer test passes and writes the pact',
    run: runConsumer,
    exitStatus: 0,
    says: '✔ shows a product that exists',
    counterpart: 'consumer-wrong-path',
  },
  'consumer-wrong-path': {
    shows: 'The client requests the wrong path. Pact reports the unexpected request and the missing one',
    before: ['cp src/first-product-client.js src/product-client.js'],
    run: runConsumer,
    exitStatus: 1,
    says: 'The following request was not expected',
    counterpart: 'consumer-test',
  },
  'pact-file': {
    shows: 'The pact that the consumer test writes',
    before: [runConsumer],
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"match": "number"',
    counterpart: 'pact-file-missing',
  },
  'pact-file-missing': {
    shows: 'The provider test fails without the pact, because the consumer test has not run',
    run: runProvider,
    exitStatus: 1,
    says: 'CatalogueWeb-ProductAPI.json',
    counterpart: 'pact-file',
  },
  'provider-test': {
    shows: 'The provider conforms to the contract',
    before: [runConsumer],
    run: runProvider,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'provider-test-renamed',
  },
  'provider-test-renamed': {
    shows: 'The provider test fails after the provider renames price to cost',
    before: [runConsumer, `sed -i.bak 's/(product) => product)/({ price, ...rest }) => ({ ...rest, cost: price }))/' src/product-provider.js`],
    run: runProvider,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'provider-test',
  },
  'provider-test-broker-variable': {
    shows: 'The provider test passes although PACT_BROKER_BASE_URL contains the URL of a broker that does not exist, because the test deletes the variable',
    before: [runConsumer],
    env: { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' },
    run: runProvider,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'provider-test-broker-variable-kept',
  },
  'provider-test-broker-variable-kept': {
    shows: 'The same test without the line that deletes the variable: Pact also tries to load pacts from the broker, and the verification fails',
    before: [runConsumer, `sed -i.bak '/^delete process.env.PACT_BROKER_BASE_URL/d' test/verify-product-api.js`],
    env: { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' },
    run: runProvider,
    exitStatus: 1,
    says: "No pacts found for provider 'ProductAPI'",
    replace: [[/ThreadId\(\d+\)/g, 'ThreadId(<number>)']],
    counterpart: 'provider-test-broker-variable',
  },
  breaking: {
    shows: 'A test passes because it expects the renamed field to break the contract. Pact reports why the verification failed',
    before: [runConsumer],
    run: runBreaking,
    exitStatus: 0,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'breaking-undone',
  },
  'breaking-undone': {
    shows: 'The same test fails if the provider adds cost and keeps price, because this change does not break the contract',
    before: [runConsumer, `sed -i.bak 's/({ price, ...rest }) => ({ ...rest, cost: price })/(product) => ({ ...product, cost: product.price })/' test/breaking.test.js`],
    run: runBreaking,
    exitStatus: 1,
    says: 'Missing expected rejection',
    counterpart: 'breaking',
  },
};
