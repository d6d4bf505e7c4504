import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { createProductApi } from '../src/product-api.js';

const description = parse(readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8'));
const ajv = new Ajv({ strict: false }).addSchema(description, 'openapi');
const api = createProductApi();

before(() => once(api.listen(0, '127.0.0.1'), 'listening'));
after(() => api.close());

test('the response for a product matches the description', () => assertMatchesDescription('10', 200));

test('the response for a missing product matches the description', () => assertMatchesDescription('99', 404));

/** @param {string} id the product's ID @param {number} status the status in the description */
async function assertMatchesDescription(id, status) {
  const response = await fetch(`http://127.0.0.1:${api.address().port}/product/${id}`);
  assert.equal(response.status, status);

  const schema = `openapi#/paths/~1product~1%7Bid%7D/get/responses/${status}/content/application~1json/schema`;
  const matches = ajv.compile({ $ref: schema });
  assert.ok(matches(await response.json()), ajv.errorsText(matches.errors));
}
