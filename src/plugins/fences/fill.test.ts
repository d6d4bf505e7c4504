import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, describe, test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkFences from './index';
import {fillFence} from './fill';
import {proofMark} from './mark';
import {parseProof} from './proof';
import {quotedBy, unusedRegions, publishSources} from './quoted';
import {codeOf} from './read';

const site = mkdtempSync(join(tmpdir(), 'fences-'));
after(() => rmSync(site, {recursive: true, force: true}));

const recording = (exit: number): string =>
  `=== before ===\n=== command ===\npact broker publish pacts --branch main\n=== exit status ===\n${exit}\n=== stdout ===\npublished\n=== stderr ===\n`;
const FILES: Readonly<Record<string, string>> = {
  'samples/a/package.json': '{"scripts": {"test": "node --test"}}',
  'samples/a/src/x.js':
    '// #region one\nconst one = 1;\n// #endregion\n// #region two\nconst two = 2;\n// #endregion\n',
  'samples/a/output/yes.txt': recording(0),
  'samples/a/output/broken.txt': 'published\n',
  'samples/b/package.json': '{"scripts": {"test": "node --test"}, "devDependencies": {"broker-stand-in": "1.0.0"}}',
  'samples/b/output/no.txt': recording(1),
  'samples/workshops/w/package.json':
    '{"scripts": {"test": "node --test"}, "devDependencies": {"broker-stand-in": "1.0.0"}}',
  'samples/workshops/w/output/plain.txt': recording(0),
  'samples/workshops/w/output/broker.txt': recording(0).replace(
    '=== command',
    'export PACT_BROKER_BASE_URL=http://127.0.0.1:<port>\n=== command',
  ),
  'samples/examples/e/project/breaking/src/x.js': '// #region one\nbroken();\n// #endregion\n',
  'samples/workshops/w/step-1/package.json': '{}',
  'samples/workshops/w/step-1/src/x.js': 'const one = 1;\n',
  'samples/workshops/w/step-2/package.json': '{}',
  'samples/workshops/w/step-2/src/x.js': 'const one = 2;\n',
  'samples/workshops/w/step-3/package.json': '{}',
  'samples/workshops/w/step-3/src/x.js': 'const one = 2;\n',
  'samples/c/package.json': '{}',
  'samples/c/X.java': 'class X {}\n',
  'samples/loose.js': 'loose();\n',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(site, name)), {recursive: true});
  writeFileSync(join(site, name), text);
}

function fill(lang: string, meta: string, written = '') {
  const proof = parseProof(lang, meta);
  assert.ok(proof);
  return fillFence(site, proof, written);
}

