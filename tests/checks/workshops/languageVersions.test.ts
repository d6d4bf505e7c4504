import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import test from 'node:test';
import {listStates} from '../../../src/plugins/shared/downloadable-projects/states';
import {
  checkLanguageVersions,
  checkPom,
  checkRequirements,
  compareVersions,
  readGoMod,
  readRequirements,
} from './languageVersions';

test('the libraries that a Go project requires directly are read with their lines', () =>
  assert.deepEqual(
    readGoMod(
      'go.mod',
      'module x\n\ngo 1.24\n\nrequire a.org/b v1.2.3\n\nrequire (\n\tc.org/d/v2 v2.0.0\n\te.org/f v1.0.0 // indirect\n)\n',
    ),
    [
      {file: 'go.mod', line: 5, library: 'a.org/b', version: 'v1.2.3'},
      {file: 'go.mod', line: 8, library: 'c.org/d/v2', version: 'v2.0.0'},
    ],
  ));

test('a library with different versions in two projects is reported with both places', () => {
  const one = readRequirements('a.txt', 'pact-python==4.2.0 \\\n    --hash=sha256:0\n');
  const other = readRequirements('b.txt', '# comment\nPact-Python==4.1.0\n');
  assert.deepEqual(compareVersions([...one, ...other]), [
    'b.txt:2: Expected pact-python 4.2.0, as in a.txt:1, but found 4.1.0. Use one version in all projects.',
  ]);
  assert.deepEqual(compareVersions([...one, ...one]), []);
});

test('a Python library without an exact version or a hash is reported', () => {
  assert.deepEqual(checkRequirements('r.txt', `# x\na==1 \\\n    --hash=sha256:${'0'.repeat(64)}\n`), []);
  assert.match(
    checkRequirements('r.txt', 'a>=1\n').join(),
    /entry 1 to be a library with an exact version, but found "a>=1"/,
  );
  assert.match(checkRequirements('r.txt', 'a==1\n').join(), /Expected a hash for a==1, but found none\. Run uv/);
});

test('a version in a pom.xml is reported, except the parent’s', () => {
  const pom = (version: string) =>
    `<project>\n<parent>\n<version>1</version>\n</parent>\n<dependency>${version}</dependency>\n</project>\n`;
  assert.deepEqual(checkPom('pom.xml', pom('')), []);
  assert.match(
    checkPom('pom.xml', pom('<version>2</version>')).join(),
    /^pom\.xml:5: Expected no version in pom\.xml, but found 2\. Add/,
  );
});

test('a changed copy of the parent POM and a missing file are reported', (t) => {
  const site = mkdtempSync(join(tmpdir(), 'versions-'));
  t.after(() => rmSync(site, {recursive: true, force: true}));
  for (const [name, text] of Object.entries({
    'samples/examples/parent.xml': '<project/>\n',
    'samples/examples/j/package.json': '{"language": "java"}',
    'samples/examples/j/project/package.json': '{}',
    'samples/examples/j/project/pom.xml': '<project/>\n',
    'samples/examples/j/project/parent.xml': '<changed/>\n',
    'samples/examples/g/package.json': '{"language": "go"}',
    'samples/examples/g/project/package.json': '{}',
    'samples/examples/g/project/go.mod': 'module x\nrequire a.org/b v1.0.0\n',
    'samples/examples/s/package.json': '{}',
    'samples/examples/s/project/package.json': '{}',
  })) {
    mkdirSync(dirname(join(site, name)), {recursive: true});
    writeFileSync(join(site, name), text);
  }
  const {problems, libraries} = checkLanguageVersions(site, listStates(site));
  assert.deepEqual(problems, [
    'samples/examples/g/project/go.sum is missing. Add it: every project in go pins its versions there.',
    'samples/examples/j/project/parent.xml isn’t the same as samples/examples/parent.xml. Run npm run locks.',
  ]);
  assert.equal(libraries, 1);
});
