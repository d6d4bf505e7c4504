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

  test('reports a page that is not valid MDX', () =>
    assert.throws(() => codeOf('docs/y.mdx', 'a < b {'), /docs\/y\.mdx: /));
});
