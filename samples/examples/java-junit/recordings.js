/** @param {string} command */
const broker = (command) => `npx pact broker ${command}`;

/** @type {[RegExp, string][]} The names of Maven's plugins differ between its releases. */
const resultsOnly = [[/^\[INFO\](?! Tests run:| BUILD).*\n/gm, '']];

/** @type {[RegExp, string][]} */
const withoutJava = [...resultsOnly, [/(Java-http-client\/)[\d.]+/g, '$1<version>'], [/^\t+at java\.base\/.*\n/gm, '']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: "The client's tests pass and write the pact",
    step: 'project',
    broker: true,
    run: 'mvn test',
    exitStatus: 0,
    says: 'Tests run: 3, Failures: 0',
    replace: resultsOnly,
    counterpart: 'wrong-path',
  },
  published: {
    shows: 'The pact is published',
    after: 'consumer-test',
    run: broker('publish target/pacts --consumer-app-version 1.0.0 --branch main'),
    exitStatus: 0,
    says: 'Created pactflow-example-consumer-java-junit version 1.0.0',
    counterpart: 'may-not-deploy',
  },
  'may-not-deploy': {
    shows: "The client can't be deployed yet, because no provider has verified the pact",
    after: 'published',
    run: broker('can-i-deploy --pacticipant pactflow-example-consumer-java-junit --version 1.0.0 --to-environment production'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  'wrong-path': {
    shows: "The client requests a path that its test doesn't describe",
    step: 'project',
    before: ['cp -R breaking/. .'],
    run: 'mvn test',
    exitStatus: 1,
    says: 'The following mismatched requests occurred',
    replace: withoutJava,
    counterpart: 'consumer-test',
  },
};
