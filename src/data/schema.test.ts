import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {z} from 'zod';
import {
  checkData,
  checkValue,
  countValues,
  day,
  externalUrl,
  keysOf,
  link,
  list,
  pattern,
  records,
  sitePath,
  text,
  type DataSchemas,
} from './schema';

const role = z.strictObject({
  name: text().describe('name of the role'),
  edition: list(z.enum(['cloud', '2.x']))
    .optional()
    .describe('where it exists'),
  permissions: list(z.strictObject({scope: z.enum(['own', 'all']).describe('what it applies to')})).describe(
    'what it grants',
  ),
  since: day().optional().describe('first release'),
});
const roles = records(role, ['name']);
const FILE = 'src/data/roles.ts';
const viewer = {name: 'Viewer', edition: ['cloud'], permissions: [{scope: 'own'}], since: '2025-10-21'};
const messages = (value: unknown, schema: z.ZodType, name = 'x'): string[] =>
  checkValue(name, value, schema).map(({message}) => message);

test('a key of a record is described by its pattern', () => {
  const anchors = z.record(pattern(/^\S+$/, 'an anchor without spaces'), text());
  assert.deepEqual(messages({one: 'a'}, anchors), []);
  assert.deepEqual(messages({'two words': 'a'}, anchors), [
    'x: expected an anchor without spaces as a key, but found "two words".',
  ]);
});

describe('a list of objects', () => {
  test('that match their schema is valid', () =>
    assert.deepEqual(messages([viewer, {...viewer, name: 'User', since: undefined}], roles), []));

  for (const [name, change, expected] of [
    [
      'an unknown key',
      {permision: []},
      'roles[0].permision (in "Viewer") is not an allowed key. Did you mean "permissions"? ' +
        'Allowed keys: name, edition, permissions, since.',
    ],
    [
      'an unknown key in a nested list',
      {permissions: [{scope: 'own'}, {scope: 'all', team: 1}]},
      'roles[0].permissions[1].team (in "Viewer") is not an allowed key. Allowed keys: scope.',
    ],
    [
      'a missing key',
      {permissions: undefined},
      'roles[0].permissions (in "Viewer") is missing. Expected a list: what it grants.',
    ],
    [
      'a missing key in a nested list',
      {permissions: [{}]},
      'roles[0].permissions[0].scope (in "Viewer") is missing. Expected one of own, all: what it applies to.',
    ],
    [
      'a value that is not allowed',
      {edition: ['clod']},
      'roles[0].edition[0] (in "Viewer"): expected one of cloud, 2.x, but found "clod". Did you mean "cloud"?',
    ],
    [
      'an empty list',
      {permissions: []},
      'roles[0].permissions (in "Viewer"): expected a list that isn\'t empty, but found 0 entries.',
    ],
    ['an empty text', {name: ''}, "roles[0].name: expected text that isn't empty, but found 0 characters."],
    [
      'text instead of a list',
      {permissions: 'own'},
      'roles[0].permissions (in "Viewer"): expected a list, but found "own". Write it as a list, such as [one, two].',
    ],
    [
      'text instead of an object',
      {permissions: ['own']},
      'roles[0].permissions[0] (in "Viewer"): expected an object with the keys scope, but found "own".',
    ],
  ] as const) {
    test(`with ${name} is reported`, () =>
      assert.deepEqual(messages([{...viewer, ...change}], roles, 'roles'), [expected]));
  }

  test('with a repeated unique value is reported', () =>
    assert.deepEqual(messages([viewer, viewer], roles, 'roles'), [
      'roles[1].name (in "Viewer"): expected a value that no other entry has, but entry [0] also has "Viewer".',
    ]));
  test('that is empty is reported', () =>
    assert.deepEqual(messages([], roles, 'roles'), ["roles: expected a list that isn't empty, but found 0 entries."]));
  test('reports every problem of an entry', () =>
    assert.equal(messages([{...viewer, edition: ['x', 'y'], permissions: [], more: 1}], roles).length, 4));
});

