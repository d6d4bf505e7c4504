// Publishes what the previous step published, so that you can start this step with an empty broker.
import { execSync } from 'node:child_process';

const commands = [
  'pactflow publish-provider-contract openapi.yaml --provider ProductAPI --provider-app-version 1.0.0 --branch main --content-type application/yaml --verification-exit-code 0 --verifier node-test',
  'pact broker record-deployment --pacticipant ProductAPI --version 1.0.0 --environment production',
];

for (const command of commands) {
  console.log(`\n${command}`);
  execSync(command, { stdio: 'inherit' });
}
