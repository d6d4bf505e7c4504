import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {checkWorkspaces} from './workspaces';

const manifest = {name: 'one', version: '1.0.0', devDependencies: {b: '2.0.0', a: '1.0.0'}};

/** Checks a repository with one sample. */
function check(locked: object | undefined, sample: object = manifest): string[] {
  const site = mkdtempSync(join(tmpdir(), 'workspaces-'));
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(site, file)), {recursive: true});
    writeFileSync(join(site, file), JSON.stringify(content));
  };
  try {
    write('package.json', {workspaces: ['samples/*', 'samples/examples/*']});
    write('package-lock.json', {packages: locked === undefined ? {} : {'samples/examples/one': locked}});
    write('samples/examples/one/package.json', sample);
    write('samples/examples/notes/README.json', {});
    const {problems, count} = checkWorkspaces(site);
    assert.equal(count, 1);
    return problems;
  } finally {
    rmSync(site, {recursive: true});
  }
}

test('accepts a sample that the lock file contains, in any order', () => {
  assert.deepEqual(check({...manifest, devDependencies: {a: '1.0.0', b: '2.0.0'}, engines: {node: '>=20'}}), []);
});

test('finds a sample that the lock file lacks', () => {
  assert.deepEqual(check(undefined), [
    "samples/examples/one/package.json: Expected this package in the package-lock.json of the repository root, but it isn't there. Run npm install in the root, and commit both files.",
  ]);
});

test('finds a sample with other dependencies', () => {
  assert.match(
    check({...manifest, devDependencies: {a: '1.0.0'}})[0] ?? '',
    /but these fields have different values there: devDependencies\. Run/,
  );
  assert.match(check(manifest, {...manifest, dependencies: {c: '1'}})[0] ?? '', /there: dependencies\./);
});

test('accepts the samples of this repository', () => {
  const {problems, count} = checkWorkspaces('.');
  assert.deepEqual(problems, []);
  assert.ok(count > 50);
});
