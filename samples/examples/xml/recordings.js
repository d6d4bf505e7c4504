const testConsumer = 'npm run test:consumer';
const testProvider = 'npm run test:provider';

/** @type {[RegExp, string][]} The verifier lists mismatched attributes and elements in a random order. */
const inOneOrder = [
  [/^( +\S+\['@name'\] -> .*\n)((?: +\S+ -> .*\n)+)/gm, '$2$1'],
  [/^( +Error: \{"errors":).*$/gm, '$1 …'],
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The consumer test passes, and writes the pact',
    step: 'project',
    run: testConsumer,
    exitStatus: 0,
    says: '✔ lists projects with their tasks',
    counterpart: 'consumer-reads-more',
  },
  'provider-test': {
    shows: 'The provider fulfills the contract with other values and another number of tasks',
    after: 'consumer-test',
    run: testProvider,
    // The test must verify the pact in the project, even if a reader's environment has the URL of a broker.
    env: { PACT_BROKER_BASE_URL: 'https://broker.example' },
    exitStatus: 0,
    says: '✔ the to-do API keeps its contract',
    counterpart: 'name-as-element',
  },
  'name-as-element': {
    shows: 'The provider returns the name as an element instead of an attribute',
    step: 'project',
    before: ['cp -R breaking/. .', testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: "Expected attribute 'name'='Garden' but was missing",
    replace: inOneOrder,
    counterpart: 'provider-test',
  },
  'consumer-reads-more': {
    shows: "The client reads an attribute that its test doesn't describe",
    step: 'project',
    before: [`sed -i.bak "s/name: get('name'), due/name: get('name'), owner: get('owner'), due/" src/projects-client.js`],
    run: testConsumer,
    exitStatus: 1,
    says: '<project> has no attribute owner.',
    counterpart: 'consumer-test',
  },
  'rule-without-namespace': {
    shows: "A matching rule with the prefix only doesn't apply, so the value must be equal to the example",
    step: 'project',
    before: ["sed -i.bak '/path: project,/d' test/consumer.test.js", testConsumer],
    run: testProvider,
    exitStatus: 1,
    says: "Expected 'Fence' to be equal to 'Garden'",
    counterpart: 'provider-test',
  },
};
