const test = 'mvn -q test';
/** @param {string} version */
const verify = (version) => `${test} -Dpact.provider.version=${version} -Dpact.provider.branch=main -Dpact.verifier.publishResults=true`;
/** @param {string} version */
const canIDeploy = (version) => `npx pact broker can-i-deploy --pacticipant pactflow-example-provider-springboot --version ${version} --to-environment production`;
/** @type {[RegExp, string][]} Line numbers of the JDK differ between its releases. */
const withoutJava = [[/^\t+at java\.base\/.*\n/gm, '']];
const breaking = 'cp -R breaking/. .';

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'verified-file': {
    shows: 'The API fulfills the pact in the project',
    step: 'project',
    run: test,
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'number-file',
  },
  'number-file': {
    shows: 'The API returns numbers as IDs, and the client reads strings',
    after: 'verified-file',
    before: [breaking],
    run: test,
    exitStatus: 1,
    says: "Expected 10 (Integer) to be the same type as '10' (String)",
    replace: withoutJava,
    counterpart: 'verified-file',
  },
  verified: {
    shows: "The API fulfills the broker's pact, and the result is published",
    step: 'project',
    broker: true,
    before: [
      'npx pact broker publish pacts --consumer-app-version 1.0.0 --branch main',
      'npx pact broker record-deployment --pacticipant pactflow-example-consumer-java-junit --version 1.0.0 --environment production',
    ],
    run: verify('1.0.0'),
    exitStatus: 0,
    says: 'has a matching body (OK)',
    counterpart: 'number-verified',
  },
  'may-deploy': {
    shows: 'The API can be deployed to production, where its consumer is',
    after: 'verified',
    run: canIDeploy('1.0.0'),
    exitStatus: 0,
    says: 'Computer says yes',
    counterpart: 'number-may-not-deploy',
  },
  'number-verified': {
    shows: 'The changed API breaks the pact, and the result is published',
    after: 'may-deploy',
    before: [breaking],
    run: verify('1.1.0'),
    exitStatus: 1,
    says: "Expected 10 (Integer) to be the same type as '10' (String)",
    replace: withoutJava,
    counterpart: 'verified',
  },
  'number-may-not-deploy': {
    shows: "It can't be deployed",
    after: 'number-verified',
    run: canIDeploy('1.1.0'),
    exitStatus: 1,
    says: 'Computer says no',
    counterpart: 'may-deploy',
  },
};
