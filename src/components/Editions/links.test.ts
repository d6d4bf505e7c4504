import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {editionLinks, hasFragment, type Version} from './links';

const pact = {id: 'docs/pact', path: '/docs/pact', twins: {'1.x': '/1.x/docs/pact'}};
const versions: Version[] = [
  {name: 'current', label: '2.x', isLast: true, mainDocId: 'index', docs: [{id: 'index', path: '/'}, pact]},
  {name: '1.x', label: '1.x', isLast: false, mainDocId: 'index', docs: [{id: 'index', path: '/1.x'}]},
];
const targets = (shown: Parameters<typeof editionLinks>[1]) =>
  editionLinks(versions, shown).map(({to, twin}) => [to, twin]);

describe('links to the editions', () => {
  test('lead to the twin of the page', () =>
    assert.deepEqual(targets({version: 'current', doc: pact}), [
      ['/docs/pact', true],
      ['/1.x/docs/pact', true],
    ]));
  test('lead to the start of an edition that has no such page', () =>
    assert.deepEqual(targets({version: 'current', doc: {id: 'docs/ai', path: '/docs/ai'}}), [
      ['/docs/ai', true],
      ['/1.x', false],
    ]));
  test('lead to the starts from a page that belongs to no edition', () =>
    assert.deepEqual(targets({}), [
      ['/', false],
      ['/1.x', false],
    ]));
});

describe('a fragment', () => {
  const has = (hash: string) => hasFragment(hash, (id) => ['steps', 'größe'].includes(id));
  test('that the page has is kept, written with escapes or not', () =>
    assert.deepEqual(['', '#', '#steps', '#größe', '#gr%C3%B6%C3%9Fe'].map(has), [true, true, true, true, true]));
  test('that it does not have is not', () =>
    assert.deepEqual(['#gone', '#%', '#steps%20'].map(has), [false, false, false]));
});
