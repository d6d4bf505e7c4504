const provider = 'pactflow-example-provider-java-kafka';
const test = 'mvn -q test';
/** @param {string} version */
const verify = (version) => `${test} -Dpact.provider.version=${version} -Dpact.provider.branch=main -Dpact.verifier.publishResults=true`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant ${provider} --version ${version} --to-environment production`;
const breaking = 'cp -R breaking/. .';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'verified-file': {
    shows: 'The events fulfill the pact in the project',
    step: 'project',
    run: test,
    exitStatus: 0,
    says: 'has matching metadata (OK)',
    counterpart: 'renamed-file',
  },
  'renamed-file': {
    shows: 'The sender has renamed a field that the receiver reads',
    after: 'verified-file',
    before: [breaking],
    run: test,
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified-file',
  },
  verified: {
    shows: "The events fulfill the broker's pact, and the result is published",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-java-kafka --version 1.0.0 --environment production',
    ],
    run: verify('1.0.0'),
    exitStatus: 0,
    says: 'has matching metadata (OK)',
    counterpart: 'renamed-verified',
  },
  'may-deploy': {
    shows: 'The sender can be deployed to production, where the receiver is',
    after: 'verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'renamed-may-not-deploy',
  },
  'renamed-verified': {
    shows: 'The sender with the renamed field breaks the pact, and the result is published',
    after: 'may-deploy',
    before: [breaking],
    run: verify('1.1.0'),
    exitStatus: 1,
    says: 'Actual map is missing the following keys: name',
    counterpart: 'verified',
  },
  'renamed-may-not-deploy': {
    shows: "It can't be deployed",
    after: 'renamed-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
