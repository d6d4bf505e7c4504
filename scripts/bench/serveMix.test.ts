import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Route} from '../../tests/checks/routeTable';
import {mixOf, ratio} from './serveMix';

const route = (path: string, kind: Route['kind'] = 'doc'): Route => ({
  path,
  kind,
  sidebar: '',
  group: '',
  topic: '',
  target: kind === 'redirect' ? '/docs/1' : undefined,
});
const ROUTES = [...Array.from({length: 100}, (_, number) => route(`/docs/${number}`)), route('/old', 'redirect')];
const FILES = [
  'index.html',
  'assets/js/main.4a38193e.js',
  'assets/js/main.4a38193e.js.br',
  'assets/search/en-0123456789ab/words-0.json',
  'search-index.en.json',
  'search-index.en.json.br',
];

test('the mix contains each kind, spread over the site, below its base URL', () => {
  const mix = mixOf(ROUTES, FILES, '/preview/');
  assert.equal(mix.pages.length, 40);
  assert.deepEqual([mix.pages[0], mix.pages.at(-1)], ['/preview/docs/0', '/preview/docs/97']);
  assert.deepEqual(mix.assets, ['/preview/assets/js/main.4a38193e.js']);
  assert.deepEqual(mix.search, [
    '/preview/assets/search/en-0123456789ab/words-0.json',
    '/preview/search-index.en.json',
  ]);
  assert.ok(mix.redirects.includes('/preview/old') && mix.redirects.includes('/preview/docs/0.html'));
});

test('a site without one of the kinds is reported', () =>
  assert.throws(() => mixOf(ROUTES, ['index.html'], '/'), /no assets.*npm run build/));

test('a ratio to zero is no figure', () => assert.deepEqual([ratio(3, 2), ratio(3, 0)], ['1.50 times', 'no figure']));
