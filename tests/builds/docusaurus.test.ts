import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {digestOfReference} from './docusaurus';

test('the digest of the API reference changes with its description and its generator, but with no other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return digestOfReference(folder);
    };
    for (const name of ['openapi', 'scripts/openapi-reference', 'src/plugins/site/openapi-pages'])
      mkdirSync(join(folder, name), {recursive: true});
    const first = write('openapi/a.yaml', 'one');
    assert.equal(write('sidebars.ts', 'other'), first);
    const second = write('openapi/a.yaml', 'two');
    const third = write('scripts/openapi-reference/page.ts', 'page');
    assert.equal(new Set([first, second, third]).size, 3);
    rmSync(join(folder, 'scripts/openapi-reference/page.ts'));
    assert.equal(digestOfReference(folder), second);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
