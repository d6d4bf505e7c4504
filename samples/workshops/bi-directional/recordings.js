const testProvider = 'npm run test:provider';
const testConsumer = 'npm run test:consumer';

/**
 * Runs the provider tests, and publishes the contract with their outcome.
 *
 * @param {string} version
 */
const publishProvider = (version) =>
  `${testProvider} > api-test-report.txt; npm run publish:provider -- --provider-app-version ${version} --verification-exit-code $?`;

/** @param {string} version */
const publishConsumer = (version) => `pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} name @param {string} version */
const canIDeploy = (name, version) => `pact broker can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`;

/** @param {string} name @param {string} version */
const recordDeployment = (name, version) => `pact broker record-deployment --pacticipant ${name} --version ${version} --environment production`;

/** @param {string} name @param {string} version */
const deploy = (name, version) => `${canIDeploy(name, version)} && ${recordDeployment(name, version)}`;

const findings = 'npm run findings';
/** Each exercise starts with the last step, in its own folder. */
const copyLastStep = 'cp -R ../step-14/. .';
const renamePriceInCode = `sed -i.bak 's/price: /cost: /' provider/src/products.js`;

/** @type {import('recordings').Recordings} by the name of the file in `output/` */
export const recordings = {
  // The description, and the API

  examples: {
    shows: 'Each example in the description conforms to its schema',
    step: 'step-1',
    run: testProvider,
    exitStatus: 0,
    says: '✔ the example of GET /product/{id} 404 conforms to its schema',
    counterpart: 'examples-wrong',
  },
  'examples-wrong': {
    shows: 'An example has a price that is text',
    step: 'step-1',
    before: [`sed -i.bak "s/price: 49.5/price: '49.50'/" provider/openapi.yaml`],
    run: testProvider,
    exitStatus: 1,
    says: '/price must be number',
    counterpart: 'examples',
  },
  'try-api': {
    shows: 'The responses of the API',
    step: 'step-2',
    run: 'npm run try',
    exitStatus: 0,
    says: '404 {"message":"There is no product 99."}',
    counterpart: 'api-test-drift',
  },
  'api-test': {
    shows: 'Each response of the API conforms to the description',
    step: 'step-3',
    run: testProvider,
    exitStatus: 0,
    says: '✔ every described response was received',
    counterpart: 'api-test-drift',
  },
  'api-test-drift': {
    shows: 'The API has drifted from its description: it returns cost instead of price',
    step: 'step-3',
    before: [renamePriceInCode],
    run: testProvider,
    exitStatus: 1,
    says: "The body must have required property 'price'",
    counterpart: 'api-test',
  },

  // The following recordings are one chain with one broker. Each one runs in the folder of its step.

  // The provider publishes and deploys

  'provider-published': {
    shows: 'The provider publishes its description and the outcome of its tests',
    broker: true,
    cwd: 'step-3',
    run: `${testProvider} > api-test-report.txt; pact pactflow publish-provider-contract provider/openapi.yaml --provider ProductAPI --provider-app-version 1.0.0 --branch main --content-type application/yaml --verification-exit-code $? --verification-results api-test-report.txt --verifier node-test`,
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'provider-no-address',
  },
  'provider-no-address': {
    shows: 'In CI, the variable for the broker URL is still empty',
    step: 'step-4',
    run: 'PACT_BROKER_BASE_URL= pact pactflow publish-provider-contract provider/openapi.yaml --provider ProductAPI --provider-app-version 1.0.0',
    exitStatus: 1,
    says: 'Invalid URL',
    counterpart: 'provider-published',
  },
  'provider-may-deploy': {
    shows: 'A provider without consumers can be deployed',
    after: 'provider-published',
    cwd: 'step-4',
    run: canIDeploy('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'provider-deployed': {
    shows: "The provider's deployment is recorded",
    after: 'provider-may-deploy',
    cwd: 'step-4',
    run: recordDeployment('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'ProductAPI',
    counterpart: 'renamed-may-not-deploy',
  },

  // The consumer

  'try-catalog': {
    shows: 'The website shows the products of the running API',
    step: 'step-6',
    run: 'npm run catalog',
    exitStatus: 0,
    says: '10  Garden chair  $49.50',
    counterpart: 'consumer-test-unmocked',
  },
  'consumer-test': {
    shows: 'The consumer tests pass with mocks',
    step: 'step-7',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ returns null if the product does not exist',
    counterpart: 'consumer-test-unmocked',
  },
  'pact-file': {
    shows: 'The pact that the tests created',
    after: 'consumer-test',
    run: 'cat pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: '"name": "pact-msw-adapter"',
    counterpart: 'consumer-test-unmocked',
  },
  'consumer-test-unmocked': {
    shows: 'A request is not mocked',
    step: 'step-7',
    before: [`sed -i.bak '/product.99/d' consumer/test/handlers.js`],
    run: testConsumer,
    exitStatus: 1,
    says: 'intercepted a request without a matching request handler',
    counterpart: 'consumer-test',
  },
  'consumer-published': {
    shows: 'The consumer publishes its pact',
    after: 'provider-deployed',
    cwd: 'step-7',
    before: [testConsumer],
    run: publishConsumer('1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'renamed-may-not-deploy',
  },
  'consumer-may-deploy': {
    shows: 'The pact is compatible with the deployed description',
    after: 'consumer-published',
    cwd: 'step-8',
    run: canIDeploy('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'BDCT',
    counterpart: 'color-may-not-deploy',
  },
  'consumer-deployed': {
    shows: "The consumer's deployment is recorded",
    after: 'consumer-may-deploy',
    cwd: 'step-8',
    run: recordDeployment('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'color-may-not-deploy',
  },

  // Changes

  'dropped-published': {
    shows: 'The provider publishes a description without a field that no consumer reads',
    after: 'consumer-deployed',
    cwd: 'step-10',
    run: publishProvider('1.1.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'dropped-may-deploy': {
    shows: 'A field that no consumer reads can be dropped',
    after: 'dropped-published',
    cwd: 'step-10',
    run: deploy('ProductAPI', '1.1.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-catalog': {
    shows: 'The website with the renamed field',
    after: 'dropped-may-deploy',
    cwd: 'step-11',
    run: 'npm run catalog',
    exitStatus: 0,
    says: '10  undefined  $49.50',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-published': {
    shows: 'The provider tests pass although the field is renamed, and the description is published',
    after: 'renamed-catalog',
    cwd: 'step-11',
    run: publishProvider('2.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-may-not-deploy': {
    shows: 'A provider that renames a field that a consumer reads cannot be deployed',
    after: 'renamed-published',
    cwd: 'step-11',
    run: canIDeploy('ProductAPI', '2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'dropped-may-deploy',
  },
  'renamed-findings': {
    shows: 'The reason: the consumer needs a name, which the description does not contain',
    after: 'renamed-may-not-deploy',
    cwd: 'step-11',
    before: [testConsumer],
    run: findings,
    exitStatus: 1,
    says: 'must NOT have additional properties - name',
    counterpart: 'dropped-may-deploy',
  },
  'both-findings': {
    shows: 'The pact is compatible with a description that has both fields',
    after: 'renamed-findings',
    cwd: 'step-12',
    before: [testConsumer],
    run: findings,
    exitStatus: 0,
    says: 'The pact is compatible with the description.',
    counterpart: 'renamed-findings',
  },
  'both-published': {
    shows: 'The provider publishes a description with both the old and the new field',
    after: 'both-findings',
    cwd: 'step-12',
    run: publishProvider('1.2.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
  },
  'both-may-deploy': {
    shows: 'A provider that has both fields can be deployed',
    after: 'both-published',
    cwd: 'step-12',
    run: deploy('ProductAPI', '1.2.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'color-published': {
    shows: 'The tests of a consumer pass although it reads a field that the provider does not have',
    after: 'both-may-deploy',
    cwd: 'step-13',
    run: `${testConsumer} && ${publishConsumer('1.1.0')}`,
    exitStatus: 0,
    says: '✔ shows a product',
    counterpart: 'color-may-not-deploy',
  },
  'color-may-not-deploy': {
    shows: 'The consumer cannot be deployed',
    after: 'color-published',
    cwd: 'step-13',
    run: canIDeploy('CatalogueWeb', '1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'consumer-may-deploy',
  },

  // Exercises

  'exercise-color-provider': {
    shows: 'The provider adds the field and can be deployed',
    after: 'color-may-not-deploy',
    cwd: 'step-14',
    run: `${publishProvider('1.3.0')} && ${deploy('ProductAPI', '1.3.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'color-may-not-deploy',
  },
  'exercise-color-consumer': {
    shows: 'The same version of the consumer can now be deployed',
    after: 'exercise-color-provider',
    cwd: 'step-14',
    run: deploy('CatalogueWeb', '1.1.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'color-may-not-deploy',
  },
  'exercise-path': {
    shows: 'A provider that renames a path cannot be deployed',
    after: 'exercise-color-consumer',
    cwd: 'exercise-2',
    before: [
      copyLastStep,
      `sed -i.bak 's#/product/#/products/#g' provider/openapi.yaml provider/test/api.test.js`,
      String.raw`sed -i.bak 's#/product\\/#/products\\/#' provider/src/server.js`,
    ],
    run: `${publishProvider('2.1.0')} && ${canIDeploy('ProductAPI', '2.1.0')}`,
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'exercise-optional',
  },
  'exercise-path-findings': {
    shows: 'The reason: the path does not exist',
    after: 'exercise-path',
    cwd: 'exercise-2',
    before: [testConsumer],
    run: findings,
    exitStatus: 1,
    says: 'request.path-or-method.unknown',
    counterpart: 'exercise-optional',
  },
  'exercise-drift': {
    shows: 'The contracts are compatible, but the self-verification failed',
    after: 'exercise-path-findings',
    cwd: 'exercise-4',
    before: [copyLastStep, renamePriceInCode],
    run: `${publishProvider('1.4.0')}; ${canIDeploy('ProductAPI', '1.4.0')}`,
    exitStatus: 1,
    says: 'Self-verification: failure',
    counterpart: 'exercise-optional',
  },
  'exercise-optional': {
    shows: 'A provider whose price becomes optional can be deployed',
    after: 'exercise-drift',
    cwd: 'exercise-3',
    before: [copyLastStep, `sed -i.bak 's/, price]/]/' provider/openapi.yaml`],
    run: `${publishProvider('1.5.0')} && ${canIDeploy('ProductAPI', '1.5.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'exercise-optional-consumer',
  },
  'exercise-optional-consumer': {
    shows: 'Without a price in the mock, the website fails',
    step: 'step-14',
    before: [`sed -i.bak 's/, price: 49.5//' consumer/test/handlers.js`],
    run: testConsumer,
    exitStatus: 1,
    says: "reading 'toFixed'",
    counterpart: 'exercise-optional',
  },
};
