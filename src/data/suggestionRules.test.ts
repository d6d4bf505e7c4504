import assert from 'node:assert/strict';
import {test} from 'node:test';
import {suggestion} from './suggestionRules';

test('suggests the most similar candidate, and none if no candidate is similar', () => {
  assert.equal(suggestion('colour', ['color', 'column']), ' Did you mean "color"?');
  assert.equal(suggestion('weather', ['color', 'column']), '');
  assert.equal(suggestion(1, ['color']), '');
  // Two swapped letters are one typo, also in a short word.
  assert.equal(suggestion('mian', ['main']), ' Did you mean "main"?');
  assert.equal(suggestion('mayn', ['mine']), '');
});
