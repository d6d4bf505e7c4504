import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {sep} from 'node:path';
import {describe, test} from 'node:test';
import {exceptions, layerOf, layers, pathOf, problemOf} from './layerRule.mjs';

/** Imports of modules other than packages that pages may have: components, partials, data, and theme components. */
const CONTENT_IMPORT = /^@theme\/|^@docusaurus\/|^@site\/src\/(?:components|data)\/|\.mdx$/;

/** What pages import, except in code blocks: `file:line: message` for each import that isn't allowed. */
function contentImports(file: string, text: string): {imports: number; problems: string[]} {
  let inCode = false;
  let imports = 0;
  const problems = text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode;
    const specifier = inCode ? undefined : /^import\s.*?\bfrom ['"]([^'"]+)['"]/.exec(line)?.[1];
    if (specifier === undefined) return [];
    imports += 1;
    if (CONTENT_IMPORT.test(specifier)) return [];
    return [
      `${file}:${index + 1}: a page can't import ${specifier}. ` +
        'Pages import only components, partials, and data. Make it available as a component in src/components.',
    ];
  });
  return {imports, problems};
}

describe('layers', () => {
  test('contain each file of the project', () => {
    assert.equal(layerOf('docusaurus.config.ts'), 0);
    assert.equal(layerOf('tests/run.ts'), 1);
    assert.equal(layerOf('deploy/server.test.ts'), 2);
    assert.equal(layerOf('src/data/courses.test.ts'), 3);
    assert.equal(
      layerOf('src/site/settings'),
      layers.findIndex(({folders}) => folders.includes('src/site')),
    );
    const folders = readdirSync('src', {withFileTypes: true}).filter((entry) => entry.isDirectory());
    // Style sheets import no code.
    const known = folders.filter(({name}) => name !== 'css');
    assert.ok(known.length > 0);
    for (const {name} of known) assert.notEqual(layerOf(`src/${name}/a.ts`), -1, `src/${name} is in no layer`);
  });
  test('allow imports from the same layer, from a lower layer, and from packages', () => {
    for (const [file, specifier] of [
      ['src/components/A/index.tsx', '../B'],
      ['src/components/A/index.tsx', '@site/src/data/brand'],
      ['src/plugins/site/a/index.ts', 'node:fs'],
      ['src/components/A/index.tsx', '@theme/Heading'],
      ['src/data/a.test.ts', '../plugins/shared/mdx'],
      ['tests/checks/a.test.ts', '../../src/data/brand'],
      ['tests/checks/a.ts', '../../scripts/locks'],
      ['scripts/bench/run.ts', '../../deploy/server'],
    ] as const)
      assert.equal(problemOf(file, specifier), undefined, `${file} -> ${specifier}`);
  });
  test('report an import from a higher layer', () => {
    assert.equal(
      problemOf('src/site/a.ts', '../plugins/b'),
      'src/site/a.ts is in the layer "src/site" and can\'t import src/plugins/b from the higher layer "src/plugins". ' +
        'Move the shared code down to the layer of the importing file or below it. See tests/checks/layers.json.',
    );
    assert.match(problemOf('src/data/a.ts', '@site/sidebars') ?? '', /higher layer "\*\.ts"/);
    assert.match(problemOf('deploy/a.ts', '../docusaurus.config') ?? '', /higher layer/);
    assert.match(problemOf('deploy/a.ts', '../scripts/locks') ?? '', /higher layer "tests, scripts"/);
    assert.match(
      problemOf('src/data/a.test.ts', '../../tests/checks/routeTable') ?? '',
      /higher layer "tests, scripts"/,
    );
  });
  test('have no unnecessary exceptions', () => {
    for (const {from, to, reason} of exceptions) {
      const specifiers = [...readFileSync(from, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)];
      assert.ok(
        specifiers.some(([, specifier = '']) => pathOf(from, specifier) === to),
        `tests/checks/layers.json: ${from} no longer imports ${to}. Remove the exception.`,
      );
      assert.ok(
        layerOf(from) > layerOf(to),
        `tests/checks/layers.json: ${from} may import ${to}. Remove the exception.`,
      );
      assert.notEqual(reason, '');
    }
  });
});

describe('pages', () => {
  test('import only components, partials, and data', () => {
    const files = ['docs', 'notices', 'versioned_docs'].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => `${folder}/${name.split(sep).join('/')}`),
    );
    const results = files.map((file) => contentImports(file, readFileSync(file, 'utf8')));
    assert.deepEqual(
      results.flatMap(({problems}) => problems),
      [],
    );
    const imports = results.reduce((sum, result) => sum + result.imports, 0);
    console.log(`layers: ${files.length} pages, ${imports} imports`);
    assert.ok(imports > 0 && existsSync('docs'));
  });
  test('that import something else are reported', () => {
    assert.match(
      contentImports(
        'docs/a.mdx',
        "```js\nimport a from './a';\n```\nimport b from '@site/src/plugins/b';\n",
      ).problems.join(),
      /^docs\/a\.mdx:4: a page can't import @site\/src\/plugins\/b\./,
    );
  });
});
