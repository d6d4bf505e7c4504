const runConsumer = 'node --test test/consumer.test.js';
const runProvider = 'node --test test/provider.test.js';
const runBreaking = 'node --test test/breaking.test.js';
const runOtherTopic = 'node --test test/other-topic.test.js';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The handler understands the message of its test, and the pact is written',
    run: runConsumer,
    exitStatus: 0,
    says: '✔ keeps the new price of a product',
    counterpart: 'consumer-reads-more',
  },
  'consumer-reads-more': {
    shows: 'The same test, after the handler began to read currency, which the message of the test does not have',
    before: [`sed -i.bak 's/{ id, price })/{ id, currency })/; s/typeof price !==.*$/currency === undefined) throw new Error("The message has no currency.");/' src/price-list.js`],
    run: runConsumer,
    exitStatus: 1,
    says: 'The message has no currency.',
    counterpart: 'consumer-test',
  },
  'missing-field': {
    shows: 'A test that expects such a handler to fail',
    run: 'node --test test/missing-field.test.js',
    exitStatus: 0,
    says: '✔ a handler cannot read a field that its pact does not name',
    counterpart: 'consumer-reads-more',
  },
  'pact-file': {
    shows: 'The pact that the consumer test has written',
    before: [runConsumer],
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"type": "Asynchronous/Messages"',
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
    shows: 'The provider writes the message that the consumer needs',
    before: [runConsumer],
    run: runProvider,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'provider-test-renamed',
  },
  'provider-test-renamed': {
    shows: 'The provider test, after the producer itself renamed price to cost',
    before: [runConsumer, `sed -i.bak 's/body: { id, price,/body: { id, cost: price,/' src/price-events.js`],
    run: runProvider,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'provider-test',
  },
  'provider-test-other-topic': {
    shows: 'The provider test, after the producer itself changed the topic in the metadata',
    before: [runConsumer, `sed -i.bak "s/topic: 'products'/topic: 'prices'/" src/price-events.js`],
    run: runProvider,
    exitStatus: 1,
    says: `Expected message metadata 'topic' to have value '"products"' but was '"prices"'`,
    counterpart: 'provider-test',
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
    shows: 'The same test where the producer adds cost and keeps price: that breaks nothing, so the test that expects a break fails',
    before: [runConsumer, `sed -i.bak 's/{ \\.\\.\\.rest, cost: price }/{ ...body, cost: price }/' test/breaking.test.js`],
    run: runBreaking,
    exitStatus: 1,
    says: 'Missing expected rejection',
    counterpart: 'breaking',
  },
  'other-topic': {
    shows: 'A test that expects another topic to break the contract; it passes, and Pact says why the verification failed',
    before: [runConsumer],
    run: runOtherTopic,
    exitStatus: 0,
    says: `Expected message metadata 'topic' to have value '"products"' but was '"prices"'`,
    counterpart: 'other-topic-undone',
  },
  'other-topic-undone': {
    shows: 'The same test where the topic stays, and other metadata is added: that breaks nothing',
    before: [runConsumer, `sed -i.bak "s/topic: 'prices'/region: 'eu'/" test/other-topic.test.js`],
    run: runOtherTopic,
    exitStatus: 1,
    says: 'Missing expected rejection',
    counterpart: 'other-topic',
  },
};
