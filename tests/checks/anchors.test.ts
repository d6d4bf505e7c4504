import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  findLostAnchors,
  findWrongTargets,
  parsePublished,
  publish,
  readAnchors,
  type PageAnchors,
  type SiteAnchors,
} from './anchors';

const page = (...headings: string[]): PageAnchors => ({ids: new Set(headings), headings});
const SITE: SiteAnchors = new Map([
  ['/docs/a', page('one', 'two')],
  ['/docs/b', page('part')],
  ['/docs/old', {...page(), redirect: '/docs/a'}],
  ['/docs/gone', {...page(), redirect: '/docs/a#two'}],
]);

test('reads the ids of elements and headings, and the target of a redirect', () => {
  const {ids, headings} = readAnchors(
    '<h1 id="title">T</h1><h2 class=x id=first>A</h2><h3 id="sécond">B</h3><h5 id=deep>C</h5><p>an id=none here</p><tr id=row>',
  );
  assert.deepEqual([...ids], ['title', 'first', 'sécond', 'deep', 'row']);
  assert.deepEqual(headings, ['first', 'sécond']);
  assert.equal(readAnchors('<meta http-equiv="refresh" content="0; url=/docs/a#x">').redirect, '/docs/a#x');
});

test('published anchors that exist, that are replaced, or whose page redirects to a section are no problem', () => {
  const published = parsePublished(
    '/docs/a one two\n/docs/b part former\n/docs/old two\n/docs/gone any\n/docs/lost x\n',
  );
  assert.deepEqual(findLostAnchors(published, SITE, [{page: '/docs/b', anchors: {former: '#part'}}]), []);
});

test('a published anchor that no longer exists is a problem, also if its page redirects', () => {
  assert.deepEqual(findLostAnchors(parsePublished('/docs/b former\n/docs/old three\n'), SITE, []), [
    "/docs/b#former: this previously published anchor no longer exists. Give the section its id back, or add 'former' under /docs/b in src/data/formerAnchors.ts, with the section that replaces it.",
    "/docs/old#three: this previously published anchor no longer exists. Give the section its id back, or add 'three' under /docs/a in src/data/formerAnchors.ts, with the section that replaces it.",
  ]);
});

test('a former anchor must lead to a page or a section', () => {
  const anchors = {x: '#two', y: '/docs/b#part', z: '/docs/b?language=java#part', top: '/docs/a'};
  assert.deepEqual(findWrongTargets([{page: '/docs/a', anchors}], SITE), []);
  const wrong = {w: '#three', x: '/docs/b#two', y: '/docs/c', z: '/docs/old'};
  assert.deepEqual(
    findWrongTargets([{page: '/docs/a', anchors: wrong}], SITE).map((problem) => /leads to (\S+),/.exec(problem)?.[1]),
    ['/docs/a#three', '/docs/b#two', '/docs/c', '/docs/old'],
  );
});

test('a former anchor that its page has, or whose page doesn’t exist, is a problem', () => {
  assert.deepEqual(
    findWrongTargets(
      [
        {page: '/docs/a', anchors: {one: '#two'}},
        {page: '/docs/c', anchors: {x: '/docs/a'}},
        {page: '/docs/old', anchors: {x: '/docs/a'}},
      ],
      SITE,
    ),
    [
      "src/data/formerAnchors.ts: /docs/a still has #one, so it isn't a former anchor. Remove it from the list.",
      "src/data/formerAnchors.ts: /docs/c isn't a page. Correct the path, or remove the page from the list.",
      "src/data/formerAnchors.ts: /docs/old isn't a page; it redirects to /docs/a. Move its anchors there, because browsers keep the anchor across a redirect.",
    ],
  );
});

test('publishing adds the headings of each page and removes none', () => {
  assert.equal(
    publish(parsePublished('/docs/b part former\n/docs/z kept\n'), SITE),
    '/docs/a one two\n/docs/b part former\n/docs/z kept\n',
  );
});
