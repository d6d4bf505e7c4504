// The npm scripts choose their own test reporters, so the default one must not be set as well.
const ownReporter = { NODE_OPTIONS: '--no-deprecation' };

/** @param {string} version */
const publishDesign = (version) =>
  `npx pactflow publish-provider-contract oas/openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch design --content-type application/yaml --verification-exit-code 0 --verification-results oas/openapi.yaml --verifier design`;

/** @param {string} version */
const publishProvider = (version) =>
  `npx pactflow publish-provider-contract oas/openapi.yaml --provider ProductAPI --provider-app-version ${version} --branch main --content-type application/yaml --verification-exit-code 0 --verification-results provider-report.txt --verifier node-test`;

/** @param {string} version */
const publishPact = (version) => `npx pact broker publish pacts --consumer-app-version ${version} --branch main`;

/** @param {string} name @param {string} version */
const ask = (name, version) => `npx pact broker can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`;

/** @param {string} name @param {string} version */
const askAndRecord = (name, version) =>
  `${ask(name, version)} && npx pact broker record-deployment --pacticipant ${name} --version ${version} --environment production`;

/** @param {number} step that starts with an empty broker */
const catchUp = (step) => `npm run --silent catch-up -- ${step}`;
const isPublished = 'Self-verification: success';
const yes = 'All required verification results are published and successful';

