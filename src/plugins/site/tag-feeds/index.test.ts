import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {filesUnder} from '../../../site/files';
import {feedItemsBy} from '../../options/feeds';
import tagFeedsPlugin, {listedTags} from './index';

const folder = mkdtempSync(join(tmpdir(), 'tag-feeds-'));
after(() => rmSync(folder, {recursive: true}));

const tag = (label: string, items: readonly string[], more: object = {}) => ({
  label,
  permalink: `/preview/notices/tags/${label}`,
  items,
  unlisted: false,
  ...more,
});
const post = (id: string) => ({
  id,
  metadata: {
    title: `Notice ${id}`,
    description: `About ${id}.`,
    permalink: `/preview/notices/${id}`,
    date: new Date(`2025-10-${id}T00:00:00Z`),
    authors: [],
    tags: [],
    frontMatter: {},
  },
});
const content = {
  blogPosts: ['21', '20', '19', '18'].map(post),
  blogTags: {
    b: tag('security', ['20', '18'], {description: 'Advisories'}),
    a: tag('release', ['21', '20', '19']),
    c: tag('internal', ['21'], {unlisted: true}),
  },
};
const options = {
  routeBasePath: 'notices',
  feedOptions: {type: ['rss', 'atom'], limit: 2, xslt: {}, createFeedItems: feedItemsBy('An owner')},
};

async function build(plugins: readonly object[]): Promise<void> {
  const props = {
    outDir: folder,
    baseUrl: '/preview/',
    plugins,
    siteConfig: {url: 'https://docs.example', baseUrl: '/preview/', title: 'Docs', trailingSlash: false},
    i18n: {currentLocale: 'en'},
  };
  await tagFeedsPlugin().postBuild?.(props as never);
}

test('tags are sorted, and unlisted ones are left out', async () => {
  assert.deepEqual(
    listedTags(content as never).map(({label}) => label),
    ['release', 'security'],
  );
  const written: string[] = [];
  const actions = {createData: (name: string, data: string) => Promise.resolve(written.push(name, data))};
  const run = (allContent: object) => tagFeedsPlugin().allContentLoaded?.({allContent, actions} as never);
  await run({'docusaurus-plugin-content-blog': {default: content}});
  await run({});
  assert.deepEqual(written, [
    'tags.json',
    '[{"label":"release","permalink":"/preview/notices/tags/release"},{"label":"security","permalink":"/preview/notices/tags/security"}]',
    'tags.json',
    '[]',
  ]);
});

test('each tag gets feeds with the latest of its notices, and other tags’ notices aren’t in them', async () => {
  for (const {metadata} of content.blogPosts) {
    const file = join(folder, `${metadata.permalink.slice('/preview/'.length)}.html`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, `<div id="__blog-post-container"><p>Text. <a href="/preview/x">x</a></p></div>`);
  }
  await build([{name: 'docusaurus-plugin-content-blog', content, options}]);
  assert.deepEqual(
    (await filesUnder(folder)).filter((file) => !file.endsWith('.html')),
    ['release/atom.xml', 'release/rss.xml', 'security/atom.xml', 'security/rss.xml'].map(
      (file) => `notices/tags/${file}`,
    ),
  );
  const feed = (file: string) => readFileSync(join(folder, 'notices/tags', file), 'utf8');
  const linksIn = (text: string) => [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  assert.deepEqual(linksIn(feed('release/rss.xml')), [
    'https://docs.example/preview/notices/tags/release',
    'https://docs.example/preview/notices/21',
    'https://docs.example/preview/notices/20',
  ]);
  const security = feed('security/rss.xml');
  assert.deepEqual(linksIn(security).slice(1), [
    'https://docs.example/preview/notices/20',
    'https://docs.example/preview/notices/18',
  ]);
  assert.match(security, /<title>PactFlow notices tagged “security”<\/title>/);
  assert.match(security, /<description>Advisories<\/description>/);
  assert.match(security, /href="https:\/\/docs\.example\/preview\/x"/, 'links are absolute');
  assert.match(feed('security/atom.xml'), /<name>An owner<\/name>/);
});

test('a site without notices has no feeds', async () => {
  await build([{name: 'other', content: undefined, options: {}}]);
});
