import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, describe, test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkCodeBlocks from './index';
import {fillCodeBlock} from './fill';
import type {Verification} from '../../../components/CodeHeader/verification';
import {verificationOf} from './verification';
import {parseProof} from '../../shared/code-blocks/proof';
import {quotedBy, unusedRegions, publishSources} from '../../shared/code-blocks/quoted';
import {findCodeBlocks} from '../../shared/code-blocks/find';

const site = mkdtempSync(join(tmpdir(), 'code-blocks-'));
after(() => rmSync(site, {recursive: true, force: true}));

const recording = (exit: number): string =>
  `=== before ===\n=== command ===\npact broker publish pacts --branch main\n=== exit status ===\n${exit}\n=== stdout ===\npublished\n=== stderr ===\n`;
const FILES: Readonly<Record<string, string>> = {
  'samples/a/package.json': '{"scripts": {"test": "node --test"}}',
  'samples/a/src/x.js':
    '// #region one\nconst one = 1;\n// #endregion\n// #region two\nconst two = 2;\n// #endregion\n',
  'samples/a/output/yes.txt': recording(0),
  'samples/a/output/broken.txt': 'published\n',
  'samples/b/package.json': '{"scripts": {"test": "node --test"}, "devDependencies": {"mock-broker": "1.0.0"}}',
  'samples/b/output/no.txt': recording(1),
  'samples/b/output/pactflow.txt': recording(0)
    .replace('=== command', "# with the mock of PactFlow's own endpoints\n=== command")
    .replace('published\n', 'http://localhost:9292/a\n'),
  'samples/workshops/w/package.json':
    '{"scripts": {"test": "node --test"}, "devDependencies": {"mock-broker": "1.0.0"}}',
  'samples/workshops/w/output/plain.txt': recording(0),
  'samples/workshops/w/output/url.txt': recording(0).replace('published\n', 'http://localhost:9292/a\n'),
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
  'samples/examples/j/package.json': '{"language": "java", "scripts": {"test": "node --test"}}',
  'samples/examples/j/project/X.java': 'class X {}\n',
  'samples/loose.js': 'loose();\n',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(site, name)), {recursive: true});
  writeFileSync(join(site, name), text);
}

function fill(lang: string, meta: string, written = '') {
  const proof = parseProof(lang, meta);
  assert.ok(proof);
  return fillCodeBlock(site, proof, written);
}

