import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {checkTypes} from './types';

const FOLDER = join(process.cwd(), '.generated/planted-types');

after(() => rmSync(FOLDER, {recursive: true, force: true}));

/** Checks a project of some files. */
function check(files: Readonly<Record<string, string>>) {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({compilerOptions: {strict: true, types: [], lib: ['es2022']}, include: ['*.ts']}),
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
  return checkTypes(join(FOLDER, 'tsconfig.json'));
}

test('sound code has no problems, and its files are counted', () => {
  assert.deepEqual(
    check({'a.ts': 'export const a = 1;\n', 'b.ts': "import {a} from './a';\nexport const b: number = a;\n"}),
    {files: 2, problems: []},
  );
});

test('a wrong type is told with its file and line', () => {
  const {files, problems} = check({'a.ts': "export const a = 1;\nexport const b: number = 'b';\n"});
  assert.equal(files, 1);
  assert.deepEqual(problems, ["a.ts:2:14: Type 'string' is not assignable to type 'number'. (TS2322)"]);
});

test('a project without files is a failure', () => {
  const {files, problems} = check({});
  assert.equal(files, 0);
  assert.match(problems.join('\n'), /No inputs were found/);
});

test('a project that does not exist is a failure', () => {
  const {files, problems} = checkTypes(join(FOLDER, 'none.json'));
  assert.equal(files, 0);
  assert.match(problems.join('\n'), /none\.json/);
});
