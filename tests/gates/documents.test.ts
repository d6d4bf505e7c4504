import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {describe, test} from 'node:test';
import {renderDiagram} from '../../src/plugins/remark-diagram/render';
import {settingDescriptions} from '../../src/settings';
import {checkDocuments, type Facts} from './documents';

const ROOMS = [
  '.ci',
  '.github',
  'deploy',
  'docs',
  'i18n',
  'notices',
  'openapi',
  'samples',
  'src',
  'static',
  'tests',
  'versioned_docs',
  'versioned_sidebars',
];

/** All files of the repository, without what is installed or made. */
function filesOf(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name === 'node_modules' || (folder === '' && !ROOMS.includes(entry.name)) ? [] : below(path);
      return [path.split(sep).join('/')];
    });
  return below('');
}

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
}

/** What the repository says of itself. */
function factsOf(root: string): Facts {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const {scripts, dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Manifest;
  const config = read('docusaurus.config.ts');
  const pluginList = read('src/plugins/index.ts');
  const plugins = /beforeDefaultRemarkPlugins = \[([^\]]*)\]/.exec(config)?.[1]?.split(', ') ?? [];
  return {
    files: filesOf(root),
    scripts: Object.keys(scripts),
    // Importing the runner would run it.
    gates: [...read('tests/run.ts').matchAll(/^ {2,4}(?:\{)?name: '([^']+)'/gm)].map(([, name = '']) => name),
    settings: [...settingDescriptions.map(({name}) => name), 'DOCS_SEARCH_ADMIN_KEY'],
    remarkPlugins: plugins.map(
      (plugin) =>
        new RegExp(`^export \\{default as ${plugin}\\b.*\\} from '\\./([\\w-]+)`, 'm').exec(pluginList)?.[1] ?? plugin,
    ),
    packages: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    overrides: Object.entries(overrides).flatMap(([name, held]) =>
      typeof held === 'string' ? [name] : Object.keys(held),
    ),
  };
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];

test('the project’s own documents are true to the repository', async () => {
  const texts = Object.fromEntries(DOCUMENTS.map((name) => [name, readFileSync(name, 'utf8')]));
  const {problems, ...looked} = checkDocuments(texts, factsOf(process.cwd()));
  assert.deepEqual(problems, []);
  const pictures = [...(texts['ARCHITECTURE.md'] ?? '').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(
    ([, source = '']) => source,
  );
  assert.equal(pictures.length, 1, 'one picture');
  for (const source of pictures) await renderDiagram(source, 'How the site works', 'architecture');
  console.log(
    `documents: ${DOCUMENTS.length} read, ${Object.entries(looked)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
});

describe('the look at documents', () => {
  const FACTS: Facts = {
    files: ['README.md', 'src/a.ts', 'src/plugins/fences/index.ts'],
    scripts: ['test', 'build'],
    gates: ['lint', 'unit tests'],
    settings: ['DOCS_BASE_URL'],
    remarkPlugins: ['fences', 'highlight'],
    packages: ['react', 'remark-gfm'],
    overrides: ['sass-loader'],
  };
  const README = [
    '# A',
    '',
    'See `src/a.ts`, [a](src/a.ts), [tests](#what-the-gates-check), `npm run build`, `npm test -- lint "unit tests"`, `DOCS_BASE_URL`, and `samples/workshops/<name>/`.',
    '',
    '## What the gates check',
    '',
    '| Gate | Proves |',
    '| --- | --- |',
    '| lint, unit tests | All |',
    '',
    '## Dependencies',
    '',
    '| Package | Why |',
    '| --- | --- |',
    '| `react`, `remark-*` | Both |',
    '',
    'The `overrides` hold back `sass-loader`.',
    '',
  ].join('\n');
  const ARCHITECTURE = '# B\n\n## Remark plugins\n\n1. `fences` first.\n2. `highlight` last.\n';
  const problemsOf = (readme: string, architecture = ARCHITECTURE): string[] =>
    checkDocuments({'README.md': readme, 'ARCHITECTURE.md': architecture}, FACTS).problems;

  test('finds nothing in true ones, and says how much it looked at', () => {
    assert.deepEqual(checkDocuments({'README.md': README, 'ARCHITECTURE.md': ARCHITECTURE}, FACTS), {
      problems: [],
      paths: 1,
      links: 2,
      scripts: 2,
      gates: 2,
      packages: 2,
    });
  });
  for (const [what, from, to, expected] of [
    ['a path that is not there', '`src/a.ts`', '`src/gone.ts`', /^README\.md:3: `src\/gone\.ts` is not there/],
    [
      'a link to a file that is not there',
      '(src/a.ts)',
      '(src/gone.ts)',
      /^README\.md:3: the link leads to src\/gone\.ts/,
    ],
    [
      'a link to a heading that is not there',
      '(#what-the-gates-check)',
      '(#gone)',
      /^README\.md:3: README\.md has no heading #gone/,
    ],
    [
      'a script that is not there',
      'npm run build',
      'npm run gone',
      /^README\.md:3: package\.json has no script "gone"/,
    ],
    ['a gate that is not there', '-- lint "', '-- gone "', /^README\.md:3: there is no gate gone/],
    ['a setting that is not there', '`DOCS_BASE_URL`', '`DOCS_GONE`', /^README\.md:3: there is no setting DOCS_GONE/],
    ['a gate without a row', '| lint, unit tests', '| lint', /no row for the gate unit tests/],
    [
      'a row without a gate',
      '| lint, unit tests',
      '| lint, gone, unit tests',
      /a row for gone, which tests\/run\.ts does not run/,
    ],
    ['a package without a reason', '`react`, ', '', /does not say why react is there/],
    [
      'a reason without a package',
      '`react`, ',
      '`react`, `gone`, ',
      /explains gone, which package\.json does not list/,
    ],
    [
      'an override without a reason',
      'hold back `sass-loader`',
      'hold back some',
      /does not say why overrides hold sass-loader/,
    ],
  ] as const) {
    test(`finds ${what}`, () => {
      assert.ok(README.includes(from));
      const problems = problemsOf(README.replace(from, to));
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', expected);
    });
  }
  test('finds remark plugins in another order', () => {
    assert.match(
      problemsOf(README, ARCHITECTURE.replace('`fences` first', '`workshops` first')).join('\n'),
      /^ARCHITECTURE\.md: "Remark plugins" lists workshops, highlight\. docusaurus\.config\.ts runs fences, highlight\.$/,
    );
  });
  test('fails where documents say nothing', () => {
    assert.match(
      checkDocuments({}, {...FACTS, gates: [], packages: [], overrides: [], remarkPlugins: []}).problems.join('\n'),
      /^The documents name no path/,
    );
  });
});
