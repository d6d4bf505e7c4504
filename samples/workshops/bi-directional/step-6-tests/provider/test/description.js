import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const description = parse(readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8'));

// Schemas of OpenAPI 3.1 are JSON Schema 2020-12. The complete description is added so that references can be resolved.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(description, 'openapi.yaml');

/**
 * @typedef {object} Content the body of a request or a response, according to the description
 * @property {string} name such as `GET /product/{id} 404`
 * @property {string} type the media type
 * @property {unknown} example
 * @property {(body: unknown) => string[]} problemsOf what is wrong with a body. The list is empty if the body conforms
 */

/** @returns {Content[]} */
export const responses = () =>
  operations().flatMap(({ name, pointer, operation }) =>
    Object.entries(operation.responses).map(([status, response]) =>
      contentOf(`${name} ${status}`, [...pointer, 'responses', status], response),
    ),
  );

/** @returns {Content[]} */
export const requests = () =>
  operations()
    .filter(({ operation }) => operation.requestBody)
    .map(({ name, pointer, operation }) => contentOf(name, [...pointer, 'requestBody'], operation.requestBody));

function operations() {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pointer: ['paths', path, method],
      operation,
    })),
  );
}

/** @returns {Content} */
function contentOf(name, pointer, { content }) {
  const [[type, { example }]] = Object.entries(content);
  const parts = [...pointer, 'content', type, 'schema'].map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const validate = ajv.compile({ $ref: `openapi.yaml#/${parts.map(encodeURIComponent).join('/')}` });
  const problemsOf = (body) => (validate(body) ? [] : validate.errors.map(sentence));
  return { name, type, example, problemsOf };
}

const sentence = ({ instancePath, message, params }) =>
  `${instancePath || 'The body'} ${message}${params.additionalProperty ? `: ${params.additionalProperty}` : ''}`;
