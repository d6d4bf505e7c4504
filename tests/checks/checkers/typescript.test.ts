import assert from 'node:assert/strict';
import {test} from 'node:test';
import {at, checkAll} from './testing';

const PACT = `import {Matchers, Pact} from '@pact-foundation/pact';
const pact = new Pact({consumer: 'A', provider: 'B'});
await pact
  .addInteraction()
  .uponReceiving('x')
  .withRequest('GET', '/x')
  .willRespondWith(200, (response) => response.jsonBody({name: Matchers.string('a')}))
  .executeTest(async ({url}) => fetch(url));
`;

const CASES: readonly [name: string, lang: string, text: string, expected: readonly RegExp[]][] = [
  ['the Pact library, with top-level await', 'ts', PACT, []],
  ['the library in JavaScript', 'js', PACT, []],
  [
    'CommonJS',
    'js',
    "const {Pact} = require('@pact-foundation/pact');\nmodule.exports = new Pact({consumer: 'A', provider: 'B'});\n",
    [],
  ],
  [
    'JavaScript without types',
    'js',
    'export const f = (a, b) => a + b;\ntry { f(1, 2); } catch (error) { console.log(error.message); }\n',
    [],
  ],
  [
    'Node',
    'mjs',
    "import {test} from 'node:test';\nimport {join} from 'node:path';\ntest('x', () => { join(import.meta.dirname, 'a'); });\n",
    [],
  ],
  [
    'a file of a sample',
    'js',
    "import {getProduct} from '../src/product-client.js';\nawait getProduct('http://localhost', '10');\n",
    [],
  ],
  [
    'Playwright',
    'ts',
    "import {test, expect} from '@playwright/test';\ntest('x', async ({page}) => { await expect(page).toHaveTitle('x'); });\n",
    [],
  ],
  ['React', 'tsx', 'export const A = ({name}: {name: string}) => <p>{name}</p>;\n', []],
  [
    'a name that another code block also declares',
    'ts',
    'const pact = 1;\nconst url: number = pact;\nexport {url};\n',
    [],
  ],
  [
    'an option that the library does not have',
    'ts',
    PACT.replace("provider: 'B'", "provider: 'B', prot: 1"),
    [/^page\.mdx:1002: .*'prot' does not exist.*TS2353\) Correct the code/],
  ],
  [
    'a method that the library does not have',
    'js',
    PACT.replace('.uponReceiving', '.uponReceivin'),
    [/^page\.mdx:1005: .*uponReceivin.*Did you mean 'uponReceiving'/],
  ],
  [
    'a package that is not installed',
    'js',
    "\n\nimport x from 'no-such-package';\nx();\n",
    [/^page\.mdx:1003: .*no-such-package.*Import a package/],
  ],
  ['a file that no sample has', 'js', "import {x} from '../src/nowhere.js';\nx();\n", [/^page\.mdx:1001: .*nowhere/]],
  [
    'an undeclared name',
    'ts',
    'const a = 1;\nconsole.log(a, b);\n',
    [/^page\.mdx:1002: Cannot find name 'b'.*each code block is checked separately/],
  ],
  ['invalid syntax', 'js', 'const a = {\n  b: 1\nconsole.log(a);\n', [/^page\.mdx:1003: .*Correct the syntax/]],
  [
    'an implicit any in TypeScript',
    'ts',
    'export const f = (a) => a;\n',
    [/^page\.mdx:1001: .*implicitly has an 'any' type/],
  ],
  ['Jest’s globals without its types', 'js', "\nit('x', () => {});\n", [/^page\.mdx:1002: .*'it'.*Import it/]],
];

test('the compiler finds all errors and reports nothing else', async () => {
  const snippets = CASES.map(([, lang, text], index) => at(lang, text, {file: `${index}.mdx`, line: 1001}));
  const problems = await checkAll(snippets);
  CASES.forEach(([name, , , expected], index) => {
    const found = problems
      .filter((problem) => problem.startsWith(`${index}.mdx:`))
      .map((problem) => problem.replace(/^\d+/, 'page'));
    assert.equal(found.length === 0, expected.length === 0, `${name}: ${found.join('\n')}`);
    for (const pattern of expected)
      assert.ok(
        found.some((problem) => pattern.test(problem)),
        `${name}: ${found.join('\n')}`,
      );
  });
});
