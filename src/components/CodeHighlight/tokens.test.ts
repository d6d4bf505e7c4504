import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {encodeTokens, linesOf} from './tokens';

describe('encodeTokens', () => {
  test('writes the kind and the length of each token and leaves out plain text at the end', () => {
    assert.equal(
      encodeTokens([
        {kind: 'k', text: 'const'},
        {kind: null, text: ' x'},
      ]),
      'k5',
    );
    assert.equal(
      encodeTokens([
        {kind: null, text: 'x = '},
        {kind: 'n', text: '1'},
      ]),
      '.4n1',
    );
  });
  test('joins neighboring tokens of one kind', () =>
    assert.equal(
      encodeTokens([
        {kind: 's', text: 'a'},
        {kind: 's', text: ''},
        {kind: 's', text: 'bc'},
      ]),
      's3',
    ));
  test('returns an empty text if nothing is highlighted', () =>
    assert.deepEqual(
      [encodeTokens([]), encodeTokens([{kind: null, text: 'plain'}]), encodeTokens([{kind: 'k', text: ''}])],
      ['', '', ''],
    ));
});

describe('linesOf', () => {
  test('splits a token at the end of a line', () => {
    assert.deepEqual(linesOf('/* a\nb */ c', 'c9'), [
      [{kind: 'c', text: '/* a'}],
      [
        {kind: 'c', text: 'b */'},
        {kind: null, text: ' c'},
      ],
    ]);
  });
  test('returns no tokens for empty lines', () =>
    assert.deepEqual(linesOf('\na\n\n', ''), [[], [{kind: null, text: 'a'}], [], []]));
  test('keeps code without encoded tokens', () => assert.deepEqual(linesOf('a b', ''), [[{kind: null, text: 'a b'}]]));
  test('keeps the code if the encoded tokens are too short, too long, or invalid', () => {
    for (const encoded of ['k1', 'k99', 'z2', 'k1.1'])
      assert.equal(
        linesOf('a\nb', encoded)
          .map((line) => line.map(({text}) => text).join(''))
          .join('\n'),
        'a\nb',
        encoded,
      );
  });
});