/** Releases of Node.js differ in the line that reports a missing module. @type {[RegExp, string]} */
const nodeLine = [/(esm\/resolve):\d+/g, '$1:<line>'];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  // Step 1: the design

  'design-unknown': {
    step: 'step-1',
    broker: true,
    before: ['node --test test/design.test.js'],
    shows: 'Before the design is published, the broker has no application with this name',
    run: ask('ProductAPI', '1.0.0-design'),
    exitStatus: 1,
    says: 'ProductAPI not found',
    counterpart: 'design-yes',
  },
  'design-publish': {
    after: 'design-unknown',
    shows: 'The design is published as a separate version',
    run: publishDesign('1.0.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'design-yes': {
    after: 'design-publish',
    shows: 'No consumer uses the API yet, so the design does not break any',
    run: ask('ProductAPI', '1.0.0-design'),
    exitStatus: 0,
    says: 'There are no missing dependencies',
    counterpart: 'breaking-no',
  },

  // Step 2: the consumer

  'consumer-no-client': {
    step: 'step-2',
    before: ['rm src/product-client.js'],
    shows: 'The test imports a client that does not exist yet',
    replace: [nodeLine],
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 1,
    says: 'ERR_MODULE_NOT_FOUND',
    counterpart: 'consumer-test',
  },
  'consumer-test': {
    step: 'step-2',
    broker: true,
    before: [catchUp(2)],
    shows: 'The consumer works with the mock server of Pact, and the test writes the pact',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ gets the name and price of a product',
    counterpart: 'breaking-no',
  },
  'consumer-publish': {
    after: 'consumer-test',
    shows: 'The pact is published',
    run: publishPact('1.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },
  'consumer-fits-design': {
    after: 'consumer-publish',
    shows: 'The consumer is compared with the design only',
    run: 'npx pact broker can-i-deploy --pacticipant CatalogueWeb --version 1.0.0 --pacticipant ProductAPI --version 1.0.0-design',
    exitStatus: 0,
    says: yes,
    counterpart: 'consumer-too-early',
  },
  'consumer-too-early': {
    after: 'consumer-fits-design',
    shows: 'A design is not a deployment: the consumer has to wait for its provider',
    run: ask('CatalogueWeb', '1.0.0'),
    exitStatus: 1,
    says: 'no version is currently recorded as deployed/released in this environment',
    counterpart: 'consumer-fits-design',
  },

  // Step 3: the implementation

  'provider-no-api': {
    step: 'step-3',
    before: ['rm src/product-api.js'],
    shows: 'The test imports an API that does not exist yet',
    replace: [nodeLine],
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 1,
    says: 'ERR_MODULE_NOT_FOUND',
    counterpart: 'provider-test',
  },
  'provider-test': {
    step: 'step-3',
    broker: true,
    // The pact of step 2 is still the consumer's pact.
    before: [catchUp(3), 'node --test test/consumer.test.js', 'cmp pacts/CatalogueWeb-ProductAPI.json published/pacts/CatalogueWeb-ProductAPI.json'],
    shows: 'The provider conforms to the design; the test writes a report',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ the response for a product matches the design',
    counterpart: 'design-not-built',
  },
  'provider-publish': {
    after: 'provider-test',
    shows: 'The same description is published with real test results',
    run: publishProvider('1.0.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'provider-deployed': {
    after: 'provider-publish',
    shows: 'The provider is deployed first',
    run: askAndRecord('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of ProductAPI version 1.0.0',
    counterpart: 'consumer-too-early',
  },
  'consumer-deployed': {
    after: 'provider-deployed',
    shows: 'The consumer version that had to wait is deployed',
    run: askAndRecord('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of CatalogueWeb version 1.0.0',
    counterpart: 'consumer-too-early',
  },

  // Step 4: a breaking design

  'breaking-publish': {
    step: 'step-4',
    broker: true,
    before: [catchUp(4)],
    shows: 'The design with the renamed field is published',
    run: publishDesign('2.0.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'breaking-no': {
    after: 'breaking-publish',
    shows: 'The consumer in production needs the old field',
    run: ask('ProductAPI', '2.0.0-design'),
    exitStatus: 1,
    says: 'The verification for the pact between the version of CatalogueWeb currently in production (1.0.0) and version 2.0.0-design of ProductAPI failed',
    counterpart: 'expanded-yes',
  },
  'breaking-why': {
    after: 'breaking-no',
    shows: 'The reason, including the field',
    run: 'node compare.js oas/openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 1,
    says: 'must NOT have additional properties - name',
    counterpart: 'expanded-yes',
  },

  // Step 5: a design that has both fields

  'expanded-compare': {
    step: 'step-5',
    shows: 'The design has everything that the pact needs',
    run: 'node compare.js oas/openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 0,
    says: 'compatible',
    counterpart: 'breaking-why',
  },
  'expanded-publish': {
    step: 'step-5',
    broker: true,
    before: [catchUp(5)],
    shows: 'The design with both fields is published',
    run: publishDesign('1.1.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'expanded-yes': {
    after: 'expanded-publish',
    shows: 'The design still has everything that the consumer in production needs',
    run: ask('ProductAPI', '1.1.0-design'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  'design-not-built': {
    after: 'expanded-yes',
    shows: 'The provider test fails because the design is not implemented yet',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 1,
    says: `must have required property 'title'`,
    counterpart: 'expanded-test',
  },

  // Step 6: the implementation of the new design

  'expanded-test': {
    step: 'step-6',
    broker: true,
    before: [catchUp(6)],
    shows: 'The code implements the design',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ the response for a product matches the design',
    counterpart: 'design-not-built',
  },
  'expanded-provider-publish': {
    after: 'expanded-test',
    shows: 'The description is published with real test results',
    run: publishProvider('1.1.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'expanded-deployed': {
    after: 'expanded-provider-publish',
    shows: 'can-i-deploy succeeds, and the deployment is recorded',
    run: askAndRecord('ProductAPI', '1.1.0'),
    exitStatus: 0,
    says: 'Recorded deployment of ProductAPI version 1.1.0',
    counterpart: 'breaking-no',
  },

  // Step 7: the consumer switches to the new field

  'moved-expected': {
    cwd: 'step-7',
    before: ['cp ../step-6/src/product-client.js src/product-client.js'],
    shows: 'The client still reads the old field',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 1,
    says: 'name: undefined',
    counterpart: 'moved-test',
  },
  'moved-test': {
    step: 'step-7',
    broker: true,
    before: [catchUp(7)],
    shows: 'The consumer reads the new field',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ gets the name and price of a product',
    counterpart: 'breaking-no',
  },
  'moved-publish': {
    after: 'moved-test',
    shows: 'The new pact is published',
    run: publishPact('2.0.0'),
    exitStatus: 0,
    says: 'CatalogueWeb',
    counterpart: 'breaking-no',
  },
  'moved-deployed': {
    after: 'moved-publish',
    shows: 'can-i-deploy succeeds, and the deployment is recorded',
    run: askAndRecord('CatalogueWeb', '2.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of CatalogueWeb version 2.0.0',
    counterpart: 'breaking-no',
  },
  'design-again-yes': {
    after: 'moved-deployed',
    shows: 'The design of step 4 no longer breaks a consumer',
    run: ask('ProductAPI', '2.0.0-design'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  contracted: {
    after: 'design-again-yes',
    before: [
      `sed -i.bak -e '/^        name:$/,/deprecated: true/d' -e 's/name, title/title/' -e 's/version: 1.1.0/version: 2.0.0/' oas/openapi.yaml`,
      `sed -i.bak "s/name: '[^']*', title/title/" src/product-api.js`,
    ],
    shows: 'The provider without the old field is tested, published, and deployed',
    run: `npm run test:provider && ${publishProvider('2.0.0')} && ${askAndRecord('ProductAPI', '2.0.0')}`,
    env: ownReporter,
    exitStatus: 0,
    says: 'Recorded deployment of ProductAPI version 2.0.0',
    counterpart: 'breaking-no',
  },
};
