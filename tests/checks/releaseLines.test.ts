import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  checkPair,
  checkShare,
  checkTwins,
  comparePages,
  EDITIONS,
  pagesBelow,
  sayingLines,
  type Edition,
} from './releaseLines';

const editions = [
  {folder: 'docs/one', address: '/docs/one', line: '1.x'},
  {folder: 'docs/two', address: '/docs/two', line: '2.x'},
] as const satisfies readonly [Edition, Edition];

const page = (...lines: string[]) => ['---', 'title: Logs of 1.x', '---', '', ...lines].join('\n');

describe('lines that say something', () => {
  test('are those of the body, without structure', () => {
    const source = page(
      "import Logs from './_logs.mdx';",
      '## Next',
      'Text.',
      '<Logs edition="1.x" />',
      '| What | Cause |',
      '|---|---|',
      '```sh check',
      'ls',
      '```',
      ':::note',
      '- [A page](/a)',
    );
    assert.deepEqual(
      sayingLines(source).map(({text}) => text),
      ['Text.', '| What | Cause |', 'ls', '- [A page](/a)'],
    );
    assert.equal(sayingLines(source)[0]?.number, 7);
  });

  test('need no front matter', () => assert.equal(sayingLines('Text.\n')[0]?.text, 'Text.'));
});

describe('a pair of pages', () => {
  const first = page('Read the logs of 1.x.', '[2.x](/docs/two/logs)');

  test('that say different things and lead to each other is sound', () => {
    const second = page('In 2.x, logs are JSON.', '[1.x](/docs/one/logs)');
    assert.deepEqual(checkPair(comparePages('logs.mdx', first, second, editions), [first, second], editions), []);
  });

  test('that differs by the name of the edition only is named', () => {
    const same = comparePages('logs.mdx', page('Logs of 1.x.'), page('Logs of 2.x.'), editions);
    const [problem = ''] = checkPair(same, ['(/docs/two/logs)', '(/docs/one/logs)'], editions);
    assert.match(
      problem,
      /^docs\/one\/logs\.mdx: differs from docs\/two\/logs\.mdx by the name of the edition only\. Move what both say into a partial/,
    );
  });

  test('of which one does not lead to the other is named', () => {
    const second = page('In 2.x, logs are JSON.', '[Elsewhere](/docs/one/logs-of-old)');
    assert.deepEqual(checkPair(comparePages('logs.mdx', first, second, editions), [first, second], editions), [
      'docs/two/logs.mdx: has no link to its twin. Add one to /docs/one/logs.',
    ]);
  });

  test('may link by fragment, from a component, and to the start of the edition', () => {
    const sources = ['<Link to="/docs/two#parts">', '[1.x](/docs/one#move)'] as const;
    assert.deepEqual(checkPair({page: 'index.mdx', lines: 1, common: []}, sources, editions), []);
    assert.equal(
      checkPair({page: 'index.mdx', lines: 1, common: []}, ['[2.x](/docs/two/logs)', sources[1]], editions).length,
      1,
    );
  });
});

describe('all pairs together', () => {
  const pair = (common: number) => ({
    page: 'a.mdx',
    lines: 100,
    common: Array.from({length: common}, (_, index) => ({number: index + 4, text: `line ${index}`})),
  });

  test('may have less than one line of twenty in common', () => assert.deepEqual(checkShare([pair(4)]), []));

  test('with more, each line is named', () => {
    const problems = checkShare([pair(5)], 'docs/one');
    assert.match(problems[0] ?? '', /^5 of 100 lines stand in both editions; fewer than 5 % may\./);
    assert.equal(problems[1], 'docs/one/a.mdx:4: line 0');
    assert.equal(problems.length, 6);
  });

  test('must be some', () =>
    assert.deepEqual(checkShare([]), ['No pair of pages was found, so nothing was compared.']));
});

describe('twins', () => {
  test('are missing only where the gate says why', () => {
    assert.deepEqual(
      checkTwins(
        [
          ['a.mdx', 'releases/1.mdx'],
          ['a.mdx', 'redis.mdx'],
        ],
        {'redis.mdx': 'why', 'releases/': 'why'},
        editions,
      ),
      [],
    );
    const [missing = '', unneeded = ''] = checkTwins([['a.mdx', 'b.mdx'], ['a.mdx']], {'redis.mdx': 'why'}, editions);
    assert.match(missing, /^docs\/one\/b\.mdx: has no twin in docs\/two\./);
    assert.match(unneeded, /ALONE names redis\.mdx, which no edition has alone/);
  });

  test('are found in the repository', () => {
    for (const {folder} of EDITIONS) assert.ok(pagesBelow(process.cwd(), folder).length > 20);
    assert.ok(!pagesBelow(process.cwd(), EDITIONS[0].folder).some((name) => name.includes('_')));
  });
});
