import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {describeSchema, hasDetails, type Schema} from './schema';

const factsOf = (schema: Schema) =>
  describeSchema(schema).facts.map(({label, values}) => `${label}: ${values.join(' ')}`);

describe('the type of a schema', () => {
  const cases: readonly [Schema, string][] = [
    [{type: 'string'}, 'string'],
    [{type: 'integer', format: 'int64'}, 'integer (int64)'],
    [{type: 'number', nullable: true}, 'number or null'],
    [{type: ['string', 'null']}, 'string or null'],
    [{type: 'array', items: {type: 'array', items: {type: 'boolean'}}}, 'array of array of boolean'],
    [{properties: {}}, 'object'],
    [{enum: ['a', 1]}, 'string or number'],
    [{}, 'any type'],
    [{oneOf: [{type: 'string'}]}, 'one of several'],
    [{anyOf: [{type: 'string'}]}, 'any of several'],
    [{type: 'string', title: 'Unknown'}, 'string'],
  ];
  for (const [schema, type] of cases)
    test(`${JSON.stringify(schema)} is ${type}`, () => assert.equal(describeSchema(schema).type, type));

  test('is a name if the schema has a section on the page', () => {
    const isNamed = (title: string) => title === 'Product';
    assert.deepEqual(
      describeSchema({type: 'array', items: {title: 'Product', type: 'object'}}, isNamed).named,
      'Product',
    );
    assert.equal(describeSchema({title: 'Product', type: 'object', nullable: true}, isNamed).type, 'Product or null');
  });
});

test('limits are described in words, and values are data', () => {
  assert.deepEqual(factsOf({type: 'string', minLength: 1, maxLength: 5, pattern: '^a', default: 'a', example: 'ab'}), [
    'Length: 1 to 5',
    'Pattern: ^a',
    'Default: "a"',
    'Example: "ab"',
  ]);
  assert.deepEqual(factsOf({type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9}), [
    'Range: more than 0, at most 9',
  ]);
  assert.deepEqual(factsOf({type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 3}), [
    'Range: more than 0, less than 9',
    'Multiple of: 3',
  ]);
  assert.deepEqual(factsOf({type: 'number', minimum: 2, maximum: 2}), ['Range: 2']);
  assert.deepEqual(factsOf({type: 'array', items: {}, minItems: 1, uniqueItems: true}), [
    'Number of items: at least 1',
    'Items: all different',
  ]);
  assert.deepEqual(factsOf({type: 'object', maxProperties: 3}), ['Number of properties: at most 3']);
  assert.deepEqual(factsOf({enum: ['a', null], const: 0, examples: [false]}), [
    'Allowed values: "a" null',
    'Always: 0',
    'Example: false',
  ]);
});

test('an object lists its properties and whether it allows additional ones', () => {
  const view = describeSchema({
    type: 'object',
    required: ['a'],
    properties: {
      a: {type: 'string', description: 'A.', readOnly: true, deprecated: true},
      b: {type: 'object', properties: {c: {}}},
    },
    additionalProperties: false,
  });
  assert.deepEqual(
    view.properties.map(({name, required}) => [name, required]),
    [
      ['a', true],
      ['b', false],
    ],
  );
  assert.deepEqual(view.properties[0]?.schema.marks, ['deprecated', 'read only']);
  assert.equal(view.properties[1]?.schema.properties[0]?.name, 'c');
  assert.equal(view.additional, 'none');
  assert.equal(describeSchema({type: 'object'}).additional, 'any');
  const map = describeSchema({type: 'object', additionalProperties: {type: 'integer'}}).additional;
  assert.equal(typeof map === 'object' ? map.type : map, 'integer');
});

test('allOf parts are merged into one object', () => {
  const view = describeSchema({
    allOf: [
      {type: 'object', properties: {a: {type: 'string'}}, required: ['a']},
      {type: 'object', properties: {b: {type: 'string'}}, additionalProperties: false},
    ],
  });
  assert.deepEqual(view.properties.map(({name, required}) => `${name} ${required}`).sort(), ['a true', 'b false']);
});

test('a choice lists its complete options', () => {
  const view = describeSchema({
    type: 'object',
    properties: {shared: {type: 'string'}},
    oneOf: [{properties: {a: {type: 'string'}}}, {properties: {b: {type: 'string'}}}],
  });
  assert.equal(view.choice?.kind, 'oneOf');
  assert.deepEqual(
    view.choice?.options.map(({properties}) => properties.map(({name}) => name).sort()),
    [
      ['a', 'shared'],
      ['b', 'shared'],
    ],
  );
});

test('a schema that contains itself is named and not repeated', () => {
  const view = describeSchema(
    {type: 'object', properties: {next: 'circular(Node)', other: 'circular()'}},
    (title) => title === 'Node',
  );
  assert.deepEqual(
    view.properties.map(({schema}) => [schema.type, schema.named]),
    [
      ['Node', 'Node'],
      ['circular reference', undefined],
    ],
  );
});

test('only schemas with more than a type have details', () => {
  assert.equal(hasDetails(describeSchema({type: 'string'})), false);
  assert.equal(hasDetails(describeSchema({type: 'object'})), false);
  assert.equal(hasDetails(describeSchema({type: 'string', example: 'a'})), true);
  assert.equal(hasDetails(describeSchema({type: 'object', additionalProperties: false})), true);
});
