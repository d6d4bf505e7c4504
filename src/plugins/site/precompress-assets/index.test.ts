import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {precompressVariable} from '../../../site/precompressVariable';
import precompressAssetsPlugin from '.';

async function copiesWith(value: string | undefined): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-assets-'));
  const before = process.env[precompressVariable];
  try {
    mkdirSync(join(folder, 'assets/js'), {recursive: true});
    for (const name of ['assets/js/main.js', 'index.html'])
      writeFileSync(join(folder, name), 'A contract is tested. '.repeat(200));
    if (value === undefined) Reflect.deleteProperty(process.env, precompressVariable);
    else process.env[precompressVariable] = value;
    await precompressAssetsPlugin({siteDir: process.cwd()} as never).postBuild?.({outDir: folder} as never);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .sort();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, precompressVariable);
    else process.env[precompressVariable] = before;
    rmSync(folder, {recursive: true});
  }
}

test('scripts are compressed if the environment variable is set, and pages never are', async () => {
  assert.deepEqual(await copiesWith('true'), ['assets/js/main.js.br', 'assets/js/main.js.gz']);
  assert.deepEqual(await copiesWith(undefined), []);
});
