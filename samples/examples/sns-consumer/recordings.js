/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The search index processes the message of its test, and the function processes an envelope',
    step: 'project',
    run: 'npm test',
    exitStatus: 0,
    says: '✔ takes the product event out of its envelope',
    counterpart: 'envelope-lambda',
  },
  'pact-file': {
    shows: 'The pact that the consumer test writes',
    after: 'consumer-test',
    run: 'cat pacts/pactflow-example-consumer-js-sns-pactflow-example-provider-js-sns.json',
    exitStatus: 0,
    says: '"topic": "products"',
    counterpart: 'envelope-lambda',
  },
  'envelope-pact': {
    shows: "The breaking variant: the test that writes the pact doesn't use the envelope, and passes",
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: 'npm run test:pact',
    exitStatus: 0,
    says: '✔ finds a product whose event it received',
    counterpart: 'envelope-lambda',
  },
  'envelope-lambda': {
    shows: "The breaking variant: the function passes on the envelope's text without parsing it",
    after: 'envelope-pact',
    run: 'npm run test:lambda',
    exitStatus: 1,
    says: 'The product event has no id.',
    counterpart: 'consumer-test',
  },
};
