import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {levelOfCheck, parseProof, themeMeta, weakness} from './proof';

describe('parseProof', () => {
  for (const [meta, expected] of [
    ['file=samples/a/b.js#c', {kind: 'file', target: 'samples/a/b.js#c', checked: false, compiled: false, by: 'js'}],
    [
      'file=samples/a/B.java check',
      {kind: 'file', target: 'samples/a/B.java', checked: true, compiled: false, by: 'js'},
    ],
    [
      'file=samples/a/B.java compiled',
      {kind: 'file', target: 'samples/a/B.java', checked: false, compiled: true, by: 'js'},
    ],
    ['run=samples/a/output/b.txt', {kind: 'run', recording: 'samples/a/output/b.txt', exitStatus: 0}],
    ['run=samples/a/output/b.txt exit=3', {kind: 'run', recording: 'samples/a/output/b.txt', exitStatus: 3}],
    [
      'output-of=samples/a/output/b.txt',
      {kind: 'output-of', recording: 'samples/a/output/b.txt', stream: 'both', lines: null},
    ],
    ['output-of=x stream=stderr lines=3-9', {kind: 'output-of', recording: 'x', stream: 'stderr', lines: [3, 9]}],
    ['output-of=x lines=4', {kind: 'output-of', recording: 'x', stream: 'both', lines: [4, 4]}],
    ['check', {kind: 'check', by: 'js', expectFail: null}],
    ['check=openapi', {kind: 'check', by: 'openapi', expectFail: null}],
    ['check expect-fail="has no option"', {kind: 'check', by: 'js', expectFail: 'has no option'}],
    ['title="x" illustrative="needs an account"', {kind: 'illustrative', reason: 'needs an account'}],
  ] as const) {
    test(`parses ${meta}`, () => assert.deepEqual(parseProof('js', meta), expected));
  }

  test('parses a difference in all files or in one file', () => {
    assert.deepEqual(parseProof('diff', 'diff=samples/workshops/a/step-1..step-2'), {
      kind: 'diff',
      range: 'samples/workshops/a/step-1..step-2',
      file: null,
    });
    assert.deepEqual(parseProof('diff', 'diff=a..b file=src/x.js'), {kind: 'diff', range: 'a..b', file: 'src/x.js'});
    assert.throws(() => parseProof('js', 'diff=a..b'), /must have the language diff, but this one has js/);
    assert.throws(() => parseProof('diff', 'diff=a..b check'), /declares diff and check/);
    assert.equal(themeMeta('diff=a..b file=src/x.js', 'src/x.js'), 'title="src/x.js"');
  });

  test('doesn’t require a proof for code blocks that the build replaces', () => {
    for (const lang of ['mermaid', 'ui-mockup', 'data-table']) assert.equal(parseProof(lang, 'title="x"'), null);
  });

  for (const [name, lang, meta, message] of [
    [
      'a missing proof',
      'js',
      'title="x"',
      /declares no proof\. Add one after the language: file=, run=, output-of=, diff=, check, or illustrative=/,
    ],
    ['a missing language', null, 'check', /has no language/],
    ['two proofs', 'js', 'run=a check', /declares run and check, but it can have only one proof/],
    [
      'a word of another proof',
      'js',
      'check compiled',
      /compiled has no effect together with check\. .* use it with file/,
    ],
    ['a key of another proof', 'js', 'check exit=1', /exit= has no effect together with check\..* use it with run/],
    ['an empty reason', 'js', 'illustrative=""', /illustrative= is empty\. Give the reason/],
    ['an empty path', 'js', 'file=""', /file= is empty\. Give a path/],
    ['an exit code that is not a number', 'sh', 'run=a exit=no', /exit="no" is not an exit code/],
    ['an unknown stream', 'text', 'output-of=a stream=out', /stream="out" is unknown/],
    ['a range of lines that ends before it starts', 'text', 'output-of=a lines=9-3', /lines="9-3" is not a range/],
    ['lines that are not a range', 'text', 'output-of=a lines=all', /lines="all" is not a range/],
  ] as const) {
    test(`rejects ${name}`, () => assert.throws(() => parseProof(lang, meta), message));
  }
});

test('themeMeta removes the proof', () => {
  assert.equal(themeMeta('check=openapi title="a b" {1,3} showLineNumbers', 'x'), 'title="a b" {1,3} showLineNumbers');
  assert.equal(themeMeta('check {2}', null), '{2}');
  assert.equal(themeMeta('file=samples/x/y.js#z', 'y.js'), 'title="y.js"');
});

describe('the strength of a proof', () => {
  test('is lower where only a parser reads the code', () =>
    assert.deepEqual(['csharp', 'Ruby', 'Java', 'js', 'openapi'].map(levelOfCheck), [
      'syntax-only',
      'syntax-only',
      'compiled',
      'checked',
      'checked',
    ]));

  test('is too low for code in a language whose projects are compiled, unless a project contains it', () => {
    const weaknessOf = (lang: string, meta: string) => {
      const proof = parseProof(lang, meta);
      assert.ok(proof);
      return weakness(lang, proof);
    };
    assert.match(
      weaknessOf('java', 'check') ?? '',
      /^Expected this Java code to be quoted from a project.*file=samples/,
    );
    assert.match(weaknessOf('py', 'illustrative="x"') ?? '', /Python/);
    assert.match(weaknessOf('go', 'file=samples/a/x.go check') ?? '', /Go/);
    assert.equal(weaknessOf('java', 'file=samples/examples/a/project/X.java'), undefined);
    assert.equal(weaknessOf('csharp', 'check'), undefined);
  });
});
