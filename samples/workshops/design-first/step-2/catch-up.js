// Publishes what the previous step published, so that you can start this step with an empty broker.
import { execSync } from 'node:child_process';

const publish = 'pactflow publish-provider-contract --provider ProductAPI --content-type application/yaml --verification-exit-code 0';

const commands = [
  `${publish} --provider-app-version 1.0.0-design --branch design --verifier design oas/openapi.yaml`,
];

for (const command of commands) {
  console.log(`\n${command}`);
  execSync(command, { stdio: 'inherit' });
}