describe('a value', () => {
  for (const [kind, schema, good, bad, expected] of [
    ['boolean', z.boolean(), false, 'no', /^x: expected true or false, but found "no"\.$/],
    ['number with limits', z.number().min(1).max(3), 2, 4, /^x: expected a number from 1 to 3, but found 4\.$/],
    ['number', z.number(), 0, '0', /^x: expected a number, but found "0"\.$/],
    ['date', day(), '2025-10-21', 'soon', /^x: expected a date such as 2025-10-21, but found "soon"\.$/],
    [
      'link',
      link(),
      '/docs/pact#a',
      'docs/pact',
      /expected a path on this site, such as \/docs\/pact, or an https URL/,
    ],
    ['external link', link(), 'https://docs.pact.io/a', 'http://docs.pact.io', /an https URL, such as https/],
    ['site path', sitePath(), '/', 'https://docs.pact.io', /expected a path on this site/],
    ['external URL', externalUrl(), 'https://docs.pact.io', '/docs', /expected an https URL/],
    [
      'pattern',
      pattern(/^[A-Z_]+$/, 'a variable such as PACT_X'),
      'PACT_X',
      'pact',
      /expected a variable such as PACT_X/,
    ],
    ['text with limits', text(2, 3), 'ab', 'abcd', /^x: expected text of 2 to 3 characters, but found 4 characters\.$/],
    [
      'text that YAML parses as a number',
      text(),
      '1.0',
      1,
      /^x: expected text, but found 1\. Put the value in quotes\.$/,
    ],
    ['list', list(text()), ['a'], [''], /^x\[0\]: expected text that isn't empty/],
    [
      'list with a minimum',
      list(text(), 2),
      ['a', 'b'],
      ['a'],
      /expected a list of at least 2 entries, but found 1 entry/,
    ],
    ['literal', z.literal(true), true, false, /expected one of true, but found false/],
    ['enum of the keys of an object', z.enum(keysOf({a: 1, b: 2})), 'a', 'c', /expected one of a, b, but found "c"/],
  ] as const satisfies readonly (readonly [string, z.ZodType, unknown, unknown, RegExp])[]) {
    test(`(${kind}) can be ${JSON.stringify(good)} but not ${JSON.stringify(bad)}`, () => {
      assert.deepEqual(messages(good, schema), []);
      assert.match(messages(bad, schema).join('\n'), expected);
    });
  }
  test('is counted at any depth', () => assert.equal(countValues({a: [1, {b: 2}], c: {d: []}, e: 'f'}), 3));
});

describe('a data file', () => {
  const schemas: DataSchemas = {roles, title: text()};
  const exported = {roles: [viewer], title: 'Roles', roleOf: () => undefined};
  test('can export functions and everything that has a schema', () =>
    assert.deepEqual(checkData(FILE, exported, schemas), []));
  test('without a schema file is reported', () =>
    assert.match(
      checkData(FILE, exported, undefined).join(),
      /^src\/data\/roles\.ts: there is no schema file\. Describe each export in src\/data\/roles\.schema\.ts/,
    ));
  test('with an export without a schema is reported', () =>
    assert.deepEqual(checkData(FILE, {...exported, more: 1}, schemas), [
      'src/data/roles.ts: the export more has no schema. Add one to src/data/roles.schema.ts.',
    ]));
  test('without an export that has a schema is reported', () =>
    assert.deepEqual(checkData(FILE, {roles: [viewer]}, schemas), [
      'src/data/roles.schema.ts: the schema title has no export in src/data/roles.ts. Remove the schema.',
    ]));
  test('that exports only functions is reported', () =>
    assert.match(
      checkData(FILE, {roleOf: () => undefined}, schemas).join(),
      /but found only functions\. Name the file src\/data\/rolesRules\.ts/,
    ));
  test('with an invalid entry is reported with its path', () =>
    assert.deepEqual(checkData(FILE, {...exported, roles: [{...viewer, nam: 1}]}, schemas), [
      'src/data/roles.ts: roles[0].nam (in "Viewer") is not an allowed key. Did you mean "name"? ' +
        'Allowed keys: name, edition, permissions, since.',
    ]));
  test('whose schema has fields without a description is reported', () =>
    assert.deepEqual(
      checkData(
        FILE,
        {roles: [{name: 'a', teams: [{id: 'b'}]}]},
        {
          roles: list(z.strictObject({name: text().describe('a'), teams: list(z.strictObject({id: text()}))})),
        },
      ),
      [
        "src/data/roles.schema.ts: roles[].teams has no description. Add .describe('…') with what the field is for.",
        "src/data/roles.schema.ts: roles[].teams[].id has no description. Add .describe('…') with what the field is for.",
      ],
    ));
});
