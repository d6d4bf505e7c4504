import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, describe, test} from 'node:test';
import {strToU8, zipSync} from 'fflate';
import {EXAMPLE, repository, TINY} from '../../src/plugins/shared/downloadable-projects/testRepository';
import {installationOf, tryZip, zipsInLanguage, type Installation} from './downloads';

const FOLDER = mkdtempSync(join(tmpdir(), 'zips-'));
after(() => rmSync(FOLDER, {recursive: true, force: true}));

const lock = {
  name: 'tiny-step-1',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {'': {name: 'tiny-step-1', version: '1.0.0'}},
};
const readme = (...commands: string[]) =>
  `# Tiny\n\n## Run it\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\`\n\nStart the mock broker:\n\n\`\`\`sh\nnpm run broker\n\`\`\`\n`;
const FILES = {
  'package.json': JSON.stringify({name: 'tiny-step-1', version: '1.0.0', scripts: {test: 'node --test'}}),
  'package-lock.json': JSON.stringify(lock),
  'x.test.js': "require('node:test')('x', () => {});\n",
  'README.md': readme('npm ci', 'npm test'),
};

/** Creates a zip file whose content is in one folder, by default with the name of the zip file. */
function zip(files: Readonly<Record<string, string>>, folder = 'tiny-step-1'): string {
  const path = join(FOLDER, 'tiny-step-1.zip');
  writeFileSync(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, strToU8(text)]))),
  );
  return path;
}

describe('the zip file of a workshop state', {concurrency: false}, () => {
  test('is unpacked and runs the commands of its README in a clean environment', async () => {
    process.env.DOWNLOAD_SECRET = 'secret';
    const files = {
      ...FILES,
      'README.md': readme(
        'npm ci',
        'npm test',
        'test -z "$DOWNLOAD_SECRET$NODE_TEST_CONTEXT"',
        'test -f package-lock.json',
      ),
    };
    assert.equal(await tryZip(zip(files), {}), '');
    delete process.env.DOWNLOAD_SECRET;
  });

  for (const [name, files, message] of [
    [
      'with a command that fails',
      {...FILES, 'README.md': readme('npm ci', 'echo so far', 'node -e "process.exit(3)"', 'echo never')},
      /^tiny-step-1\.zip: "node -e process\.exit\(3\)" returned exit code 3\. It printed:[\s\S]*so far(?![\s\S]*never$)/,
    ],
    [
      "with a lock file that doesn't match package.json",
      {
        ...FILES,
        'package.json': '{"name": "tiny-step-1", "version": "1.0.0", "dependencies": {"x": "file:x"}}',
        'x/package.json': '{"name": "x", "version": "1.0.0"}',
      },
      /"npm ci" returned exit code 1[\s\S]*in sync/,
    ],
    [
      'without a lock file',
      {'package.json': FILES['package.json'], 'README.md': FILES['README.md']},
      /"npm ci" returned exit code 1/,
    ],
    ['without a README', {'package.json': '{}'}, /tiny-step-1\.zip has no README\.md/],
    [
      'with a README that has no commands',
      {...FILES, 'README.md': '# Tiny\n'},
      /tiny-step-1\.zip: Expected the heading "## Run it", but found none/,
    ],
    [
      'with a README that starts a server',
      {...FILES, 'README.md': readme('npm ci', 'npm run broker')},
      /The command "npm run broker" below "## Run it" doesn’t exit/,
    ],
  ] as const) {
    test(`${name} is reported`, async () => assert.match(await tryZip(zip(files), {}), message));
  }
  test("with a command that doesn't end is stopped and reported", async () =>
    assert.match(
      await tryZip(zip({...FILES, 'README.md': readme('npm ci', 'sleep 1000')}), {}, 8000),
      /"sleep 1000" returned exit code 1[\s\S]*Stopped after 8 s because/,
    ));
  test('whose folder has another name is reported', async () =>
    assert.match(
      await tryZip(zip(FILES, 'other'), {}),
      /tiny-step-1\.zip contains other instead of one folder tiny-step-1/,
    ));
  test("that isn't a zip file is reported", async () => {
    const path = zip(FILES);
    writeFileSync(path, 'no zip');
    assert.match(await tryZip(path, {}), /^tiny-step-1\.zip: /);
  });
});

describe('an installation for zip files with the same lock file', {concurrency: false}, () => {
  const manifest = {name: 'tiny-step-1', version: '1.0.0', dependencies: {x: 'file:x'}};
  const locked = {
    ...lock,
    packages: {'': manifest, 'node_modules/x': {resolved: 'x', link: true}, x: {version: '1.0.0'}},
  };
  const files = {
    ...FILES,
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify(locked),
    'x/package.json': '{"name": "x", "version": "1.0.0"}',
    'README.md': readme('npm ci', 'test -d node_modules/x'),
  };

  test('is moved from one zip file to the next', async () => {
    const installation: Installation = {};
    assert.equal(await tryZip(zip(files), {}, 60_000, installation), '');
    assert.ok(installation.modules);
    writeFileSync(join(installation.modules, '.moved'), '');
    assert.equal(
      await tryZip(
        zip({...files, 'README.md': readme('npm ci', 'test -f node_modules/.moved')}),
        {},
        60_000,
        installation,
      ),
      '',
    );
    assert.ok(installation.modules !== undefined && existsSync(join(installation.modules, '.moved')));
    rmSync(dirname(installation.modules), {recursive: true});
  });

  test('reports a missing package', async () => {
    const installation: Installation = {};
    assert.equal(await tryZip(zip(files), {}, 60_000, installation), '');
    assert.ok(installation.modules);
    rmSync(join(installation.modules, 'x'));
    assert.match(
      await tryZip(zip(files), {}, 60_000, installation),
      /^tiny-step-1\.zip: ".*npm ls.*" returned exit code 1[^]*missing: x@file:x/,
    );
    assert.equal(installation.modules, undefined);
  });

  test('is identified by everything that npm ci uses, and by nothing else', () => {
    const key = (own: object, locks: object = locked) =>
      installationOf({'package.json': JSON.stringify(own), 'package-lock.json': JSON.stringify(locks)});
    assert.equal(
      key(
        {...manifest, name: 'tiny-step-2', scripts: {test: 'node --test'}},
        {...locked, packages: {...locked.packages, '': {...manifest, name: 'tiny-step-2'}}},
      ),
      key(manifest),
    );
    assert.notEqual(key({...manifest, dependencies: {x: '1.0.0'}}), key(manifest));
    assert.notEqual(key({...manifest, scripts: {postinstall: 'x'}}), key(manifest));
    assert.notEqual(key(manifest, {...locked, packages: {...locked.packages, x: {version: '1.0.1'}}}), key(manifest));
    assert.equal(installationOf({'package.json': '{}', 'package-lock.json': undefined}), undefined);
    assert.equal(installationOf({'package.json': '{', 'package-lock.json': '{}'}), undefined);
  });
});

test('zip files of workshops and examples in other languages are found by their sample', (t) => {
  const site = repository(t, {
    ...TINY,
    ...EXAMPLE,
    'samples/workshops/tiny-java/package.json': '{"language": "java"}',
    'samples/workshops/tiny-java/step-2/package.json': '{}',
    'samples/examples/py/package.json': '{"language": "python"}',
    'samples/examples/py/project/package.json': '{}',
  });
  assert.deepEqual([...zipsInLanguage(site)], ['tiny-java-step-2.zip', 'example-py.zip']);
});
