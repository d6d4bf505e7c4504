import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lintCode, lintCodeText, lintStyles, lintStyleText, report} from './lint';

// Names of files that exist, since the rules that know types want the project of each; their content is replaced.
const COMPONENT = 'src/components/Cards/index.tsx';
const DATA = 'src/data/brand.ts';
const PLUGIN = 'src/plugins/robots/index.ts';
const SHEET = 'src/components/Cards/styles.module.css';

for (const [name, file, text, expected] of [
  [
    'a component that imports a plugin',
    COMPONENT,
    "export {cleanPath} from '@site/src/plugins/clean-url/cleanPath';\n",
    /A component imports neither theme wrappers nor plugins\. \(no-restricted-imports\)/,
  ],
  [
    'a component that imports a theme wrapper',
    COMPONENT,
    "export {default} from '../../theme/Navbar';\n",
    /\(no-restricted-imports\)/,
  ],
  [
    'data that imports a component',
    DATA,
    "export {announceRating} from '../components/PageRating/rating';\n",
    /Data imports nothing but its schema\. \(no-restricted-imports\)/,
  ],
  ['any', PLUGIN, 'export const value: any = 1;\n', /\(@typescript-eslint\/no-explicit-any\)/],
  [
    'a promise that nobody waits for',
    PLUGIN,
    'export function start(): void {\n  Promise.resolve(1);\n}\n',
    /:2:3: .*\(@typescript-eslint\/no-floating-promises\)/,
  ],
  [
    'a null check by assertion',
    PLUGIN,
    'export const first = (list: string[]): string => list.at(0)!;\n',
    /\(@typescript-eslint\/no-non-null-assertion\)/,
  ],
] as const) {
  test(`eslint finds ${name}`, async () => {
    const {files, problems} = await lintCodeText(text, file);
    assert.equal(files, 1);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
    assert.ok(problems[0]?.startsWith(`${file}:`), problems[0]);
  });
}

test('eslint lets a component import the theme, its own room and data', async () => {
  const text =
    "export {default as Heading} from '@theme/Heading';\nexport {default as Hero} from '../Hero';\nexport {brand} from '@site/src/data/brand';\n";
  assert.deepEqual(await lintCodeText(text, COMPONENT), {files: 1, problems: []});
});

const reasoned =
  '.a {\n  /* stylelint-disable-next-line declaration-no-important -- a reason */\n  color: inherit !important;\n}\n';

for (const [name, text, expected] of [
  ['!important', '.a {\n  color: inherit !important;\n}\n', /:2:\d+: .*\(declaration-no-important\)/],
  [
    '!important that is let through without a reason',
    reasoned.replace(' -- a reason', ''),
    /:2:\d+: .*\(--report-descriptionless-disables\)/,
  ],
  ['an exception that nothing needs', reasoned.replace(' !important', ''), /:2:\d+: .*\(--report-needless-disables\)/],
  ['an empty block', '.a {\n}\n', /:1:4: .*\(block-no-empty\)/],
] as const) {
  test(`stylelint finds ${name}`, async () => {
    const {files, problems} = await lintStyleText(text, SHEET);
    assert.equal(files, 1);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', expected);
    assert.ok(problems[0]?.startsWith(`${SHEET}:`), problems[0]);
  });
}

test('stylelint lets !important through for a reason', async () => {
  assert.deepEqual(await lintStyleText(reasoned, SHEET), {files: 1, problems: []});
});

test('the report names what was found and how much was looked at, and fails on problems and on nothing', () => {
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
  assert.match(printed[4] ?? '', /found no file/);
});

test('patterns that match nothing give no files, and so a failure', async () => {
  assert.equal((await lintCode(['no-such-folder/'])).files, 0);
  assert.equal((await lintStyles(['no-such-folder/**/*.css'])).files, 0);
});

test('a file that the config ignores is told, not passed over', async () => {
  assert.equal(
    report('stylelint', await lintStyleText('.a {\n}\n', 'build/a.css'), () => undefined),
    false,
  );
});
