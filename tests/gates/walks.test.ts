import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {compareWalks, interactiveBelow, walks} from './walks';

const source = (spec: string) =>
  existsSync(join('tests/browser', spec)) ? readFileSync(join('tests/browser', spec), 'utf8') : undefined;

test('every component that offers something to press is worked by keys in a browser test', () => {
  const theme = interactiveBelow('node_modules/@docusaurus/theme-classic/lib/theme', 'theme');
  const found = [
    ...interactiveBelow('src/components', 'src/components'),
    ...interactiveBelow('src/theme', 'src/theme'),
    ...theme,
  ];
  assert.ok(found.length > 25, `only ${found.length} components were found`);
  assert.deepEqual(compareWalks(found, walks, source), []);
  console.log(
    `${found.length} components, ${Object.values(walks).flatMap((walk) => ('never' in walk ? [] : walk)).length} walks`,
  );
});

test('a component without a walk, a walk without a component, a test that is not there, and one without a key are told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  for (const [name, text] of [
    ['Pressed', '<button onClick={go} />'],
    ['Read', '<p>Text</p>'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.tsx'), text);
  }
  const found = interactiveBelow(folder, 'ours');
  assert.deepEqual(found, ['ours/Pressed']);
  const text =
    "test('by keys', async () => {\n  await page.keyboard.press('Enter');\n});\n\ntest('by mouse', async () => {\n  await button.click();\n});\n\ntest('more', async () => {\n  await page.keyboard.press('Enter');\n});\n";
  const told = (table: Parameters<typeof compareWalks>[1]) =>
    compareWalks(found, table, (spec) => (spec === 'a.spec.ts' ? text : undefined)).join('\n');
  assert.equal(told({'ours/Pressed': [{spec: 'a.spec.ts', test: 'by keys'}]}), '');
  assert.match(told({}), /^ours\/Pressed offers something to press/);
  assert.match(told({'ours/Pressed': []}), /has no walk/);
  assert.match(told({'ours/Pressed': [{spec: 'b.spec.ts', test: 'by keys'}]}), /b\.spec\.ts has none called "by keys"/);
  assert.match(told({'ours/Pressed': [{spec: 'a.spec.ts', test: 'by mouse'}]}), /presses no key/);
  assert.match(
    told({'ours/Pressed': {never: 'hidden'}, 'ours/Read': {never: 'hidden'}}),
    /^ours\/Read offers nothing to press/,
  );
});
