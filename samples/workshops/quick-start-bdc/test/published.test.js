import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('the contracts in published/ are those of the steps', () => {
  for (const step of ['step-1', 'step-2', 'step-3', 'step-4']) {
    assert.equal(read(`${step}/published/openapi-1.0.0.yaml`), read('step-1/openapi.yaml'));
    assert.equal(read(`${step}/published/openapi-2.0.0.yaml`), read('step-3/openapi.yaml'));
    assert.equal(read(`${step}/published/pacts/CatalogueWeb-ProductAPI.json`), read('step-3/published/pacts/CatalogueWeb-ProductAPI.json'));
  }
  assert.equal(read('step-1/openapi.yaml'), read('step-2/openapi.yaml'));
});
