import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {earlyVariable, isEarly} from '../../../deploy/earlyCopies';
import earlyCopiesPlugin from '.';

async function copiesWith(value: string | undefined): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'early-copies-'));
  const before = process.env[earlyVariable];
  try {
    mkdirSync(join(folder, 'assets/js'), {recursive: true});
    for (const name of ['assets/js/main.js', 'index.html'])
      writeFileSync(join(folder, name), 'A contract is tested. '.repeat(200));
    if (value === undefined) Reflect.deleteProperty(process.env, earlyVariable);
    else process.env[earlyVariable] = value;
    await earlyCopiesPlugin({siteDir: process.cwd()} as never).postBuild?.({outDir: folder} as never);
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .sort();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, earlyVariable);
    else process.env[earlyVariable] = before;
    rmSync(folder, {recursive: true});
  }
}

test('scripts are compressed where the build asks for it, pages never', async () => {
  assert.deepEqual(await copiesWith('true'), ['assets/js/main.js.br', 'assets/js/main.js.gz']);
  assert.deepEqual(await copiesWith(undefined), []);
});

test('early is what no plugin changes after the bundler', () => {
  assert.deepEqual(['assets/js/main.js', 'assets/css/styles.css', 'samples/a/x.js.txt'].filter(isEarly).length, 3);
  assert.deepEqual(
    ['index.html', 'docs/pact.md', 'assets/search/en.json', 'sitemap.xml', 'docs/samples/a.html'].filter(isEarly),
    [],
  );
});
