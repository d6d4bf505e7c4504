import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const description = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));

//#region validator
// Schemas in OpenAPI 3.1 are JSON Schema 2020-12. The complete description is added, so that its references can be resolved.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(description, 'openapi.yaml');

/**
 * @param {string} path as it is described, such as `/product/{id}`
 * @param {string} status
 * @param {unknown} body
 * @returns {string[]} the problems; an empty list if it conforms
 */
export function problemsOf(path, status, body) {
  const parts = ['paths', path, 'get', 'responses', status, 'content', 'application/json', 'schema'];
  const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.compile({ $ref: `openapi.yaml#/${pointer}` });
  return validate(body) ? [] : validate.errors.map(({ instancePath, message }) => `${instancePath || 'The body'} ${message}`);
}
//#endregion

//#region described
/** @returns {string[]} every described response, such as `/product/{id} 404` */
export const describedAnswers = () =>
  Object.entries(description.paths).flatMap(([path, { get }]) => Object.keys(get.responses).map((status) => `${path} ${status}`));
//#endregion
