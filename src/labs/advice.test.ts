import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {compare} from './compare';

/** The parts of a description with the schemas of a request body and of a response body. */
const describing = (request: string, response: string, version = '3.1.0'): string => `openapi: ${version}
info: {title: Products, version: 1.0.0}
paths:
  /products:
    post:
      requestBody: {content: {application/json: {schema: ${request}}}}
      responses:
        '200':
          description: A product
          content:
            application/json:
              schema: ${response}
components:
  schemas:
    Product:
      type: object
      required: [id, name]
      properties:
        id: {type: string}
        name: {type: [string, 'null']}
        kind: {type: string, enum: [A, B]}
        label: {$ref: '#/components/schemas/Label'}
    Label:
      type: object
      required: [text]
      properties:
        text: {type: string}
`;

const pactWith = (request: unknown, response: unknown): string =>
  JSON.stringify(
    {
      consumer: {name: 'Web'},
      provider: {name: 'API'},
      interactions: [
        {
          description: 'a product',
          request: {method: 'POST', path: '/products', headers: {'Content-Type': 'application/json'}, body: request},
          response: {status: 200, headers: {'Content-Type': 'application/json'}, body: response},
        },
      ],
    },
    null,
    2,
  );

const PRODUCT = `{$ref: '#/components/schemas/Product'}`;
const OBJECT = '{type: object}';

/** What the findings say, with the lines in which the documents contradict each other. */
async function advised(description: string, pact: string) {
  const comparison = await compare(description, pact, {settings: {}});
  if (comparison.kind !== 'compared') assert.fail(JSON.stringify(comparison.problems));
  return comparison.findings.map(({explanation, ...finding}) => ({
    ...explanation,
    places: [finding.description?.text, finding.pact?.text],
  }));
}
const inRequest = (schema: string, body: unknown, version?: string) =>
  advised(describing(schema, OBJECT, version), pactWith(body, {}));
const inResponse = (schema: string, body: unknown, version?: string) =>
  advised(describing(OBJECT, schema, version), pactWith({}, body));

