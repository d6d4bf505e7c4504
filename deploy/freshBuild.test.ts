import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {CommandError} from '../src/site/errors';
import {currentStamp, ensureFreshBuild, isInput, stampFile, stampOf, type BuildInputs} from './freshBuild';

const inputs: BuildInputs = {
  files: [
    ['docs/a.mdx', 'one'],
    ['docs/b.mdx', 'two'],
  ],
  environment: {DOCS_BASE_URL: '/', HOME: '/root'},
  commit: 'abc',
};

test('the stamp changes with every input of the build, and only with those', () => {
  const changed: Record<string, Partial<BuildInputs>> = {
    content: {
      files: [
        ['docs/a.mdx', 'one!'],
        ['docs/b.mdx', 'two'],
      ],
    },
    name: {
      files: [
        ['docs/c.mdx', 'one'],
        ['docs/b.mdx', 'two'],
      ],
    },
    'one file fewer': {files: [['docs/a.mdx', 'one']]},
    'text that moved from one file to the next': {
      files: [
        ['docs/a.mdx', 'on'],
        ['docs/b.mdx', 'etwo'],
      ],
    },
    'a setting': {environment: {DOCS_BASE_URL: '/guide/', HOME: '/root'}},
    'a new setting': {environment: {...inputs.environment, DOCS_OFFLINE: 'true'}},
    commit: {commit: 'abd'},
  };
  const stamps = [stampOf(inputs), ...Object.values(changed).map((change) => stampOf({...inputs, ...change}))];
  assert.equal(new Set(stamps).size, Object.keys(changed).length + 1);
  assert.equal(stampOf({...inputs, environment: {HOME: '/elsewhere', DOCS_BASE_URL: '/'}}), stampOf(inputs));
});

test('all files count as inputs except those that no page depends on', () => {
  const counted = [
    'docs',
    'docs/docs/pact.mdx',
    'docs/docs/tests',
    'notices',
    'src/site/settings.ts',
    'static/.well-known',
    'openapi/products.yaml',
    'samples/first-contract/README.md',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
    'sidebars.ts',
    'docusaurus.config.ts',
    'package.json',
    'package-lock.json',
    'deploy/precompress.ts',
    '.npmrc',
    'docs/docs/logs',
    'docs/build',
  ];
  const ignored = [
    'build',
    'tests',
    'node_modules',
    'samples/first-contract/node_modules',
    'samples/first-contract/pacts',
    'samples/first-contract/logs',
    '.git',
    '.docusaurus',
    '.generated',
    'README.md',
    'src/site/settings.test.ts',
    'static/img/.DS_Store',
    'npm-debug.log',
    'test-results',
  ];
  assert.deepEqual(
    counted.filter((name) => !isInput(name)),
    [],
  );
  assert.deepEqual(ignored.filter(isInput), []);
});

/** Creates a project folder whose build writes one page and counts its runs. */
async function inProject(
  body: (root: string, build: () => Promise<number>, builds: () => number) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'fresh-build-'));
  let builds = 0;
  const build = async () => {
    builds += 1;
    await mkdir(path.join(root, 'build'), {recursive: true});
    await writeFile(path.join(root, 'build/index.html'), 'home');
    return 0;
  };
  try {
    await mkdir(path.join(root, 'docs'));
    await writeFile(path.join(root, 'docs/index.mdx'), 'one');
    await body(root, build, () => builds);
  } finally {
    await rm(root, {recursive: true});
  }
}

test('the site is built once, and again after each change', () =>
  inProject(async (root, build, builds) => {
    assert.equal(await ensureFreshBuild(root, {}, build), true);
    assert.equal(await ensureFreshBuild(root, {}, build), false);
    await writeFile(path.join(root, 'docs/index.mdx'), 'two');
    assert.equal(await ensureFreshBuild(root, {}, build), true);
    assert.equal(await ensureFreshBuild(root, {DOCS_OFFLINE: 'true'}, build), true);
    assert.equal(await ensureFreshBuild(root, {DOCS_OFFLINE: 'true'}, build), false);
    await rm(path.join(root, 'build'), {recursive: true});
    assert.equal(await ensureFreshBuild(root, {DOCS_OFFLINE: 'true'}, build), true);
    assert.equal(builds(), 4);
  }));

test('a failed build leaves no stamp, so an incomplete build never counts as complete', () =>
  inProject(async (root, build) => {
    await ensureFreshBuild(root, {}, build);
    await writeFile(path.join(root, 'docs/index.mdx'), 'two');
    await assert.rejects(
      ensureFreshBuild(root, {}, async () => 3),
      (error) => error instanceof CommandError && /exit code 3/.test(error.message),
    );
    assert.equal(existsSync(path.join(root, 'build', stampFile)), false);
    await assert.rejects(
      ensureFreshBuild(root, {}, async () => 'SIGTERM'),
      /SIGTERM/,
    );
    assert.equal(await ensureFreshBuild(root, {}, build), true);
  }));

test('a build that exits with code 0 but writes nothing is a failure', () =>
  inProject(async (root) => {
    await assert.rejects(
      ensureFreshBuild(root, {}, async () => 0),
      CommandError,
    );
  }));

test('a file that is edited during a build makes the next call build again', () =>
  inProject(async (root, build) => {
    await ensureFreshBuild(root, {}, async () => {
      await writeFile(path.join(root, 'docs/index.mdx'), 'edited meanwhile');
      return build();
    });
    assert.equal(await ensureFreshBuild(root, {}, build), true);
    assert.equal(await ensureFreshBuild(root, {}, build), false);
  }));

test('the stamp of a folder depends on its files', () =>
  inProject(async (root) => {
    const first = await currentStamp(root, {});
    assert.match(first, /^[0-9a-f]{64}$/);
    assert.equal(await currentStamp(root, {}), first);
    await writeFile(path.join(root, 'new.ts'), '');
    assert.notEqual(await currentStamp(root, {}), first);
  }));
