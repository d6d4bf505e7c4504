import assert from 'node:assert/strict';
import {test} from 'node:test';
import {similarName, suggestion} from './suggestionRules';

test('suggests the most similar candidate, and none if no candidate is similar', () => {
  assert.equal(suggestion('colour', ['color', 'column']), ' Did you mean "color"?');
  assert.equal(suggestion('weather', ['color', 'column']), '');
  assert.equal(suggestion(1, ['color']), '');
  // Two swapped letters are one typo, also in a short word.
  assert.equal(suggestion('mian', ['main']), ' Did you mean "main"?');
  assert.equal(suggestion('mayn', ['mine']), '');
});

test('finds a name with a typo, or with the same words', () => {
  assert.equal(similarName('lable', ['id', 'label']), 'label');
  assert.equal(similarName('price', ['id', 'unitPrice']), 'unitPrice');
  assert.equal(similarName('unit_price_eur', ['id', 'unitPrice']), 'unitPrice');
  assert.equal(similarName('HTTPStatus', ['id', 'status']), 'status');
  assert.equal(similarName('available', ['itemId', 'inStock', 'warehouse']), undefined);
  assert.equal(similarName('$', ['id']), undefined);
  assert.equal(similarName('a', ['b']), undefined, 'short names always have few different letters');
});
