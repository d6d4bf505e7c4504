// #region compare-test
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { compare } from '../compare.js';

const path = (name) => join(import.meta.dirname, '..', name);

test('what the tests mock is what the provider describes', async () => {
  assert.deepEqual(await compare(path('openapi.yaml'), path('pacts/CatalogueWeb-ProductAPI.json')), []);
});
// #endregion
