// Behavior of the comparator that its result codes don't show. Each claim is tested with one comparison.
// The reference pages refer to these tests by name.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { compareAll } from '../src/comparator.js';

const json = 'application/json';
const product = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const answer = (schema) => ({ 200: { description: 'One product', content: { [json]: { schema } } } });
const closedChoice = (name) => ({ type: 'object', required: ['kind'], properties: { kind: { enum: [name] }, [name]: { type: 'string' } } });
const openChoice = (name) => ({ type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, [name]: { type: 'string' } } });

/**
 * An OpenAPI description with one operation, `GET /products` by default.
 *
 * @param {object} operation
 * @param {{method?: string, path?: string, [field: string]: unknown}} [rest] the method, the path, and additional fields of the description
 */
const describeApi = (operation, { method = 'get', path = '/products', ...rest } = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Product API', version: '1.0.0' },
  paths: { [path]: { [method]: { responses: { 200: { description: 'All products' } }, ...operation } } },
  ...rest,
});

/** A pact with one HTTP interaction, by default `GET /products` with a 200 response. */
const pactOf = (request = {}, response = {}, rest = {}) => ({
  consumer: { name: 'CatalogueWeb' },
  provider: { name: 'ProductAPI' },
  interactions: [{ description: 'a request', ...rest, request: { method: 'GET', path: '/products', ...request }, response: { status: 200, ...response } }],
  metadata: { pactSpecification: { version: '3.0.0' } },
});

const post = (body, contentType = json) => ({ method: 'POST', headers: { 'Content-Type': contentType }, body });
const takes = (schema, contentType = json) => describeApi({ requestBody: { content: { [contentType]: { schema } } } }, { method: 'post' });
const secured = (security, securitySchemes) => describeApi({ security }, { components: { securitySchemes } });

const describeMessages = (payload) => ({
  asyncapi: '3.0.0',
  info: { title: 'Product events', version: '1.0.0' },
  channels: { prices: { address: 'prices', messages: { priceChanged: { payload } } } },
  operations: { sendPriceChanged: { action: 'send', channel: { $ref: '#/channels/prices' }, messages: [{ $ref: '#/channels/prices/messages/priceChanged' }] } },
});
const messagePactOf = (contents) => ({
  interactions: [{ type: 'Asynchronous/Messages', description: 'a message', contents, comments: { references: { AsyncAPI: { operationId: 'sendPriceChanged' } } } }],
  metadata: { pactSpecification: { version: '4.0' } },
});

const describeCall = (fields) => ({
  ...describeMessages(product),
  operations: { answerPrice: { action: 'receive', channel: { $ref: '#/channels/prices' }, messages: [{ $ref: '#/channels/prices/messages/priceChanged' }], ...fields } },
});
const side = (content) => ({ contents: { content, contentType: json, encoded: false } });
const callPactOf = (request, references = { operationId: 'answerPrice' }) => ({
  interactions: [{ type: 'Synchronous/Messages', description: 'a question', request: side(request), response: [side({})], comments: { references: { AsyncAPI: references } } }],
  metadata: { pactSpecification: { version: '4.0' } },
});
const offers = (...types) => describeApi({ responses: { 200: { description: 'All products', content: Object.fromEntries(types.map((type) => [type, { schema: product }])) } } });

