import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {describedVersion, hasFragment, ownVersion, versionLinks, type Version} from './links';

const pact = {id: 'docs/pact', path: '/docs/pact', counterparts: {'1.x': '/1.x/docs/pact'}};
const versions: Version[] = [
  {name: 'current', label: '2.x', isLast: true, mainDocId: 'index', docs: [{id: 'index', path: '/'}, pact]},
  {name: '1.x', label: '1.x', isLast: false, mainDocId: 'index', docs: [{id: 'index', path: '/1.x'}]},
];
const targets = (shown: Parameters<typeof versionLinks>[1]) =>
  versionLinks(versions, shown).map(({to, hasCounterpart}) => [to, hasCounterpart]);

describe('version links', () => {
  test('lead to the counterpart of the page', () =>
    assert.deepEqual(targets({version: 'current', doc: pact}), [
      ['/docs/pact', true],
      ['/1.x/docs/pact', true],
    ]));
  test("lead to the home page of a version that doesn't have the page", () =>
    assert.deepEqual(targets({version: 'current', doc: {id: 'docs/ai', path: '/docs/ai'}}), [
      ['/docs/ai', true],
      ['/1.x', false],
    ]));
  test('lead to the home pages from an unversioned page', () =>
    assert.deepEqual(targets({}), [
      ['/', false],
      ['/1.x', false],
    ]));
});

describe('the version of a page', () => {
  const latest = {name: 'current', isLast: true};
  const archived = {name: '1.x', isLast: false};
  test('is that of its docs', () =>
    assert.deepEqual([ownVersion(latest, true), ownVersion(archived, true)], ['current', '1.x']));
  test("doesn't exist on pages at the root of the site that aren't docs", () =>
    assert.deepEqual([ownVersion(latest, false), ownVersion(undefined, false)], [undefined, undefined]));
  test('is the archived one on missing pages below its path', () => assert.equal(ownVersion(archived, false), '1.x'));
});

test('a page that is its own counterpart in another version describes that version', () => {
  const path = '/docs/on-premises/database';
  const database = {
    id: 'docs/on-premises/database',
    path,
    counterparts: {current: '/docs/on-premises-2x/database', '1.x': path},
  };
  assert.equal(describedVersion(database), '1.x');
  assert.equal(describedVersion(pact), undefined);
  assert.equal(describedVersion(undefined), undefined);
  assert.deepEqual(targets({version: '1.x', doc: database}), [
    ['/docs/on-premises-2x/database', true],
    [path, true],
  ]);
});

describe('a fragment', () => {
  const has = (hash: string) => hasFragment(hash, (id) => ['steps', 'größe'].includes(id));
  test('is found in encoded and decoded form', () =>
    assert.deepEqual(['', '#', '#steps', '#größe', '#gr%C3%B6%C3%9Fe'].map(has), [true, true, true, true, true]));
  test("isn't found if the page doesn't have it", () =>
    assert.deepEqual(['#gone', '#%', '#steps%20'].map(has), [false, false, false]));
});