describe('a code block', () => {
  test('with a region gets its code, and counts as run if its sample has tests', () =>
    assert.deepEqual(fill('js', 'file=samples/a/src/x.js#one'), {
      text: 'const one = 1;',
      level: 'ran',
      source: 'samples/a/src/x.js',
      title: 'src/x.js',
      broker: null,
    }));
  test('from a sample without tests can only count as checked', () =>
    assert.equal(fill('js', 'file=samples/c/X.java check').level, 'checked'));
  test('from a project that a compiler reads can count as compiled', () =>
    assert.equal(fill('java', 'file=samples/examples/j/project/X.java compiled').level, 'compiled'));
  test('in a language without a compiler counts as parsed only', () =>
    assert.equal(fill('csharp', 'check', 'class X {}').level, 'syntax-only'));
  test('gets a recorded command or its output', () => {
    assert.equal(fill('sh', 'run=samples/a/output/yes.txt').text, 'pact broker publish pacts --branch main');
    assert.equal(fill('text', 'output-of=samples/a/output/yes.txt').text, 'published');
  });
  test('can break a recorded command into lines', () =>
    assert.equal(
      fill('sh', 'run=samples/a/output/yes.txt', 'pact broker publish pacts \\\n  --branch main').level,
      'ran',
    ));
  test('shows that a command ran against the mock broker, and which part of it', () => {
    assert.equal(fill('sh', 'run=samples/b/output/no.txt exit=1').broker, 'open-source');
    assert.equal(fill('sh', 'run=samples/b/output/pactflow.txt').broker, 'pactflow');
  });
  test('shows the URL of an account instead of the mock broker’s, except where readers start the mock broker', () => {
    assert.match(
      fill('text', 'output-of=samples/b/output/pactflow.txt').text,
      /https:\/\/YOUR_ACCOUNT\.pactflow\.io\/a/,
    );
    assert.match(fill('text', 'output-of=samples/workshops/w/output/url.txt').text, /http:\/\/localhost:9292\/a/);
  });
  test('of a workshop counts as run against the mock broker only if the recording sets its URL', () => {
    assert.equal(fill('sh', 'run=samples/workshops/w/output/plain.txt').broker, null);
    assert.equal(fill('sh', 'run=samples/workshops/w/output/broker.txt').broker, 'open-source');
  });
  test('from a step of a workshop counts as run by the workshop’s tests, and its title is the path in the step', () => {
    assert.deepEqual(fill('js', 'file=samples/workshops/w/step-1/src/x.js'), {
      text: 'const one = 1;',
      level: 'ran',
      source: 'samples/workshops/w/step-1/src/x.js',
      title: 'src/x.js',
      broker: null,
    });
  });
  test('shows the exact difference between two states', () => {
    const {text, level, title, source} = fill('diff', 'diff=samples/workshops/w/step-1..step-2');
    assert.equal(text, '--- src/x.js\n+++ src/x.js\n@@ -1,1 +1,1 @@\n-const one = 1;\n+const one = 2;');
    assert.deepEqual([level, title, source], ['difference', 'step-1 to step-2', null]);
    assert.equal(fill('diff', 'diff=samples/workshops/w/step-1..step-2 file=src/x.js').title, 'src/x.js');
  });
  test('with a check or an illustration keeps its text', () => {
    assert.deepEqual([fill('sh', 'check', 'ls').text, fill('sh', 'check', 'ls').level], ['ls', 'checked']);
    assert.equal(fill('text', 'illustrative="why"', 'x').level, 'illustrative');
  });

  for (const [name, lang, meta, written, message] of [
    ['a missing file', 'js', 'file=samples/a/src/y.js', '', /samples\/a\/src\/y\.js does not exist/],
    [
      'a missing region',
      'js',
      'file=samples/a/src/x.js#three',
      '',
      /has no region "three"\. Its regions are: one, two/,
    ],
    ['a file outside samples', 'js', 'file=src/plugins/remark/code-blocks/index.ts', '', /is outside samples\//],
    ['a path that leaves samples', 'js', 'file=samples/../package.json', '', /is outside samples\//],
    [
      'text and a file',
      'js',
      'file=samples/a/src/x.js',
      'x',
      /has file="samples\/a\/src\/x\.js" but also contains text/,
    ],
    ['a package without tests', 'java', 'file=samples/c/X.java', '', /has no test script, so the code did not run/],
    [
      'the word compiled, but no compiler',
      'js',
      'file=samples/a/src/x.js#one compiled',
      '',
      /has no language, so nothing compiled the code\. Remove the word compiled/,
    ],
    [
      'a file outside of any package',
      'js',
      'file=samples/loose.js',
      '',
      /does not belong to a sample because no folder above it has a package\.json/,
    ],
    [
      'a different exit code',
      'sh',
      'run=samples/b/output/no.txt',
      '',
      /exited with code 1, but the page expects 0\. Write exit=1/,
    ],
    [
      'a different command',
      'sh',
      'run=samples/a/output/yes.txt',
      'pact broker publish',
      /the recorded command is different: pact broker publish pacts --branch main/,
    ],
    [
      'typed output',
      'text',
      'output-of=samples/a/output/yes.txt',
      'published',
      /has output-of=.* but also contains text\. Leave it empty/,
    ],
    [
      'a file that is not a recording',
      'text',
      'output-of=samples/a/output/broken.txt',
      '',
      /this file is not a recording/,
    ],
    [
      'an unknown state',
      'diff',
      'diff=samples/workshops/w/step-1..step-9',
      '',
      /samples\/workshops\/w\/step-9 is not a state\. The states are: step-1, step-2, step-3\./,
    ],
    [
      'an unknown workshop',
      'diff',
      'diff=samples/workshops/v/step-1..step-2',
      '',
      /samples\/workshops\/v\/step-1 is not a state\. The states are: none\./,
    ],
    [
      'only one state',
      'diff',
      'diff=samples/workshops/w/step-1',
      '',
      /does not name two states\. Write diff=samples\/workshops\/introduction\/step-1\.\.step-2/,
    ],
    [
      'two identical states',
      'diff',
      'diff=samples/workshops/w/step-2..step-3',
      '',
      /there is no difference to show\. Remove the code block/,
    ],
    [
      'a file that does not change',
      'diff',
      'diff=samples/workshops/w/step-1..step-2 file=package.json',
      '',
      /file="package\.json": there is no difference to show/,
    ],
    [
      'a file that neither state has',
      'diff',
      'diff=samples/workshops/w/step-1..step-2 file=src/y.js',
      '',
      /file="src\/y\.js": neither state has this file/,
    ],
    [
      'a typed difference',
      'diff',
      'diff=samples/workshops/w/step-1..step-2',
      '+x',
      /has diff=.* but also contains text\. Leave it empty/,
    ],
    ['nothing to check', 'sh', 'check', '', /is empty, so there is nothing to check/],
  ] as const) {
    test(`with ${name} is rejected`, () => assert.throws(() => fill(lang, meta, written), message));
  }
});

describe('how a code block was tested', () => {
  const verified = (lang: string, meta: string, written = ''): Verification => {
    const proof = parseProof(lang, meta);
    assert.ok(proof);
    return verificationOf(proof, fillCodeBlock(site, proof, written));
  };
  test('has a section that explains it, and the source', () =>
    assert.deepEqual(verified('js', 'file=samples/a/src/x.js#one'), {
      text: 'Ran',
      anchor: 'ran',
      source: '/samples/a/src/x.js.txt',
    }));
  test('has a mark for code that fails on purpose', () => {
    assert.deepEqual(
      [verified('sh', 'run=samples/b/output/no.txt exit=1'), verified('sh', 'check expect-fail="x"', 'ls')].map(
        ({text, mark}) => [text, mark],
      ),
      [
        ['Ran against a mock broker: exit code 1', 'Exit code 1'],
        ['Checked: fails as expected', 'Fails as expected'],
      ],
    );
  });
  test('has a mark for code that was only parsed, but not for code that was compiled', () => {
    assert.deepEqual(
      [
        verified('java', 'file=samples/examples/j/project/X.java compiled'),
        verified('csharp', 'check', 'class X {}'),
      ].map(({anchor, mark}) => [anchor, mark]),
      [
        ['compiled', undefined],
        ['syntax-only', 'Syntax only'],
      ],
    );
  });
  test('of a difference has no mark', () =>
    assert.deepEqual(verified('diff', 'diff=samples/workshops/w/step-1..step-2'), {
      text: 'Exact difference',
      anchor: 'difference',
    }));
  test('gives the reason for an illustration', () =>
    assert.deepEqual(verified('text', 'illustrative="needs an account"', 'x'), {
      text: 'Illustration',
      anchor: 'illustrative',
      reason: 'needs an account',
      mark: 'Illustration',
    }));
});

describe('the code blocks of all pages', () => {
  const codeBlocks = findCodeBlocks(
    '---\nera: legacy\n---\n\n```js file=samples/a/src/x.js#one\n```\n\n- `pact broker publish`\n\n  ```sh run=samples/a/output/yes.txt\n  ```\n',
  );
  test('cause a message for each region that no page quotes', () =>
    assert.deepEqual(unusedRegions(site, quotedBy([{codeBlocks}])), [
      'samples/a/src/x.js:4: no page quotes the region "two". Quote it with file=samples/a/src/x.js#two, or remove its #region and #endregion comments.',
    ]));
  test('have their sources published as text', () =>
    assert.equal(publishSources(site, join(site, 'public'), quotedBy([{codeBlocks}])), 2));
  test('without a proof stop the build with an error that names the page and the line', () => {
    const codeBlock: Code = {
      type: 'code',
      lang: 'js',
      meta: null,
      value: 'x',
      position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
    };
    const tree: Root = {type: 'root', children: [codeBlock]};
    assert.throws(
      () => remarkCodeBlocks()(tree, {path: join(process.cwd(), 'docs/z.mdx')}),
      /^Error: docs\/z\.mdx:7: this code block declares no proof/,
    );
  });
});
