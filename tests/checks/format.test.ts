import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkFormat} from './format';

test('a file that Prettier would change is reported, and ignored files are not counted', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'format-'));
  t.after(() => rm(root, {recursive: true}));
  await writeFile(join(root, '.prettierrc.json'), '{ "singleQuote": true }\n');
  await writeFile(join(root, '.prettierignore'), 'ignored.ts\n');
  await writeFile(join(root, 'good.ts'), "export const a = 'b';\n");
  await writeFile(join(root, 'bad.ts'), 'export const a = "b"\n');
  await writeFile(join(root, 'ignored.ts'), 'export const a = "b"\n');
  await writeFile(join(root, 'picture.png'), '');
  assert.deepEqual(await checkFormat(root), {files: 3, unformatted: ['bad.ts']});
});
