// Publishes what the previous steps published, so that you can start this step with an empty broker.
import { execSync } from 'node:child_process';

const commands = [
  'pactflow publish-provider-contract published/openapi-1.0.0.yaml --provider ProductAPI --provider-app-version 1.0.0 --branch main --content-type application/yaml --verification-exit-code 0 --verifier node-test',
  'pact broker record-deployment --pacticipant ProductAPI --version 1.0.0 --environment production',
  'pact broker publish published/pacts --consumer-app-version 1.0.0 --branch main',
  'pact broker record-deployment --pacticipant CatalogueWeb --version 1.0.0 --environment production',
  'pactflow publish-provider-contract published/openapi-2.0.0.yaml --provider ProductAPI --provider-app-version 2.0.0 --branch main --content-type application/yaml --verification-exit-code 0 --verifier node-test',
];

for (const command of commands) {
  console.log(`\n${command}`);
  execSync(command, { stdio: 'inherit' });
}
