/** @param {string} command */
const broker = (command) => `npx pact broker ${command}`;

/** @type {[RegExp, string][]} The names of Maven's plugins differ between its releases. */
const resultsOnly = [[/^\[INFO\](?! Tests run:| BUILD).*\n/gm, '']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: 'The tests pass, and write the pact',
    step: 'project',
    broker: true,
    run: 'mvn test',
    exitStatus: 0,
    says: 'Tests run: 2, Failures: 0',
    replace: resultsOnly,
    counterpart: 'another-element',
  },
  published: {
    shows: 'The pact is published',
    after: 'consumer-test',
    run: broker('publish target/pacts --consumer-app-version 1.0.0 --branch main'),
    exitStatus: 0,
    says: 'Created pactflow-example-consumer-java-soap version 1.0.0',
    counterpart: 'may-not-deploy',
  },
  'may-not-deploy': {
    shows: "The client can't be deployed yet, because no provider has verified the pact",
    after: 'published',
    run: broker('can-i-deploy --pacticipant pactflow-example-consumer-java-soap --version 1.0.0 --to-environment production'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  'another-element': {
    shows: 'The client sends another element than its test describes',
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: 'mvn test',
    exitStatus: 1,
    says: 'Expected child <id/> but was missing',
    replace: [...resultsOnly, [/^\w{3} \d+, \d{4} [\d:]+\s[AP]M /gm, '<time> ']],
    counterpart: 'consumer-test',
  },
};
