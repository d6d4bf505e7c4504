import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {parseProof, themeMeta} from './proof';

describe('the proof of a fence', () => {
  for (const [meta, expected] of [
    ['file=samples/a/b.js#c', {kind: 'file', target: 'samples/a/b.js#c', checked: false, by: 'js'}],
    ['file=samples/a/B.java check', {kind: 'file', target: 'samples/a/B.java', checked: true, by: 'js'}],
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
    test(`is read from ${meta}`, () => assert.deepEqual(parseProof('js', meta), expected));
  }

  test('is read from a difference, of all files or of one', () => {
    assert.deepEqual(parseProof('diff', 'diff=samples/workshops/a/step-1..step-2'), {
      kind: 'diff',
      range: 'samples/workshops/a/step-1..step-2',
      file: null,
    });
    assert.deepEqual(parseProof('diff', 'diff=a..b file=src/x.js'), {kind: 'diff', range: 'a..b', file: 'src/x.js'});
    assert.throws(() => parseProof('js', 'diff=a..b'), /is written in the language diff, not js/);
    assert.throws(() => parseProof('diff', 'diff=a..b check'), /declares diff and check/);
    assert.equal(themeMeta('diff=a..b file=src/x.js', 'src/x.js'), 'title="src/x.js"');
  });
  test('is not asked of what the build draws', () => assert.equal(parseProof('mermaid', 'title="x"'), null));

  for (const [name, lang, meta, message] of [
    [
      'is missing',
      'js',
      'title="x"',
      /declares no proof\. Declare one behind the language: file=, run=, output-of=, diff=, check, or illustrative=/,
    ],
    ['has no language', null, 'check', /has no language/],
    ['is double', 'js', 'run=a check', /declares run and check\. One proof is enough/],
    ['has a companion of another', 'js', 'check exit=1', /exit= means nothing beside check\. It belongs to run/],
    ['is empty', 'js', 'illustrative=""', /illustrative= is empty\. Give the reason/],
    ['names no file', 'js', 'file=""', /file= is empty\. Give a path/],
    ['has an exit status that is none', 'sh', 'run=a exit=no', /exit="no" is no exit status/],
    ['has a stream that is none', 'text', 'output-of=a stream=out', /stream="out" is none/],
    ['has lines the wrong way round', 'text', 'output-of=a lines=9-3', /lines="9-3" is no range/],
    ['has lines that are none', 'text', 'output-of=a lines=all', /lines="all" is no range/],
  ] as const) {
    test(`that ${name} is told`, () => assert.throws(() => parseProof(lang, meta), message));
  }

  test('is not passed on to the theme', () => {
    assert.equal(
      themeMeta('check=openapi title="a b" {1,3} showLineNumbers', 'x'),
      'title="a b" {1,3} showLineNumbers',
    );
    assert.equal(themeMeta('check {2}', null), '{2}');
    assert.equal(themeMeta('file=samples/x/y.js#z', 'y.js'), 'title="y.js"');
  });
});
