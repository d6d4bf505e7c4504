import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const consumer = 'pactflow-example-bi-directional-consumer-mountebank';
const provider = process.env.PACT_PROVIDER ?? 'pactflow-example-bi-directional-provider-drift';

// #region convert
/**
 * Writes a pact from the requests that matched stubs. A stub that received no requests adds no interactions.
 *
 * @param {any[]} stubs the stubs and matches that mountebank returns
 */
export function writePact(stubs) {
  const interactions = new Map();
  for (const { request, response } of stubs.flatMap(({ matches = [] }) => matches)) {
    const interaction = toInteraction(request, response);
    interactions.set(interaction.description, interaction);
  }
  const pact = {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: [...interactions.values()],
    metadata: { pactSpecification: { version: '2.0.0' } },
  };
  mkdirSync('pacts', { recursive: true });
  writeFileSync(join('pacts', `${consumer}-${provider}.json`), `${JSON.stringify(pact, null, 2)}\n`);
}

function toInteraction({ method, path, query, body: sent }, { statusCode: status = 200, headers = {}, body }) {
  const search = new URLSearchParams(query).toString();
  const type = headers['Content-Type'];
  return {
    description: `${method} ${path}${search && `?${search}`} returns ${status}`,
    request: { method, path, ...(search && { query: search }), ...(sent && { body: JSON.parse(sent) }) },
    response: { status, ...(type && { headers: { 'Content-Type': type } }), ...(body && { body: typeof body === 'string' ? JSON.parse(body) : body }) },
  };
}
// #endregion
