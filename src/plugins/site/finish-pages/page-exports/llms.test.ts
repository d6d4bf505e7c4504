import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inSidebarOrder} from './pageMetadata.ts';
import {llmsFullText, llmsText, sectionsOf, type ListedPage} from './llms.ts';
import {loadMarkdownWriter} from './markdown.ts';

const page = (title: string, order: number, more: Partial<ListedPage> = {}): ListedPage => ({
  title,
  description: `About ${title}.`,
  url: `https://docs.example/${title}.md`,
  siteSection: 'Docs',
  legacy: false,
  section: 'docs',
  order,
  markdown: `# ${title}\n`,
  ...more,
});

const pages = [
  page('news', 9, {section: 'notices'}),
  page('b', 2),
  page('a', 1),
  page('old', 3, {legacy: true}),
  page('course', 4, {siteSection: 'University'}),
  page('archived', 8, {section: 'archived'}),
];

test('pages are listed by site section in sidebar order; legacy pages, notices, and archived pages are optional', () => {
  assert.deepEqual(
    [...sectionsOf(pages)].map(([name, listed]) => [name, ...listed.map(({title}) => title)]),
    [
      ['Docs', 'a', 'b'],
      ['University', 'course'],
      ['Optional', 'old', 'news', 'archived'],
    ],
  );
});

test('llms.txt has the format of llmstxt.org', async () => {
  const {ofTree} = await loadMarkdownWriter();
  assert.equal(
    llmsText({title: 'Docs', summary: 'What it is.', notes: ['Read on.'], pages: pages.slice(1, 3)}, ofTree),
    '# Docs\n\n> What it is.\n\nRead on.\n\n## Docs\n\n- [a](https://docs.example/a.md): About a.\n- [b](https://docs.example/b.md): About b.\n',
  );
});

test('llms-full.txt contains only the current docs, with legacy pages in their place', () => {
  assert.equal(llmsFullText({pages}), '# a\n\n---\n\n# b\n\n---\n\n# old\n\n---\n\n# course\n');
});

test('docs are in sidebar order, with category pages before their items and docs without a sidebar at the end', () => {
  const docs = ['x', 'lost', 'c1', 'c', 'y'].map((id) => ({id}));
  const sidebars = {
    one: [
      {type: 'doc', id: 'y'},
      {type: 'category', link: {type: 'doc', id: 'c'}, items: [{type: 'doc', id: 'c1'}]},
    ],
    two: [{type: 'link'}, {type: 'doc', id: 'x'}],
  };
  assert.deepEqual(
    inSidebarOrder(docs, sidebars).map(({id}) => id),
    ['y', 'c', 'c1', 'x', 'lost'],
  );
});
