import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { createProductApi } from '../src/product-api.js';

const design = parse(readFileSync(join(import.meta.dirname, '../oas/openapi.yaml'), 'utf8'));
const ajv = new Ajv({ strict: false }).addSchema(design, 'design');
const api = createProductApi();

before(() => once(api.listen(0, '127.0.0.1'), 'listening'));
after(() => api.close());

test('the response for all products matches the design', () => assertMatchesDesign('/products', '/products'));

test('the response for a product matches the design', () => assertMatchesDesign('/product/10', '/product/{id}'));

test('a missing product returns 404', async () => {
  assert.equal((await ask('/product/99')).status, 404);
});

/** @param {string} path */
const ask = (path) => fetch(`http://127.0.0.1:${api.address().port}${path}`);

/** @param {string} path the request's path @param {string} designed the path in the design */
async function assertMatchesDesign(path, designed) {
  const response = await ask(path);
  assert.equal(response.status, 200);

  const pointer = encodeURIComponent(designed.replaceAll('/', '~1'));
  const matches = ajv.compile({ $ref: `design#/paths/${pointer}/get/responses/200/content/application~1json/schema` });
  assert.ok(matches(await response.json()), ajv.errorsText(matches.errors));
}