describe('a fence', () => {
  test('is filled with a region, whose tests ran', () =>
    assert.deepEqual(fill('js', 'file=samples/a/src/x.js#one'), {
      text: 'const one = 1;',
      level: 'ran',
      source: 'samples/a/src/x.js',
      title: 'src/x.js',
      standIn: false,
    }));
  test('of a sample that nothing runs is at most checked', () =>
    assert.equal(fill('java', 'file=samples/c/X.java check').level, 'checked'));
  test('is filled with a recorded command and its output', () => {
    assert.equal(fill('sh', 'run=samples/a/output/yes.txt').text, 'pact broker publish pacts --branch main');
    assert.equal(fill('text', 'output-of=samples/a/output/yes.txt').text, 'published');
  });
  test('may break a recorded command into lines', () =>
    assert.equal(
      fill('sh', 'run=samples/a/output/yes.txt', 'pact broker publish pacts \\\n  --branch main').level,
      'ran',
    ));
  test('knows a run against a stand-in', () =>
    assert.equal(fill('sh', 'run=samples/b/output/no.txt exit=1').standIn, true));
  test('of a workshop had a stand-in only where the recording says so', () => {
    assert.equal(fill('sh', 'run=samples/workshops/w/output/plain.txt').standIn, false);
    assert.equal(fill('sh', 'run=samples/workshops/w/output/broker.txt').standIn, true);
  });
  test('of a state is run by the tests of its workshop, and named from the state', () => {
    assert.deepEqual(fill('js', 'file=samples/workshops/w/step-1/src/x.js'), {
      text: 'const one = 1;',
      level: 'ran',
      source: 'samples/workshops/w/step-1/src/x.js',
      title: 'src/x.js',
      standIn: false,
    });
  });
  test('shows the exact difference between two states', () => {
    const {text, level, title, source} = fill('diff', 'diff=samples/workshops/w/step-1..step-2');
    assert.equal(text, '--- src/x.js\n+++ src/x.js\n@@ -1,1 +1,1 @@\n-const one = 1;\n+const one = 2;');
    assert.deepEqual([level, title, source], ['difference', 'step-1 to step-2', null]);
    assert.equal(fill('diff', 'diff=samples/workshops/w/step-1..step-2 file=src/x.js').title, 'src/x.js');
  });
  test('keeps its own text where a checker reads it, or nothing does', () => {
    assert.deepEqual([fill('sh', 'check', 'ls').text, fill('sh', 'check', 'ls').level], ['ls', 'checked']);
    assert.equal(fill('text', 'illustrative="why"', 'x').level, 'illustrative');
  });

  for (const [name, lang, meta, written, message] of [
    ['a file that is not there', 'js', 'file=samples/a/src/y.js', '', /samples\/a\/src\/y\.js does not exist/],
    [
      'a region that is not there',
      'js',
      'file=samples/a/src/x.js#three',
      '',
      /has no region "three"\. It has: one, two/,
    ],
    ['a file outside samples', 'js', 'file=src/plugins/fences/index.ts', '', /is outside samples\//],
    ['a way out of samples', 'js', 'file=samples/../package.json', '', /is outside samples\//],
    ['text beside a file', 'js', 'file=samples/a/src/x.js', 'x', /has text of its own|and text of its own/],
    ['a package without tests', 'java', 'file=samples/c/X.java', '', /has no tests, so it did not run/],
    ['a file of no package', 'js', 'file=samples/loose.js', '', /belongs to no package/],
    [
      'another exit status',
      'sh',
      'run=samples/b/output/no.txt',
      '',
      /ended with exit status 1, and the page says 0\. Write exit=1/,
    ],
    [
      'another command',
      'sh',
      'run=samples/a/output/yes.txt',
      'pact broker publish',
      /ran another command: pact broker publish pacts --branch main/,
    ],
    ['typed output', 'text', 'output-of=samples/a/output/yes.txt', 'published', /Output is never typed/],
    ['a file that is no recording', 'text', 'output-of=samples/a/output/broken.txt', '', /is no recording/],
    [
      'an unknown state',
      'diff',
      'diff=samples/workshops/w/step-1..step-9',
      '',
      /samples\/workshops\/w\/step-9 is no state\. There are: step-1, step-2, step-3\./,
    ],
    [
      'an unknown workshop',
      'diff',
      'diff=samples/workshops/v/step-1..step-2',
      '',
      /samples\/workshops\/v\/step-1 is no state\. There are: none\./,
    ],
    [
      'no pair of states',
      'diff',
      'diff=samples/workshops/w/step-1',
      '',
      /is no pair of states\. Write diff=samples\/workshops\/introduction\/step-1\.\.step-2/,
    ],
    [
      'two states that are the same',
      'diff',
      'diff=samples/workshops/w/step-2..step-3',
      '',
      /there is no difference\. Take the fence out/,
    ],
    [
      'a file that does not change',
      'diff',
      'diff=samples/workshops/w/step-1..step-2 file=package.json',
      '',
      /file="package\.json": there is no difference/,
    ],
    [
      'a file of neither state',
      'diff',
      'diff=samples/workshops/w/step-1..step-2 file=src/y.js',
      '',
      /file="src\/y\.js": neither state has this file/,
    ],
    ['a typed difference', 'diff', 'diff=samples/workshops/w/step-1..step-2', '+x', /A difference is never typed/],
    ['nothing to check', 'sh', 'check', '', /is empty/],
  ] as const) {
    test(`with ${name} is told`, () => assert.throws(() => fill(lang, meta, written), message));
  }
});

describe('the mark under a fence', () => {
  const marked = (lang: string, meta: string, written = ''): string => {
    const proof = parseProof(lang, meta);
    assert.ok(proof);
    return JSON.stringify(proofMark(proof, fillFence(site, proof, written)));
  };
  test('leads to the explanation and to the source', () => {
    const mark = marked('js', 'file=samples/a/src/x.js#one');
    assert.match(mark, /"\/docs\/reference\/code-proofs#ran".*"Ran"/);
    assert.match(mark, /pathname:\/\/\/samples\/a\/src\/x\.js\.txt/);
  });
  test('says when it was meant to fail', () => {
    assert.match(marked('sh', 'run=samples/b/output/no.txt exit=1'), /Ran against a stand-in: exit status 1/);
    assert.match(marked('sh', 'check expect-fail="x"', 'ls'), /Checked: fails, as it should/);
  });
  test('of a difference leads to its explanation', () =>
    assert.match(
      marked('diff', 'diff=samples/workshops/w/step-1..step-2'),
      /"\/docs\/reference\/code-proofs#difference".*"Exact difference"/,
    ));
  test('gives the reason of an illustration', () =>
    assert.match(
      marked('text', 'illustrative="needs an account"', 'x'),
      /code-proof--illustrative.*: needs an account/,
    ));
});

describe('the pages together', () => {
  const page = codeOf(
    'docs/x.mdx',
    '---\nera: legacy\n---\n\n```js file=samples/a/src/x.js#one\n```\n\n- `pact broker publish`\n\n  ```sh run=samples/a/output/yes.txt\n  ```\n',
  );
  test('have their code found, with lines', () => {
    assert.deepEqual(
      page.fences.map(({line, lang}) => [line, lang]),
      [
        [5, 'js'],
        [10, 'sh'],
      ],
    );
    assert.deepEqual(page.inline, [{file: 'docs/x.mdx', line: 8, text: 'pact broker publish'}]);
    assert.equal(page.legacy, true);
  });
  test('say which region none of them quotes', () =>
    assert.deepEqual(unusedRegions(site, quotedBy([page])), [
      'samples/a/src/x.js:4: no page quotes region "two". Quote it by file=samples/a/src/x.js#two, or take its marks out.',
    ]));
  test('have what they quote published as text', () =>
    assert.equal(publishSources(site, join(site, 'public'), quotedBy([page])), 2));
  test('that are no MDX are told', () => assert.throws(() => codeOf('docs/y.mdx', 'a < b {'), /docs\/y\.mdx: /));

  test('stop the build with page and line', () => {
    const fence: Code = {
      type: 'code',
      lang: 'js',
      meta: null,
      value: 'x',
      position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
    };
    const tree: Root = {type: 'root', children: [fence]};
    assert.throws(
      () => remarkFences()(tree, {path: join(process.cwd(), 'docs/z.mdx')}),
      /^Error: docs\/z\.mdx:7: this fence declares no proof/,
    );
  });
});
