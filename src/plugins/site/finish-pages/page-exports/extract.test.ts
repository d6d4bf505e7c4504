import assert from 'node:assert/strict';
import {test} from 'node:test';
import {EXCLUSIONS, extractPage, withoutSidebars, type ExtractedPage} from './extract.ts';

interface Built {
  body: string;
  head?: string;
  title?: string;
  classes?: string;
  before?: string;
  after?: string;
}

/** A page as the theme renders it, with everything around the article that must not get into the index. */
const renderPage = ({
  body,
  head = '',
  title = 'A page',
  classes = 'docs-doc-page',
  before = '',
  after = '',
}: Built): string => `<!doctype html>
<html lang=en class="docs-wrapper plugin-docs ${classes}"><head><title>${title} | Site</title><meta name=docsearch:docusaurus_tag content=docs-default-current />${head}</head>
<body><nav class="theme-layout-navbar navbar"><div class="theme-layout-navbar-left"><a class="navbar__link" href=/>Docs</a><a class="navbar__link navbar__link--active" href=/op>On-Premises</a></div>
<div class="theme-layout-navbar-right"><a class="navbar__link navbar__link--active">2.x</a></div></nav><aside>Menu of pages</aside><main><article>
<nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><a aria-label="Home page"><svg></svg></a><li class=breadcrumbs__item><span>Installation</span><li class=breadcrumbs__item><span>Configuration</span>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>${title}</span></ul></nav><span class="theme-doc-version-badge badge">Version: 2.x</span><div class="theme-doc-toc-mobile"><button>On this page</button></div>${before}
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>${after}
<section class="rating needs-script no-print" aria-label="Page rating"><p>Is this page useful?</p><button>Yes</button></section>
<footer class="theme-doc-footer"><a class=theme-edit-this-page href=x>Edit this page</a><span class=theme-last-updated>Last updated</span></footer></article>
<nav class="pagination-nav"><a>Next: something else</a></nav></main><footer>© Everyone</footer><script>tracking()</script></body></html>`;

function extract(page: Built): ExtractedPage {
  const extracted = extractPage(renderPage(page), '/docs/a');
  assert.ok(extracted);
  return extracted;
}

const sections = (body: string) => extract({body}).sections;
const text = (body: string): string =>
  sections(body)
    .map((section) => section.text)
    .join('\n');
const heading = (level: number, id: string, words: string): string =>
  `<h${level} class="anchor" id=${id}>${words}<a href=#${id} class=hash-link aria-label="Direct link to ${words}" title="Direct link to ${words}">\u200B</a></h${level}>`;

test('only the article is extracted', () => {
  assert.deepEqual(sections('<p>Only this.</p>'), [
    {heading: 'A page', level: 1, anchor: '', text: 'Only this.', code: ''},
  ]);
});

test('the metadata comes from the head, the navigation bar, and the breadcrumbs', () => {
  const head =
    '<meta name=description content="What it is"><meta name=keywords content="one, two,,three "><meta name=docsearch:edition content="1.x,2.x"><meta name=docsearch:era content=legacy><meta name=docsearch:content_type content=command>';
  const {sections: _, ...metadata} = extract({body: '', head});
  assert.deepEqual(metadata, {
    url: '/docs/a',
    title: 'A page',
    description: 'What it is',
    keywords: ['one', 'two', 'three'],
    siteSection: 'On-Premises',
    path: ['Installation', 'Configuration'],
    editions: ['1.x', '2.x'],
    legacy: true,
    contentType: 'command',
    language: 'en',
    tag: 'docs-default-current',
  });
});

test('a page without a known content type has none', () => {
  const head = '<meta name=docsearch:content_type content=other>';
  for (const page of [extract({body: ''}), extract({body: '', head})]) assert.equal(page.contentType, null);
});

test('each heading starts a section with its anchor, without "Direct link to"', () => {
  const found = sections(
    `<p>Before.</p>${heading(2, 'one', 'One')}<p>First.</p>${heading(3, 'one-a', 'One <code>a_b</code>')}${heading(2, 'two', 'Two')}<p>Last.</p>`,
  );
  assert.deepEqual(
    found.map(({heading: words, level, anchor, text: inside}) => [words, level, anchor, inside]),
    [
      ['A page', 1, '', 'Before.'],
      ['One', 2, 'one', 'First.'],
      ['One a_b', 3, 'one-a', ''],
      ['Two', 2, 'two', 'Last.'],
    ],
  );
});

test('closed tabs are content, and each starts with its label', () => {
  const tabs = `<div class="theme-tabs-container tabs-container"><ul role=tablist class=tabs><li role=tab aria-selected=true>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>Run npm.</p></div><div role=tabpanel hidden><p>Run Yarn.</p>${heading(3, 'yarn', 'With Yarn')}<p>More.</p></div></div></div>`;
  const found = sections(tabs);
  assert.equal(found[0]?.text, 'npm\nRun npm.\nYarn\nRun Yarn.');
  assert.deepEqual([found[1]?.anchor, found[1]?.text], ['yarn', 'More.']);
});

test('collapsed <details> are content, whether the browser or the theme hides them', () => {
  const found = sections(
    `<details data-collapsed=true><summary>More</summary><div style="display:none;overflow:hidden;height:0"><div><p>Collapsed.</p>${heading(2, 'in', 'Inside')}</div></div></details>`,
  );
  assert.deepEqual([found[0]?.text, found[1]?.anchor], ['More\nCollapsed.', 'in']);
});

