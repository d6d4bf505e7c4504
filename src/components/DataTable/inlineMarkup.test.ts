import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseInline} from './inlineMarkup';

test('parses code, labels, and links', () => {
  assert.deepEqual(parseInline('Needs `user:manage:*`; see **Users** and [the `id`](/docs/permissions#ai).'), [
    {kind: 'text', text: 'Needs '},
    {kind: 'code', text: 'user:manage:*'},
    {kind: 'text', text: '; see '},
    {kind: 'label', text: 'Users'},
    {kind: 'text', text: ' and '},
    {kind: 'link', text: 'the `id`', to: '/docs/permissions#ai'},
    {kind: 'text', text: '.'},
  ]);
});

test('treats unmatched markup as text', () => {
  for (const text of ['contract_data:*', 'a ` b', '[x] (y)', '2 ** 3'])
    assert.deepEqual(parseInline(text), [{kind: 'text', text}]);
  assert.deepEqual(parseInline(''), []);
});
