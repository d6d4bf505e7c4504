const test = 'go test -count=1 .';
/** @type {[RegExp, string][]} what differs between runs: times in logs */
const replace = [[/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /gm, '<time> ']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'consumer-test': {
    shows: "The client's tests pass and write the pact",
    step: 'project',
    broker: true,
    run: test,
    exitStatus: 0,
    says: 'ok  	example.com/catalog',
    counterpart: 'wrong-path',
  },
  published: {
    shows: 'The pact is published',
    after: 'consumer-test',
    run: 'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
    exitStatus: 0,
    says: 'Pact successfully published',
    counterpart: 'may-not-deploy',
  },
  'may-not-deploy': {
    shows: "No provider has verified the pact yet, so the client can't be deployed",
    after: 'published',
    run: 'npx pact broker can-i-deploy --pacticipant pactflow-example-consumer-golang --version 1.0.0 --to-environment production',
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'published',
  },
  'wrong-path': {
    shows: "The client requests a path that its tests don't expect",
    after: 'may-not-deploy',
    before: ['cp -R breaking/. .'],
    run: test,
    exitStatus: 1,
    says: 'GET /products/10 (Unexpected request was received)',
    counterpart: 'consumer-test',
    replace,
  },
};
