import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {compareCoverage, findInteractive, keyboardCoverage} from './keyboardCoverage';

const source = (spec: string) =>
  existsSync(join('tests/browser', spec)) ? readFileSync(join('tests/browser', spec), 'utf8') : undefined;

test('every interactive component has a keyboard test in the browser', () => {
  const theme = findInteractive('node_modules/@docusaurus/theme-classic/lib/theme', 'theme');
  const found = [
    ...findInteractive('src/components', 'src/components'),
    ...findInteractive('src/theme', 'src/theme'),
    ...theme,
  ];
  assert.ok(found.length > 25, `only ${found.length} components were found`);
  assert.deepEqual(compareCoverage(found, keyboardCoverage, source), []);
  console.log(
    `${found.length} components, ${Object.values(keyboardCoverage).flatMap((tests) => ('never' in tests ? [] : tests)).length} keyboard tests`,
  );
});

test('reports a component without a test, a table entry without a component, a missing test, and a test that presses no key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  for (const [name, text] of [
    ['Pressed', '<button onClick={go} />'],
    ['Read', '<p>Text</p>'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.tsx'), text);
  }
  const found = findInteractive(folder, 'ours');
  assert.deepEqual(found, ['ours/Pressed']);
  const text =
    "test('by keys', async () => {\n  await page.keyboard.press('Enter');\n});\n\ntest('by mouse', async () => {\n  await button.click();\n});\n\ntest('more', async () => {\n  await page.keyboard.press('Enter');\n});\n";
  const problemsOf = (table: Parameters<typeof compareCoverage>[1]) =>
    compareCoverage(found, table, (spec) => (spec === 'a.spec.ts' ? text : undefined)).join('\n');
  assert.equal(problemsOf({'ours/Pressed': [{spec: 'a.spec.ts', test: 'by keys'}]}), '');
  assert.match(problemsOf({}), /^ours\/Pressed is interactive/);
  assert.match(problemsOf({'ours/Pressed': []}), /has an empty list/);
  assert.match(
    problemsOf({'ours/Pressed': [{spec: 'b.spec.ts', test: 'by keys'}]}),
    /b\.spec\.ts has no test called "by keys"/,
  );
  assert.match(problemsOf({'ours/Pressed': [{spec: 'a.spec.ts', test: 'by mouse'}]}), /presses no key/);
  assert.match(
    problemsOf({'ours/Pressed': {never: 'hidden'}, 'ours/Read': {never: 'hidden'}}),
    /^ours\/Read is not interactive/,
  );
});
