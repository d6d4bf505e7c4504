import './quirks.js';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parse } from 'yaml';

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
