import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkLinkedPages, inspectPage, linkedPages} from './pages';

const page = (body: string, head = '') =>
  `<!doctype html><title>A</title><meta name="description" content="${'d'.repeat(60)}"><link rel="canonical" href="https://x.example/a">${head}<h1>A</h1>${body}`;

/** A diagram of 100 × 100 units, shown at the given width, and with the given parts. */
const diagram = (width: number, parts: string, attributes = '') =>
  page(
    `<figure class="diagram" data-diagram="d1"${attributes}><div class="diagram__canvas">` +
      `<svg viewBox="0 0 100 100" width="${width}" height="${width}">${parts}</svg></div></figure>`,
  );
const label = '<text x="50" y="50" font-size="11" text-anchor="middle">publish the pact</text>';

test('accepts a diagram with large labels that are painted over lines', () =>
  assert.deepEqual(inspectPage(diagram(110, `<line x1="50" y1="0" x2="50" y2="100"></line>${label}`)), []));

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
  ['a small label in a diagram', diagram(100, label), /d1 has a label of 11\.0 px, expected at least 12: publish/],
  [
    'a line through a label',
    diagram(110, `${label}<polyline points="0,50 100,50"></polyline>`),
    /d1 has a line through its label "publish the pact"/,
  ],
  ['a diagram without labels', diagram(110, '<rect></rect>'), /d1 has no labels/],
  ['a missing narrow version', diagram(110, label, ' data-from="510"'), /d1 has 1 versions, but the attribute/],
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
