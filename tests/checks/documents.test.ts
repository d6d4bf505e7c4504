import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {describe, test} from 'node:test';
import {renderDiagram} from '../../src/plugins/remark/diagram/render';
import {settingDescriptions} from '../../src/site/settings';
import {TABLES, withTable} from '../readme';
import {checkDocuments, countWords, type Repository} from './documents';
import {CHECKS} from './list';

const FOLDERS = [
  '.ci',
  '.github',
  'deploy',
  'docs',
  'i18n',
  'notices',
  'openapi',
  'samples',
  'scripts',
  'src',
  'static',
  'tests',
  'versioned_docs',
  'versioned_sidebars',
];

/** All files of the repository, without installed packages and generated files. */
function filesOf(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name === 'node_modules' || (folder === '' && !FOLDERS.includes(entry.name)) ? [] : below(path);
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

/** Reads what the documents are compared with. */
function readRepository(root: string): Repository {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const {scripts, dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Manifest;
  const config = read('docusaurus.config.ts');
  const pluginList = read('src/plugins/index.ts');
  const plugins = /beforeDefaultRemarkPlugins = \[([^\]]*)\]/.exec(config)?.[1]?.match(/\w+/g) ?? [];
  return {
    files: filesOf(root),
    scripts: Object.keys(scripts),
    checks: CHECKS.map(({name}) => name),
    settings: [...settingDescriptions.map(({name}) => name), 'DOCS_SEARCH_ADMIN_KEY'],
    remarkPlugins: plugins.map(
      (plugin) =>
        new RegExp(`^export \\{default as ${plugin}\\b.*\\} from '\\./remark/([\\w-]+)`, 'm').exec(pluginList)?.[1] ??
        plugin,
    ),
    packages: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    overrides: Object.entries(overrides).flatMap(([name, override]) =>
      typeof override === 'string' ? [name] : Object.keys(override),
    ),
  };
}

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'DEPENDENCIES.md',
  'tests/README.md',
  'src/data/README.md',
  'samples/examples/README.md',
  'i18n/README.md',
];

