const runConsumer = 'node --test test/consumer.test.js';
const runProvider = 'node --test test/provider.test.js';
const runBreaking = 'node --test test/breaking.test.js';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The consumer test passes; it has written the pact',
    run: runConsumer,
    exitStatus: 0,
    says: '✔ shows a product that exists',
    counterpart: 'consumer-wrong-path',
  },
  'consumer-wrong-path': {
    shows: 'A client that asks for another path than its test says: Pact names the request that it did not expect, and the one that it missed',
    before: [`sed -i.bak 's#/product/#/products/#' src/product-client.js`],
    run: runConsumer,
    exitStatus: 1,
    says: 'The following request was not expected',
    counterpart: 'consumer-test',
  },
  'pact-file': {
    shows: 'The pact that the consumer test has written',
    before: [runConsumer],
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"match": "number"',
    counterpart: 'pact-file-missing',
  },
  'pact-file-missing': {
    shows: 'The provider test without the pact: the consumer test has not run',
    run: runProvider,
    exitStatus: 1,
    says: 'CatalogueWeb-ProductAPI.json',
    counterpart: 'pact-file',
  },
  'provider-test': {
    shows: 'The provider keeps the contract',
    before: [runConsumer],
    run: runProvider,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'provider-test-renamed',
  },
  'provider-test-renamed': {
    shows: 'The provider test, after the provider itself renamed price to cost',
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
    shows: 'A test that expects the renamed field to break the contract; it passes, and Pact says why the verification failed',
    before: [runConsumer],
    run: runBreaking,
    exitStatus: 0,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'breaking-undone',
  },
  'breaking-undone': {
    shows: 'The same test where the provider adds cost and keeps price: that breaks nothing, so the test that expects a break fails',
    before: [runConsumer, `sed -i.bak 's/({ price, ...rest }) => ({ ...rest, cost: price })/(product) => ({ ...product, cost: product.price })/' test/breaking.test.js`],
    run: runBreaking,
    exitStatus: 1,
    says: 'Missing expected rejection',
    counterpart: 'breaking',
  },
};
