import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {codeOf} from './pageCode';
import {findCodeBlocks} from '../../src/plugins/shared/code-blocks/find';
import {compareIllustrations, compareScan, inspectInline, survey} from './codeBlocks';

const page = (text: string) => codeOf('docs/x.mdx', text);

describe('the survey of code blocks', () => {
  test('counts each level and returns the snippets to check with their first line', () => {
    const {levels, rendered, snippets, problems} = survey(process.cwd(), [
      page(
        '```js file=samples/first-contract/src/product-client.js#client\n```\n\n```sh check\nls\n```\n\n```text illustrative="why"\nx\n```\n\n```mermaid title="a" alt="b"\nflowchart LR\n```\n',
      ),
      codeOf('docs/y.mdx', '---\nera: legacy\n---\n\n```sh check expect-fail="no option"\npact x\n```\n'),
    ]);
    assert.deepEqual(problems, []);
    assert.deepEqual(levels, {
      ran: 1,
      difference: 0,
      compiled: 0,
      checked: 2,
      'syntax-only': 0,
      illustrative: 1,
    });
    assert.equal(rendered, 1);
    assert.deepEqual(snippets, [
      {file: 'docs/x.mdx', line: 5, lang: 'sh', by: 'sh', text: 'ls'},
      {file: 'docs/y.mdx', line: 6, lang: 'sh', by: 'sh', text: 'pact x', expectFail: 'no option', era: 'legacy'},
    ]);
  });

  for (const [name, text, line, message] of [
    ['a code block that declares no proof', 'a\n\n```js\nx\n```\n', 3, /declares no proof/],
    ['a code block without a language', 'a\n\n<Card>\n\n~~~\nx\n~~~\n\n</Card>\n', 5, /has no language/],
    ['a component with code', 'a\n\n<CodeBlock>x</CodeBlock>\n', 3, /<CodeBlock> can’t declare a proof/],
    [
      'a quotation of a missing region',
      '```js file=samples/first-contract/src/product-client.js#nowhere\n```\n',
      1,
      /no region "nowhere"/,
    ],
  ] as const) {
    test(`reports the page and line of ${name}`, () => {
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
  test('may be legacy commands only on legacy pages', () => {
    assert.match(inspectInline([page('`pact-broker publish`\n')]).problems[0]?.message ?? '', /legacy program/);
    assert.deepEqual(
      inspectInline([codeOf('docs/x.mdx', '---\nera: legacy\n---\n\n`pact-broker publish`\n')]).problems,
      [],
    );
  });
});

describe('the list of illustrative code blocks', () => {
  const compare = (found: [string, number][], list: string) =>
    compareIllustrations(new Map(found), list, 'list.txt').map(
      ({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`,
    );
  test('accepts the listed number', () => assert.deepEqual(compare([['docs/x.mdx', 2]], '# why\n2 docs/x.mdx\n'), []));
  test('rejects a larger number', () =>
    assert.match(
      compare([['docs/x.mdx', 3]], '2 docs/x.mdx\n').join(),
      /^docs\/x\.mdx:1: Expected at most 2 illustrative code blocks, according to list\.txt, but found 3\. Use code/,
    ));
  test('must shrink if a page has fewer', () =>
    assert.deepEqual(compare([['docs/x.mdx', 1]], '2 docs/x.mdx\n'), [
      'list.txt:1: The list allows 2 illustrative code blocks in docs/x.mdx, but the page has 1. Change the number to 1.',
    ]));
  test('rejects a page that has none', () => assert.match(compare([], '1 docs/x.mdx\n').join(), /Remove the line/));
  test('rejects a line without a number', () =>
    assert.match(
      compare([], 'docs/x.mdx\n').join(),
      /list\.txt:1: Expected a number and a page, but found "docs\/x\.mdx"/,
    ));
});

describe('the quotations that the build finds', () => {
  const compare = (scanned: string, source: string) => {
    const {problems, count} = compareScan(
      new Map([['docs/x.mdx', {codeBlocks: findCodeBlocks(scanned)}]]),
      new Map([['docs/x.mdx', codeOf('docs/x.mdx', source)]]),
    );
    return {count, reported: problems.map(({file, message}) => `${file}: ${message}`)};
  };
  const quote = (region: string) => `\`\`\`js file=samples/a/src/x.js#${region}\n\`\`\`\n`;

  test('match those that the parser finds', () =>
    assert.deepEqual(compare(quote('one') + quote('two'), quote('one') + quote('two')), {count: 2, reported: []}));
  test('must not miss any', () =>
    assert.deepEqual(compare(quote('one'), quote('one') + quote('two')), {
      count: 2,
      reported: ['docs/x.mdx: The build doesn’t find the page’s quotation of samples/a/src/x.js#two.'],
    }));
  test('must not include others', () =>
    assert.deepEqual(compare(`{/*\n${quote('one')}*/}\n`, `{/*\n${quote('one')}*/}\n`), {
      count: 0,
      reported: ['docs/x.mdx: The build finds a quotation of samples/a/src/x.js#one that the page doesn’t have.'],
    }));
});
