import assert from 'node:assert/strict';
import {test} from 'node:test';
import {piecesOf} from './pieces';

test('code, labels and links are told apart, and the rest stays', () => {
  assert.deepEqual(piecesOf('Needs `user:manage:*`; see **Users** and [the `id`](/docs/permissions#ai).'), [
    {kind: 'text', text: 'Needs '},
    {kind: 'code', text: 'user:manage:*'},
    {kind: 'text', text: '; see '},
    {kind: 'label', text: 'Users'},
    {kind: 'text', text: ' and '},
    {kind: 'link', text: 'the `id`', to: '/docs/permissions#ai'},
    {kind: 'text', text: '.'},
  ]);
});

test('a lone mark is text', () => {
  for (const text of ['contract_data:*', 'a ` b', '[x] (y)', '2 ** 3'])
    assert.deepEqual(piecesOf(text), [{kind: 'text', text}]);
  assert.deepEqual(piecesOf(''), []);
});
