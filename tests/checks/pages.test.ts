import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkWays, inspectPage, waysOn} from './pages';

const page = (body: string, head = '') =>
  `<!doctype html><title>A</title><meta name="description" content="${'d'.repeat(60)}"><link rel="canonical" href="https://x.example/a">${head}<h1>A</h1>${body}`;

test('a sound page has no problems', () =>
  assert.deepEqual(inspectPage(page('<h2 id="a">A</h2><h3 id="b">B</h3><h2>C</h2>')), []));

for (const [name, html, expected] of [
  ['an id that stands twice', page('<p id="a"></p><p id="a"></p>'), /id "a" stands 2 times/],
  ['a skipped heading level', page('<h3>A</h3>'), /level 3 follows one of level 1/],
  ['a second main heading', page('<h1>B</h1>'), /2 headings of level 1/],
  ['an inline event handler', page('<p onclick="x()">B</p>'), /inline event handler/],
  ['an image without size', page('<img src="a.png" alt="">'), /no width and height/],
  ['an image without alt text', page('<img src="a.png" width="1" height="1">'), /no alt text/],
  ['a missing canonical address', page('').replace('canonical', 'other'), /no canonical/],
  ['a short description', page('').replace('d'.repeat(60), 'short'), /description has 5 characters/],
  ['a missing title', page('').replace('<title>A</title>', ''), /no <title>/],
] as const) {
  test(`finds ${name}`, () => assert.match(inspectPage(html).join('\n'), expected));
}

test('counts the ways that the text of a page offers, and no menus', () => {
  const html =
    '<nav><a href="/menu"></a></nav><main><nav><a href="/crumb"></a></nav><a href="/a#x">A</a><a href="/a">A</a><a href="/b/?y">B</a><a href="/self#z"></a><a href="https://x.example/c"></a><aside><a href="/d"></a></aside></main>';
  assert.deepEqual(waysOn(html, '/self'), ['/a', '/b']);
});

test('finds a page that leads nowhere, and one that nothing leads to', () => {
  const sound = {
    '/': ['/a', '/b'],
    '/a': ['/', '/b'],
    '/b': ['/', '/a'],
    '/1.x/c': [],
    '/oas': [],
    '/404': [],
    '/notices/2021-n': ['/a'],
  };
  const ways = (more: Record<string, string[]>) => checkWays(new Map(Object.entries({...sound, ...more})));
  assert.deepEqual(ways({'/': ['/a', '/b', '/notices/2021-n']}), []);
  assert.match(
    ways({'/lost': ['/a', '/gone']}).join('\n'),
    /^\/lost: its text leads to 1 other pages \(\/a\); it needs 2/m,
  );
  assert.match(ways({'/lost': ['/a', '/b']}).join('\n'), /^\/lost: no other page's text leads to it/m);
  assert.match(
    ways({'/notices/2021-n': []}).join('\n'),
    /^\/notices\/2021-n: its text leads to 0 other pages \(none\); it needs 1/m,
  );
});
