import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import remarkUiMockup from './index';

function transform(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkUiMockup()(tree, {path: 'docs/docs/x.mdx'});
  return tree;
}

const codeBlock = (meta: string, body: string): string => `# Page\n\n\`\`\`ui-mockup ${meta}\n${body}\n\`\`\`\n`;

describe('a ui-mockup code block', () => {
  test('becomes a figure with a picture, a caption, and numbered notes that can contain links', () => {
    const [styles, , , figure] = transform(
      codeBlock('title="The page" alt="It shows a."', 'page: ["a @1"]\nnotes: ["Opens [Pact](/docs/pact)."]'),
    ).children;
    assert.ok(styles?.type === 'mdxjsEsm' && styles.value.includes('@site/src/css/ui-mockup.css'));
    assert.equal(figure?.data?.hName, 'figure');
    const [scroller, enlarge, caption, notes] =
      figure?.type === 'paragraph' ? (figure.children as unknown as Root['children']) : [];
    assert.equal(scroller?.data?.hProperties?.ariaLabel, 'The page');
    assert.equal(caption?.data?.hName, 'figcaption');
    assert.equal(enlarge?.data?.hName, 'button');
    assert.equal(notes?.type, 'list');
    assert.match(JSON.stringify(notes), /"type":"link".*"url":"\/docs\/pact"/);
  });

  test('in another language isn’t changed', () =>
    assert.equal(transform('```sh\nls\n```\n').children[0]?.type, 'code'));

  test('without a caption or an alternative text is rejected', () => {
    assert.throws(
      () => transform(codeBlock('title="x"', 'page: [a]')),
      /^Error: docs\/docs\/x\.mdx:3: this UI mockup has no title or no alternative text\. .*title="caption" alt=/,
    );
  });

  test('with an error is rejected, and the error has the line on the page', () => {
    assert.throws(
      () => transform(codeBlock('title="x" alt="y"', 'page:\n  - a\n  - nope: b')),
      /^Error: docs\/docs\/x\.mdx:6: this UI mockup cannot be drawn: page\[1\]: expected one of the kinds title, .*, but found "nope"/,
    );
  });
});
