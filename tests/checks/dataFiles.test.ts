import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {checkDataFiles} from './dataFiles';

test('every data file matches its schema', async () => {
  const {problems, files, exports, values} = await checkDataFiles(process.cwd());
  assert.deepEqual(problems, []);
  console.log(`data: ${files} files, ${exports} exports, ${values} values`);
});

describe('the check of data files', () => {
  let root = '';
  const write = (files: Readonly<Record<string, string>>, folder: string) => {
    mkdirSync(join(root, folder), {recursive: true});
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
  };
  const schemaUrl = pathToFileURL(join(process.cwd(), 'src/data/schema.ts')).href;
  const SCHEMA =
    `import {z} from ${JSON.stringify(pathToFileURL(require.resolve('zod')).href)};\n` +
    `import {records, text} from ${JSON.stringify(schemaUrl)};\n` +
    "export const schemas = {places: records(z.strictObject({name: text().describe('a')}))};\n";

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'data-'));
  });
  after(() => rmSync(root, {recursive: true, force: true}));

  test('reports an unknown key with the file, the entry, and the allowed keys', async () => {
    write(
      {'places.ts': "export const places = [{name: 'a'}, {name: 'b', color: 'c'}];\n", 'places.schema.ts': SCHEMA},
      'unknown',
    );
    assert.deepEqual(await checkDataFiles(root, 'unknown'), {
      problems: ['unknown/places.ts: places[1].color (in "b") is not an allowed key. Allowed keys: name.'],
      files: 1,
      exports: 1,
      values: 3,
    });
  });
  test('reports a file without a schema in a subfolder, and skips rules, constants, and tests', async () => {
    write(
      {
        'a.test.ts': 'throw new Error("not run");\n',
        'placeRules.ts': 'export const limit = 1;\n',
        'place.constants.ts': 'export const A = 1;\n',
      },
      'missing',
    );
    write({'places.ts': "export const places = [{name: 'a'}];\n"}, 'missing/deep');
    const {problems, files} = await checkDataFiles(root, 'missing');
    assert.equal(files, 1);
    assert.match(
      problems.join('\n'),
      /^missing\/deep\/places\.ts: there is no schema file\. Describe each export in missing\/deep\/places\.schema\.ts/,
    );
  });
  test('reports a schema without a data file', async () => {
    write(
      {
        'places.schema.ts': SCHEMA,
        'other.ts': 'export const other = 1;\n',
        'other.schema.ts': `import {z} from ${JSON.stringify(pathToFileURL(require.resolve('zod')).href)};\nexport const schemas = {other: z.number()};\n`,
      },
      'unmatched',
    );
    assert.deepEqual((await checkDataFiles(root, 'unmatched')).problems, [
      'unmatched/places.schema.ts: expected a data file places.ts next to the schema. Add the file, or remove the schema.',
    ]);
  });
  test('fails if there are no data files', async () => {
    write({}, 'empty');
    assert.match((await checkDataFiles(root, 'empty')).problems.join(), /expected at least one data file/);
  });
});
