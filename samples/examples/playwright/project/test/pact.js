import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const consumer = 'pactflow-example-bi-directional-consumer-playwright-js';
const provider = process.env.PACT_PROVIDER ?? 'pactflow-example-bi-directional-provider-postman';
/** Headers that the website sets itself. A browser adds many more, which don't belong in a contract. */
const OWN_HEADERS = ['accept', 'content-type'];

// #region pact
/** Collects the requests of the pages and the responses of the mocks. */
export function createPact() {
  const interactions = new Map();
  return {
    /** @param {import('@playwright/test').Request} request @param {{status: number, json?: unknown}} answer */
    add(request, { status, json }) {
      const { pathname: path, search } = new URL(request.url());
      const method = request.method();
      const headers = Object.fromEntries(Object.entries(request.headers()).filter(([name]) => OWN_HEADERS.includes(name)));
      const description = `${method} ${path}${search} returns ${status}`;
      interactions.set(description, {
        description,
        request: { method, path, ...(search && { query: search.slice(1) }), headers, ...(request.postData() && { body: request.postDataJSON() }) },
        response: { status, ...(json !== undefined && { headers: { 'Content-Type': 'application/json' }, body: json }) },
      });
    },

    write() {
      const pact = {
        consumer: { name: consumer },
        provider: { name: provider },
        interactions: [...interactions.values()],
        metadata: { pactSpecification: { version: '2.0.0' } },
      };
      mkdirSync('pacts', { recursive: true });
      writeFileSync(join('pacts', `${consumer}-${provider}.json`), `${JSON.stringify(pact, null, 2)}\n`);
    },
  };
}
// #endregion
