import assert from 'node:assert/strict';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test, {type TestContext} from 'node:test';
import {CommandError} from '../../src/site/errors';
import type {Sample} from '../samples/samples';
import {modulesOf} from './java';
import type {Language} from './model';
import {python} from './python';
import {chooseLanguageSamples, detectLanguages, reportMissing} from './run';
import {checkRuby} from './syntax';
import {copyProject, digestOf, findProgram, oncePer, projectsOf, requireVersion, tryCommand, versionOf} from './tools';

function temporary(t: TestContext, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  t.after(() => rmSync(folder, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const sample = (name: string, language?: string, folder = '/'): Sample => ({
  name: `examples/${name}`,
  folder,
  scripts: {},
  outputs: 0,
  language,
});
const SAMPLES = [sample('one', 'java'), sample('two', 'go'), sample('three', 'java'), sample('four')];
const namesOf = (names: readonly string[]) =>
  chooseLanguageSamples(SAMPLES, names).map(({name}) => path.basename(name));

test('samples are chosen by language and by name, without those in JavaScript', () => {
  assert.deepEqual(namesOf([]), ['one', 'two', 'three']);
  assert.deepEqual(namesOf(['java']), ['one', 'three']);
  assert.deepEqual(namesOf(['examples/three', 'go']), ['two', 'three']);
  assert.throws(() => namesOf(['four']), /^CommandError: No sample is named four\. The samples are: examples\/one/);
  assert.throws(() => namesOf(['python']), /^CommandError: Expected samples in python, but found none\.$/);
});

test('an unknown language in package.json is reported with the known ones', () =>
  assert.throws(
    () => chooseLanguageSamples([sample('x', 'jvaa')], []),
    /^CommandError: samples\/examples\/x\/package\.json: Expected "language" to be java, go, python, but found "jvaa"\./,
  ));

test('a missing tool skips its language, or fails if CI is set', () => {
  const language = (name: string, detect: () => string) =>
    ({name, title: name, requires: 'x 1', detect}) as unknown as Language;
  const {available, missing} = detectLanguages([
    language('a', () => 'a 1'),
    language('b', () => {
      throw new CommandError("b isn't installed.");
    }),
  ]);
  assert.deepEqual(
    available.map(({title}) => title),
    ['a'],
  );
  assert.deepEqual(missing, ["b: b isn't installed. Install x 1."]);
  assert.doesNotThrow(() => reportMissing(missing, {}));
  assert.throws(() => reportMissing(missing, {CI: 'true'}), /b isn't installed[\s\S]*CI is set/);
  assert.doesNotThrow(() => reportMissing([], {CI: 'true'}));
});

test('a version is read from what a program prints, and compared with the required one', () => {
  assert.match(versionOf([process.execPath, '--version'], /v([\d.]+)/), /^\d+\.\d+/);
  assert.throws(() => versionOf(['no-such-program'], /x/), /^CommandError: no-such-program isn't installed\.$/);
  assert.throws(() => versionOf([process.execPath, '--version'], /(x\d)/), /to print a version, but found: v\d+/);
  assert.doesNotThrow(() => requireVersion('Go', '1.24', '1.9'));
  assert.throws(() => requireVersion('Go', '1.9.2', '1.24'), /Expected Go 1\.24 or later, but found 1\.9\.2/);
});

test('a program is found only if it can be executed', (t) => {
  const folder = temporary(t, {tool: '#!/bin/sh\n'});
  assert.equal(findProgram('tool', folder), undefined);
  chmodSync(path.join(folder, 'tool'), 0o755);
  assert.equal(findProgram('tool', `/nowhere:${folder}`), path.join(folder, 'tool'));
});

test('dependencies are fetched once, again after a change, and again after a failure', async (t) => {
  const folder = path.join(temporary(t), 'cache');
  let count = 0;
  const work = () => Promise.resolve(void (count += 1));
  await oncePer('a', folder, work);
  await oncePer('a', folder, work);
  assert.equal(count, 1);
  await assert.rejects(
    oncePer('b', folder, () => Promise.reject(new Error('offline'))),
    /offline/,
  );
  await oncePer('a', folder, work);
  assert.equal(count, 2);
});

test('the digest of projects changes if one of the named files does', (t) => {
  const folder = temporary(t, {'project/go.mod': 'a', 'project/x.go': 'a'});
  const digest = () => digestOf([sample('x', 'go', folder)], ['go.mod', 'go.sum']);
  const before = digest();
  writeFileSync(path.join(folder, 'project/x.go'), 'b');
  assert.equal(digest(), before);
  writeFileSync(path.join(folder, 'project/go.sum'), 'b');
  assert.notEqual(digest(), before);
});

test('the digest of projects does not depend on the order of the samples', (t) => {
  const one = sample('one', 'go', temporary(t, {'project/go.mod': 'a'}));
  const two = sample('two', 'go', temporary(t, {'project/go.mod': 'b'}));
  assert.equal(digestOf([one, two], ['go.mod']), digestOf([two, one], ['go.mod']));
});

test('the projects of a workshop are its steps in order, and an example has one', (t) => {
  const steps = temporary(t, {
    'package.json': '{}',
    'step-10/package.json': '{}',
    'step-9/package.json': '{}',
    'output/x.txt': '',
  });
  const example = temporary(t, {'project/package.json': '{}', 'package.json': '{}'});
  const namesIn = (folder: string) => projectsOf({folder}).map((project) => path.relative(folder, project));
  assert.deepEqual(namesIn(steps), ['step-9', 'step-10']);
  assert.deepEqual(namesIn(example), ['project']);
});

test('the digest of a workshop changes if a file of any of its steps does', (t) => {
  const folder = temporary(t, {
    'step-1/package.json': '{}',
    'step-1/pom.xml': 'a',
    'step-2/package.json': '{}',
    'step-2/pom.xml': 'a',
  });
  const digest = () => digestOf([{name: 'workshops/x', folder}], ['pom.xml']);
  const before = digest();
  writeFileSync(path.join(folder, 'step-2/pom.xml'), 'b');
  assert.notEqual(digest(), before);
});

test('Maven fetches the dependencies of each different pom.xml of a workshop once', (t) => {
  const folder = temporary(t, {
    'step-1/package.json': '{}',
    'step-1/pom.xml': 'a',
    'step-2/package.json': '{}',
    'step-2/pom.xml': 'a',
    'step-3/package.json': '{}',
    'step-3/pom.xml': 'b',
  });
  const example = temporary(t, {'project/pom.xml': 'a'});
  const modules = modulesOf([
    {name: 'workshops/x', folder},
    {name: 'examples/y', folder: example},
  ]);
  assert.deepEqual([...modules.keys()], ['workshops-x-step-1', 'workshops-x-step-3', 'examples-y-project']);
});

test('a project is copied without ignored files and without its breaking variant', (t) => {
  const folder = temporary(t, {
    'project/.gitignore': 'target/\n',
    'project/src/X.java': 'x',
    'project/target/X.class': 'x',
    'project/breaking/src/X.java': 'y',
  });
  const target = path.join(folder, 'copy');
  copyProject(path.join(folder, 'project'), target);
  assert.equal(readFileSync(path.join(target, 'src/X.java'), 'utf8'), 'x');
  for (const name of ['target', 'breaking']) assert.equal(existsSync(path.join(target, name)), false);
});

test('a Python project without a lock is reported with the command that writes it', async (t) =>
  assert.rejects(
    python.fetch([sample('x', 'python', temporary(t))], path.join(temporary(t), 'cache')),
    /^CommandError: samples\/examples\/x\/project\/requirements\.txt is missing\. Write it with: uv pip compile/,
  ));

test('a step of a Python workshop whose lock is different is reported with both files', async (t) => {
  const folder = temporary(t, {
    'step-1/package.json': '{}',
    'step-1/requirements.txt': 'a==1',
    'step-2/package.json': '{}',
    'step-2/requirements.txt': 'a==2',
  });
  await assert.rejects(
    python.fetch([{...sample('x', 'python', folder), name: 'workshops/x'}], path.join(temporary(t), 'cache')),
    /^CommandError: Expected samples\/workshops\/x\/step-2\/requirements\.txt to be the same as samples\/workshops\/x\/step-1\/requirements\.txt/,
  );
});

test('a failed command returns its exit code and output', async () => {
  assert.deepEqual(await tryCommand(['sh', '-c', 'echo no >&2; exit 3'], '/'), {status: 3, output: 'no\n'});
  assert.equal((await tryCommand(['no-such-program'], '/')).status, 127);
});

test('Ruby code with a syntax error is reported with its page and line', async (t) => {
  if (findProgram('ruby') === undefined) {
    t.skip('Ruby isn’t installed');
    return;
  }
  const block = {file: 'docs/x.mdx', line: 7};
  assert.deepEqual(await checkRuby([{...block, text: 'puts 1'}]), []);
  assert.match(
    (await checkRuby([{...block, text: 'def x'}])).join(),
    /^docs\/x\.mdx:7: Expected valid code.*\n.*syntax error/,
  );
});
