import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {aliases, checkerFor, checkerNames, checkSnippets} from './index';
import {at, check, checkAll} from './testing';

describe('the registry', () => {
  test('leads every alias to a checker', () => {
    assert.ok(checkerNames.length > 30);
    for (const [alias, name] of Object.entries(aliases))
      assert.ok(checkerFor(alias) === checkerFor(name) && checkerNames.includes(name), alias);
    assert.equal(checkerFor('Dockerfile'), checkerFor('docker'));
    assert.equal(checkerFor('text'), undefined);
  });

  test('gives no name to two checkers', () => assert.equal(new Set(checkerNames).size, checkerNames.length));
});

describe('checkSnippets', () => {
  test('counts what each checker looked at', async () => {
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

  test('names the file and the line of each snippet, in order', async () => {
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

  test('refuses a language without a checker, and says which there are', async () => {
    assert.match(
      (await check('cobol', 'x')).join(),
      /^page\.mdx:10: There is no checker for cobol; allowed: .*java.*yaml.* illustrative/,
    );
    assert.match((await check('json', '{}', {by: 'nothing'})).join(), /no checker for nothing/);
  });

  test('refuses plain text, which nothing can prove', async () => {
    for (const lang of ['text', '', 'console'])
      assert.match((await check(lang, 'x')).join(), /plain text cannot claim to be checked.*output-of=/);
  });

  test('refuses an empty fence', async () => assert.match((await check('json', ' \n')).join(), /The fence is empty/));

  test('lets a snippet fail that must, with its message', async () => {
    assert.deepEqual(await check('json', '{"a": 1,}', {expectFail: 'a comma stands behind'}), []);
    assert.match(
      (await check('json', '{}', {expectFail: 'a comma'})).join(),
      /^page\.mdx:10: The check passes.*Remove expect-fail=/,
    );
    assert.match(
      (await check('json', '{"a"}', {expectFail: 'a comma stands'})).join(),
      /^page\.mdx:10: The check fails, but not with “a comma stands”: This is not JSON/,
    );
  });
});
