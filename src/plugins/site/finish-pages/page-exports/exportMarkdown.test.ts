import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from '../page.ts';
import {exportMarkdown} from './exportMarkdown.ts';
import {readPageContent} from './extract.ts';
import {loadMarkdownWriter} from './markdown.ts';
import type {PageMetadata} from './pageMetadata.ts';

const METADATA: PageMetadata = {order: 3, section: 'docs', audience: []};

async function exported(head: string, metadata = METADATA, file = 'docs/a.html'): Promise<Page> {
  const html = `<html lang=en class=docs-doc-page><head>${head}</head><body><article><div class=markdown><h1>A page</h1><p>Text.</p></div></article></body></html>`;
  const path = '/preview/docs/a';
  const {ofPage: write} = await loadMarkdownWriter();
  return exportMarkdown({
    write,
    metadata: new Map([[path, metadata]]),
    diagrams: new Map(),
    siteUrl: 'https://docs.example',
    baseUrl: '/preview/',
  })({path, file, html, content: readPageContent(html, path)});
}

test('exportMarkdown adds the editions and release lines of the page, and its entry in llms.txt', async () => {
  const {markdown, listing, html} = await exported(
    '<meta name=description content=About><meta name=docsearch:edition content="cloud,2.x">',
  );
  assert.equal(
    markdown,
    '# A page\n\n> Web page: <https://docs.example/preview/docs/a>. Applies to: Cloud, On-Premises 2.x.\n\nText.\n',
  );
  const {markdown: _, ...entry} = listing ?? {};
  assert.deepEqual(entry, {
    title: 'A page',
    description: 'About',
    url: 'https://docs.example/preview/docs/a.md',
    siteSection: 'Reference',
    legacy: false,
    section: 'docs',
    order: 3,
  });
  assert.doesNotMatch(html, /Applies/, 'the HTML doesn’t change');
});

test('exportMarkdown labels legacy and archived pages, and adds the dates of notices', async () => {
  assert.match(
    (await exported('<meta name=docsearch:era content=legacy>')).markdown ?? '',
    /\. Legacy: a newer approach/,
  );
  const archived = await exported('', {...METADATA, section: 'archived'});
  assert.equal(archived.listing?.title, 'A page (On-Premises 1.x)');
  const notice = await exported('', {...METADATA, section: 'notices', published: '2025-10-21T00:00:00.000Z'});
  assert.match(notice.markdown ?? '', /\. Published: 2025-10-21\.$/m);
});

test('exportMarkdown leaves out pages without content', async () => {
  const page = {path: '/a', file: 'a.html', html: '<html>', content: null};
  const {ofPage: write} = await loadMarkdownWriter();
  const options = {write, metadata: new Map(), diagrams: new Map(), siteUrl: '', baseUrl: '/'};
  assert.equal(exportMarkdown(options)(page), page);
});
