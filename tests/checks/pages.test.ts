import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkLinkedPages, inspectPage, linkedPages} from './pages';

const page = (body: string, head = '') =>
  `<!doctype html><title>A</title><meta name="description" content="${'d'.repeat(60)}"><link rel="canonical" href="https://x.example/a">${head}<h1>A</h1>${body}`;

test('accepts a correct page', () =>
  assert.deepEqual(
    inspectPage(
      page(
        '<p data-code-blocks="1"></p><h2 id="a">A</h2><button data-code="details"></button><h3 id="b">B</h3><h2>C</h2>',
      ),
    ),
    [],
  ));

for (const [name, html, expected] of [
  ['a duplicate id', page('<p id="a"></p><p id="a"></p>'), /the id "a" appears 2 times/],
  ['a skipped heading level', page('<h3>A</h3>'), /level 3 follows one of level 1/],
  ['a second main heading', page('<h1>B</h1>'), /2 headings of level 1/],
  ['an inline event handler', page('<p onclick="x()">B</p>'), /inline event handler/],
  ['an image without a size', page('<img src="a.png" alt="">'), /no width and height/],
  ['an image without alt text', page('<img src="a.png" width="1" height="1">'), /no alt text/],
  ['a missing canonical URL', page('').replace('canonical', 'other'), /no canonical/],
  ['a short description', page('').replace('d'.repeat(60), 'short'), /description has 5 characters/],
  [
    'a wrong number of code blocks',
    page('<p data-code-blocks="2"></p><button data-code="details"></button>'),
    /counts 2 code blocks, but the page has 1/,
  ],
  ['a missing title', page('').replace('<title>A</title>', ''), /no <title>/],
] as const) {
  test(`reports ${name}`, () => assert.match(inspectPage(html).join('\n'), expected));
}

test('finds the links in the main content of a page, but not those in menus', () => {
  const html =
    '<nav><a href="/menu"></a></nav><main><nav><a href="/crumb"></a></nav><a href="/a#x">A</a><a href="/a">A</a><a href="/b/?y">B</a><a href="/self#z"></a><a href="https://x.example/c"></a><aside><a href="/d"></a></aside></main>';
  assert.deepEqual(linkedPages(html, '/self'), ['/a', '/b']);
});

test('reports a page with too few links, and a page that no other page links to', () => {
  const correct = {
    '/': ['/a', '/b'],
    '/a': ['/', '/b'],
    '/b': ['/', '/a'],
    '/1.x/c': [],
    '/oas': [],
    '/404': [],
    '/notices/2021-n': ['/a'],
  };
  const problemsOf = (more: Record<string, string[]>) =>
    checkLinkedPages(new Map(Object.entries({...correct, ...more})));
  assert.deepEqual(problemsOf({'/': ['/a', '/b', '/notices/2021-n']}), []);
  assert.match(
    problemsOf({'/lost': ['/a', '/gone']}).join('\n'),
    /^\/lost: the page links to 1 other pages \(\/a\); expected at least 2/m,
  );
  assert.match(problemsOf({'/lost': ['/a', '/b']}).join('\n'), /^\/lost: no other page links to this page/m);
  assert.match(
    problemsOf({'/notices/2021-n': []}).join('\n'),
    /^\/notices\/2021-n: the page links to 0 other pages \(none\); expected at least 1/m,
  );
});
