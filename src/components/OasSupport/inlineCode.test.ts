import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inlineCode} from './inlineCode';

test('what stands between backticks is code', () => {
  assert.deepEqual(inlineCode('Add `- {}` to `security`.'), [
    {text: 'Add ', code: false},
    {text: '- {}', code: true},
    {text: ' to ', code: false},
    {text: 'security', code: true},
    {text: '.', code: false},
  ]);
});

test('a text without backticks is one stretch, an empty one none', () => {
  assert.deepEqual(inlineCode('Not read.'), [{text: 'Not read.', code: false}]);
  assert.deepEqual(inlineCode(''), []);
});
