import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  checkPair,
  checkShare,
  checkCounterparts,
  comparePages,
  RELEASE_LINES,
  pagesBelow,
  contentLines,
  type ReleaseLinePages,
} from './releaseLines';

const releaseLines = [
  {folder: 'docs/one', path: '/docs/one', line: '1.x'},
  {folder: 'docs/two', path: '/docs/two', line: '2.x'},
] as const satisfies readonly [ReleaseLinePages, ReleaseLinePages];

const page = (...lines: string[]) => ['---', 'title: Logs of 1.x', '---', '', ...lines].join('\n');

describe('content lines', () => {
  test('are the lines of the body without its structure', () => {
    const source = page(
      "import Logs from './_logs.mdx';",
      '## Next',
      'Text.',
      '<Logs releaseLine="1.x" />',
      '| What | Cause |',
      '|---|---|',
      '```sh check',
      'ls',
      '```',
      ':::note',
      '- [A page](/a)',
    );
    assert.deepEqual(
      contentLines(source).map(({text}) => text),
      ['Text.', '| What | Cause |', 'ls', '- [A page](/a)'],
    );
    assert.equal(contentLines(source)[0]?.number, 7);
  });

  test('are found without front matter', () => assert.equal(contentLines('Text.\n')[0]?.text, 'Text.'));
});

describe('a pair of pages', () => {
  const first = page('Read the logs of 1.x.', '[2.x](/docs/two/logs)');

  test('may have different texts and must link to each other', () => {
    const second = page('In 2.x, logs are JSON.', '[1.x](/docs/one/logs)');
    assert.deepEqual(
      checkPair(comparePages('logs.mdx', first, second, releaseLines), [first, second], releaseLines),
      [],
    );
  });

  test('is reported if only the name of the release line differs', () => {
    const same = comparePages('logs.mdx', page('Logs of 1.x.'), page('Logs of 2.x.'), releaseLines);
    const [problem = ''] = checkPair(same, ['(/docs/two/logs)', '(/docs/one/logs)'], releaseLines);
    assert.match(
      problem,
      /^docs\/one\/logs\.mdx: differs from docs\/two\/logs\.mdx only in the name of the release line\. Move the shared text to a partial/,
    );
  });

  test('is reported if one page doesn’t link to the other', () => {
    const second = page('In 2.x, logs are JSON.', '[Elsewhere](/docs/one/logs-of-old)');
    assert.deepEqual(checkPair(comparePages('logs.mdx', first, second, releaseLines), [first, second], releaseLines), [
      'docs/two/logs.mdx: has no link to its counterpart. Add a link to /docs/one/logs.',
    ]);
  });

  test('may link to a fragment, from a component, and to the release line’s start page', () => {
    const sources = ['<Link to="/docs/two#parts">', '[1.x](/docs/one#move)'] as const;
    assert.deepEqual(checkPair({page: 'index.mdx', lines: 1, common: []}, sources, releaseLines), []);
    assert.equal(
      checkPair({page: 'index.mdx', lines: 1, common: []}, ['[2.x](/docs/two/logs)', sources[1]], releaseLines).length,
      1,
    );
  });
});

describe('all pairs', () => {
  const pair = (common: number) => ({
    page: 'a.mdx',
    lines: 100,
    common: Array.from({length: common}, (_, index) => ({number: index + 4, text: `line ${index}`})),
  });

  test('may have fewer than one in twenty lines in common', () => assert.deepEqual(checkShare([pair(4)]), []));

  test('are reported with each common line if there are more', () => {
    const problems = checkShare([pair(5)], 'docs/one');
    assert.match(problems[0] ?? '', /^5 of 100 lines are the same in both release lines; expected fewer than 5%\./);
    assert.equal(problems[1], 'docs/one/a.mdx:4: line 0');
    assert.equal(problems.length, 6);
  });

  test('must exist', () =>
    assert.match(checkShare([]).join(), /^Expected pages that both release lines have, but found none\./));
});

describe('counterparts', () => {
  test('may be missing only with a reason', () => {
    assert.deepEqual(
      checkCounterparts(
        [
          ['a.mdx', 'releases/1.mdx'],
          ['a.mdx', 'redis.mdx'],
        ],
        {'redis.mdx': 'why', 'releases/': 'why'},
        releaseLines,
      ),
      [],
    );
    const [missing = '', unneeded = ''] = checkCounterparts(
      [['a.mdx', 'b.mdx'], ['a.mdx']],
      {'redis.mdx': 'why'},
      releaseLines,
    );
    assert.match(missing, /^docs\/one\/b\.mdx: has no counterpart in docs\/two\./);
    assert.match(unneeded, /redis\.mdx in WITHOUT_COUNTERPART is unnecessary/);
  });

  test('exist in the repository', () => {
    for (const {folder} of RELEASE_LINES) assert.ok(pagesBelow(process.cwd(), folder).length > 20);
    assert.ok(!pagesBelow(process.cwd(), RELEASE_LINES[0].folder).some((name) => name.includes('_')));
  });
});
