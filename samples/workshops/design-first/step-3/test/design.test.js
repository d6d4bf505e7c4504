import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';

const design = parse(readFileSync(join(import.meta.dirname, '../oas/openapi.yaml'), 'utf8'));

test('the design is an OpenAPI document with a version', () => {
  assert.match(design.openapi, /^3\./);
  assert.match(design.info.version, /^\d+\.\d+\.\d+$/);
});
