import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test from 'node:test';
import zlib from 'node:zlib';
import {CommandError} from '../src/site/errors';
import {filesUnder} from '../src/site/files';
import {brotliQuality, describe, precompress} from './precompress';
import {smallestCompressed} from '../src/site/responseHeaders';

async function inFolder(body: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  try {
    await body(folder);
  } finally {
    await rm(folder, {recursive: true});
  }
}

const text = 'A contract is tested. '.repeat(200);

test('text files of at least the minimum size get two copies; files that wouldn’t get smaller get none', () =>
  inFolder(async (folder) => {
    await mkdir(path.join(folder, 'docs'));
    const files: Record<string, string | Buffer> = {
      'docs/2.3.0.html': text,
      'a.css': text,
      'limit.txt': 'x'.repeat(smallestCompressed),
      'small.txt': 'x'.repeat(smallestCompressed - 1),
      'noise.txt': randomBytes(4000),
      'photo.png': text,
      'empty.json': '',
    };
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);

    const result = await precompress(folder);
    const expected = ['a.css', 'docs/2.3.0.html', 'limit.txt'].flatMap((file) => [`${file}.br`, `${file}.gz`]);
    assert.deepEqual(
      (await filesUnder(folder)).filter((file) => !(file in files)),
      expected,
    );
    assert.deepEqual(
      [result.files, result.compressed, result.bytes.original],
      [7, 3, 2 * text.length + smallestCompressed],
    );
    assert.match(describe(result), /^Compressed 3 of 7 files: /);
    assert.equal(zlib.brotliDecompressSync(await readFile(path.join(folder, 'docs/2.3.0.html.br'))).toString(), text);
    assert.equal(zlib.gunzipSync(await readFile(path.join(folder, 'docs/2.3.0.html.gz'))).toString(), text);
  }));

test('a second run writes the same bytes, and removes the copies of a file that became too small', () =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'a.html'), text);
    await writeFile(path.join(folder, 'b.js'), text);
    const copies = ['a.html.br', 'a.html.gz', 'b.js.br', 'b.js.gz'];
    const read = () => Promise.all(copies.map((file) => readFile(path.join(folder, file))));
    await precompress(folder);
    const first = await read();
    assert.equal((await precompress(folder)).files, 2);
    assert.deepEqual(await read(), first);
    await writeFile(path.join(folder, 'a.html'), 'short');
    await precompress(folder);
    assert.deepEqual(await filesUnder(folder), ['a.html', 'b.js', 'b.js.br', 'b.js.gz']);
  }));

test('a copy is kept if it decompresses to its file, and replaced otherwise', () =>
  inFolder(async (folder) => {
    const file = (name: string) => path.join(folder, name);
    for (const name of ['kept.js', 'older.js', 'broken.js']) await writeFile(file(name), text);
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 1};
    const quick = zlib.brotliCompressSync(text, {params});
    await writeFile(file('kept.js.br'), quick);
    await writeFile(file('older.js.br'), zlib.brotliCompressSync(`${text} Older.`, {params}));
    await writeFile(file('broken.js.br'), 'no brotli');
    await precompress(folder);
    assert.deepEqual(await readFile(file('kept.js.br')), quick);
    for (const name of ['older.js', 'broken.js']) {
      assert.equal(zlib.brotliDecompressSync(await readFile(file(`${name}.br`))).toString(), text);
      assert.equal(zlib.gunzipSync(await readFile(file(`${name}.gz`))).toString(), text);
    }
  }));

test('the `only` option limits which files are compressed', () =>
  inFolder(async (folder) => {
    for (const name of ['a.js', 'b.js']) await writeFile(path.join(folder, name), text);
    assert.equal((await precompress(folder, {only: (name) => name === 'a.js', atOnce: 1})).compressed, 1);
    assert.deepEqual(await filesUnder(folder), ['a.js', 'a.js.br', 'a.js.gz', 'b.js']);
    await assert.rejects(precompress(folder, {only: () => false}), CommandError);
  }));

test('a folder without files is an error', () =>
  inFolder(async (folder) => {
    await assert.rejects(precompress(folder), CommandError);
    await assert.rejects(precompress(path.join(folder, 'missing')), CommandError);
  }));

test('shared scripts get the highest quality, scripts of one page a lower one, and pages the lowest', () => {
  const qualities = ['assets/js/main.c96d298c.js', 'assets/js/1ac9f131.39b2eee6.js', 'docs/pact.html'].map(
    brotliQuality,
  );
  assert.deepEqual(
    qualities,
    [...qualities].sort((a, b) => b - a),
  );
  assert.equal(new Set(qualities).size, 3);
  assert.equal(brotliQuality('docs/pact.md'), brotliQuality('docs/pact.html'));
});
