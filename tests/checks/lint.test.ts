import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lintCode, lintCodeText, lintStyles, lintStyleText, report} from './lint';

// Paths of existing files, because typed rules need to know the project of each. The tests replace their content.
const COMPONENT = 'src/components/Cards/index.tsx';
const DATA = 'src/data/brand.ts';
const SEARCH = 'src/search/query.ts';
const PLUGIN = 'src/plugins/site/robots/index.ts';
const SHEET = 'src/components/Cards/styles.module.css';

for (const [name, file, text, expected] of [
  [
    'a component that imports a plugin',
    COMPONENT,
    "export {cleanPath} from '@site/src/plugins/site/clean-url/cleanPath';\n",
    /layer "src\/components" and can't import .* higher layer "src\/plugins"\. Move .* \(site\/layers\)/,
  ],
  [
    'a component that imports the value of a schema',
    COMPONENT,
    "export {schemas} from '@site/src/data/brand.schema';\n",
    /Schemas use zod, .* Use `import type`, .* \(@typescript-eslint\/no-restricted-imports\)/,
  ],
  [
    'search code that imports zod',
    SEARCH,
    "import {z} from 'zod';\n\nexport const parse = (value: unknown): string => z.string().parse(value);\n",
    /Schemas use zod, .* \(@typescript-eslint\/no-restricted-imports\)/,
  ],
  [
    'data that imports the value of a schema',
    DATA,
    "export {schemas} from './brand.schema';\n",
    /Schemas use zod, .* \(@typescript-eslint\/no-restricted-imports\)/,
  ],
  [
    'a component that imports a theme wrapper',
    COMPONENT,
    "export {default} from '../../theme/Navbar';\n",
    /can't import src\/theme\/Navbar from the higher layer "src\/theme"\..* \(site\/layers\)/,
  ],
  [
    'data that imports a component',
    DATA,
    "export {announceRating} from '../components/PageRating/rating';\n",
    /layer "src\/data" and can't import .* higher layer "src\/components"\..* \(site\/layers\)/,
  ],
  [
    'a plugin that imports a script',
    PLUGIN,
    "export const load = () => import('../../../../scripts/locks');\n",
    /higher layer "tests, scripts.*\(site\/layers\)/,
  ],
  ['any', PLUGIN, 'export const value: any = 1;\n', /\(@typescript-eslint\/no-explicit-any\)/],
  [
    'a promise that the code doesn’t await',
    PLUGIN,
    'export function start(): void {\n  Promise.resolve(1);\n}\n',
    /:2:3: .*\(@typescript-eslint\/no-floating-promises\)/,
  ],
  [
    'a non-null assertion',
    PLUGIN,
    'export const first = (list: string[]): string => list.at(0)!;\n',
    /\(@typescript-eslint\/no-non-null-assertion\)/,
  ],
] as const) {
  test(`ESLint reports ${name}`, async () => {
    const {files, problems} = await lintCodeText(text, file);
    assert.equal(files, 1);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
    assert.ok(problems[0]?.startsWith(`${file}:`), problems[0]);
  });
}

test('ESLint accepts a component that imports the type of a schema', async () => {
  const text =
    "import type {Example} from '../../data/examples.schema';\n\nexport const idOf = ({id}: Example): string => id;\n";
  assert.deepEqual(await lintCodeText(text, COMPONENT), {files: 1, problems: []});
});

test('ESLint accepts a component that imports the theme, another component, and data', async () => {
  const text =
    "export {default as Heading} from '@theme/Heading';\nexport {default as Hero} from '../Hero';\nexport {brand} from '@site/src/data/brand';\n";
  assert.deepEqual(await lintCodeText(text, COMPONENT), {files: 1, problems: []});
});

const reasoned =
  '.a {\n  /* stylelint-disable-next-line declaration-no-important -- a reason */\n  color: inherit !important;\n}\n';

for (const [name, text, expected] of [
  ['!important', '.a {\n  color: inherit !important;\n}\n', /:2:\d+: .*\(declaration-no-important\)/],
  [
    '!important that is allowed without a reason',
    reasoned.replace(' -- a reason', ''),
    /:2:\d+: .*\(--report-descriptionless-disables\)/,
  ],
  ['an unnecessary exception', reasoned.replace(' !important', ''), /:2:\d+: .*\(--report-needless-disables\)/],
  ['an empty block', '.a {\n}\n', /:1:4: .*\(block-no-empty\)/],
] as const) {
  test(`stylelint reports ${name}`, async () => {
    const {files, problems} = await lintStyleText(text, SHEET);
    assert.equal(files, 1);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
    assert.ok(problems[0]?.startsWith(`${SHEET}:`), problems[0]);
  });
}

test('stylelint accepts !important with a reason', async () => {
  assert.deepEqual(await lintStyleText(reasoned, SHEET), {files: 1, problems: []});
});

test('the report lists the problems and the number of files, and fails if there are problems or no files', () => {
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);
  assert.equal(report('a', {files: 2, problems: []}, print), true);
  assert.equal(report('b', {files: 2, problems: ['x.ts:1:1: bad (rule)']}, print), false);
  assert.equal(report('c', {files: 0, problems: []}, print), false);
  assert.deepEqual(printed.slice(0, 4), [
    'a: 2 files, 0 problems',
    'x.ts:1:1: bad (rule)',
    'b: 2 files, 1 problems',
    'c: 0 files, 0 problems',
  ]);
  assert.match(printed[4] ?? '', /found no files/);
});

test('patterns that match nothing return no files, which is a failure', async () => {
  assert.equal((await lintCode(['no-such-folder/'])).files, 0);
  assert.equal((await lintStyles(['no-such-folder/**/*.css'])).files, 0);
});

test('a file that the configuration ignores is reported', async () => {
  assert.equal(
    report('stylelint', await lintStyleText('.a {\n}\n', 'build/a.css'), () => undefined),
    false,
  );
});