describe('advice about a body', () => {
  test('names a property that isn’t described, the ones that are, and the lines to change', async () => {
    const [first, ...others] = await inResponse(PRODUCT, {id: '1', name: 'x', kind: 'A', available: 7});
    assert.deepEqual(others, []);
    assert.deepEqual(first, {
      problem:
        'In the description, the schema of the response body doesn’t have the property `available`, and the comparison allows only described properties in a response. The schema also describes `label`, which the pact doesn’t use.',
      provider:
        'If the provider returns `available`, add it under `properties` (line 18), for example: `"available": {"type": "integer"}`.',
      consumer:
        'In the consumer’s test, remove `available` from the response body of “a product” (line 28 of the pact).',
      places: ['properties:', '"available": 7'],
    });
  });
  test('names a similar property, also below references, lists, and allOf', async () => {
    const wrong = [{id: '1', label: {txt: 'x'}}];
    const all = `{type: array, items: {allOf: [{type: object, properties: {other: {type: string}}}, ${PRODUCT}]}}`;
    for (const schema of [`{type: array, items: ${PRODUCT}}`, all]) {
      const [first] = await inResponse(schema, wrong);
      assert.match(
        first?.problem ?? '',
        /schema of `body\[0\]\.label` doesn’t have the property `txt`.* similar name: `text`\.$/,
      );
      assert.match(
        first?.consumer ?? '',
        /remove `txt` from `body\[0\]\.label` in the response .*, or read `text` instead/,
      );
      assert.deepEqual(first?.places, ['properties:', '"txt": "x"']);
    }
  });
  test('names the rule that forbids a property in a request', async () => {
    const schema = '{type: object, additionalProperties: false}';
    const [first] = await inRequest(schema, {coupon: {code: 'A'}});
    assert.equal(
      first?.problem,
      'In the description, the schema of the request body doesn’t have the property `coupon`, and `additionalProperties: false` (line 6) doesn’t allow properties that aren’t listed.',
    );
    assert.equal(
      first.provider,
      'If the provider accepts `coupon`, add it to the schema (line 6) under a new `properties` key.',
    );
    const [other] = await inResponse('{type: object, additionalProperties: true}', {coupon: 1});
    assert.match(
      other?.problem ?? '',
      /only described properties in a response, even if `additionalProperties` is `true`/,
    );
  });
  test('names a required property, and one with a similar name', async () => {
    const [first, second, ...others] = await inRequest(PRODUCT, {nmae: 'x'});
    assert.deepEqual(others, []);
    assert.deepEqual(first, {
      problem: 'The description’s schema of the request body requires `id`, which isn’t in the pact.',
      provider: 'If the provider doesn’t need `id`, remove it from `required` (line 17).',
      consumer: 'In the consumer’s test, add `id` to the request body of “a product” (line 17 of the pact).',
      places: ['required: [id, name]', '"body": {'],
    });
    assert.match(second?.problem ?? '', /requires `name`, .* similar name: `nmae`\.$/);
    assert.match(second?.consumer ?? '', /rename `nmae` to `name` in the request body/);
  });
  test('names the types', async () => {
    const [first, second] = await inResponse(PRODUCT, {id: 1, name: ['x']});
    assert.deepEqual(first, {
      problem: 'According to the description, `id` is a string, but the pact has an integer: `1`.',
      provider: 'If the provider returns an integer, change `type` (line 19) to `integer`.',
      consumer:
        'In the consumer’s test, expect a string for `id` in the response body of “a product” (line 25 of the pact).',
      places: ['type: string', '"id": 1'],
    });
    assert.equal(
      second?.problem,
      'According to the description, `name` is a string or `null`, but the pact has an array.',
    );
    const [list] = await inRequest('{type: array, items: {type: string}}', {});
    assert.match(list?.consumer ?? '', /send an array as the request body of “a product”/);
  });
  test('says how each version of OpenAPI allows null', async () => {
    const providers = await Promise.all(
      ['3.1.0', '3.0.3'].map(async (version) => (await inResponse(PRODUCT, {id: null}, version))[0]?.provider),
    );
    assert.deepEqual(providers, [
      'If the provider returns `null`, add `"null"` to `type` (line 19).',
      'If the provider returns `null`, add `nullable: true` next to `type` (line 19).',
    ]);
  });
  test('names the allowed values', async () => {
    const [first] = await inResponse(PRODUCT, {kind: 'C'});
    assert.equal(first?.problem, 'The description allows only `"A"` and `"B"` for `kind`, but the pact has `"C"`.');
    assert.equal(first.provider, 'If the provider returns `"C"`, add it to `enum` (line 21).');
    assert.match(first.consumer ?? '', /expect one of the allowed values for `kind` in the response body/);
    const [many] = await inRequest('{type: integer, enum: [1, 2, 3, 4, 5, 6, 7]}', 8);
    assert.match(
      many?.problem ?? '',
      /only the values in `enum` \(line 6\) for the request body, but the pact has `8`/,
    );
  });
  test('finds values in pacts of version 4', async () => {
    const body = {contentType: 'application/json', encoded: false, content: {id: 1, name: 'x'}};
    const latest = {...(JSON.parse(pactWith(body, {})) as object), metadata: {pactSpecification: {version: '4.0'}}};
    const [first] = await advised(describing(PRODUCT, OBJECT), JSON.stringify(latest, null, 2));
    assert.match(first?.problem ?? '', /`id` is a string/);
  });
  test('is left out for other rules, for alternatives, and for names with backticks', async () => {
    const some = [
      ...(await inRequest('{type: integer, minimum: 1}', 0)),
      ...(await inResponse(`{oneOf: [${PRODUCT}, {type: object, properties: {a: {type: string}}}]}`, {b: 1})),
      ...(await inResponse(PRODUCT, {'a`b': 1})),
    ];
    assert.ok(some.length >= 4);
    for (const {problem, places} of some) {
      assert.equal(problem, undefined);
      assert.ok(places.every((text) => text !== undefined));
    }
  });
});
