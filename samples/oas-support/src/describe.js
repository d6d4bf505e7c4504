/** Builds the smallest descriptions and pacts that the cases need. */

export const JSON_TYPE = 'application/json';

/**
 * What a comparison of one side shows.
 *
 * @typedef {'checked' | 'warned' | 'ignored' | 'misread' | 'refused'} Outcome
 *   checked: what does not fit is an error. warned: it is a warning. ignored: nothing is said.
 *   misread: what fits is an error. refused: the comparator stops.
 */

/**
 * One side of a case.
 *
 * @typedef {object} Side
 * @property {object} oas
 * @property {object} [fits] a pact that does what the description says; none where a description is refused
 * @property {object} [breaks] a pact that does not; none where it is misread
 * @property {Outcome} outcome what comes of them with the settings of PactFlow
 * @property {Outcome} [without] what comes of them with quirks mode off, where that differs
 */

/** @typedef {{request?: Side, response?: Side}} Case */

/**
 * A description with one operation, `GET /products` unless told otherwise.
 *
 * @param {object} operation
 * @param {{method?: string, path?: string, openapi?: string, [field: string]: unknown}} [rest] method, path, and further fields of the description
 */
export const describeApi = (operation = {}, { method = 'get', path = '/products', openapi = '3.0.3', info = {}, ...rest } = {}) => ({
  openapi,
  info: { title: 'Product API', version: '1.0.0', ...info },
  paths: { [path]: { [method]: { responses: { 200: { description: 'Done' } }, ...operation } } },
  ...rest,
});

/** A pact with one HTTP interaction, `GET /products` answered by 200 unless told otherwise. */
export const pactOf = (request = {}, response = {}, { interaction = {}, version = '3.0.0' } = {}) => ({
  consumer: { name: 'CatalogueWeb' },
  provider: { name: 'ProductAPI' },
  interactions: [{ description: 'a request', ...interaction, request: { method: 'GET', path: '/products', ...request }, response: { status: 200, ...response } }],
  metadata: { pactSpecification: { version } },
});

export const posts = (body, type = JSON_TYPE, response = {}) => pactOf({ method: 'POST', headers: { 'Content-Type': type }, body }, response);
export const takes = (schema, type = JSON_TYPE, rest = {}) => describeApi({ requestBody: { required: true, content: { [type]: { schema } } } }, { method: 'post', ...rest });
export const expects = (body, headers) => pactOf({}, { body, ...(headers && { headers }) });
export const answers = (schema, type = JSON_TYPE, rest = {}) => describeApi({ responses: { 200: { description: 'Done', content: { [type]: { schema } } } } }, rest);

/**
 * The same schema on both sides, as the field `value` of a JSON body.
 *
 * @param {object} schema
 * @param {unknown} fits a value that the schema allows
 * @param {unknown} breaks a value that it does not allow
 * @param {{outcome?: Outcome | {request?: Outcome, response?: Outcome}, openapi?: string, schemas?: object}} [options] `checked` on both sides unless told otherwise; `schemas`: under `components`
 * @returns {Case}
 */
export function schemaCase(schema, fits, breaks, { outcome = 'checked', openapi = '3.0.3', schemas } = {}) {
  const inBody = { type: 'object', properties: { value: schema } };
  const rest = { openapi, ...(schemas && { components: { schemas } }) };
  const sides = typeof outcome === 'string' ? { request: outcome, response: outcome } : { request: 'checked', response: 'checked', ...outcome };
  const side = (name, oas, pact) => ({ oas, ...(sides[name] !== 'refused' && { fits: pact({ value: fits }) }), ...(sides[name] !== 'misread' && { breaks: pact({ value: breaks }) }), outcome: sides[name] });
  return { request: side('request', takes(inBody, JSON_TYPE, rest), (body) => posts(body)), response: side('response', answers(inBody, JSON_TYPE, rest), (body) => expects(body)) };
}

/** A case of the request alone. */
export const requestCase = (oas, fits, breaks, outcome = 'checked', without = undefined) => ({ request: { oas, ...(fits && { fits }), breaks, outcome, ...(without && { without }) } });
/** A case of the response alone. */
export const responseCase = (oas, fits, breaks, outcome = 'checked', without = undefined) => ({ response: { oas, ...(fits && { fits }), breaks, outcome, ...(without && { without }) } });
