import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, describe, test} from 'node:test';
import {replaceOnce, type ModulePatch} from '../src/plugins/site/docusaurus-patches/modulePatch';
import {
  checkBuild,
  checkComponents,
  checkFormats,
  checkPatches,
  componentsIn,
  readVersion,
  report,
  temporaryPackage,
} from './upgradeCheck';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-check-test-'));
after(() => rmSync(folder, {recursive: true, force: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
}

test('the command line has to name one release', () => {
  assert.equal(readVersion(['3.11.0']), '3.11.0');
  assert.equal(readVersion(['4.0.0-canary-1.2']), '4.0.0-canary-1.2');
  for (const args of [[], ['latest'], ['3.11'], ['3.11.0', '3.10.2']])
    assert.throws(() => readVersion(args), /Expected one Docusaurus release, for example .* but found /);
});

test('the temporary folder gets the requested release and our other versions', () =>
  assert.deepEqual(
    temporaryPackage(
      {
        dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1', minisearch: '7.2.0'},
        devDependencies: {knip: '1.0.0'},
      },
      '3.11.0',
    ),
    {name: 'upgrade-check', private: true, dependencies: {'@docusaurus/core': '3.11.0', react: '19.3.1'}},
  ));

describe('a patch', () => {
  const module = '@docusaurus/core/lib/client/App.js';
  const patch: ModulePatch & {name: string} = {
    name: 'App',
    module,
    bundles: ['browser'],
    apply: (source) => replaceOnce(module, source, [['a', 'b']]),
  };
  const check = (modules: string[], source: string, one = patch) =>
    checkPatches([one], modules, () => source).map(({problem}) => problem);

  test('works if its module has the code that it replaces', () => assert.deepEqual(check([module], 'a'), [null]));
  test('fails if the module has changed', () =>
    assert.match(
      check([module], 'x')[0] ?? '',
      /expected the code "a" exactly once in @docusaurus\/core\/lib\/client\/App\.js/,
    ));
  test('fails if the module is gone', () =>
    assert.match(
      check(['@docusaurus/core/lib/client/Other.js'], 'a')[0] ?? '',
      /This release has no module @docusaurus\/core\/lib\/client\/App\.js/,
    ));
  test('with a pattern is applied to all matching modules', () => {
    const read: string[] = [];
    const results = checkPatches(
      [{...patch, module: /[\\/]@docusaurus[\\/]utils[\\/].*\.js$/, apply: (source) => source}],
      ['@docusaurus/utils/lib/a.js', '@docusaurus/utils/lib/b.js', module],
      (path) => {
        read.push(path);
        return '';
      },
    );
    assert.deepEqual([results[0]?.problem, read], [null, ['@docusaurus/utils/lib/a.js', '@docusaurus/utils/lib/b.js']]);
  });
});

test('components in src/theme are found, and wrappers are distinguished from ejected components', () => {
  write({
    'theme/Navbar/index.tsx': "import Navbar from '@theme-original/Navbar';",
    'theme/Navbar/styles.module.css': '',
    'theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx': '// Ejected',
    'theme/NotFound/Content/wordsOfPath.ts': '',
    'theme/prism-include-languages.ts': '',
  });
  assert.deepEqual(componentsIn(join(folder, 'theme')), [
    {name: 'Navbar', isWrapper: true},
    {name: 'NavbarItem/DocsVersionDropdownNavbarItem', isWrapper: false},
    {name: 'prism-include-languages', isWrapper: false},
  ]);
});

describe('a component', () => {
  const check = (before: string | undefined, after: string | undefined, isWrapper: boolean) =>
    checkComponents(
      [{name: 'Navbar', isWrapper}],
      () => before,
      () => after,
    )[0]?.problem;

  test('works if its original is the same in both releases', () => assert.equal(check('a', 'a', false), null));
  test('fails if its original has changed', () => {
    assert.match(check('a', 'b', true) ?? '', /The original has changed\. Check that it still takes the props/);
    assert.match(check('a', 'b', false) ?? '', /The original has changed\. Compare both releases/);
  });
  test('fails if it has no original', () => {
    assert.match(check('a', undefined, true) ?? '', /The requested release has no original/);
    assert.match(check(undefined, 'a', true) ?? '', /The installed release has no original/);
  });
});

test('the formats of a build that has changed completely all fail', () => {
  const DOCS = 'docusaurus-plugin-content-docs';
  write({
    'generated/docusaurus.config.mjs': 'export const config = {};',
    [`generated/${DOCS}/default/p/index.json`]: '{}',
    'generated/registry.js': 'module.exports = {};',
    'generated/globalData.json': '{}',
    'generated/routes.js': 'module.exports = [];',
    'generated/routesChunkNames.json': '{}',
    'generated/client-manifest.json': '{"origins": {}, "assets": {}}',
    'output/assets/js/runtime~main.0a.js': 'u = (id) => id;',
    'output/index.html': '<html></html>',
  });
  const results = checkFormats({
    generated: join(folder, 'generated'),
    output: join(folder, 'output'),
    bundlerPlugins: ['DefinePlugin'],
  });
  assert.equal(results.length, 9);
  for (const {name, problem} of results) assert.match(problem ?? '', /[Ee]xpected /, name);
});

test('a build that fails is reported like the other checks', () =>
  assert.deepEqual(
    checkBuild(() => {
      throw new Error('The build failed.');
    }),
    [{kind: 'format', name: 'build of a minimal site', problem: 'The build failed.'}],
  ));

test('the report has one line for each check, and says what was checked', () => {
  assert.equal(
    report('3.11.0', [
      {kind: 'patch', name: 'App', problem: null},
      {kind: 'format', name: 'chunk registry', problem: 'Expected this.\nFound that.'},
    ]),
    [
      'ok    patch      App',
      'FAIL  format     chunk registry: Expected this. Found that.',
      'Checked 1 patches, 1 formats and allowlists, and 0 swizzled components against Docusaurus 3.11.0: 1 need your attention.',
    ].join('\n'),
  );
  assert.match(report('3.11.0', [{kind: 'patch', name: 'App', problem: null}]), /: all work\.$/);
});
