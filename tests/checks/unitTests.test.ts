import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import test, {type TestContext} from 'node:test';
import {divide, testCommand, testFiles, writeEntries} from './unitTests';

/** Writes test files to a folder in the project, where they can import packages, and runs them in one group. */
function run(t: TestContext, files: Readonly<Record<string, string>>) {
  mkdirSync('.generated', {recursive: true});
  const folder = mkdtempSync(path.resolve('.generated', 'unit-tests-'));
  t.after(() => rmSync(folder, {recursive: true, force: true}));
  const paths = Object.entries(files).map(([name, code]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `const {beforeEach, test} = require('node:test');\n${code}\n`);
    return file;
  });
  const [program, ...args] = testCommand(writeEntries(path.join(folder, 'entries'), paths, 1), 1);
  // The variable would make the inner test runner report to the outer one.
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const {status, stdout} = spawnSync(program, args, {encoding: 'utf8', env});
  return {status, stdout};
}

test('files are divided into groups of similar size, and no group is empty', () => {
  assert.deepEqual(divide(['a', 'b', 'c', 'd', 'e'], 2), [
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
  assert.deepEqual(divide(['a'], 12), [['a']]);
  assert.deepEqual(divide([], 12), []);
});

test('a folder without test files is reported', () => {
  assert.throws(() => testFiles('static/img'), /Expected at least one \*\.test\.ts in static\/img, but found none/);
});

test('all tests of a group run, and the hooks of one file do not run in another', (t) => {
  const {status, stdout} = run(t, {
    'one.test.ts':
      "let ran = 0; beforeEach(() => { ran += 1; }); test('a', () => { if (ran !== 1) throw new Error(`${ran}`); });",
    'two.test.ts': "beforeEach(() => { throw new Error('not for other files'); });",
    'three.test.ts': "test('b', () => {}); test('c', () => {});",
  });
  assert.match(stdout, /^tests: 3 passed, 0 failed$/m);
  assert.equal(status, 0);
});

test('a failed test is reported with its file and line, and the other files still run', (t) => {
  const {status, stdout} = run(t, {
    'one.test.ts': "test('adds up', () => { throw new Error('1 is not 2'); });",
    'two.test.ts': "test('b', () => {});",
  });
  assert.match(stdout, /^✖ adds up \(.*one\.test\.ts:2\)\nError: 1 is not 2/m);
  assert.match(stdout, /^tests: 1 passed, 1 failed$/m);
  assert.equal(status, 1);
});

test('a file that cannot be loaded is reported, even if it has no tests', (t) => {
  const {status, stdout} = run(t, {
    'one.test.ts': "throw new Error('no data');",
    'two.test.ts': "test('b', () => {});",
  });
  assert.match(stdout, /^✖ the file loads /m);
  assert.match(stdout, /Error: no data[\s\S]*one\.test\.ts/);
  assert.match(stdout, /^tests: 1 passed, 1 failed$/m);
  assert.equal(status, 1);
});
