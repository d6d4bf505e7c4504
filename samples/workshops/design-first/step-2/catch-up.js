// Publishes what the previous steps published, so that you can start a step with an empty broker: npm run catch-up -- 3
import { execSync } from 'node:child_process';

const publish = 'pactflow publish-provider-contract --provider ProductAPI --content-type application/yaml --verification-exit-code 0';
const deploy = 'pact broker record-deployment --environment production';

/** What each step published. */
const published = {
  1: [`${publish} --provider-app-version 1.0.0-design --branch design --verifier design published/openapi-1.0.0.yaml`],
  2: ['pact broker publish published/pacts --consumer-app-version 1.0.0 --branch main'],
  3: [
    `${publish} --provider-app-version 1.0.0 --branch main --verifier node-test published/openapi-1.0.0.yaml`,
    `${deploy} --pacticipant ProductAPI --version 1.0.0`,
    `${deploy} --pacticipant CatalogueWeb --version 1.0.0`,
  ],
  4: [`${publish} --provider-app-version 2.0.0-design --branch design --verifier design published/openapi-2.0.0.yaml`],
  5: [`${publish} --provider-app-version 1.1.0-design --branch design --verifier design oas/openapi.yaml`],
  6: [`${publish} --provider-app-version 1.1.0 --branch main --verifier node-test oas/openapi.yaml`, `${deploy} --pacticipant ProductAPI --version 1.1.0`],
};

const step = Number(process.argv[2]);
if (!(step >= 2 && step <= 7)) throw new Error('Expected the number of the step that you start with, from 2 to 7: npm run catch-up -- 2');

for (const [number, commands] of Object.entries(published)) {
  if (Number(number) >= step) break;
  for (const command of commands) {
    console.log(`\n${command}`);
    execSync(command, { stdio: 'inherit' });
  }
}
