import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Code} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {findAllCodeBlocks, findCodeBlocks, type CodeBlock} from './find';

const PAGE = `---
title: A page
---

Text with \`\`\` three \`\`\` backticks in a line.

\`\`\`js file=samples/a/x.js#one
\`\`\`

- An item

  \`\`\`sh run=samples/a/output/x.txt exit=1
  npm test
    --silent

  npm ci
  \`\`\`

1. \`\`\`text illustrative="in the item's own line"
   text
   \`\`\`

> ~~~yaml check
> a: \`\`\`
>   b: 1
> ~~~

\`\`\`\`mdx illustrative="contains a code block"
\`\`\`js file=samples/a/not-this.js
\`\`\`
\`\`\`\`

<details>

\`\`\`
nothing
\`\`\`

</details>
`;

/** The code blocks that the Markdown parser finds. */
function parsedCodeBlocks(source: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source), 'code', (node: Code) => {
    const {lang = null, meta = null, value, position} = node;
    blocks.push({line: position?.start.line ?? 0, lang, meta, text: value});
  });
  return blocks;
}

describe('findCodeBlocks', () => {
  test('finds the same code blocks as the Markdown parser', () => {
    const parsed = parsedCodeBlocks(PAGE);
    assert.equal(parsed.length, 6);
    assert.deepEqual(findCodeBlocks(PAGE), parsed);
  });

  test('accepts Windows line endings', () =>
    assert.deepEqual(findCodeBlocks(PAGE.replaceAll('\n', '\r\n')), findCodeBlocks(PAGE)));

  test('ends an unclosed code block at the end of the page', () =>
    assert.deepEqual(findCodeBlocks('```sh\nls'), [{line: 1, lang: 'sh', meta: null, text: 'ls'}]));
});

describe('findAllCodeBlocks', () => {
  test('fails in a folder without pages', () => {
    const empty = mkdtempSync(join(tmpdir(), 'code-blocks-'));
    try {
      assert.throws(() => findAllCodeBlocks(empty), /^Error: Expected pages in docs, notices/);
    } finally {
      rmSync(empty, {recursive: true});
    }
  });
});
