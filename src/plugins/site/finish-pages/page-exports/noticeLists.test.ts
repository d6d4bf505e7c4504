import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from '../page.ts';
import {loadMarkdownWriter} from './markdown.ts';
import {exportNoticeLists, readNoticeLists} from './noticeLists.ts';

const tag = (label: string) => ({label, permalink: `/preview/notices/tags/${label}`});
const post = (id: string, tags: readonly string[], more: object = {}) => ({
  id,
  metadata: {
    title: `Notice *${id}*`,
    description: `About ${id}.`,
    permalink: `/preview/notices/${id}`,
    date: new Date(`2025-10-${id}T00:00:00Z`),
    tags: tags.map(tag),
    ...more,
  },
});
const PLUGINS = [
  {name: 'other', options: {}, content: undefined},
  {
    name: 'docusaurus-plugin-content-blog',
    options: {routeBasePath: '/notices', blogDescription: 'News'},
    content: {
      blogPosts: [post('21', ['release', 'security']), post('20', ['release'], {unlisted: true}), post('19', [])],
      blogTags: {
        a: {...tag('release'), description: 'Releases', items: ['21', '20'], unlisted: false},
        b: {...tag('security'), items: ['21'], unlisted: false},
        c: {...tag('internal'), items: ['20'], unlisted: true},
      },
    },
  },
];

async function exported(path: string, file: string): Promise<Page> {
  const {ofTree: write} = await loadMarkdownWriter();
  const lists = readNoticeLists(PLUGINS, '/preview/');
  const options = {write, lists, siteUrl: 'https://docs.example', baseUrl: '/preview/'};
  return exportNoticeLists(options)({path, file, html: '<html>', content: null});
}

test('there is a list of all notices and one for each tag, without unlisted notices and tags', () => {
  assert.deepEqual(
    [...readNoticeLists(PLUGINS, '/preview/')].map(([path, {notices}]) => [path, ...notices.map(({date}) => date)]),
    [
      ['/preview/notices', '2025-10-21', '2025-10-19'],
      ['/preview/notices/tags/release', '2025-10-21'],
      ['/preview/notices/tags/security', '2025-10-21'],
    ],
  );
});

test('a list has the date, tags, summary, and Markdown link of each notice', async () => {
  const {markdown, listing, html} = await exported('/preview/notices', 'notices.html');
  assert.equal(
    markdown,
    `# PactFlow notices

> Web page: <https://docs.example/preview/notices>. Feeds: [RSS](https://docs.example/preview/notices/rss.xml), [Atom](https://docs.example/preview/notices/atom.xml), [JSON](https://docs.example/preview/notices/feed.json).

News.

- [Notice \\*21\\*](https://docs.example/preview/notices/21.md)

  2025-10-21. Tags: [release](https://docs.example/preview/notices/tags/release.md), [security](https://docs.example/preview/notices/tags/security.md).

  About 21.

- [Notice \\*19\\*](https://docs.example/preview/notices/19.md)

  2025-10-19.

  About 19.
`,
  );
  assert.deepEqual(
    [listing?.title, listing?.url, listing?.section, listing?.description],
    [
      'PactFlow notices',
      'https://docs.example/preview/notices.md',
      'notices',
      'Dates, tags, and summaries, latest first. Topic: News.',
    ],
  );
  assert.equal(html, '<html>');
});

test('the list of a tag has its feeds, and other pages have no list', async () => {
  const {markdown, listing} = await exported('/preview/notices/tags/security', 'notices/tags/security.html');
  assert.match(markdown ?? '', /^# PactFlow notices tagged “security”\n/);
  assert.match(markdown ?? '', /\(https:\/\/docs\.example\/preview\/notices\/tags\/security\/rss\.xml\)/);
  assert.equal(listing?.url, 'https://docs.example/preview/notices/tags/security.md');
  assert.equal((await exported('/preview/notices/page/2', 'notices/page/2.html')).markdown, undefined);
});
