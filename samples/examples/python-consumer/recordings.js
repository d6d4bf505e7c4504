const test = 'pytest -q';
const pact = 'pacts/pactflow-example-consumer-python-pactflow-example-provider-python.json';
/** @type {[RegExp, string][]} */
const replace = [[/ in \d+\.\d+s$/gm, ' in <time>']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: "The client's tests pass and write the pact",
    step: 'project',
    broker: true,
    run: test,
    replace,
    exitStatus: 0,
    says: '2 passed',
    counterpart: 'reads-price',
  },
  'pact-file': {
    shows: 'The pact that the tests write',
    after: 'consumer-test',
    run: `cat ${pact}`,
    exitStatus: 0,
    says: '"name": "a product with ID 10 exists"',
    counterpart: 'reads-price',
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
    shows: "The client can't be deployed, because no provider has verified the pact",
    after: 'published',
    run: 'npx pact broker can-i-deploy --pacticipant pactflow-example-consumer-python --version 1.0.0 --to-environment production',
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  'reads-price': {
    shows: "The client reads a field that its test doesn't describe",
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: test,
    replace,
    exitStatus: 1,
    says: "KeyError: 'price'",
    counterpart: 'consumer-test',
  },
};
