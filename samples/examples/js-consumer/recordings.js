const test = 'npm test';
const provider = 'npm run provider';
/** @param {string} version */
const publish = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-consumer --version ${version} --to-environment production`;
const providerDeployed = 'npx pact broker record-deployment --pacticipant pactflow-example-provider --version 1.0.0 --environment production';
const breaking = 'cp -R breaking/. .';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: "The client's tests pass and write the pact",
    step: 'project',
    broker: true,
    run: test,
    exitStatus: 0,
    says: '✔ gets all products',
    counterpart: 'reads-price',
  },
  'reads-price': {
    shows: "The client reads a field that its test doesn't describe",
    step: 'project',
    before: ['cp breaking/src/product.js src/product.js'],
    run: test,
    exitStatus: 1,
    says: "Cannot read properties of undefined (reading 'toFixed')",
    counterpart: 'consumer-test',
  },
  published: {
    shows: 'The pact is published',
    after: 'consumer-test',
    run: publish('1.0.0'),
    exitStatus: 0,
    says: 'Pact successfully published',
    counterpart: 'price-verified',
  },
  'may-deploy': {
    shows: 'The provider has verified the pact and is in production, so the website can be deployed',
    after: 'published',
    before: [provider, providerDeployed],
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'price-may-not-deploy',
  },
  'price-verified': {
    shows: "The provider doesn't have the price that the new pact expects",
    after: 'may-deploy',
    before: [breaking, test, publish('1.1.0')],
    run: provider,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'published',
  },
  'price-may-not-deploy': {
    shows: "The website with the price can't be deployed",
    after: 'price-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
