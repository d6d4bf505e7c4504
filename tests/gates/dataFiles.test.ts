import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {checkDataFiles} from './dataFiles';

test('every data file follows the schema beside it', async () => {
  const {problems, files, exports, values} = await checkDataFiles(process.cwd());
  assert.deepEqual(problems, []);
  console.log(`data: ${files} files, ${exports} exports, ${values} values`);
});

describe('the look at data files', () => {
  let root = '';
  const write = (files: Readonly<Record<string, string>>, folder: string) => {
    mkdirSync(join(root, folder), {recursive: true});
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
  };
  const SCHEMA =
    "export const schemas = {places: {kind: 'list', of: {kind: 'record', fields: {name: {purpose: 'a', required: true, kind: 'text'}}}}};\n";

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'data-'));
  });
  after(() => rmSync(root, {recursive: true, force: true}));

  test('tells an unknown key, with file, record, key, and the allowed ones', async () => {
    write(
      {'places.ts': "export const places = [{name: 'a'}, {name: 'b', colour: 'c'}];\n", 'places.schema.ts': SCHEMA},
      'unknown',
    );
    assert.deepEqual(await checkDataFiles(root, 'unknown'), {
      problems: ['unknown/places.ts: places: record 2 ("b"): colour is not known. Known: name.'],
      files: 1,
      exports: 1,
      values: 3,
    });
  });
  test('tells a file without a schema, in folders too, and leaves rules and tests alone', async () => {
    write({'a.test.ts': 'throw new Error("not run");\n', 'placeRules.ts': 'export const limit = 1;\n'}, 'missing');
    write({'places.ts': "export const places = [{name: 'a'}];\n"}, 'missing/deep');
    const {problems, files} = await checkDataFiles(root, 'missing');
    assert.equal(files, 1);
    assert.match(
      problems.join('\n'),
      /^missing\/deep\/places\.ts: it has no schema\. Describe each export in missing\/deep\/places\.schema\.ts/,
    );
  });
  test('tells a schema without its file', async () => {
    write(
      {
        'places.schema.ts': SCHEMA,
        'other.ts': 'export const other = 1;\n',
        'other.schema.ts': "export const schemas = {other: {kind: 'number'}};\n",
      },
      'lonely',
    );
    assert.deepEqual((await checkDataFiles(root, 'lonely')).problems, [
      'lonely/places.schema.ts: there is no places.ts for it to describe. Take it out.',
    ]);
  });
  test('fails where there is nothing to look at', async () => {
    write({}, 'empty');
    assert.match((await checkDataFiles(root, 'empty')).problems.join(), /there is no data file/);
  });
});
