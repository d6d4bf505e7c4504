import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {aliases, checkerFor, checkerNames, checkSnippets} from './index';
import {at, check, checkAll} from './testing';

describe('the registry', () => {
  test('has a checker for every alias', () => {
    assert.ok(checkerNames.length > 30);
    for (const [alias, name] of Object.entries(aliases))
      assert.ok(checkerFor(alias) === checkerFor(name) && checkerNames.includes(name), alias);
    assert.equal(checkerFor('Dockerfile'), checkerFor('docker'));
    assert.equal(checkerFor('text'), undefined);
  });

  test('has unique checker names', () => assert.equal(new Set(checkerNames).size, checkerNames.length));
});

describe('checkSnippets', () => {
  test('counts the snippets for each checker', async () => {
    const {problems, counts} = await checkSnippets([
      at('json', '{}'),
      at('yml', 'a: 1'),
      at('yaml', 'a: 1'),
      at('json', '{"consumer": {}}', {by: 'jsonc'}),
    ]);
    assert.deepEqual(
      [problems, [...counts]],
      [
        [],
        [
          ['json', 1],
          ['yaml', 2],
          ['jsonc', 1],
        ],
      ],
    );
  });

  test('sorts the problems by file and line', async () => {
    const problems = await checkAll([
      at('yaml', 'a: 1\na: 2', {file: 'b.mdx', line: 5}),
      at('json', '{\n}}', {file: 'b.mdx', line: 1}),
      at('json', '}', {file: 'a.mdx', line: 7}),
    ]);
    assert.deepEqual(
      problems.map((problem) => problem.split(' ')[0]),
      ['a.mdx:7:', 'b.mdx:2:', 'b.mdx:6:'],
    );
  });

  test('rejects a language without a checker and lists the checkers', async () => {
    assert.match(
      (await check('cobol', 'x')).join(),
      /^page\.mdx:10: There is no checker for cobol\. Use one of .*java.*yaml.* illustrative/,
    );
    assert.match((await check('json', '{}', {by: 'nothing'})).join(), /no checker for nothing/);
  });

  test('rejects plain text, which no checker can check', async () => {
    for (const lang of ['text', '', 'console'])
      assert.match((await check(lang, 'x')).join(), /There is no checker for plain text.*output-of=/);
  });

  test('rejects an empty code block', async () =>
    assert.match((await check('json', ' \n')).join(), /The code block is empty/));

  test('accepts a snippet that fails with the expected message', async () => {
    assert.deepEqual(await check('json', '{"a": 1,}', {expectFail: 'comma after the last'}), []);
    assert.match(
      (await check('json', '{}', {expectFail: 'comma'})).join(),
      /^page\.mdx:10: Expected the check to fail .*Remove expect-fail=/,
    );
    assert.match(
      (await check('json', '{"a"}', {expectFail: 'comma after'})).join(),
      /^page\.mdx:10: Expected the check to fail with “comma after”, but it failed with: This isn’t valid JSON/,
    );
  });
});
