import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decodeNumbers, decodeWords, encodeNumbers, encodeWords, EncodingError} from './codec';

const rejects = (decode: () => unknown, message: RegExp): void => {
  assert.throws(decode, (error) => error instanceof EncodingError && message.test(error.message));
};

/** What the client reads of a text that the build writes to a JSON file. */
const stored = (text: string): string => JSON.parse(Buffer.from(JSON.stringify(text)).toString()) as string;

test('numbers survive a round trip', () => {
  const edges = [0, 1, 31, 32, 1023, 1024, 32_767, 32_768, 2 ** 31, 2 ** 32, 2 ** 40, Number.MAX_SAFE_INTEGER];
  for (const numbers of [[], [0], [0, 0, 0], edges, [...edges].reverse()])
    assert.deepEqual(decodeNumbers(stored(encodeNumbers(numbers))), numbers);
});

test('small numbers take fewer characters than large ones', () => {
  const lengths = [0, 31, 32, 1023, 1024].map((number) => encodeNumbers([number]).length);
  assert.deepEqual(lengths, [1, 1, 2, 2, 3]);
});

test('encoded numbers need no escaping in JSON', () => {
  const encoded = encodeNumbers(Array.from({length: 1100}, (_, number) => number));
  assert.equal(JSON.stringify(encoded), `"${encoded}"`);
});

test('rejects text that contains no encoded numbers, and names the character', () => {
  rejects(() => decodeNumbers('A!'), /^Expected a digit at 1, found "!"\.$/);
  rejects(() => decodeNumbers('A B'), /^Expected a digit at 1, found " "\.$/);
  rejects(() => decodeNumbers('é'), /^Expected a digit at 0, found "é"\.$/);
});

test('rejects numbers that were cut off', () => {
  const encoded = encodeNumbers([5, 1024]);
  rejects(() => decodeNumbers(encoded.slice(0, -1)), /incomplete/);
  rejects(() => decodeNumbers(encoded.slice(0, -2)), /incomplete/);
  assert.deepEqual(decodeNumbers(encoded.slice(0, -3)), [5]);
});

const wordLists: [string, string[]][] = [
  ['an empty list', []],
  ['an empty word', ['']],
  ['words with shared prefixes', ['consumer', 'consumers', 'contract', 'contracts', 'pact', 'pacts']],
  ['a word that starts with the complete previous one', ['a', 'aa', 'aaa', 'aaaa']],
  ['words that share more characters than one digit can count', ['x'.repeat(80), `${'x'.repeat(80)}y`]],
  ['versions and names with symbols', ['1.37.2', '1.x', '2.x', 'c#', 'c++']],
  ['words of another script', ['عقد', 'عقود', '漢', '漢字']],
  ['non-BMP characters that share half of their encoding', ['𐌰', '𐌰𐌱', '𐌱', '𐌱𐌰']],
];

for (const [what, words] of wordLists) {
  test(`${what}: words survive a round trip`, () => {
    assert.deepEqual(decodeWords(stored(encodeWords(words))), words);
  });
}

test('a word is stored without the characters that it shares with the previous one', () => {
  assert.equal(encodeWords(['deploy', 'deployed', 'deploying', 'pact']), 'Adeploy Ged Ging Apact');
  assert.equal(encodeWords([]), '');
});

test('rejects text that contains no encoded words, and names the word', () => {
  rejects(() => decodeWords('Bx'), /^Expected a word that continues "", found "Bx"\.$/);
  rejects(() => decodeWords('Aab Dc'), /^Expected a word that continues "ab", found "Dc"\.$/);
  rejects(() => decodeWords('Aab  Ac'), /^Expected a word that continues "ab", found ""\.$/);
  rejects(() => decodeWords('<!doctype html>'), /^Expected a word that continues "", found "<!doctype"\.$/);
});
