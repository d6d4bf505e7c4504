import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {codeOf} from './pageCode';

describe('codeOf', () => {
  test('collects code blocks and inline code with their lines', () => {
    const page = codeOf(
      'docs/x.mdx',
      '---\nera: legacy\n---\n\n```js file=samples/a/src/x.js#one\n```\n\n- `pact broker publish`\n\n  ```sh run=samples/a/output/yes.txt\n  ```\n',
    );
    assert.deepEqual(
      page.codeBlocks.map(({line, lang}) => [line, lang]),
      [
        [5, 'js'],
        [10, 'sh'],
      ],
    );
    assert.deepEqual(page.inline, [{file: 'docs/x.mdx', line: 8, text: 'pact broker publish'}]);
    assert.equal(page.legacy, true);
  });

  test('adds the language tab that contains the code', () => {
    const page = codeOf(
      'docs/x.mdx',
      [
        '<Tabs groupId="language" queryString>\n<TabItem value="java" label="Java">\n',
        '```sh check\nls\n```\n',
        '1. `in a list`',
        '\n<Tabs groupId="shell">\n<TabItem value="unix">\n\n<StepDownload of="x/step-1" as="start" />\n',
        '</TabItem>\n</Tabs>\n\n</TabItem>\n</Tabs>\n',
        '<Tabs groupId="shell">\n<TabItem value="unix">\n\n`in another tab`\n\n</TabItem>\n</Tabs>\n',
      ].join('\n'),
    );
    assert.deepEqual(
      [...page.codeBlocks, ...page.downloads, ...page.inline].map(({text, tab}) => [text, tab]),
      [
        ['ls', 'java'],
        ['x/step-1', 'java'],
        ['in a list', 'java'],
        ['in another tab', undefined],
      ],
    );
  });

  test('reports a page that is not valid MDX', () =>
    assert.throws(() => codeOf('docs/y.mdx', 'a < b {'), /docs\/y\.mdx: /));
});
