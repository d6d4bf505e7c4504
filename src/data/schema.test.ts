import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkData, checkRecords, checkValue, countValues, type DataSchemas, type Schema, type Shape} from './schema';

const roles: Schema = {
  name: {purpose: 'as the screens call it', required: true, unique: true, kind: 'text'},
  edition: {purpose: 'where it exists', kind: 'words', oneOf: ['cloud', '2.x']},
  permissions: {
    purpose: 'what it grants',
    required: true,
    kind: 'list',
    of: {kind: 'record', fields: {scope: {purpose: 'of what', required: true, kind: 'text', oneOf: ['own', 'all']}}},
  },
  since: {purpose: 'first release', kind: 'date'},
};
const FILE = 'src/data/roles.ts';
const role = {name: 'Viewer', edition: ['cloud'], permissions: [{scope: 'own'}], since: '2025-10-21'};

describe('records', () => {
  test('that follow their schema are fine', () =>
    assert.deepEqual(checkRecords(FILE, [role, {...role, name: 'User', since: undefined}], roles), []));

  for (const [name, change, expected] of [
    [
      'an unknown key',
      {permision: []},
      'src/data/roles.ts: record 1 ("Viewer"): permision is not known. Known: name, edition, permissions, since.',
    ],
    [
      'an unknown key inside a list',
      {permissions: [{scope: 'own'}, {scope: 'all', team: 1}]},
      'src/data/roles.ts: record 1 ("Viewer"): permissions[1].team is not known. Known: scope.',
    ],
    [
      'a missing key',
      {permissions: undefined},
      'src/data/roles.ts: record 1 ("Viewer"): permissions is missing: what it grants.',
    ],
    [
      'a missing key inside a list',
      {permissions: [{}]},
      'src/data/roles.ts: record 1 ("Viewer"): permissions[0].scope is missing: of what.',
    ],
    [
      'a value that there is not',
      {edition: ['3.x']},
      'src/data/roles.ts: record 1 ("Viewer"): edition holds "3.x". Allowed: cloud, 2.x.',
    ],
    [
      'an empty list',
      {permissions: []},
      'src/data/roles.ts: record 1 ("Viewer"): permissions has 0 entries; it needs 1 or more.',
    ],
    ['an empty text', {name: ''}, 'src/data/roles.ts: record 1 (""): name has 0 characters; it needs 1 or more.'],
    [
      'text for a list',
      {permissions: 'own'},
      'src/data/roles.ts: record 1 ("Viewer"): permissions is "own"; it must be a list.',
    ],
    [
      'text for a record',
      {permissions: ['own']},
      'src/data/roles.ts: record 1 ("Viewer"): permissions[0] is "own"; it must be a record with scope.',
    ],
  ] as const) {
    test(`with ${name} are told`, () =>
      assert.deepEqual(checkRecords(FILE, [{...role, ...change}], roles), [expected]));
  }

  test('that repeat a unique value are told', () =>
    assert.deepEqual(checkRecords(FILE, [role, role], roles), [
      'src/data/roles.ts: records[1].name is "Viewer", as in records[0]; each record has its own.',
    ]));
  test('that are none are told', () => {
    assert.match(checkRecords(FILE, [], roles).join(), /there are no records/);
    assert.match(
      checkRecords(FILE, ['Viewer'], roles).join(),
      /record 1: it is "Viewer"; it must be a record with name, edition/,
    );
  });
});

describe('a value', () => {
  for (const [shape, good, bad, expected] of [
    [{kind: 'flag'}, false, 'no', /it must be true or false/],
    [{kind: 'number', between: [1, 3]}, 2, 4, /it must be 1 to 3/],
    [{kind: 'number'}, 0, '0', /it must be a number/],
    [{kind: 'date'}, '2025-10-21', 'soon', /a day such as/],
    [{kind: 'link'}, '/docs/pact#a', 'docs/pact', /a path of this site, such as \/docs\/pact, or an address/],
    [{kind: 'link'}, 'https://docs.pact.io/a', 'http://docs.pact.io', /an address such as https/],
    [{kind: 'link', of: 'site'}, '/', 'https://docs.pact.io', /a path of this site/],
    [{kind: 'link', of: 'elsewhere'}, 'https://docs.pact.io', '/docs', /an address such as/],
    [{kind: 'text', pattern: {matches: /^[A-Z_]+$/, such: 'a variable'}}, 'PACT_X', 'pact', /it must be a variable/],
    [{kind: 'words'}, ['a'], [''], /holds ""/],
    [{kind: 'list', fewest: 2, of: {kind: 'text'}}, ['a', 'b'], ['a'], /has 1 entries; it needs 2 or more/],
  ] as const satisfies readonly (readonly [Shape, unknown, unknown, RegExp])[]) {
    test(`of kind ${shape.kind} is ${JSON.stringify(good)} and not ${JSON.stringify(bad)}`, () => {
      assert.deepEqual(checkValue('x', good, shape), []);
      assert.match(checkValue('x', bad, shape).join('\n'), expected);
    });
  }
  test('is counted wherever it stands', () => assert.equal(countValues({a: [1, {b: 2}], c: {d: []}, e: 'f'}), 3));
});

describe('a data file', () => {
  const schemas: DataSchemas = {roles: {kind: 'list', of: {kind: 'record', fields: roles}}, title: {kind: 'text'}};
  const exported = {roles: [role], title: 'Roles', roleOf: () => undefined};
  test('that is described is fine, functions aside', () => assert.deepEqual(checkData(FILE, exported, schemas), []));
  test('without a schema is told', () =>
    assert.match(
      checkData(FILE, exported, undefined).join(),
      /^src\/data\/roles\.ts: it has no schema\. Describe each export in src\/data\/roles\.schema\.ts/,
    ));
  test('with an export that is not described is told', () =>
    assert.deepEqual(checkData(FILE, {...exported, more: 1}, schemas), [
      'src/data/roles.ts: more has no schema. Describe it in src/data/roles.schema.ts.',
    ]));
  test('whose schema describes what is not there is told', () =>
    assert.match(
      checkData(FILE, {roles: [role]}, schemas).join(),
      /^src\/data\/roles\.schema\.ts: title is described, and src\/data\/roles\.ts exports no such thing/,
    ));
  test('that holds functions only is told', () =>
    assert.match(
      checkData(FILE, {roleOf: () => undefined}, schemas).join(),
      /exports no data\. A file of rules is called src\/data\/rolesRules\.ts/,
    ));
  test('names the export of a record that is wrong', () =>
    assert.deepEqual(checkData(FILE, {...exported, roles: [{...role, nam: 1}]}, schemas), [
      'src/data/roles.ts: roles: record 1 ("Viewer"): nam is not known. Known: name, edition, permissions, since.',
    ]));
});
