import { parse } from 'yaml';

// The comparator reads this variable once, when it's loaded. PactFlow has these compatibility settings on.
process.env.QUIRKS ??= 'true';
const { Comparator } = await import('@pactflow/openapi-pact-comparator');

/**
 * Compares a pact with an OpenAPI description, with the library that PactFlow uses.
 *
 * @param {string} description the provider contract, YAML or JSON
 * @param {any} pact the pact file
 * @returns {Promise<import('@pactflow/openapi-pact-comparator').Result[]>} errors and warnings; without an error they
 *   fit
 */
export async function compare(description, pact) {
  const comparator = new Comparator({ oas: parse(description) });
  const results = [];
  for await (const result of comparator.compare(pact)) results.push(result);
  return results;
}
