import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import vm from 'node:vm';
import {load, type CheerioAPI} from 'cheerio';
import {EXCLUSIONS, extractPage} from '../src/plugins/site/finish-pages/page-exports/extract';
import {recordsOf, type SearchRecord} from '../src/search/record';
import {CONTENT_TYPES} from '../src/search/schema';

interface CrawlerConfig {
  actions: {recordExtractor: (page: {$: CheerioAPI; url: string}) => SearchRecord[]}[];
}

/** Runs the crawler configuration. Returns the object that it passes to `new Crawler`, and its `EXCLUDED` list. */
function readConfig(): {config: CrawlerConfig; excluded: {tags: string[]; classes: string[]}} {
  const script = readFileSync(path.join(__dirname, 'search-crawler.js'), 'utf8');
  const given: CrawlerConfig[] = [];
  // An arrow function can't be called with `new`.
  function Crawler(config: CrawlerConfig): void {
    given.push(config);
  }
  const excluded = vm.runInNewContext(`${script}\n;EXCLUDED`, {Crawler, URL}) as {tags: string[]; classes: string[]};
  const [config] = given;
  assert.ok(config, 'the script must call new Crawler');
  return {config, excluded};
}

const SITE = 'https://docs.pactflow.io';
const {config, excluded} = readConfig();

function crawled(html: string, url: string): SearchRecord[] {
  const records = config.actions.flatMap(({recordExtractor}) => recordExtractor({$: load(html), url: SITE + url}));
  // deepEqual compares prototypes, and objects from another context have different ones.
  return JSON.parse(JSON.stringify(records)) as SearchRecord[];
}

function fromBuild(html: string, url: string, version: string | null = null): SearchRecord[] {
  const page = extractPage(html, url);
  return page ? recordsOf({...page, version, current: version === null}, page.language, SITE) : [];
}

const pageOf = (
  body: string,
  {head = '', classes = 'docs-doc-page'} = {},
): string => `<!doctype html><html lang=en class="${classes}"><head>
<meta name=description content="About it"><meta name=keywords content="a, b"><meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head><body>
<nav><div class=theme-layout-navbar-left><a class=navbar__link--active>Docs</a></div></nav><article><nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item>One<li class="breadcrumbs__item breadcrumbs__item--active">It</ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>It</h1></header>${body}</div><footer class=theme-doc-footer>Edit</footer></article></body></html>`;

const complexPages = [
  '<p>Before.</p><h2 id=a>A<a class=hash-link href=#a>\u200B</a></h2><p>Text <code>x_y</code>.</p><h4 id=b>B</h4><h3 id=c>C</h3><h2 id=d>D</h2>',
  '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>one</p></div><div role=tabpanel hidden><h2 id=t>T</h2><p>two</p></div></div></div>',
  '<details data-collapsed=true><summary>More</summary><div style="display:none"><p>Collapsed.</p><h2 id=f>F</h2></div></details><p style="display:none">no</p><p hidden>no</p><span aria-hidden=true>no</span>',
  '<table><tr><th>Name<th>Use</tr><tr><td>X<td><p>a</p><ul><li>b</ul></tr><tr><td>Y<td></tr></table><ul><li>One<ul><li>Two</ul></ul>',
  '<pre><code><span>if<br></span><span>  then  <br></span></code></pre><figure><svg role=img aria-label="A to B"><text>A</text></svg><figcaption>Way</figcaption></figure><img alt=Screen src=x><button>Copy</button>',
  `<p>${'A long line of words. '.repeat(200)}</p><pre>${'line\n'.repeat(900)}</pre><p>&lt;b&gt;markup&lt;/b&gt;</p>`,
];

for (const [number, body] of complexPages.entries()) {
  test(`the crawler and the build create the same records for complex page ${number + 1}`, () => {
    const expected = fromBuild(pageOf(body), '/docs/it');
    assert.ok(expected.length > 0);
    assert.deepEqual(crawled(pageOf(body), '/docs/it'), expected);
  });
}

test('the crawler and the build give each type of page the same weight', () => {
  const heads = [
    '',
    '<meta name=docsearch:era content=legacy><meta name=docsearch:edition content=1.x>',
    '<meta name=docsearch:version content=1.x>',
    ...CONTENT_TYPES.map((type) => `<meta name=docsearch:content_type content=${type}>`),
  ];
  const weights = new Set<number>();
  for (const head of heads)
    for (const classes of ['docs-doc-page', 'blog-post-page']) {
      const html = pageOf('', {head, classes});
      const expected = fromBuild(html, '/docs/a', head.includes('docsearch:version') ? '1.x' : null);
      assert.deepEqual(crawled(html, '/docs/a'), expected, `${head} ${classes}`);
      for (const {weight} of expected) weights.add(weight.pageRank);
    }
  assert.ok(weights.size >= 7, [...weights].join());
});

test('list pages and unlisted pages have no records', () => {
  assert.deepEqual(crawled(pageOf('', {classes: 'blog-list-page'}), '/notices'), []);
  assert.deepEqual(crawled(pageOf('<div class=theme-unlisted-banner></div>'), '/docs/x'), []);
});

test('the crawler and the build exclude the same elements', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(excluded)), {tags: EXCLUSIONS.tags, classes: EXCLUSIONS.classes});
});
