import assert from 'node:assert/strict';
import {test} from 'node:test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Root} from 'mdast';
import remarkPageComponents from './index';

/** Runs the plugin on the text of a page. @returns the import statements of the page */
function importsOf(text: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkPageComponents({site: '/site'})(tree, {path: '/site/docs/x.mdx'});
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

const panel = (attributes: string, content: string): string =>
  `<Panels>\n<Panel ${attributes}>\n\n${content}\n\n</Panel>\n</Panels>\n`;

test('a page imports the components that it uses', () => {
  assert.deepEqual(
    importsOf('<Steps>\n\n1. One\n2. Two\n\n</Steps>\n\n<FileTree>\n\n- src/\n  - x.js\n\n</FileTree>'),
    ['import Steps from "@site/src/components/Steps";', 'import FileTree from "@site/src/components/FileTree";'],
  );
  assert.deepEqual(
    importsOf('<AnnotatedCode>\n\n```js {1,3-4}\nx\n```\n\n1. One\n2. Two\n3. Three\n\n</AnnotatedCode>'),
    ['import AnnotatedCode from "@site/src/components/AnnotatedCode";'],
  );

  assert.deepEqual(importsOf(panel('icon="book"', '## Title\n\nText')), [
    'import {Panels, Panel} from "@site/src/components/Panels";',
  ]);
  assert.deepEqual(importsOf('<Choices>\n\n- [Java](/x)\n\n</Choices>'), [
    'import {Choices} from "@site/src/components/Panels";',
  ]);
  assert.deepEqual(importsOf('# Title'), []);
});

for (const [name, text, message] of [
  [
    'an unknown icon',
    panel('icon="bok"', '## Title'),
    /docs\/x\.mdx:2: <Panel> has the icon "bok"\. Expected one of: ac/,
  ],
  ['a panel without an icon', panel('', '## Title'), /docs\/x\.mdx:2: <Panel> has the icon ""/],
  ['a panel without a heading', panel('icon="book"', 'Text'), /docs\/x\.mdx:2: <Panel> must begin with its heading/],
  ['panels without a panel', 'Text\n\n<Panels>\n</Panels>', /docs\/x\.mdx:3: <Panels> is empty/],
  ['text between panels', '<Panels>\n\nText\n\n</Panels>', /docs\/x\.mdx:1: <Panels> can contain only <Panel>/],
  ['steps without a list', '<Steps>\n\nText\n\n</Steps>', /docs\/x\.mdx:1: <Steps> must contain a numbered list/],
  ['a bulleted list of steps', '<Steps>\n\n- One\n- Two\n\n</Steps>', /<Steps> must contain a numbered list/],
  ['a single step', '<Steps>\n\n1. One\n\n</Steps>', /<Steps> has only one step/],
  ['a file tree without files', '<FileTree>\n</FileTree>', /<FileTree> must contain a list/],
  [
    'a different number of notes and highlighted lines',
    '<AnnotatedCode>\n\n```js {1,3-4}\nx\n```\n\n1. One\n2. Two\n\n</AnnotatedCode>',
    /<AnnotatedCode> highlights 3 lines but has 2 notes/,
  ],
  ['annotated code without code', '<AnnotatedCode>\n\n1. One\n\n</AnnotatedCode>', /must contain a code block and a/],
  [
    'a tab group with one tab',
    'Text\n\n<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>',
    /docs\/x\.mdx:3: <Tabs> has fewer than two <TabItem>/,
  ],
  [
    'an empty tab',
    '<Tabs>\n<TabItem value="a">\n\nText\n\n</TabItem>\n<TabItem value="b">\n</TabItem>\n</Tabs>',
    /docs\/x\.mdx:7: <TabItem> is empty/,
  ],
  ['an image without alternative text', 'Text\n\n![](x.png)', /docs\/x\.mdx:3: the image x\.png has no alternative/],
  ['a video without a title', '<VideoLink href="https://x.example">\n\nText\n\n</VideoLink>', /has no title/],
  ['a video without a description', '<VideoLink href="x" title="y">\n</VideoLink>', /<VideoLink> is empty/],
  ['choices without a list', '<Choices>\n\nText\n\n</Choices>', /docs\/x\.mdx:1: <Choices> must contain a list/],
] as const) {
  test(`${name} stops the build with an error that names the page and the line`, () =>
    assert.throws(() => importsOf(text), message));
}
