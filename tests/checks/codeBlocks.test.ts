import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {codeOf} from './pageCode';
import {findCodeBlocks} from '../../src/plugins/shared/code-blocks/find';
import {compareIllustrations, compareScan, inspectInline, survey} from './codeBlocks';

const page = (text: string) => codeOf('docs/x.mdx', text);

describe('the survey of fences', () => {
  test('counts each level, and hands on what is to be checked with its first line', () => {
    const {levels, drawn, snippets, problems} = survey(process.cwd(), [
      page(
        '```js file=samples/first-contract/src/product-client.js#client\n```\n\n```sh check\nls\n```\n\n```text illustrative="why"\nx\n```\n\n```mermaid title="a" alt="b"\nflowchart LR\n```\n',
      ),
      codeOf('docs/y.mdx', '---\nera: legacy\n---\n\n```sh check expect-fail="no option"\npact x\n```\n'),
    ]);
    assert.deepEqual(problems, []);
    assert.deepEqual(levels, {ran: 1, difference: 0, checked: 2, illustrative: 1});
    assert.equal(drawn, 1);
    assert.deepEqual(snippets, [
      {file: 'docs/x.mdx', line: 5, lang: 'sh', by: 'sh', text: 'ls'},
      {file: 'docs/y.mdx', line: 6, lang: 'sh', by: 'sh', text: 'pact x', expectFail: 'no option', era: 'legacy'},
    ]);
  });

  for (const [name, text, line, message] of [
    ['a fence that declares nothing', 'a\n\n```js\nx\n```\n', 3, /declares no proof/],
    ['code that is only indented', 'a\n\n<Card>\n\n~~~\nx\n~~~\n\n</Card>\n', 5, /has no language/],
    ['a component with code', 'a\n\n<CodeBlock>x</CodeBlock>\n', 3, /<CodeBlock> cannot declare a proof/],
    [
      'a quote of nothing',
      '```js file=samples/first-contract/src/product-client.js#nowhere\n```\n',
      1,
      /no region "nowhere"/,
    ],
  ] as const) {
    test(`names page and line of ${name}`, () => {
      const [problem] = survey(process.cwd(), [page(text)]).problems;
      assert.equal(problem?.file, 'docs/x.mdx');
      assert.equal(problem.line, line);
      assert.match(problem.message, message);
    });
  }
});

describe('commands in sentences', () => {
  test('must exist', () => {
    const {problems, count} = inspectInline([
      page('Run `pact broker publish`, not `npm test`.\n\nThen `pact broker publsh --branch x`.\n'),
    ]);
    assert.equal(count, 2);
    assert.deepEqual(
      problems.map(({file, line}) => `${file}:${line}`),
      ['docs/x.mdx:3'],
    );
    assert.match(`${problems[0]?.message} ${problems[0]?.hint}`, /has no command 'publsh'.*publish/);
  });
  test('of an older era stand on its pages only', () => {
    assert.match(inspectInline([page('`pact-broker publish`\n')]).problems[0]?.message ?? '', /older era/);
    assert.deepEqual(
      inspectInline([codeOf('docs/x.mdx', '---\nera: legacy\n---\n\n`pact-broker publish`\n')]).problems,
      [],
    );
  });
});

describe('the list of illustrations', () => {
  const compare = (found: [string, number][], list: string) =>
    compareIllustrations(new Map(found), list, 'list.txt').map(
      ({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`,
    );
  test('fits', () => assert.deepEqual(compare([['docs/x.mdx', 2]], '# why\n2 docs/x.mdx\n'), []));
  test('allows no more', () =>
    assert.match(
      compare([['docs/x.mdx', 3]], '2 docs/x.mdx\n').join(),
      /^docs\/x\.mdx:1: 3 fences are illustrative, and list\.txt allows 2\. Prove them/,
    ));
  test('shrinks with the pages', () =>
    assert.deepEqual(compare([['docs/x.mdx', 1]], '2 docs/x.mdx\n'), [
      'list.txt:1: docs/x.mdx has 1 illustrations, and the list allows 2. Write 1.',
    ]));
  test('holds no page without any', () => assert.match(compare([], '1 docs/x.mdx\n').join(), /Take the line out/));
  test('is read line by line', () =>
    assert.match(compare([], 'docs/x.mdx\n').join(), /list\.txt:1: "docs\/x\.mdx" is no entry/));
});

describe('what the build sees of quotes', () => {
  const compare = (scanned: string, source: string) => {
    const {problems, count} = compareScan(
      new Map([['docs/x.mdx', {codeBlocks: findCodeBlocks(scanned)}]]),
      new Map([['docs/x.mdx', codeOf('docs/x.mdx', source)]]),
    );
    return {count, told: problems.map(({file, message}) => `${file}: ${message}`)};
  };
  const fence = (id: string) => `\`\`\`js file=samples/a/src/x.js#${id}\n\`\`\`\n`;

  test('is what the parser finds', () =>
    assert.deepEqual(compare(fence('one') + fence('two'), fence('one') + fence('two')), {count: 2, told: []}));
  test('lacks nothing', () =>
    assert.deepEqual(compare(fence('one'), fence('one') + fence('two')), {
      count: 2,
      told: ['docs/x.mdx: the build does not see that this page quotes samples/a/src/x.js#two.'],
    }));
  test('has nothing else', () =>
    assert.deepEqual(compare(`{/*\n${fence('one')}*/}\n`, `{/*\n${fence('one')}*/}\n`), {
      count: 0,
      told: ['docs/x.mdx: the build sees a quote of samples/a/src/x.js#one where this page has none.'],
    }));
});
