import assert from 'node:assert/strict';
import {join} from 'node:path';
import {before, describe, test} from 'node:test';
import {readReference, type OperationView, type ReferenceView} from './model';

describe('a description with all features', () => {
  let view: ReferenceView;
  let get: OperationView;
  let patch: OperationView;
  before(async () => {
    view = await readReference(join(__dirname, 'fixtures/orders.yaml'));
    const [first, second] = view.operations;
    assert.ok(first && second && view.operations.length === 2);
    [get, patch] = [first, second];
  });

  test('has the title, version, license, and servers of the API', () => {
    assert.deepEqual(
      {title: view.title, version: view.version, license: view.license, servers: view.servers},
      {title: 'Orders API', version: '2.1.0', license: {name: 'MIT'}, servers: [{url: 'https://eu.example.org/v1'}]},
    );
    assert.deepEqual(
      view.schemas.map(({id, name}) => [id, name]),
      [
        ['schema-base', 'Base'],
        ['schema-order', 'Order'],
        ['schema-node', 'Node'],
      ],
    );
  });

  test('has the ID, summary, and deprecation of each operation', () => {
    assert.deepEqual(
      [get.id, get.method, get.summary, get.deprecated, get.description],
      ['get-order', 'GET', 'Get "one" order', false, undefined],
    );
    assert.deepEqual([patch.id, patch.method, patch.deprecated], ['change-order', 'PATCH', true]);
  });

  test('distinguishes parameters with the same name in different locations, and includes those of the path', () => {
    assert.deepEqual(
      get.parameters.map((parameter) => [parameter.in, parameter.name, parameter.required]),
      [
        ['path', 'order', true],
        ['query', 'fields', true],
        ['query', 'verbose', false],
        ['header', 'order', true],
      ],
    );
    assert.deepEqual(
      patch.parameters.map((parameter) => [parameter.in, parameter.name]),
      [['path', 'order']],
    );
  });

  test('has phrases for statuses, ranges, and the default', () => {
    assert.deepEqual(
      get.responses.map(({status, phrase}) => [status, phrase]),
      [
        ['200', 'OK'],
        ['4XX', 'client error'],
        ['default', 'any other status'],
      ],
    );
    assert.deepEqual(
      get.responses[0]?.headers.map(({name}) => name),
      ['ETag'],
    );
  });

  test('sends only the required parameters, and encodes them', () => {
    const curl = get.samples.find(({value}) => value === 'curl')?.code ?? '';
    assert.match(curl, /'https:\/\/eu\.example\.org\/v1\/orders\/a%2Fb%20c\?fields=id&fields=lines'/);
    assert.match(curl, /--header 'Accept: application\/json'/);
    assert.match(curl, /--header 'order: 3'/);
    assert.doesNotMatch(curl, /verbose/);
  });

  test('sends the example of the body with its media type', () => {
    const curl = patch.samples.find(({value}) => value === 'curl')?.code ?? '';
    assert.match(curl, /--header 'Content-Type: application\/merge-patch\+json'/);
    assert.match(curl, /"id": "it'\\''s"/);
    assert.deepEqual(
      patch.body?.contents[0]?.examples.map(({title, language}) => [title, language]),
      [['Example request body', 'json']],
    );
  });

  test('follows references, merges allOf, and stops at circular references', () => {
    const order = view.schemas.find(({name}) => name === 'Order')?.schema;
    assert.deepEqual(order?.properties.map(({name}) => name).sort(), [
      'id',
      'kind',
      'labels',
      'lines',
      'parent',
      'payment',
      'total',
    ]);
    assert.deepEqual(
      order?.properties
        .filter(({required}) => required)
        .map(({name}) => name)
        .sort(),
      ['id', 'total'],
    );
    const node = view.schemas.find(({name}) => name === 'Node')?.schema;
    assert.equal(node?.properties[0]?.schema.named, 'Node');
  });
});
