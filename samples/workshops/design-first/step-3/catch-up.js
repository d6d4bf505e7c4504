// Publishes what the previous steps published, so that you can start this step with an empty broker.
import { execSync } from 'node:child_process';

const publish = 'pactflow publish-provider-contract --provider ProductAPI --content-type application/yaml --verification-exit-code 0';
const deploy = 'pact broker record-deployment --environment production';

const commands = [
  `${publish} --provider-app-version 1.0.0-design --branch design --verifier design oas/openapi.yaml`,
  'pact broker publish published/pacts --consumer-app-version 1.0.0 --branch main',
];

for (const command of commands) {
  console.log(`\n${command}`);
  execSync(command, { stdio: 'inherit' });
}