test('the project’s own documents match the repository', async () => {
  const texts = Object.fromEntries(DOCUMENTS.map((name) => [name, readFileSync(name, 'utf8')]));
  const {problems, ...counts} = checkDocuments(texts, readRepository(process.cwd()));
  assert.deepEqual(problems, []);
  const diagrams = [...(texts['ARCHITECTURE.md'] ?? '').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(
    ([, source = '']) => source,
  );
  assert.equal(diagrams.length, 2, 'two diagrams');
  for (const source of diagrams) await renderDiagram(source, 'How the site works', 'architecture');
  console.log(
    `documents: ${DOCUMENTS.length} read, ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
});

for (const table of TABLES) {
  test(`the table of ${table.name} in ${table.file} is up to date`, async () => {
    const document = readFileSync(table.file, 'utf8');
    assert.equal(
      document,
      await withTable(document, table),
      `${table.file}: the table of ${table.name} is out of date. Run npm run test:readme.`,
    );
  });
}

describe('generated tables', () => {
  const table = {file: 'A.md', name: 'checks', rows: [['Check'], ['lint']]};
  test('replace what is between their comments', async () => {
    const document = '# A\n\n<!-- begin checks -->\n\nold\n\n<!-- end checks -->\n\nEnd.\n';
    assert.equal(
      await withTable(document, table),
      '# A\n\n<!-- begin checks -->\n\n| Check |\n| ----- |\n| lint  |\n\n<!-- end checks -->\n\nEnd.\n',
    );
  });
  test('report a document without the comments', async () => {
    await assert.rejects(withTable('# A\n', table), /^Error: A\.md: expected the comments <!-- begin checks -->/);
  });
});

describe('checkDocuments', () => {
  const REPOSITORY: Repository = {
    files: ['README.md', 'src/a.ts', 'src/plugins/remark/code-blocks/index.ts'],
    scripts: ['test', 'build'],
    checks: ['lint', 'unit tests'],
    settings: ['DOCS_BASE_URL'],
    remarkPlugins: ['code-blocks', 'highlight'],
    packages: ['react', 'remark-gfm'],
    overrides: ['sass-loader'],
  };
  const README = [
    '# A',
    '',
    'See `src/a.ts`, [`a`](src/a.ts), `[x](no)`, [packages](#dependencies), `npm run build`, `npm test -- lint "unit tests"`, ' +
      '`DOCS_BASE_URL`, and `samples/workshops/<name>/`.',
    '',
    '## Dependencies',
    '',
  ].join('\n');
  const DEPENDENCIES = [
    '# B',
    '',
    '## Packages',
    '',
    '| Package | Why |',
    '| --- | --- |',
    '| `react`, `remark-*` | Both |',
    '',
    'The `overrides` pin `sass-loader`.',
    '',
  ].join('\n');
  const ARCHITECTURE = '# B\n\n## Remark plugins\n\n1. `code-blocks` first.\n2. `highlight` last.\n';
  const documents = {'README.md': README, 'DEPENDENCIES.md': DEPENDENCIES, 'ARCHITECTURE.md': ARCHITECTURE};
  const problemsOf = (changed: Readonly<Record<string, string>>): string[] =>
    checkDocuments({...documents, ...changed}, REPOSITORY).problems;

  test('accepts correct documents and counts what it read', () => {
    assert.deepEqual(checkDocuments(documents, REPOSITORY), {
      problems: [],
      paths: 1,
      links: 2,
      scripts: 2,
      checks: 2,
      packages: 2,
    });
  });
  test('resolves links from the folder of the document', () => {
    const problemsIn = (text: string): string[] => problemsOf({'src/README.md': text});
    assert.deepEqual(problemsIn('See [a](a.ts) and [packages](../README.md#dependencies).'), []);
    assert.match(problemsIn('See [a](src/a.ts).').join(), /^src\/README\.md:1: the link leads to src\/src\/a\.ts/);
  });
  for (const [what, from, to, expected] of [
    ['a path that doesn’t exist', '`src/a.ts`', '`src/gone.ts`', /^README\.md:3: `src\/gone\.ts` doesn't exist/],
    [
      'a link to a file that doesn’t exist',
      '(src/a.ts)',
      '(src/gone.ts)',
      /^README\.md:3: the link leads to src\/gone\.ts/,
    ],
    [
      'a link to a heading that doesn’t exist',
      '(#dependencies)',
      '(#gone)',
      /^README\.md:3: README\.md has no heading with the anchor #gone/,
    ],
    [
      'a script that doesn’t exist',
      'npm run build',
      'npm run gone',
      /^README\.md:3: package\.json has no script "gone"/,
    ],
    ['a check that doesn’t exist', '-- lint "', '-- gone "', /^README\.md:3: no check is named gone/],
    [
      'a setting that doesn’t exist',
      '`DOCS_BASE_URL`',
      '`DOCS_GONE`',
      /^README\.md:3: the setting DOCS_GONE doesn't exist/,
    ],
    ['a package without a reason', '`react`, ', '', /doesn't explain why the package react is needed/],
    ['a reason without a package', '`react`, ', '`react`, `gone`, ', /explains gone, which package\.json doesn't list/],
    [
      'an override without a reason',
      'pin `sass-loader`',
      'pin some',
      /doesn't explain why package\.json overrides sass-loader/,
    ],
  ] as const) {
    test(`reports ${what}`, () => {
      const [name = '', text = ''] = Object.entries(documents).find((entry) => entry[1].includes(from)) ?? [];
      const problems = problemsOf({[name]: text.replace(from, to)});
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', expected);
    });
  }
  test('reports remark plugins in the wrong order', () => {
    assert.match(
      problemsOf({'ARCHITECTURE.md': ARCHITECTURE.replace('`code-blocks` first', '`workshops` first')}).join('\n'),
      /^ARCHITECTURE\.md: "Remark plugins" lists workshops, highlight, but .* runs code-blocks, highlight\. Update/,
    );
  });
  test('reports a document that is too long', () => {
    const problems = problemsOf({'README.md': `${README}${'word '.repeat(700)}`});
    assert.match(problems.join(), /^README\.md has 7\d\d words\. Shorten it to at most 700\.$/);
  });
  test('counts words without table borders', () => assert.equal(countWords('| A word | `b` |\n| --- | --- |'), 3));
  test('fails if the documents are empty', () => {
    assert.match(
      checkDocuments({}, {...REPOSITORY, checks: [], packages: [], overrides: [], remarkPlugins: []}).problems.join(),
      /^Expected the documents to mention paths, links, and scripts/,
    );
  });
});
