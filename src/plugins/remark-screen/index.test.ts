import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import remarkScreen from './index';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkScreen()(tree, {path: 'docs/docs/x.mdx'});
  return tree;
}

const fence = (meta: string, body: string): string => `# Page\n\n\`\`\`screen ${meta}\n${body}\n\`\`\`\n`;

describe('a screen fence', () => {
  test('becomes a figure with picture, caption and numbered notes whose links stay links', () => {
    const figure = transform(
      fence('title="The page" alt="It shows a."', 'page: ["a @1"]\nnotes: ["Opens [Pact](/docs/pact)."]'),
    ).children[1];
    assert.equal(figure?.data?.hName, 'figure');
    const [scroller, caption, notes] =
      figure?.type === 'paragraph' ? (figure.children as unknown as Root['children']) : [];
    assert.equal(scroller?.data?.hProperties?.ariaLabel, 'The page');
    assert.equal(caption?.data?.hName, 'figcaption');
    assert.equal(notes?.type, 'list');
    assert.match(JSON.stringify(notes), /"type":"link".*"url":"\/docs\/pact"/);
  });

  test('leaves other fences alone', () => assert.equal(transform('```sh\nls\n```\n').children[0]?.type, 'code'));

  test('without caption or alternative is refused', () => {
    assert.throws(
      () => transform(fence('title="x"', 'page: [a]')),
      /^Error: docs\/docs\/x\.mdx:3: a screen needs title="caption" and alt=/,
    );
  });

  test('with a mistake is refused with the line on the page', () => {
    assert.throws(
      () => transform(fence('title="x" alt="y"', 'page:\n  - a\n  - nope: b')),
      /^Error: docs\/docs\/x\.mdx:6: this screen cannot be drawn: "nope" is no kind of element/,
    );
  });
});
