import { answers, describeApi, expects, JSON_TYPE, pactOf, posts, requestCase, responseCase, takes } from '../src/describe.js';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const V31 = '3.1.0';

const product = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const sized = { type: 'object', properties: { size: { enum: ['small', 'large'] } } };
const integer = { schema: { type: 'integer' } };
const integers = { schema: { type: 'array', items: { type: 'integer' } } };
const ranges = { schema: { type: 'object', properties: { min: { type: 'integer' } } } };

const query = (fields) => describeApi({ parameters: [{ in: 'query', name: 'size', ...fields }] });
const header = (fields, name = 'X-Shop') => describeApi({ parameters: [{ in: 'header', name, ...fields }] });
const inPath = (fields) => describeApi({ parameters: [{ in: 'path', name: 'id', required: true, ...fields }] }, { path: '/products/{id}' });
const asks = (text) => pactOf({ query: text });
const calls = (path, method = 'GET') => pactOf({ path, method });
const sends = (headers) => pactOf({ headers });
const secured = (security, securitySchemes, rest) => describeApi({ security }, { components: { securitySchemes }, ...rest });
const statuses = (...names) => describeApi({ responses: Object.fromEntries(names.map((name) => [name, { description: 'Done' }])) });
const named = (value) => ({ name: value });
const part = (value) => `--part\r\nContent-Disposition: form-data; name="size"\r\n\r\n${value}\r\n--part--\r\n`;
const twoTypes = (first, second) => describeApi({ responses: { 200: { description: 'Done', content: { [first]: { schema: product }, [second]: { schema: sized } } } } });
const accepts = (accept, body) => pactOf({ headers: { Accept: accept } }, { body });
const v4Body = (content) => ({ content, contentType: JSON_TYPE, encoded: false });

