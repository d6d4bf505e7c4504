const test = 'pytest -q';
/** @type {[RegExp, string][]} */
const replace = [[/ in \d+\.\d+s$/gm, ' in <time>']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The tests of the handler and of the function pass, and the pact is written',
    step: 'project',
    broker: true,
    run: test,
    replace,
    exitStatus: 0,
    says: '3 passed',
    counterpart: 'swapped',
  },
  'pact-file': {
    shows: 'The pact that the consumer test writes',
    after: 'consumer-test',
    run: 'cat pacts/pactflow-example-consumer-python-sns-pactflow-example-provider-js-sns.json',
    exitStatus: 0,
    says: '"topic": "products"',
    counterpart: 'swapped',
  },
  published: {
    shows: 'The pact is published',
    after: 'pact-file',
    run: 'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
    exitStatus: 0,
    says: 'Pact successfully published',
    counterpart: 'not-verified',
  },
  'not-verified': {
    shows: "The function can't be deployed, because no sender has verified the pact",
    after: 'published',
    run: 'npx pact broker can-i-deploy --pacticipant pactflow-example-consumer-python-sns --version 1.0.0 --to-environment production',
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  swapped: {
    shows: 'The handler stores the name of a product as its type',
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: test,
    replace,
    exitStatus: 1,
    says: 'Differing attributes',
    counterpart: 'consumer-test',
  },
};
