import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, describe, test} from 'node:test';
import {strToU8, zipSync} from 'fflate';
import {installationOf, tryZip, type Installation} from './downloads';

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
  `# Tiny\n\n## Run it\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\`\n\nA stand-in:\n\n\`\`\`sh\nnpm run broker\n\`\`\`\n`;
const FILES = {
  'package.json': JSON.stringify({name: 'tiny-step-1', version: '1.0.0', scripts: {test: 'node --test'}}),
  'package-lock.json': JSON.stringify(lock),
  'x.test.js': "require('node:test')('x', () => {});\n",
  'README.md': readme('npm ci', 'npm test'),
};

/** Zips some files, all of them in the folder that the zip is called after, unless said otherwise. */
function zip(files: Readonly<Record<string, string>>, folder = 'tiny-step-1'): string {
  const path = join(FOLDER, 'tiny-step-1.zip');
  writeFileSync(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, strToU8(text)]))),
  );
  return path;
}

describe('the zip of a state', {concurrency: false}, () => {
  test('is unpacked and does what its README says, without what the environment says', async () => {
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
      'whose command fails',
      {...FILES, 'README.md': readme('npm ci', 'echo so far', 'node -e "process.exit(3)"', 'echo never')},
      /^tiny-step-1\.zip: "node -e process\.exit\(3\)" ended with 3\. It printed:[\s\S]*so far(?![\s\S]*never$)/,
    ],
    [
      'whose lock is of another package.json',
      {
        ...FILES,
        'package.json': '{"name": "tiny-step-1", "version": "1.0.0", "dependencies": {"x": "file:x"}}',
        'x/package.json': '{"name": "x", "version": "1.0.0"}',
      },
      /"npm ci" ended with 1[\s\S]*in sync/,
    ],
    [
      'without a lock',
      {'package.json': FILES['package.json'], 'README.md': FILES['README.md']},
      /"npm ci" ended with 1/,
    ],
    ['without a README', {'package.json': '{}'}, /tiny-step-1\.zip has no README\.md/],
    [
      'whose README says nothing to run',
      {...FILES, 'README.md': '# Tiny\n'},
      /tiny-step-1\.zip: has no heading "## Run it"/,
    ],
    [
      'whose README starts a server',
      {...FILES, 'README.md': readme('npm ci', 'npm run broker')},
      /starts what does not end below "## Run it": npm run broker/,
    ],
  ] as const) {
    test(`${name} is told`, async () => assert.match(await tryZip(zip(files), {}), message));
  }
  test('that does not end is ended, and told', async () =>
    assert.match(
      await tryZip(zip({...FILES, 'README.md': readme('npm ci', 'sleep 1000')}), {}, 8000),
      /"sleep 1000" ended with 1[\s\S]*Still running after 8 s, and ended/,
    ));
  test('with another folder in it is told', async () =>
    assert.match(
      await tryZip(zip(FILES, 'other'), {}),
      /tiny-step-1\.zip holds other, and not one folder tiny-step-1/,
    ));
  test('that is no zip is told', async () => {
    const path = zip(FILES);
    writeFileSync(path, 'no zip');
    assert.match(await tryZip(path, {}), /^tiny-step-1\.zip: /);
  });
});

describe('one installation for zips with the same lock', {concurrency: false}, () => {
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

  test('is handed on, and not made again', async () => {
    const installation: Installation = {};
    assert.equal(await tryZip(zip(files), {}, 60_000, installation), '');
    assert.ok(installation.modules);
    writeFileSync(join(installation.modules, '.handed-on'), '');
    assert.equal(
      await tryZip(
        zip({...files, 'README.md': readme('npm ci', 'test -f node_modules/.handed-on')}),
        {},
        60_000,
        installation,
      ),
      '',
    );
    assert.ok(installation.modules !== undefined && existsSync(join(installation.modules, '.handed-on')));
    rmSync(dirname(installation.modules), {recursive: true});
  });

  test('in which a package is missing is told', async () => {
    const installation: Installation = {};
    assert.equal(await tryZip(zip(files), {}, 60_000, installation), '');
    assert.ok(installation.modules);
    rmSync(join(installation.modules, 'x'));
    assert.match(
      await tryZip(zip(files), {}, 60_000, installation),
      /^tiny-step-1\.zip: ".*npm ls.*" ended with 1[^]*missing: x@file:x/,
    );
    assert.equal(installation.modules, undefined);
  });

  test('is known by all that npm ci goes by, and by nothing else', () => {
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
