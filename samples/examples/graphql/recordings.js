const testConsumer = 'npm run test:consumer';
const testProvider = 'npm run test:provider';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The consumer test passes, although the client and the test format the query differently',
    step: 'project',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product',
    counterpart: 'consumer-asks-more',
  },
  'provider-test': {
    shows: "The provider returns the pact's fields",
    after: 'consumer-test',
    run: testProvider,
    // The test must verify the pact in the project, even if a reader's environment has the URL of a broker.
    env: { PACT_BROKER_BASE_URL: 'https://broker.example' },
    exitStatus: 0,
    says: '✔ the Product API keeps its contract',
    counterpart: 'field-renamed',
  },
  'field-renamed': {
    shows: 'A schema with a renamed field: the status is still 200, and the body has errors instead of data',
    step: 'project',
    before: ['cp -R breaking/. .', testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: 'Cannot query field',
    counterpart: 'provider-test',
  },
  'consumer-asks-more': {
    shows: "The client requests a field that its test doesn't describe",
    step: 'project',
    before: [`sed -i.bak 's/^    type$/    type version/' src/product-client.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'The following request was incorrect',
    counterpart: 'consumer-test',
  },
};
