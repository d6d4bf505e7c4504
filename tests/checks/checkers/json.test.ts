import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {check} from './testing';

describe('JSON', () => {
  for (const text of ['{"a": [1, null, true, "b"]}', '[]', '"text"', '{\n  "scripts": {"test": "node --test"}\n}\n'])
    test(`accepts ${text}`, async () => assert.deepEqual(await check('json', text), []));

  for (const [name, text, expected] of [
    ['a trailing comma', '{\n  "a": 1,\n}', /^page\.mdx:11: .*there is a comma after the last item\. Remove the comma/],
    ['a comment', '{\n  // no\n  "a": 1\n}', /^page\.mdx:11: .*JSON doesn’t allow comments/],
    ['an ellipsis', '{\n  "a": 1,\n  ...\n}', /^page\.mdx:12: .*If you leave out a part, say so in the text/],
    ['single quotes', "{\n\n'a': 1}", /^page\.mdx:12: /],
    ['a missing comma', '{"a": 1\n"b": 2}', /^page\.mdx:11: .*a comma is missing/],
    ['a missing brace', '{"a": 1', /^page\.mdx:10: .*closing }/],
    [
      'a duplicate name',
      '{"a": 1,\n"b": {},\n"a": 2}',
      /^page\.mdx:12: The object has the name "a" twice\. Rename or remove/,
    ],
    ['a control character', '{"a": "\t"}', /control character/],
    ['a second value', '{}\n{}', /^page\.mdx:11: .*after the end/],
    [
      'a script with a command that does not exist',
      '{\n  "scripts": {\n    "publish": "pact broker pubish pacts -a 1"\n  }\n}',
      /^page\.mdx:12: pact broker has no command 'pubish'\. Did you mean publish/,
    ],
  ] as const) {
    test(`finds ${name}`, async () => assert.match((await check('json', text)).join('\n'), expected));
  }

  test('with comments is the language jsonc', async () => {
    assert.deepEqual(await check('jsonc', '{\n  // yes\n  "a": 1,\n}'), []);
    assert.match((await check('jsonc', '{\n  // yes\n  "a" 1\n}')).join(), /^page\.mdx:12: .*a colon is missing/);
  });
});
