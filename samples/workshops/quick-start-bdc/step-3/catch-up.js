// Publishes what the previous steps published, so that you can start a step with an empty broker: npm run catch-up -- 3
import { execSync } from 'node:child_process';

/** What each step published. */
const published = {
  1: [
    'pactflow publish-provider-contract published/openapi-1.0.0.yaml --provider ProductAPI --provider-app-version 1.0.0 --branch main --content-type application/yaml --verification-exit-code 0 --verifier node-test',
    'pact broker record-deployment --pacticipant ProductAPI --version 1.0.0 --environment production',
  ],
  2: [
    'pact broker publish published/pacts --consumer-app-version 1.0.0 --branch main',
    'pact broker record-deployment --pacticipant CatalogueWeb --version 1.0.0 --environment production',
  ],
  3: [
    'pactflow publish-provider-contract published/openapi-2.0.0.yaml --provider ProductAPI --provider-app-version 2.0.0 --branch main --content-type application/yaml --verification-exit-code 0 --verifier node-test',
  ],
};

const step = Number(process.argv[2]);
if (!(step >= 2 && step <= 4)) throw new Error('Expected the number of the step that you start with, from 2 to 4: npm run catch-up -- 2');

for (const [number, commands] of Object.entries(published)) {
  if (Number(number) >= step) break;
  for (const command of commands) {
    console.log(`\n${command}`);
    execSync(command, { stdio: 'inherit' });
  }
}
