import assert from 'node:assert/strict';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {findUnused} from './unused';

/** A minimal repository for the site's own configuration, most of whose exceptions it doesn't need. */
const CORRECT = {
  'package.json': JSON.stringify({
    name: 'tiny',
    version: '1.0.0',
    private: true,
    scripts: {start: 'node scripts/run.cjs deploy/start.ts', test: 'node scripts/run.cjs tests/run.ts'},
    dependencies: {'@mdx-js/react': '3.1.1', '@playwright/test': '1.65.1', clsx: '2.1.1'},
  }),
  'tsconfig.json': JSON.stringify({compilerOptions: {baseUrl: '.', paths: {'@site/*': ['./*']}}}),
  'tests/run.ts': "import './checks/list';\n",
  'tests/checks/list.ts': "import './unitTests';\nconsole.log('tests/checks/routes.ts');\n",
  'tests/checks/unitTests.ts': "console.log('reporter');\n",
  'playwright.config.ts': "import {defineConfig} from '@playwright/test';\nexport default defineConfig({});\n",
  'tests/checks/routes.ts': "import '../../src/data/brand';\n",
  'docusaurus.config.ts': "import {brand} from './src/data/brand';\nexport default {title: brand};\n",
  'scripts/run.cjs': '',
  'deploy/start.ts': "import clsx from 'clsx';\nconsole.log(clsx('a'));\n",
  'src/data/brand.ts': "export const brand = 'b';\n",
  'src/components/Hero/index.tsx': 'export default function Hero() {\n  return null;\n}\n',
  'docs/page.mdx': "import Hero from '@site/src/components/Hero';\n\n<Hero />\n",
};

const DEFECTIVE = {
  ...CORRECT,
  'package.json': CORRECT['package.json'].replace('"clsx":"2.1.1"', '"clsx":"2.1.1","diff":"8.0.4"'),
  'src/data/brand.ts':
    "export const brand = 'b';\nexport const spare = 1;\nexport interface Spare {\n  a: string;\n}\n",
  'src/search/lonely.ts': 'export const lonely = 1;\n',
  'tests/checks/routes.ts':
    "import '../../src/data/brand';\nimport yaml from 'yaml';\nimport {one} from './one';\nconsole.log(yaml, one);\n",
  'tests/checks/one.ts': "import {two} from './two';\nexport const one = (): number => two();\n",
  'tests/checks/two.ts': "import {one} from './one';\nexport const two = (): number => one();\n",
  'tests/checks/forgotten.ts': "console.log('no check runs this');\n",
};

describe('findUnused', () => {
  let folder = '';

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'unused-'));
  });
  after(() => rmSync(folder, {recursive: true, force: true}));

  function repository(name: string, files: Readonly<Record<string, string>>): string {
    const root = join(folder, name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), {recursive: true});
      writeFileSync(join(root, path), text);
    }
    cpSync('knip.config.ts', join(root, 'knip.config.ts'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
    return root;
  }
  const ofCode = (problems: readonly string[]) => problems.filter((problem) => !problem.startsWith('knip.config.ts'));

  test('finds nothing in a correct repository, and reports unnecessary exceptions', async () => {
    const {files, problems} = await findUnused(repository('correct', CORRECT));
    assert.deepEqual(ofCode(problems), []);
    assert.ok(files >= 8, `${files} files`);
    assert.ok(
      problems.some((problem) => problem.startsWith('knip.config.ts: dclint: ')),
      problems.join('\n'),
    );
  });

  test('finds an unused export, type, file, script, and package, an unlisted package, and a circular import', async () => {
    const {problems} = await findUnused(repository('defective', DEFECTIVE));
    const found = ofCode(problems);
    for (const expected of [
      /^src\/data\/brand\.ts:2:14: spare: no other file uses this export/,
      /^src\/data\/brand\.ts:3:18: Spare: no other file uses this type/,
      /^src\/search\/lonely\.ts: nothing uses this file/,
      /^tests\/checks\/forgotten\.ts: nothing uses this file/,
      /^package\.json: diff: nothing uses this package/,
      /^tests\/checks\/routes\.ts:2:\d+: yaml: package\.json doesn’t list this package/,
      /^tests\/checks\/(?:one|two)\.ts.*these files import each other/,
    ]) {
      assert.equal(
        found.filter((problem) => expected.test(problem)).length,
        1,
        `${String(expected)} in:\n${found.join('\n')}`,
      );
    }
    assert.equal(found.length, 7, found.join('\n'));
  });
});
