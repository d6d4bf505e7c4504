import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const pact = 'published/pacts/CatalogueWeb-ProductAPI.json';

test('the contracts in published/ are those of the steps', () => {
  for (const step of ['step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6', 'step-7']) {
    assert.equal(read(`${step}/published/openapi-1.0.0.yaml`), read('step-1/oas/openapi.yaml'));
    assert.equal(read(`${step}/published/openapi-2.0.0.yaml`), read('step-4/oas/openapi.yaml'));
    assert.equal(read(`${step}/${pact}`), read(`step-3/${pact}`));
  }
  assert.equal(read('step-1/oas/openapi.yaml'), read('step-3/oas/openapi.yaml'));
  assert.equal(read('step-5/oas/openapi.yaml'), read('step-7/oas/openapi.yaml'));
});
