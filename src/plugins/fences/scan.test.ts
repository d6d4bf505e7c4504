import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {codeOf} from './read';
import {scanCode, scanFences} from './scan';

const PAGE = `---
title: A page
---

Text with \`\`\` three \`\`\` backticks in a line.

\`\`\`js file=samples/a/x.js#one
\`\`\`

- An item

  \`\`\`sh run=samples/a/output/x.txt exit=1
  \`\`\`

1. \`\`\`text illustrative="in the item's own line"
   text
   \`\`\`

> ~~~yaml check
> a: \`\`\`
> ~~~

\`\`\`\`mdx illustrative="holds a fence"
\`\`\`js file=samples/a/not-this.js
\`\`\`
\`\`\`\`

<details>

\`\`\`
nothing
\`\`\`

</details>
`;

describe('fences found line by line', () => {
  test('are those that the parser finds', () => {
    const parsed = codeOf('page.mdx', PAGE).fences.map(({lang, meta}) => ({lang, meta}));
    assert.equal(parsed.length, 6);
    assert.deepEqual(scanFences(PAGE), parsed);
    assert.deepEqual(scanFences(PAGE.replaceAll('\n', '\r\n')), parsed);
  });

  test('of a folder without pages are an error', () => {
    const empty = mkdtempSync(join(tmpdir(), 'scan-'));
    try {
      assert.throws(() => scanCode(empty), /no page under docs, notices/);
    } finally {
      rmSync(empty, {recursive: true});
    }
  });
});
