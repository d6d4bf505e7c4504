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
    shows: 'The tests of the client pass, and have written the pact',
    step: 'project',
    broker: true,
    run: test,
    exitStatus: 0,
    says: '✔ gets all products',
    counterpart: 'reads-price',
  },
  'reads-price': {
    shows: 'A client that reads a field which its test does not have',
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
    says: 'Published the pact',
    counterpart: 'price-verified',
  },
  'may-deploy': {
    shows: 'The provider has verified the pact and is in production: the website may be deployed',
    after: 'published',
    before: [provider, providerDeployed],
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'price-may-not-deploy',
  },
  'price-verified': {
    shows: 'The provider does not have the price that the new pact asks for',
    after: 'may-deploy',
    before: [breaking, test, publish('1.1.0')],
    run: provider,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: price',
    counterpart: 'published',
  },
  'price-may-not-deploy': {
    shows: 'The website with the price may not be deployed',
    after: 'price-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
