import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {check} from './testing';

describe('JSON', () => {
  for (const text of ['{"a": [1, null, true, "b"]}', '[]', '"text"', '{\n  "scripts": {"test": "node --test"}\n}\n'])
    test(`accepts ${text}`, async () => assert.deepEqual(await check('json', text), []));

  for (const [name, text, expected] of [
    [
      'a comma behind the last part',
      '{\n  "a": 1,\n}',
      /^page\.mdx:11: .*a comma stands behind the last part\. Remove the comma/,
    ],
    ['a comment', '{\n  // no\n  "a": 1\n}', /^page\.mdx:11: .*a comment has no place/],
    ['an ellipsis', '{\n  "a": 1,\n  ...\n}', /^page\.mdx:12: .*a part that is left out belongs in the text/],
    ['single quotes', "{\n\n'a': 1}", /^page\.mdx:12: /],
    ['a missing comma', '{"a": 1\n"b": 2}', /^page\.mdx:11: .*a comma is missing/],
    ['a missing brace', '{"a": 1', /^page\.mdx:10: .*closing }/],
    [
      'a name that stands twice',
      '{"a": 1,\n"b": {},\n"a": 2}',
      /^page\.mdx:12: The name "a" stands twice.*Rename or remove/,
    ],
    ['a control character', '{"a": "\t"}', /control character/],
    ['a second value', '{}\n{}', /^page\.mdx:11: .*behind the end/],
    [
      'a script with a command that does not exist',
      '{\n  "scripts": {\n    "publish": "pact broker pubish pacts -a 1"\n  }\n}',
      /^page\.mdx:12: pact broker has no command 'pubish'\. Did you mean publish/,
    ],
  ] as const) {
    test(`finds ${name}`, async () => assert.match((await check('json', text)).join('\n'), expected));
  }

  test('with comments is another language', async () => {
    assert.deepEqual(await check('jsonc', '{\n  // yes\n  "a": 1,\n}'), []);
    assert.match((await check('jsonc', '{\n  // yes\n  "a" 1\n}')).join(), /^page\.mdx:12: .*a colon is missing/);
  });
});
