const provider = 'pactflow-example-bi-directional-provider-dredd';

/** @param {string} version whose tests may pass or fail */
const testAndPublish = (version) =>
  `npm test > dredd.txt; pact pactflow publish-provider-contract openapi.yaml --provider ${provider} --provider-app-version ${version} --branch main --content-type application/yaml --verification-exit-code $? --verification-results report.md --verifier dredd`;

/** @param {string} version */
const canIDeploy = (version) => `pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;

/** @type {import('recordings').Recording['replace']} times, the machine, and a warning that some releases of Node.js print about a dependency of Dredd */
const replace = [
  [/\d+ms$/gm, '<time>'],
  [/^( +date: ).*$/gm, '$1<date>'],
  [/(Dredd\/[\d.]+) \(.*\)/g, '$1 (<system>)'],
  [/^\(node:\d+\) Warning: Accessing non-existent property 'padLevels'.*\n\(Use .*\n/gm, ''],
  [/ +$/gm, ''],
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  test: {
    shows: "Dredd sends the description's example requests, and the responses match",
    step: 'project',
    run: 'npm test',
    exitStatus: 0,
    says: '3 passing, 0 failing',
    counterpart: 'test-drift',
    replace,
  },
  'test-drift': {
    shows: "The API renames a field, but its description doesn't",
    step: 'project',
    before: ['cp breaking/src/products.js src/'],
    run: 'npm test',
    exitStatus: 1,
    says: "At '/name' Missing required property: name",
    counterpart: 'test',
    replace,
  },
  'test-blind': {
    shows: "The id becomes a number, and Dredd doesn't notice: it compares with the example, not with the schema",
    step: 'project',
    before: [`sed -i.bak "s/id: '10'/id: 10/" src/products.js`],
    run: 'npm test',
    exitStatus: 0,
    says: '3 passing, 0 failing',
    counterpart: 'test-drift',
    replace,
  },
  'may-deploy': {
    shows: 'The description and the test results are published, and the consumer is compatible',
    step: 'project',
    broker: true,
    before: ['npm run consumer'],
    run: `${testAndPublish('1.0.0')}; ${canIDeploy('1.0.0')}`,
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
    replace,
  },
  'renamed-published': {
    shows: 'The API and its description both rename the field: the tests pass, and the description is published',
    after: 'may-deploy',
    before: ['cp -R breaking/. .'],
    run: testAndPublish('2.0.0'),
    exitStatus: 0,
    says: 'Self-verification: success',
    counterpart: 'renamed-may-not-deploy',
    replace,
  },
  'renamed-may-not-deploy': {
    shows: 'The consumer reads a field that the description no longer has',
    after: 'renamed-published',
    run: canIDeploy('2.0.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
    replace,
  },
};
