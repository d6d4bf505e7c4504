const test = 'mvn -q test';
/** @param {string} version */
const verify = (version) => `${test} -Dpact.provider.version=${version} -Dpact.provider.branch=main -Dpact.verifier.publishResults=true`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-provider-java-soap --version ${version} --to-environment production`;
const breaking = 'cp -R breaking/. .';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'verified-file': {
    shows: 'The service fulfills the pact in the project',
    step: 'project',
    run: test,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'attribute-as-element',
  },
  'attribute-as-element': {
    shows: 'The service returns an attribute as an element',
    after: 'verified-file',
    before: [breaking],
    run: test,
    exitStatus: 1,
    says: "Expected done='true' but was missing",
    counterpart: 'verified-file',
  },
  verified: {
    shows: "The service fulfills the broker's pact, and the result is published",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-java-soap --version 1.0.0 --environment production',
    ],
    run: verify('1.0.0'),
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'broken-verified',
  },
  'may-deploy': {
    shows: 'The service can be deployed to production, where its consumer is',
    after: 'verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'broken-may-not-deploy',
  },
  'broken-verified': {
    shows: 'The changed service breaks the pact, and the result is published',
    after: 'may-deploy',
    before: [breaking],
    run: verify('1.1.0'),
    exitStatus: 1,
    says: "Expected done='true' but was missing",
    counterpart: 'verified',
  },
  'broken-may-not-deploy': {
    shows: "It can't be deployed",
    after: 'broken-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
