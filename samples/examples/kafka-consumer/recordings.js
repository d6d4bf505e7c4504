const runTests = 'npm test';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The handler processes the message of its test, and the adapter processes a record',
    step: 'project',
    run: runTests,
    exitStatus: 0,
    says: '✔ shows a product whose event it received',
    counterpart: 'needs-price',
  },
  'pact-file': {
    shows: 'The pact that the consumer test writes',
    after: 'consumer-test',
    run: 'cat pacts/pactflow-example-consumer-js-kafka-pactflow-example-provider-java-kafka.json',
    exitStatus: 0,
    says: '"kafka_topic": "products"',
    counterpart: 'needs-price',
  },
  'needs-price': {
    shows: "The breaking variant: the handler reads a price, which the message in its test doesn't have",
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: runTests,
    exitStatus: 1,
    says: 'The event about product 10 has no price.',
    counterpart: 'consumer-test',
  },
  'price-in-test': {
    shows: 'The same handler, after the price has been added to its test and therefore to its pact',
    after: 'needs-price',
    before: [`sed -i.bak "s/version: Matchers.string('v2'),/&\\n          price: Matchers.number(49.5),/" test/consumer.pact.test.js`],
    run: runTests,
    exitStatus: 0,
    says: '✔ shows a product whose event it received',
    counterpart: 'needs-price',
  },
  published: {
    shows: 'The pact is published',
    step: 'project',
    broker: true,
    before: [runTests],
    run: 'pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
    exitStatus: 0,
    says: 'pactflow-example-consumer-js-kafka',
    counterpart: 'not-verified',
  },
  'not-verified': {
    shows: "No provider has verified the pact yet, so the consumer can't be deployed",
    after: 'published',
    run: 'pact broker can-i-deploy --pacticipant pactflow-example-consumer-js-kafka --version 1.0.0 --to-environment production',
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
};