/** @type {Record<string, Record<string, {oas?: object, asyncapi?: object, pact: object, gives: string[], givesWithQuirks?: string[]}>>} `gives`: the codes, in order; `givesWithQuirks`: the codes in quirks mode, if they differ */
const claims = {
  'error responses': {
    'query, headers, body, and credentials are not compared if the expected status is 400 or higher': {
      oas: {
        ...describeApi({
          parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }],
          requestBody: { required: true, content: { [json]: { schema: product } } },
          security: [{ token: [] }],
          responses: { 400: { description: 'Bad request' } },
        }, { method: 'post' }),
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      },
      pact: pactOf({ ...post({ name: 1 }), query: { limit: ['all'], other: ['1'] } }, { status: 400 }),
      gives: [],
    },
    'path, Accept, and Content-Type are still compared': {
      oas: describeApi({
        requestBody: { content: { [json]: { schema: product } } },
        responses: { 400: { description: 'Bad request', content: { [json]: {} } } },
      }, { method: 'post' }),
      pact: pactOf({ method: 'POST', headers: { Accept: 'text/csv', 'Content-Type': 'text/csv' }, body: 'name' }, { status: 400 }),
      gives: ['request.accept.incompatible', 'request.content-type.incompatible'],
    },
  },
  'required and additional fields': {
    'a response may omit required fields': { oas: describeApi({ responses: answer(product) }), pact: pactOf({}, { body: {} }), gives: [] },
    'a request must contain the required fields': { oas: takes(product), pact: pactOf(post({})), gives: ['request.body.incompatible'] },
    'a request may contain additional fields': { oas: takes(product), pact: pactOf(post({ name: 'Desk lamp', price: 19.9 })), gives: [] },
    'a response must not contain additional fields, even with additionalProperties: true': {
      oas: describeApi({ responses: answer({ ...product, additionalProperties: true }) }), pact: pactOf({}, { body: { price: 19.9 } }), gives: ['response.body.incompatible'],
    },
    'additionalProperties with a schema allows additional fields': {
      oas: describeApi({ responses: answer({ ...product, additionalProperties: {} }) }), pact: pactOf({}, { body: { price: 19.9 } }), gives: [],
    },
    'a response schema without type: object allows additional fields': {
      oas: describeApi({ responses: answer({ properties: product.properties }) }), pact: pactOf({}, { body: { price: 19.9 } }), gives: [],
    },
    'a nullable object allows additional fields': {
      oas: describeApi({ responses: answer({ ...product, nullable: true }) }), pact: pactOf({}, { body: { price: 19.9 } }), gives: [],
    },
    'an object or null in OpenAPI 3.1 allows additional fields': {
      oas: { ...describeApi({ responses: answer({ ...product, type: ['object', 'null'] }) }), openapi: '3.1.0' }, pact: pactOf({}, { body: { price: 19.9 } }), gives: [],
    },
    'readOnly and writeOnly are ignored': {
      oas: takes({ type: 'object', required: ['id'], properties: { id: { type: 'string', readOnly: true } } }), pact: pactOf(post({})), gives: ['request.body.incompatible'],
    },
    'a required query parameter that is absent is an error': {
      oas: describeApi({ parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }] }), pact: pactOf(), gives: ['request.query.incompatible'],
    },
    'a required header that is absent is an error': {
      oas: describeApi({ parameters: [{ name: 'X-Shop', in: 'header', required: true, schema: { type: 'string' } }] }), pact: pactOf(), gives: ['request.header.incompatible'],
    },
  },
  'bodies': {
    'an expected body of null, false, 0, or an empty string is not compared': {
      oas: describeApi({ responses: answer(product) }),
      pact: { ...pactOf(), interactions: [null, false, 0, ''].flatMap((body) => pactOf({}, { body }).interactions) },
      gives: [],
    },
    'the Accept header selects the response schema, not the expected Content-Type': {
      oas: describeApi({ responses: { 200: { description: 'One product', content: {
        [json]: { schema: product },
        'application/vnd.shop.v2+json': { schema: { type: 'object', properties: { sku: { type: 'string' } } } },
      } } } }),
      pact: pactOf({}, { headers: { 'Content-Type': 'application/vnd.shop.v2+json' }, body: { sku: 'L-10' } }),
      gives: ['response.body.incompatible'],
    },
    'form values are strings, so they never match a number in the schema': {
      oas: takes({ type: 'object', properties: { size: { type: 'integer' } } }, 'application/x-www-form-urlencoded'),
      pact: pactOf(post('size=5', 'application/x-www-form-urlencoded')),
      gives: ['request.body.incompatible'],
      givesWithQuirks: [],
    },
    'matching rules in the pact are ignored': {
      oas: describeApi({ responses: answer(product) }),
      pact: pactOf({}, { body: { name: 10 }, matchingRules: { body: { '$.name': { matchers: [{ match: 'type' }] } } } }),
      gives: ['response.body.incompatible'],
    },
  },
  'combined schemas': {
    'allOf is treated as one schema with the fields of all its parts': {
      oas: describeApi({ responses: answer({ allOf: [product, { type: 'object', properties: { price: { type: 'number' } } }] }) }),
      pact: pactOf({}, { body: { name: 'Desk lamp', price: 19.9 } }),
      gives: [],
    },
    'anyOf rejects fields from two branches': {
      oas: describeApi({ responses: answer({ anyOf: [product, { type: 'object', properties: { price: { type: 'number' } } }] }) }),
      pact: pactOf({}, { body: { name: 'Desk lamp', price: 19.9 } }),
      gives: ['response.body.incompatible', 'response.body.incompatible', 'response.body.incompatible'],
    },
    'oneOf rejects a value that matches two branches': {
      oas: describeApi({ responses: answer({ oneOf: [product, { ...product, properties: { ...product.properties, price: { type: 'number' } } }] }) }),
      pact: pactOf({}, { body: { name: 'Desk lamp' } }),
      gives: ['response.body.incompatible'],
    },
    'a discriminator selects its branch': {
      oas: describeApi({ responses: answer({ oneOf: ['lamp', 'chair'].map(closedChoice), discriminator: { propertyName: 'kind' } }) }),
      pact: pactOf({}, { body: { kind: 'lamp', lamp: 'Desk lamp' } }),
      gives: [],
    },
  },
  'paths and statuses': {
    'the URLs under servers are not prepended to paths': {
      oas: describeApi({}, { servers: [{ url: 'https://shop.example/v1' }] }), pact: pactOf({ path: '/v1/products' }), gives: ['request.path-or-method.unknown'],
    },
    'basePath of Swagger 2.0 is prepended to paths': {
      oas: { swagger: '2.0', info: { title: 'Product API', version: '1.0.0' }, basePath: '/v1', paths: { '/products': { get: { responses: { 200: { description: 'All products' } } } } } },
      pact: pactOf({ path: '/v1/products' }),
      gives: [],
    },
    'a path item that is a $ref is not followed': {
      oas: {
        ...describeApi({}), openapi: '3.1.0',
        paths: { '/products': { $ref: '#/components/pathItems/products' } },
        components: { pathItems: { products: { get: { responses: { 200: { description: 'All products' } } } } } },
      },
      pact: pactOf(),
      gives: ['request.path-or-method.unknown'],
    },
    'a status range in uppercase is recognized': { oas: describeApi({ responses: { '2XX': { description: 'All products' } } }), pact: pactOf(), gives: [] },
    'a status range in lowercase is not recognized': { oas: describeApi({ responses: { '2xx': { description: 'All products' } } }), pact: pactOf(), gives: ['response.status.unknown'] },
  },
  'credentials': {
    'one scheme is enough if the description requires two together': {
      oas: secured([{ shop: [], user: [] }], { shop: { type: 'apiKey', in: 'header', name: 'X-Shop' }, user: { type: 'apiKey', in: 'header', name: 'X-User' } }),
      pact: pactOf({ headers: { 'X-Shop': '1' } }),
      gives: [],
    },
    'an API key in a cookie is not checked': { oas: secured([{ session: [] }], { session: { type: 'apiKey', in: 'cookie', name: 'session' } }), pact: pactOf(), gives: [] },
    'OAuth 2.0 is not checked': { oas: secured([{ login: [] }], { login: { type: 'oauth2', flows: {} } }), pact: pactOf(), gives: [] },
    'OpenID Connect is not checked': { oas: secured([{ login: [] }], { login: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example' } }), pact: pactOf(), gives: [] },
    'mutual TLS is not checked': { oas: secured([{ login: [] }], { login: { type: 'mutualTLS' } }), pact: pactOf(), gives: [] },
    'an HTTP scheme other than basic and bearer is always reported as missing': {
      oas: secured([{ login: [] }], { login: { type: 'http', scheme: 'digest' } }),
      pact: pactOf({ headers: { Authorization: 'Digest any' } }),
      gives: ['request.authorization.missing'],
      givesWithQuirks: [],
    },
  },
  'what is skipped without a message': {
    'a message, if there is only an OpenAPI description': { oas: describeApi({}), pact: messagePactOf({ content: {}, contentType: json, encoded: false }), gives: [] },
    'an HTTP interaction, if there is only an AsyncAPI description': { asyncapi: describeMessages(product), pact: pactOf({ path: '/no/such/path' }), gives: [] },
    'the messages in a version 3 pact': { oas: describeApi({}), pact: { interactions: [], messages: [{ description: 'a message', contents: {} }], metadata: { pactSpecification: { version: '3.0.0' } } }, gives: [] },
    'an interaction of an unknown type': { oas: describeApi({}), pact: pactOf({ path: '/no/such/path' }, {}, { type: 'Synchronous/Other' }), gives: [] },
    'a pact without interactions': { oas: describeApi({}), pact: { interactions: [] }, gives: [] },
  },
  'media types without an Accept header': {
    'a response is compared as JSON if the description offers JSON': { oas: offers('application/xml', json), pact: pactOf({}, { body: { name: 10 } }), gives: ['response.body.incompatible'] },
    'otherwise, the first media type in the description counts': { oas: offers('application/xml', 'text/csv'), pact: pactOf({}, { body: { name: 10 } }), gives: ['response.body.unvalidatable'] },
  },
  'messages': {
    'contents without a content type match without being compared': { asyncapi: describeMessages(product), pact: messagePactOf({ content: { name: 10 }, encoded: false }), gives: ['message.matched'] },
    'a message may omit required fields': { asyncapi: describeMessages(product), pact: messagePactOf({ content: {}, contentType: json, encoded: false }), gives: ['message.matched'] },
    'the reply to a synchronous message may omit required fields': { asyncapi: describeCall({ reply: { channel: { $ref: '#/channels/prices' }, messages: [{ $ref: '#/channels/prices/messages/priceChanged' }] } }), pact: callPactOf({ name: 'Desk lamp' }), gives: ['message.matched', 'message.matched'] },
    'the request of a synchronous message must contain the required fields': { asyncapi: describeCall({}), pact: callPactOf({}), gives: ['message.no.match'] },
    'a message must not contain additional fields': { asyncapi: describeMessages(product), pact: messagePactOf({ content: { price: 19.9 }, contentType: json, encoded: false }), gives: ['message.no.match'] },
    'JSON with a vendor media type is compared': { asyncapi: describeMessages(product), pact: messagePactOf({ content: { name: 10 }, contentType: 'application/vnd.shop+json', encoded: false }), gives: ['message.no.match'] },
  },
};

const all = Object.values(claims).flatMap((group) => Object.values(group));
/** @type {Map<object, {plain: string[], quirky: string[]}>} codes by claim */
const answers = new Map();
before(async () => {
  const comparisons = all.map(({ oas, asyncapi, pact }) => ({ oas, asyncapi, pact }));
  const [plain, quirky] = [await compareAll(comparisons), await compareAll(comparisons, { quirks: true })];
  const codesOf = (results) => results.map(({ code }) => code);
  all.forEach((claim, index) => answers.set(claim, { plain: codesOf(plain[index]), quirky: codesOf(quirky[index]) }));
});

for (const [name, group] of Object.entries(claims)) {
  describe(name, () => {
    for (const [claim, entry] of Object.entries(group)) {
      test(claim, () => assert.deepEqual(answers.get(entry), { plain: entry.gives, quirky: entry.givesWithQuirks ?? entry.gives }));
    }
  });
}

describe('what the comparator rejects', () => {
  const refuses = (comparison, message) => assert.rejects(compareAll([comparison]), message);

  test('a discriminator whose branches do not restrict its value', () => refuses({
    oas: describeApi({ responses: answer({ oneOf: ['lamp', 'chair'].map(openChoice), discriminator: { propertyName: 'kind' } }) }),
    pact: pactOf({}, { body: { kind: 'lamp' } }),
  }, /discriminator: "properties\/kind" must have "const" or "enum"/));
  test('AsyncAPI 2', () => refuses({ asyncapi: { ...describeMessages(product), asyncapi: '2.6.0' }, pact: messagePactOf({}) }, /Malformed AsyncAPI file/));
  test('Swagger 1.2', () => refuses({ oas: { swaggerVersion: '1.2', info: {} }, pact: pactOf() }, /Malformed OpenAPI file/));
  test('an HTTP interaction without a status', () => refuses({ oas: describeApi({}), pact: pactOf({}, { status: undefined }) }, /Malformed Pact file/));
});

describe('printed results', () => {
  const first = async (comparison) => (await compareAll([comparison]))[0][0];

  test('the provider state of a version 2 pact', async () => {
    const result = await first({ oas: describeApi({}), pact: pactOf({ path: '/lamps' }, {}, { providerState: 'lamps exist' }) });
    assert.equal(result.mockDetails.interactionState, 'lamps exist');
  });
  test('"[none]" for the provider states of version 3 and later pacts', async () => {
    const result = await first({ oas: describeApi({}), pact: pactOf({ path: '/lamps' }, {}, { providerStates: [{ name: 'lamps exist' }] }) });
    assert.equal(result.mockDetails.interactionState, '[none]');
  });
  test('response.header.undefined shows the request headers instead of the response headers', async () => {
    const result = await first({ oas: describeApi({}), pact: pactOf({ headers: { 'User-Agent': 'shop' } }, { headers: { ETag: '"v1"' } }) });
    assert.equal(result.code, 'response.header.undefined');
    assert.deepEqual(result.mockDetails.value, { 'User-Agent': 'shop' });
  });
});

describe('texts of messages', () => {
  const texts = async (comparison) => (await compareAll([comparison]))[0].map(({ code, message }) => `${code}: ${message}`);

  test('a missing API key in the query has its own text', async () => {
    const schemes = { key: { type: 'apiKey', in: 'query', name: 'key' } };
    assert.deepEqual(await texts({ oas: secured([{ key: [] }], schemes), pact: pactOf() }), [
      'request.authorization.missing: Request Authorization query is missing but is required by the spec file',
    ]);
  });
  test('a reference without an operationId has its own text', async () => {
    assert.deepEqual(await texts({ asyncapi: describeCall({}), pact: callPactOf({}, { operation: 'answerPrice' }) }), [
      'message.references.missing: Sync interaction has a malformed AsyncAPI reference in comments.references.AsyncAPI: expected an "operationId" property',
    ]);
  });
  test('a reply without messages has its own text', async () => {
    const results = await texts({ asyncapi: describeCall({ reply: { channel: { $ref: '#/channels/prices' } } }), pact: callPactOf({ name: 'Desk lamp' }) });
    assert.equal(results.at(-1), 'message.reply.missing: Operation "answerPrice" reply defines no messages in AsyncAPI spec');
  });
  test('a path that contains a question mark is unknown', async () => {
    assert.deepEqual(await texts({ oas: describeApi({}), pact: pactOf({ path: '/products?limit=10' }) }), [
      'request.path-or-method.unknown: Path or method not defined in spec file: GET /products?limit=10',
    ]);
    assert.notEqual((await texts({ oas: describeApi({}), pact: pactOf({ query: { limit: ['10'] } }) }))[0]?.split(':')[0], 'request.path-or-method.unknown');
  });
});

describe('quirks mode', () => {
  const comparison = {
    oas: secured([{ token: [] }], { token: { type: 'http', scheme: 'bearer' } }),
    pact: pactOf({ headers: { Authorization: 'any-token' } }),
  };
  const codes = async (options) => (await compareAll([comparison], options))[0].map(({ code }) => code);

  test('is off unless QUIRKS is set', async () => assert.deepEqual(await codes({}), ['request.authorization.missing']));
  test('is on for any value of QUIRKS, including false', async () => {
    assert.deepEqual(await codes({ quirks: true }), []);
    assert.deepEqual(await codes({ quirks: 'false' }), []);
    assert.deepEqual(await codes({ quirks: '0' }), []);
  });
  test('is off if QUIRKS is empty', async () => assert.deepEqual(await codes({ quirks: '' }), ['request.authorization.missing']));
  test('is overridden by an option in the description', async () => {
    const info = { ...comparison.oas.info, 'x-opc-config-no-authorization-schema': false };
    const [results] = await compareAll([{ ...comparison, oas: { ...comparison.oas, info } }], { quirks: true });
    assert.deepEqual(results.map(({ code }) => code), ['request.authorization.missing']);
  });
});

test('all claims were tested', (t) => {
  assert.equal(answers.size, all.length);
  assert.ok(all.length > 0, 'there are no claims');
  t.diagnostic(`${all.length} claims, ${all.filter(({ givesWithQuirks }) => givesWithQuirks).length} of which differ in quirks mode`);
});
