import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {checkTypes} from './types';

const FOLDER = join(process.cwd(), '.generated/fixture-site-types');

after(() => rmSync(FOLDER, {recursive: true, force: true}));

/** Checks a project that consists of the given files. */
function check(
  files: Readonly<Record<string, string>>,
  config: object = {compilerOptions: {strict: true, types: [], lib: ['es2022']}, include: ['*.ts']},
) {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
  return checkTypes(join(FOLDER, 'tsconfig.json'));
}

test('counts the files of code without errors', () => {
  assert.deepEqual(
    check({'a.ts': 'export const a = 1;\n', 'b.ts': "import {a} from './a';\nexport const b: number = a;\n"}),
    {files: 2, problems: []},
  );
});

test('reports a wrong type with its file and line', () => {
  const {files, problems} = check({'a.ts': "export const a = 1;\nexport const b: number = 'b';\n"});
  assert.equal(files, 1);
  assert.deepEqual(problems, ["a.ts:2:14: Type 'string' is not assignable to type 'number'. (TS2322)"]);
});

test('fails for a project without files', () => {
  const {files, problems} = check({});
  assert.equal(files, 0);
  assert.match(problems.join('\n'), /No inputs were found/);
});

test('fails for a project that doesn’t exist', () => {
  const {files, problems} = checkTypes(join(FOLDER, 'none.json'));
  assert.equal(files, 0);
  assert.match(problems.join('\n'), /none\.json/);
});

describe('code that runs in the browser', () => {
  const BROWSER = {extends: '../../tsconfig.browser.json', include: ['*.tsx']};
  test('can’t use process, Buffer, or modules of Node.js', () => {
    const {problems} = check(
      {
        'Component.tsx': [
          "import {readFileSync} from 'node:fs';",
          'export const user: unknown = process.env.USER;',
          "export const bytes = Buffer.from('a');",
          "export const text: unknown = readFileSync('a');",
          '',
        ].join('\n'),
      },
      BROWSER,
    );
    assert.equal(problems.length, 3, problems.join('\n'));
    assert.match(problems[0] ?? '', /^Component\.tsx:1:\d+: .*'node:fs'/);
    assert.match(problems[1] ?? '', /^Component\.tsx:2:\d+: .*'process'/);
    assert.match(problems[2] ?? '', /^Component\.tsx:3:\d+: .*'Buffer'/);
  });
  test('can use the DOM, React, and Docusaurus', () => {
    const {files, problems} = check(
      {
        'Component.tsx': [
          "import Link from '@docusaurus/Link';",
          'export const Component = () => <Link to="/">{document.title}</Link>;',
          '',
        ].join('\n'),
      },
      BROWSER,
    );
    assert.deepEqual({files, problems}, {files: 1, problems: []});
  });
});
