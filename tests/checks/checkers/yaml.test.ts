import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {check} from './testing';

const GITLAB = `verify:
  variables:
    PACT_BROKER_BASE_URL: https://example.pactflow.io
  script:
    - npm ci
    - |
      set -e
      pact broker record-deployment --pacticipant A --version 1 --environment test
`;

describe('YAML', () => {
  for (const text of ['a: 1\nb: [1, 2]\n', 'a: 1\n---\na: 2\n', GITLAB, 'a: &x {b: 1}\nc: *x\n'])
    test(`accepts ${JSON.stringify(text)}`, async () => assert.deepEqual(await check('yml', text), []));

  for (const [name, text, expected] of [
    ['a tab', 'a:\n\tb: 1\n', /^page\.mdx:11: This isn’t valid YAML: .*Look for a tab/],
    ['a duplicate key', 'a: 1\nb: 2\na: 3\n', /^page\.mdx:12: .*unique.*Rename or remove one/],
    ['a duplicate key in a second document', 'a: 1\n---\nb: 2\nb: 3\n', /^page\.mdx:13: .*unique/],
    ['wrong indentation', 'a:\n  b: 1\n c: 2\n', /^page\.mdx:12: /],
    ['an unclosed quote', 'a: "b\nc: 1\n', /^page\.mdx:1\d: .*isn’t valid YAML/],
    ['an alias without an anchor', 'a: &x {b: 1}\nc: *y\n', /^page\.mdx:11: .*alias \*y has no anchor above it/],
    ['nothing but comments', '# only\n', /Expected a YAML document/],
    [
      'an option that does not exist, in a block',
      GITLAB.replace('--environment', '--enviroment'),
      /^page\.mdx:17: .*no option --enviroment\. Did you mean --environment/,
    ],
    [
      'an option that does not exist, in a list',
      'script:\n  - npm test\n  - pact broker publish pacts -a 1 --brnach x\n',
      /^page\.mdx:12: .*--brnach/,
    ],
    [
      'a command that does not exist, in one line',
      'a:\n  run: pact brokr\n',
      /^page\.mdx:11: pact has no command 'brokr'/,
    ],
  ] as const) {
    test(`finds ${name}`, async () => assert.match((await check('yaml', text)).join('\n'), expected));
  }
});
