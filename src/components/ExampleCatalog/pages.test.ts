import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pathsOf} from './pages';

test('pages are those routes that hold no others', () => {
  const routes = [{path: '/x/'}, {path: '/', routes: [{path: '/docs', routes: [{path: '/docs/a'}, {path: '/'}]}]}];
  assert.deepEqual([...pathsOf(routes)], ['/x', '/docs/a', '/']);
});