test('content that readers never see is left out', () => {
  assert.equal(
    text(
      '<p hidden>no</p><div style="display: none">no</div><span aria-hidden=true>no</span><p hidden=until-found>found on demand</p><p>yes</p>',
    ),
    'found on demand\nyes',
  );
});

test('each item of a nested list becomes a line', () => {
  assert.equal(
    text('<ul><li>One<ul><li>One and a half</li></ul></li><li><p>Two</p></li></ul>'),
    'One\nOne and a half\nTwo',
  );
});

test('each table row becomes a line, even if its cells contain blocks', () => {
  assert.equal(
    text(
      '<table><thead><tr><th>Name<th>Use</tr></thead><tbody><tr><td><code>REDIS_URL</code><td><p>URL</p><ul><li>of</li><li>Redis</li></ul></tr><tr><td>B<td></tr></tbody></table>',
    ),
    'Name · Use\nREDIS_URL · URL of Redis\nB',
  );
});

test('code keeps its lines and is separate from the text', () => {
  const block =
    '<div class="language-sh codeBlockContainer"><div><span><span class=code-title>run.sh</span></span><span class=code-meta>Illustration</span><div class=code-meta role=toolbar><button></button><div popover=auto><p>Ran</p></div></div></div><div><pre><code><span class=token-line>if true<br></span><span class=token-line>  <span>npm ci  </span><br></span></code></pre></div></div>';
  const [section] = sections(`<p>Use <code>npm ci</code>:</p>${block}<pre>second\n</pre>`);
  assert.deepEqual([section?.text, section?.code], ['Use npm ci:\nrun.sh', 'if true\n  npm ci\nsecond']);
});

test('an image is replaced by its alternative text, without the labels drawn in it', () => {
  assert.equal(
    text(
      '<figure class=diagram><div role=group><svg role=img aria-label="A calls B"><title>x</title><text>A</text><text>B</text></svg></div><figcaption>Calls</figcaption></figure><img src=x alt="A screen"><img src=y alt=""><svg><path d="M0"></svg>',
    ),
    'A calls B\nCalls\nA screen',
  );
});

test('invisible characters are removed, and white space becomes a single space', () => {
  assert.equal(
    text('<p>zero\u200Bwidth,\u00AD soft\n   and <b>wide</b>\u00A0spaces</p>'),
    'zerowidth, soft and wide spaces',
  );
});

test('escaped markup stays text', () => {
  assert.equal(text('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'), '<script>alert(1)</script>');
});

test('a notice has no breadcrumbs, and its content is in the article of the blog theme', () => {
  const html = renderPage({body: '', classes: 'blog-post-page'}).replace(
    /<article>[\s\S]*<\/article>/,
    '<article><header><h1>Notice</h1><time>Today</time></header><div id=__blog-post-container class=markdown><p>News.</p></div><footer>Tags: a</footer></article>',
  );
  const page = extractPage(html, '/notices/a');
  assert.deepEqual([page?.title, page?.path, page?.sections[0]?.text], ['Notice', [], 'News.']);
});

test('a page that is in no section of the navigation bar gets the given section', () => {
  const html = renderPage({body: ''}).replaceAll('navbar__link--active', '');
  assert.equal(extractPage(html, '/x', 'API')?.siteSection, 'API');
});

test('list pages, the search page, and unlisted pages have no content', () => {
  for (const classes of [
    'blog-list-page',
    'blog-tags-post-list-page',
    'docs-tag-doc-list-page',
    'search-page-wrapper',
    '',
  ])
    assert.equal(extractPage(renderPage({body: '', classes}), '/x'), null, classes);
  assert.equal(extractPage(renderPage({body: '', before: '<div class="theme-unlisted-banner"></div>'}), '/x'), null);
  assert.equal(extractPage('', '/x'), null);
});

test('a content page without an article or a title is an error that says how to fix it', () => {
  assert.throws(
    () => extractPage('<html class=docs-doc-page><body><p>x', '/x'),
    /\/x: expected <article> or <main> in the built page, but found neither\./,
  );
  assert.throws(
    () => extractPage('<html class=docs-doc-page><body><article><p>x', '/x'),
    /\/x: expected <h1> in the article of the built page, but found none\. Add a title/,
  );
});

test('every exclusion applies at any depth', () => {
  for (const tag of EXCLUSIONS.tags.filter((name) => name !== 'input'))
    assert.equal(text(`<div><${tag}>gone</${tag}></div><p>kept</p>`).includes('gone'), false, tag);
  for (const name of EXCLUSIONS.classes)
    assert.equal(text(`<div><span class="x ${name}">gone</span></div><p>kept</p>`), 'kept', name);
  assert.equal(text('<p data-no-extract>gone</p><p>kept</p>'), 'kept');
});

test('a glossary term stays in its sentence, and its definition is left out', () => {
  for (const name of EXCLUSIONS.kept)
    assert.equal(
      text(
        `<p>Each <button class="${name}">pacticipant</button><span popover data-no-extract>An application.</span> has a name.</p>`,
      ),
      'Each pacticipant has a name.',
    );
});

test('withoutSidebars removes <aside> before the article, but not in it or after it', () => {
  const article = '<article><aside>Inside</aside><p>Text</p></article><aside>After</aside>';
  assert.equal(
    withoutSidebars(`<nav>a</nav><aside class="one">\n<ul></ul></aside><div><aside>b</aside>${article}`),
    `<nav>a</nav><div>${article}`,
  );
  assert.equal(withoutSidebars('<main><aside>No article</aside></main>'), '<main><aside>No article</aside></main>');
});
