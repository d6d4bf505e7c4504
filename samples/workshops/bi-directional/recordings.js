const testProvider = 'npm run test:provider';
const testConsumer = 'npm run test:consumer';

/** @param {string} version whose tests pass or fail, as they come */
const publishProvider = (version) =>
  `${testProvider} > api-test-report.txt; npm run publish:provider -- --provider-app-version ${version} --verification-exit-code $?`;

/** @param {string} version */
const publishConsumer = (version) => `pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} name @param {string} version */
const canIDeploy = (name, version) => `pact broker can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`;

/** @param {string} name @param {string} version */
const deployed = (name, version) => `pact broker record-deployment --pacticipant ${name} --version ${version} --environment production`;

/** @param {string} name @param {string} version */
const askAndRecord = (name, version) => `${canIDeploy(name, version)} && ${deployed(name, version)}`;

const findings = 'npm run findings';
/** Each exercise begins with the last state, in a folder of its own. */
const copyState = 'cp -R ../step-14/. .';
const renamePriceInCode = `sed -i.bak 's/price: /cost: /' provider/src/products.js`;

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  // The description, and the API

  examples: {
    shows: 'Each example of the description fits its schema',
    step: 'step-1',
    run: testProvider,
    exitStatus: 0,
    says: '✔ the example of GET /product/{id} 404 fits its schema',
    counterpart: 'examples-wrong',
  },
  'examples-wrong': {
    shows: 'An example whose price is text',
    step: 'step-1',
    before: [`sed -i.bak "s/price: 49.5/price: '49.50'/" provider/openapi.yaml`],
    run: testProvider,
    exitStatus: 1,
    says: '/price must be number',
    counterpart: 'examples',
  },
  'try-api': {
    shows: 'What the API answers',
    step: 'step-2',
    run: 'npm run try',
    exitStatus: 0,
    says: '404 {"message":"There is no product 99."}',
    counterpart: 'api-test-drift',
  },
  'api-test': {
    shows: 'Each answer of the API fits the description',
    step: 'step-3',
    run: testProvider,
    exitStatus: 0,
    says: '✔ every described answer was seen',
    counterpart: 'api-test-drift',
  },
  'api-test-drift': {
    shows: 'An API that has drifted from its description: it writes cost for price',
    step: 'step-3',
    before: [renamePriceInCode],
    run: testProvider,
    exitStatus: 1,
    says: "The body must have required property 'price'",
    counterpart: 'api-test',
  },

  // From here on, one broker and one chain: each recording goes on in the folder of its state

  // The provider publishes and deploys

  'provider-published': {
    shows: 'The description and the outcome of its tests are published',
    broker: true,
    cwd: 'step-4',
    run: `${testProvider} > api-test-report.txt; pact pactflow publish-provider-contract provider/openapi.yaml --provider ProductAPI --provider-app-version 1.0.0 --branch main --content-type application/yaml --verification-exit-code $? --verification-results api-test-report.txt --verifier node-test`,
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'provider-no-address',
  },
  'provider-no-address': {
    shows: 'In CI, before the address of the broker is set: the variable is empty',
    step: 'step-4',
    run: 'PACT_BROKER_BASE_URL= pact pactflow publish-provider-contract provider/openapi.yaml --provider ProductAPI --provider-app-version 1.0.0',
    exitStatus: 1,
    says: 'Invalid URL',
    counterpart: 'provider-published',
  },
  'provider-may-deploy': {
    shows: 'A provider without consumers may be deployed',
    after: 'provider-published',
    cwd: 'step-5',
    run: canIDeploy('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'provider-deployed': {
    shows: 'The deployment of the provider is recorded',
    after: 'provider-may-deploy',
    cwd: 'step-5',
    run: deployed('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'ProductAPI',
    counterpart: 'renamed-may-not-deploy',
  },

  // The consumer

  'try-catalog': {
    shows: 'What the website shows with the API beside it',
    step: 'step-6',
    run: 'npm run try',
    exitStatus: 0,
    says: '10  Garden chair  $49.50',
    counterpart: 'consumer-test-unmocked',
  },
  'consumer-test': {
    shows: 'The tests of the consumer pass against mocks',
    step: 'step-7',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ says when there is no such product',
    counterpart: 'consumer-test-unmocked',
  },
  'pact-file': {
    shows: 'The pact that the tests have written',
    after: 'consumer-test',
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"name": "pact-msw-adapter"',
    counterpart: 'consumer-test-unmocked',
  },
  'consumer-test-unmocked': {
    shows: 'A request that nothing mocks',
    step: 'step-7',
    before: [`sed -i.bak '/product.99/d' consumer/test/handlers.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'intercepted a request without a matching request handler',
    counterpart: 'consumer-test',
  },
  'consumer-published': {
    shows: 'The pact is published',
    after: 'provider-deployed',
    cwd: 'step-8',
    before: [testConsumer],
    run: publishConsumer('1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'renamed-may-not-deploy',
  },
  'consumer-may-deploy': {
    shows: 'The pact fits the description that is deployed',
    after: 'consumer-published',
    cwd: 'step-9',
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'BDCT',
    counterpart: 'color-may-not-deploy',
  },
  'consumer-deployed': {
    shows: 'The deployment of the consumer is recorded',
    after: 'consumer-may-deploy',
    cwd: 'step-9',
    run: deployed('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'color-may-not-deploy',
  },

  // Changes

  'dropped-published': {
    shows: 'A description without a field that nobody reads',
    after: 'consumer-deployed',
    cwd: 'step-10',
    run: publishProvider('1.1.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'dropped-may-deploy': {
    shows: 'Dropping a field that nobody reads breaks nobody',
    after: 'dropped-published',
    cwd: 'step-10',
    run: askAndRecord('ProductAPI', '1.1.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-catalog': {
    shows: 'What the website would show with the renamed field',
    after: 'dropped-may-deploy',
    cwd: 'step-11',
    run: 'npm run try',
    exitStatus: 0,
    says: '10  undefined  $49.50',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-published': {
    shows: 'The tests of the provider pass all the same, and its description is published',
    after: 'renamed-catalog',
    cwd: 'step-11',
    run: publishProvider('2.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-may-not-deploy': {
    shows: 'Renaming a field that a consumer reads is refused',
    after: 'renamed-published',
    cwd: 'step-11',
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'dropped-may-deploy',
  },
  'renamed-findings': {
    shows: 'Why: the consumer needs a name, which the description does not have',
    after: 'renamed-may-not-deploy',
    cwd: 'step-11',
    before: [testConsumer],
    run: findings,
    exitStatus: 1,
    says: 'must NOT have additional properties - name',
    counterpart: 'dropped-may-deploy',
  },
  'both-published': {
    shows: 'A description with the old field and the new one',
    after: 'renamed-findings',
    cwd: 'step-12',
    run: publishProvider('1.2.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'both-may-deploy': {
    shows: 'With both fields, the rename breaks nobody',
    after: 'both-published',
    cwd: 'step-12',
    run: askAndRecord('ProductAPI', '1.2.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'color-published': {
    shows: 'A consumer that reads a field which the provider does not have: its tests pass',
    after: 'both-may-deploy',
    cwd: 'step-13',
    run: `${testConsumer} && ${publishConsumer('1.1.0')}`,
    exitStatus: 0,
    says: '✔ shows a product',
    counterpart: 'color-may-not-deploy',
  },
  'color-may-not-deploy': {
    shows: 'It may not be deployed',
    after: 'color-published',
    cwd: 'step-13',
    run: canIDeploy('CatalogueWeb', '1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'consumer-may-deploy',
  },

  // Exercises

  'exercise-color-provider': {
    shows: 'The provider adds the field',
    after: 'color-may-not-deploy',
    cwd: 'step-14',
    run: `${publishProvider('1.3.0')} && ${askAndRecord('ProductAPI', '1.3.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'color-may-not-deploy',
  },
  'exercise-color-consumer': {
    shows: 'The same version of the consumer, asked for again, may be deployed now',
    after: 'exercise-color-provider',
    cwd: 'step-14',
    run: askAndRecord('CatalogueWeb', '1.1.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'color-may-not-deploy',
  },
  'exercise-path': {
    shows: 'A path that is renamed is refused',
    after: 'exercise-color-consumer',
    cwd: 'exercise-2',
    before: [
      copyState,
      `sed -i.bak 's#/product/#/products/#g' provider/openapi.yaml provider/test/api.test.js`,
      String.raw`sed -i.bak 's#/product\\/#/products\\/#' provider/src/server.js`,
    ],
    run: `${publishProvider('2.1.0')} && ${canIDeploy('ProductAPI', '2.1.0')}`,
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'exercise-optional',
  },
  'exercise-path-findings': {
    shows: 'Why: no such path',
    after: 'exercise-path',
    cwd: 'exercise-2',
    before: [testConsumer],
    run: findings,
    exitStatus: 1,
    says: 'request.path-or-method.unknown',
    counterpart: 'exercise-optional',
  },
  'exercise-drift': {
    shows: 'Contracts that fit, and an API that does not: the self-verification fails',
    after: 'exercise-path-findings',
    cwd: 'exercise-4',
    before: [copyState, renamePriceInCode],
    run: `${publishProvider('1.4.0')}; ${canIDeploy('ProductAPI', '1.4.0')}`,
    exitStatus: 1,
    says: 'Self-verification: failure',
    counterpart: 'exercise-optional',
  },
  'exercise-optional': {
    shows: 'A price that becomes optional is not refused',
    after: 'exercise-drift',
    cwd: 'exercise-3',
    before: [copyState, `sed -i.bak 's/, price]/]/' provider/openapi.yaml`],
    run: `${publishProvider('1.5.0')} && ${canIDeploy('ProductAPI', '1.5.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'exercise-optional-consumer',
  },
  'exercise-optional-consumer': {
    shows: 'A mock without the price breaks the website',
    step: 'step-14',
    before: [`sed -i.bak 's/, price: 49.5//' consumer/test/handlers.js`],
    run: testConsumer,
    exitStatus: 1,
    says: "reading 'toFixed'",
    counterpart: 'exercise-optional',
  },
};
