const testConsumer = 'npm run test:consumer';
const testProvider = 'npm run test:provider';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The consumer test passes, although client and test format the query differently',
    step: 'project',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ gets a product',
    counterpart: 'consumer-asks-more',
  },
  'pact-file': {
    shows: 'The pact: the query as a pattern that ignores white space',
    after: 'consumer-test',
    run: 'cat pacts/*.json',
    exitStatus: 0,
    says: '"$.query"',
    counterpart: 'consumer-asks-more',
  },
  'provider-test': {
    shows: 'The provider answers the query with the fields of the pact',
    after: 'pact-file',
    run: testProvider,
    exitStatus: 0,
    says: '✔ the Product API keeps its contract',
    counterpart: 'field-renamed',
  },
  'field-renamed': {
    shows: 'A schema with a renamed field: the status is still 200, and the body has errors in place of data',
    step: 'project',
    before: ['cp -R breaking/. .', testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: 'Cannot query field',
    counterpart: 'provider-test',
  },
  'consumer-asks-more': {
    shows: 'A client that asks for a field which its test does not know',
    step: 'project',
    before: [`sed -i.bak 's/^    type$/    type version/' src/product-client.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'The following request was incorrect',
    counterpart: 'consumer-test',
  },
};