/** One case for each row of the feature table. @type {Record<string, import('../src/describe.js').Case>} */
export const features = {
  // Versions of the specification
  'version-1': requestCase({ swaggerVersion: '1.2', info: {}, apis: [] }, undefined, calls('/products'), 'refused'),
  'version-2': requestCase({ swagger: '2.0', info: {}, paths: { '/products': { get: { responses: { 200: { description: 'Done' } } } } } }, calls('/products'), calls('/lamps')),
  'version-3-0': requestCase(describeApi(), calls('/products'), calls('/lamps')),
  'version-3-1': requestCase(describeApi({}, { openapi: V31 }), calls('/products'), calls('/lamps')),
  'version-3-2': requestCase(describeApi({}, { openapi: '3.2.0' }), calls('/products'), calls('/lamps')),

  // Document
  servers: requestCase(describeApi({}, { servers: [{ url: 'https://shop.example/v1' }] }), calls('/v1/products'), undefined, 'misread'),
  'base-path': requestCase({ swagger: '2.0', info: {}, basePath: '/v1', paths: { '/products': { get: { responses: { 200: { description: 'Done' } } } } } }, calls('/v1/products'), calls('/products')),
  'config-base-path': requestCase(describeApi({}, { info: { 'x-opc-config-base-path': '/v1' } }), calls('/v1/products'), calls('/products')),
  'path-item-ref': requestCase(
    { ...describeApi({}, { openapi: V31 }), paths: { '/products': { $ref: '#/components/pathItems/products' } }, components: { pathItems: { products: { get: { responses: { 200: { description: 'Done' } } } } } } },
    calls('/products'), undefined, 'misread',
  ),
  webhooks: requestCase(describeApi({}, { openapi: V31, webhooks: { sold: { post: { responses: { 200: { description: 'Done' } } } } } }), calls('/sold', 'POST'), undefined, 'misread'),
  callbacks: responseCase(describeApi({ callbacks: { sold: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Done' } } } } } } }), undefined, pactOf(), 'ignored'),
  links: responseCase(describeApi({ responses: { 200: { description: 'Done', links: { next: { operationId: 'nowhere' } } } } }), undefined, pactOf(), 'ignored'),
  methods: requestCase(describeApi({}, { method: 'patch' }), calls('/products', 'PATCH'), calls('/products', 'PUT')),
  'deprecated-operation': requestCase(describeApi({ deprecated: true }), undefined, calls('/products'), 'ignored'),

  // Parameters
  'path-primitive': requestCase(inPath({ schema: { type: 'integer', minimum: 1 } }), calls('/products/10'), calls('/products/0')),
  'path-list': requestCase(inPath(integers), calls('/products/1,2'), calls('/products/1,two'), 'ignored', 'checked'),
  'path-label': requestCase(inPath({ style: 'label', ...integer }), calls('/products/.10'), undefined, 'misread'),
  'path-matrix': requestCase(inPath({ style: 'matrix', ...integer }), calls('/products/;id=10'), undefined, 'misread'),
  'path-item-parameters': requestCase(
    { ...describeApi(), paths: { '/products': { parameters: [{ in: 'query', name: 'size', ...integer }], get: { responses: { 200: { description: 'Done' } } } } } }, asks('size=5'), asks('size=five'),
  ),
  'query-primitive': requestCase(query(integer), asks('size=5'), asks('size=five')),
  'query-required': requestCase(query({ ...integer, required: true }), asks('size=5'), asks('')),
  'query-undefined': requestCase(describeApi(), asks(''), asks('size=5'), 'warned'),
  'query-list': requestCase(query(integers), asks('size=5&size=6'), asks('size=5&size=six'), 'ignored', 'checked'),
  'query-list-commas': requestCase(query({ ...integers, explode: false }), asks('size=5,6'), asks('size=5,six'), 'ignored', 'checked'),
  'query-list-spaces': requestCase(query({ ...integers, style: 'spaceDelimited', explode: false }), asks('size=5%206'), asks('size=5%20six'), 'ignored', 'misread'),
  'query-list-pipes': requestCase(query({ ...integers, style: 'pipeDelimited', explode: false }), asks('size=5|6'), asks('size=5|six'), 'ignored', 'misread'),
  'query-deep-object': requestCase(query({ ...ranges, style: 'deepObject' }), asks('size[min]=5'), asks('size[min]=five'), 'warned', 'checked'),
  'query-content': requestCase(query({ content: { [JSON_TYPE]: { schema: sized } } }), asks('size={"size":"small"}'), asks('size={"size":"huge"}'), 'ignored'),
  'query-allow-empty': requestCase(query({ ...integer, allowEmptyValue: true }), asks('size='), undefined, 'misread'),
  'header-primitive': requestCase(header(integer), sends({ 'X-Shop': '5' }), sends({ 'X-Shop': 'five' })),
  'header-required': requestCase(header({ ...integer, required: true }), sends({ 'X-Shop': '5' }), sends({})),
  'header-list': requestCase(header(integers), sends({ 'X-Shop': '5,6' }), sends({ 'X-Shop': '5,six' }), 'ignored', 'checked'),
  'header-undefined': requestCase(describeApi(), sends({ 'User-Agent': 'shop' }), sends({ 'X-Shop': '5' }), 'warned'),
  'cookie-parameter': requestCase(describeApi({ parameters: [{ in: 'cookie', name: 'session', required: true, ...integer }] }), sends({ Cookie: 'session=5' }), sends({}), 'ignored'),
  'parameter-ref': requestCase(
    describeApi({ parameters: [{ $ref: '#/components/parameters/size' }] }, { components: { parameters: { size: { in: 'query', name: 'size', ...integer } } } }), asks('size=5'), asks('size=five'),
  ),

  // Bodies
  json: { request: requestCase(takes(product), posts(named('lamp')), posts(named(10))).request, response: responseCase(answers(product), expects(named('lamp')), expects(named(10))).response },
  'vendor-json': {
    request: requestCase(takes(product, 'application/vnd.shop+json'), posts(named('lamp'), 'application/vnd.shop+json'), posts(named(10), 'application/vnd.shop+json'), 'checked').request,
    response: responseCase(answers(product, 'application/vnd.shop+json'), accepts('application/vnd.shop+json', named('lamp')), accepts('application/vnd.shop+json', named(10))).response,
  },
  xml: {
    request: requestCase(takes(product, 'application/xml'), posts('<product/>', 'application/xml'), posts('<chair/>', 'application/xml'), 'warned').request,
    response: responseCase(answers(product, 'application/xml'), pactOf({}, { headers: { 'Content-Type': 'application/xml' }, body: '<product/>' }), pactOf({}, { headers: { 'Content-Type': 'application/xml' }, body: '<chair/>' }), 'warned').response,
  },
  text: {
    request: requestCase(takes({ type: 'string', maxLength: 2 }, 'text/plain'), posts('la', 'text/plain'), posts('lamp', 'text/plain'), 'warned').request,
    response: responseCase(answers({ type: 'string', maxLength: 2 }, 'text/plain'), expects('la'), expects('lamp'), 'warned').response,
  },
  form: requestCase(takes(sized, FORM), posts('size=small', FORM), posts('size=huge', FORM), 'ignored', 'checked'),
  'form-beside-json': requestCase(
    describeApi({ requestBody: { content: { [FORM]: { schema: sized }, [JSON_TYPE]: { schema: sized } } } }, { method: 'post' }), posts('size=small', FORM), posts('size=huge', FORM),
  ),
  'form-number': requestCase(
    describeApi({ requestBody: { content: { [FORM]: { schema: { type: 'object', properties: { size: { type: 'integer' } } } }, [JSON_TYPE]: {} } } }, { method: 'post' }), posts('size=5', FORM), undefined, 'misread',
  ),
  multipart: requestCase(takes(sized, MULTIPART), posts(part('small'), `${MULTIPART}; boundary=part`), posts(part('huge'), `${MULTIPART}; boundary=part`), 'warned', 'checked'),
  'body-required': requestCase(takes(product), posts(named('lamp')), pactOf({ method: 'POST' })),
  'body-undescribed': { request: requestCase(describeApi({}, { method: 'post' }), pactOf({ method: 'POST' }), pactOf({ method: 'POST', body: named('lamp') }), 'warned').request, response: responseCase(describeApi(), pactOf(), expects(named('lamp'))).response },
  'content-type': {
    request: requestCase(takes(product), posts(named('lamp')), posts('lamp', 'text/csv')).request,
    response: responseCase(answers(product), expects(named('lamp'), { 'Content-Type': 'application/json;charset=utf-8' }), expects(named('lamp'), { 'Content-Type': 'text/csv' })).response,
  },
  encoding: requestCase(
    describeApi({ requestBody: { content: { [FORM]: { schema: sized, encoding: { size: { contentType: 'text/csv' } } }, [JSON_TYPE]: {} } } }, { method: 'post' }), undefined, posts('size=small', FORM), 'ignored',
  ),

  // Content negotiation
  accept: requestCase(answers(product), sends({ Accept: 'application/json' }), sends({ Accept: 'text/csv' })),
  'accept-range': requestCase(answers(product), sends({ Accept: 'application/*' }), sends({ Accept: 'text/*' })),
  'accept-chooses': responseCase(twoTypes('application/vnd.shop.v1+json', 'application/vnd.shop.v2+json'), accepts('application/vnd.shop.v2+json', { size: 'small' }), accepts('application/vnd.shop.v2+json', named('lamp'))),
  'accept-quality': responseCase(
    twoTypes('application/vnd.shop.v1+json', 'application/vnd.shop.v2+json'), accepts('application/vnd.shop.v1+json;q=0.5, application/vnd.shop.v2+json', { size: 'small' }), accepts('application/vnd.shop.v1+json;q=0.5, application/vnd.shop.v2+json', named('lamp')),
  ),
  'accept-suffix': responseCase(answers(product), accepts('application/vnd.shop+json', named('lamp')), accepts('application/vnd.shop+json', named(10))),

  // Responses
  status: responseCase(statuses('200'), pactOf(), pactOf({}, { status: 201 })),
  'status-range': responseCase(statuses('2XX'), pactOf({}, { status: 201 }), pactOf({}, { status: 300 })),
  'status-default': responseCase(statuses('200', 'default'), pactOf(), pactOf({}, { status: 201 }), 'warned'),
  'error-response': {
    request: requestCase(
      { ...describeApi({ parameters: [{ in: 'query', name: 'size', required: true, ...integer }], responses: { 400: { description: 'Bad request' } } }) }, undefined, pactOf({ query: 'size=five' }, { status: 400 }), 'ignored',
    ).request,
    response: responseCase(describeApi({ responses: { 400: { description: 'Bad request', content: { [JSON_TYPE]: { schema: product } } } } }), pactOf({}, { status: 400, body: named('lamp') }), pactOf({}, { status: 400, body: named(10) })).response,
  },
  'response-header': responseCase(describeApi({ responses: { 200: { description: 'Done', headers: { 'X-Left': integer } } } }), pactOf({}, { headers: { 'X-Left': '5' } }), pactOf({}, { headers: { 'X-Left': 'five' } })),
  'response-header-required': responseCase(describeApi({ responses: { 200: { description: 'Done', headers: { 'X-Left': { required: true, ...integer } } } } }), pactOf({}, { headers: { 'X-Left': '5' } }), pactOf(), 'ignored'),
  'response-header-undefined': responseCase(describeApi(), pactOf(), pactOf({}, { headers: { 'X-Left': '5' } })),
  'response-header-standard': responseCase(describeApi(), pactOf(), pactOf({}, { headers: { ETag: '"v1"' } }), 'warned'),
  'response-ref': responseCase(describeApi({ responses: { 200: { $ref: '#/components/responses/one' } } }, { components: { responses: { one: { description: 'Done', content: { [JSON_TYPE]: { schema: product } } } } } }), expects(named('lamp')), expects(named(10))),

  // Security
  basic: requestCase(secured([{ login: [] }], { login: { type: 'http', scheme: 'basic' } }), sends({ Authorization: 'Basic c2hvcDpzaG9w' }), sends({})),
  bearer: requestCase(secured([{ login: [] }], { login: { type: 'http', scheme: 'bearer' } }), sends({ Authorization: 'Bearer any-token' }), sends({})),
  'authorization-scheme': requestCase(secured([{ login: [] }], { login: { type: 'http', scheme: 'bearer' } }), sends({ Authorization: 'Bearer any-token' }), sends({ Authorization: 'any-token' }), 'ignored', 'checked'),
  digest: requestCase(secured([{ login: [] }], { login: { type: 'http', scheme: 'digest' } }), sends({ Authorization: 'Digest any' }), sends({}), 'checked', 'misread'),
  'key-header': requestCase(secured([{ key: [] }], { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }), sends({ 'X-Key': '1' }), sends({})),
  'key-query': requestCase(secured([{ key: [] }], { key: { type: 'apiKey', in: 'query', name: 'key' } }), asks('key=1'), asks('')),
  'key-cookie': requestCase(secured([{ key: [] }], { key: { type: 'apiKey', in: 'cookie', name: 'key' } }), sends({ Cookie: 'key=1' }), sends({}), 'ignored'),
  oauth2: requestCase(secured([{ login: ['read'] }], { login: { type: 'oauth2', flows: {} } }), sends({ Authorization: 'Bearer any-token' }), sends({}), 'ignored'),
  'open-id': requestCase(secured([{ login: [] }], { login: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example' } }), sends({ Authorization: 'Bearer any-token' }), sends({}), 'ignored'),
  'mutual-tls': requestCase(secured([{ login: [] }], { login: { type: 'mutualTLS' } }), undefined, sends({}), 'ignored'),
  'security-either': requestCase(
    secured([{ shop: [] }, { user: [] }], { shop: { type: 'apiKey', in: 'header', name: 'X-Shop' }, user: { type: 'apiKey', in: 'header', name: 'X-User' } }), sends({ 'X-User': '1' }), sends({}),
  ),
  'security-both': requestCase(
    secured([{ shop: [], user: [] }], { shop: { type: 'apiKey', in: 'header', name: 'X-Shop' }, user: { type: 'apiKey', in: 'header', name: 'X-User' } }), sends({ 'X-Shop': '1', 'X-User': '1' }), sends({ 'X-Shop': '1' }), 'ignored',
  ),
  'security-optional': requestCase(secured([{ key: [] }, {}], { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }), sends({})),
  'security-global': requestCase(
    describeApi({}, { security: [{ key: [] }], components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } } }), sends({ 'X-Key': '1' }), sends({}),
  ),

  // Pact files
  'pact-1': responseCase(answers(product), pactOf({}, { body: named('lamp') }, { version: '1.0.0' }), pactOf({}, { body: named(10) }, { version: '1.0.0' })),
  'pact-2': responseCase(answers(product), pactOf({}, { body: named('lamp') }, { version: '2.0.0' }), pactOf({}, { body: named(10) }, { version: '2.0.0' })),
  'pact-3': responseCase(answers(product), pactOf({}, { body: named('lamp') }, { version: '3.0.0' }), pactOf({}, { body: named(10) }, { version: '3.0.0' })),
  'pact-4': responseCase(
    answers(product), pactOf({}, { body: v4Body(named('lamp')) }, { version: '4.0', interaction: { type: 'Synchronous/HTTP' } }), pactOf({}, { body: v4Body(named(10)) }, { version: '4.0', interaction: { type: 'Synchronous/HTTP' } }),
  ),
  'pact-message': responseCase(
    describeApi(), undefined, { interactions: [{ type: 'Asynchronous/Messages', description: 'a message', contents: v4Body(named(10)) }], metadata: { pactSpecification: { version: '4.0' } } }, 'ignored',
  ),
  'pact-matchers': responseCase(
    answers(product), expects(named('lamp')), pactOf({}, { body: named('lamp'), matchingRules: { body: { '$.name': { matchers: [{ match: 'integer' }] } } } }), 'ignored',
  ),
  'pact-states': responseCase(describeApi(), undefined, pactOf({}, {}, { interaction: { providerStates: [{ name: 'nothing provides this' }] } }), 'ignored'),
  'pact-empty-body': responseCase(answers(product), expects(named('lamp')), expects(null), 'ignored'),
};
