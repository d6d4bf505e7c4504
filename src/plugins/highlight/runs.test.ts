import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {encodeRuns, linesOf} from './runs';

describe('runs', () => {
  test('name the kind and the length of each stretch, and leave out the rest', () => {
    assert.equal(
      encodeRuns([
        {kind: 'k', text: 'const'},
        {kind: null, text: ' x'},
      ]),
      'k5',
    );
    assert.equal(
      encodeRuns([
        {kind: null, text: 'x = '},
        {kind: 'n', text: '1'},
      ]),
      '.4n1',
    );
  });
  test('of one kind become one', () =>
    assert.equal(
      encodeRuns([
        {kind: 's', text: 'a'},
        {kind: 's', text: ''},
        {kind: 's', text: 'bc'},
      ]),
      's3',
    ));
  test('of nothing are nothing', () =>
    assert.deepEqual(
      [encodeRuns([]), encodeRuns([{kind: null, text: 'plain'}]), encodeRuns([{kind: 'k', text: ''}])],
      ['', '', ''],
    ));
});

describe('lines', () => {
  test('cut a run where the line ends', () => {
    assert.deepEqual(linesOf('/* a\nb */ c', 'c9'), [
      [{kind: 'c', text: '/* a'}],
      [
        {kind: 'c', text: 'b */'},
        {kind: null, text: ' c'},
      ],
    ]);
  });
  test('without code are empty', () =>
    assert.deepEqual(linesOf('\na\n\n', ''), [[], [{kind: null, text: 'a'}], [], []]));
  test('keep code of which nothing is said', () => assert.deepEqual(linesOf('a b', ''), [[{kind: null, text: 'a b'}]]));
  test('keep code that runs are too short, too long or wrong for', () => {
    for (const runs of ['k1', 'k99', 'z2', 'k1.1'])
      assert.equal(
        linesOf('a\nb', runs)
          .map((line) => line.map(({text}) => text).join(''))
          .join('\n'),
        'a\nb',
        runs,
      );
  });
});
