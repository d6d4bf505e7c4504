// The scripts choose their reporters themselves; two choices would not fit together.
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

const catchUp = 'npm run --silent catch-up';
const isPublished = 'self-verification: success';
const yes = 'Every result that is needed is there, and each is a success.';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  // Step 1: the design

  'design-publish': {
    step: 'step-1',
    broker: true,
    before: ['node --test test/design.test.js'],
    shows: 'The design is published, as a version of its own',
    run: publishDesign('1.0.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'design-yes': {
    after: 'design-publish',
    shows: 'Nobody uses the API yet, so the design breaks nobody',
    run: ask('ProductAPI', '1.0.0-design'),
    exitStatus: 0,
    says: 'No result is needed.',
    counterpart: 'breaking-no',
  },

  // Step 2: the consumer

  'consumer-test': {
    step: 'step-2',
    broker: true,
    before: [catchUp],
    shows: 'The consumer works with the mock that Pact makes; the pact is written',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ shows name and price of a product',
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
    shows: 'The consumer and the design, compared with each other alone',
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
    says: 'no version of that is in production',
    counterpart: 'consumer-fits-design',
  },

  // Step 3: the implementation

  'provider-test': {
    step: 'step-3',
    broker: true,
    // The pact of step 2 is still the consumer's.
    before: [catchUp, 'node --test test/consumer.test.js', 'cmp pacts/CatalogueWeb-ProductAPI.json published/pacts/CatalogueWeb-ProductAPI.json'],
    shows: 'The provider answers as designed; the report is kept',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ a product is answered as designed',
    counterpart: 'design-not-built',
  },
  'provider-publish': {
    after: 'provider-test',
    shows: 'The same description, this time with tests behind it',
    run: publishProvider('1.0.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'provider-deployed': {
    after: 'provider-publish',
    shows: 'The provider goes first',
    run: askAndRecord('ProductAPI', '1.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of ProductAPI version 1.0.0',
    counterpart: 'consumer-too-early',
  },
  'consumer-deployed': {
    after: 'provider-deployed',
    shows: 'The consumer follows: the version that had to wait',
    run: askAndRecord('CatalogueWeb', '1.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of CatalogueWeb version 1.0.0',
    counterpart: 'consumer-too-early',
  },

  // Step 4: a design that breaks

  'breaking-publish': {
    step: 'step-4',
    broker: true,
    before: [catchUp],
    shows: 'The renamed field is published, as a design',
    run: publishDesign('2.0.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'breaking-no': {
    after: 'breaking-publish',
    shows: 'The consumer in production needs the old name',
    run: ask('ProductAPI', '2.0.0-design'),
    exitStatus: 1,
    says: 'Failure between version 1.0.0 of CatalogueWeb and version 2.0.0-design of ProductAPI.',
    counterpart: 'expanded-yes',
  },
  'breaking-why': {
    after: 'breaking-no',
    shows: 'The reason, down to the field',
    run: 'node compare.js oas/openapi.yaml published/pacts/CatalogueWeb-ProductAPI.json',
    exitStatus: 1,
    says: 'must NOT have additional properties - name',
    counterpart: 'expanded-yes',
  },

  // Step 5: a design that grows

  'expanded-publish': {
    step: 'step-5',
    broker: true,
    before: [catchUp],
    shows: 'Both names are published, as a design',
    run: publishDesign('1.1.0-design'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'expanded-yes': {
    after: 'expanded-publish',
    shows: 'The consumer in production finds what it needs',
    run: ask('ProductAPI', '1.1.0-design'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
  'design-not-built': {
    after: 'expanded-yes',
    shows: 'The design is ahead of the code, and the test says so',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 1,
    says: `must have required property 'title'`,
    counterpart: 'expanded-test',
  },

  // Step 6: the design is built

  'expanded-test': {
    step: 'step-6',
    broker: true,
    before: [catchUp],
    shows: 'The code has caught up with the design',
    run: 'npm run test:provider',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ a product is answered as designed',
    counterpart: 'design-not-built',
  },
  'expanded-provider-publish': {
    after: 'expanded-test',
    shows: 'The description with tests behind it',
    run: publishProvider('1.1.0'),
    exitStatus: 0,
    says: isPublished,
    counterpart: 'breaking-no',
  },
  'expanded-deployed': {
    after: 'expanded-provider-publish',
    shows: 'Asked, and recorded on yes',
    run: askAndRecord('ProductAPI', '1.1.0'),
    exitStatus: 0,
    says: 'Recorded deployment of ProductAPI version 1.1.0',
    counterpart: 'breaking-no',
  },

  // Step 7: the consumer moves

  'moved-test': {
    step: 'step-7',
    broker: true,
    before: [catchUp],
    shows: 'The consumer reads the new name',
    run: 'npm run test:consumer',
    env: ownReporter,
    exitStatus: 0,
    says: '✔ shows name and price of a product',
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
    shows: 'Asked, and recorded on yes',
    run: askAndRecord('CatalogueWeb', '2.0.0'),
    exitStatus: 0,
    says: 'Recorded deployment of CatalogueWeb version 2.0.0',
    counterpart: 'breaking-no',
  },
  'design-again-yes': {
    after: 'moved-deployed',
    shows: 'The design that was refused in step 4 breaks nobody any more',
    run: ask('ProductAPI', '2.0.0-design'),
    exitStatus: 0,
    says: yes,
    counterpart: 'breaking-no',
  },
};
