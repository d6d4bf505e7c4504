import './quirks.js';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parse } from 'yaml';

/** @typedef {import('@pactflow/openapi-pact-comparator').Result} Result */

/**
 * Compares a pact with parsed descriptions, with the library that PactFlow uses.
 *
 * @param {{oas?: any, asyncapi?: any}} descriptions
 * @param {any} pact the pact file
 * @returns {Promise<Result[]>} errors and warnings; without an error they fit
 */
export async function compareDocuments(descriptions, pact) {
  const comparator = new Comparator(descriptions);
  const results = [];
  for await (const result of comparator.compare(pact)) results.push(result);
  return results;
}

/**
 * Compares a pact with an OpenAPI description.
 *
 * @param {string} description the provider contract, YAML or JSON
 * @param {any} pact the pact file
 * @returns {Promise<Result[]>} errors and warnings; without an error they fit
 */
export const compare = async (description, pact) => compareDocuments({ oas: parse(description) }, pact);
