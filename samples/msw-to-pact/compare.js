// #region compare
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { load } from 'js-yaml';

/**
 * Compares a pact with an OpenAPI description, with the library that PactFlow uses.
 *
 * @param {string} description path of the description, YAML or JSON
 * @param {string} pact path of the pact
 * @returns {Promise<import('@pactflow/openapi-pact-comparator').Result[]>} without an error among them, the two are compatible
 */
export async function compare(description, pact) {
  const comparator = new Comparator({ oas: load(readFileSync(description, 'utf8')) });
  const results = [];
  for await (const result of comparator.compare(JSON.parse(readFileSync(pact, 'utf8')))) results.push(result);
  return results;
}
// #endregion

// #region command
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [description, pact] = process.argv.slice(2);
  const results = await compare(description, pact);
  for (const { type, code, message, mockDetails, specDetails } of results) {
    console.log(`${type}: ${code}\n  ${message}\n  pact:        ${mockDetails?.location}\n  description: ${specDetails?.location}`);
  }
  const errors = results.filter(({ type }) => type === 'error').length;
  console.log(errors === 0 ? 'The pact and the description are compatible.' : `${errors} error(s): not compatible.`);
  process.exitCode = errors === 0 ? 0 : 1;
}
// #endregion
