import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES } from './fixture.js';

const consumer = 'pactflow-example-bi-directional-consumer-nock';
const provider = process.env.PACT_PROVIDER ?? 'pactflow-example-bi-directional-provider-drift';

// #region convert
/** Writes the replayed responses to a pact. @param {string} fixture */
export function writePact(fixture) {
  const calls = JSON.parse(readFileSync(join(FIXTURES, fixture), 'utf8'));
  const pact = {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: calls.map(toInteraction),
    metadata: { pactSpecification: { version: '2.0.0' } },
  };
  mkdirSync('pacts', { recursive: true });
  writeFileSync(join('pacts', `${consumer}-${provider}.json`), `${JSON.stringify(pact, null, 2)}\n`);
}

const toInteraction = ({ method, path, status, response }) => ({
  description: `${method} ${path} returns ${status}`,
  request: { method, path },
  response: { status, ...(response !== '' && { body: response }) },
});
// #endregion
