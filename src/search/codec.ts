/** Compact text encodings of numbers and sorted words, for the search index files. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** Bits of a number in each character. The sixth bit says that another character follows. */
const BITS = 5;
const CONTINUED = 1 << BITS;

/** A text isn't in the expected encoding. */
export class EncodingError extends Error {
  override name = 'EncodingError';
}

/** Encodes nonnegative integers as a variable-length quantity: one character for up to 31, two for up to 1023, … */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    do {
      const low = number % CONTINUED;
      number = Math.floor(number / CONTINUED);
      text += DIGITS[number > 0 ? low + CONTINUED : low] ?? '';
    } while (number > 0);
  }
  return text;
}

/** @throws EncodingError if the text isn't the output of `encodeNumbers` */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const digit = VALUES.get(text.charCodeAt(index));
    if (digit === undefined) throw new EncodingError(`Expected a digit at ${index}, found "${text[index] ?? ''}".`);
    number += (digit & (CONTINUED - 1)) * factor;
    factor *= CONTINUED;
    if (digit >= CONTINUED) continue;
    numbers.push(number);
    number = 0;
    factor = 1;
  }
  if (factor !== 1) throw new EncodingError('The last number is incomplete.');
  return numbers;
}

/** Encodes words in ascending order, each without the characters that it shares with the previous one. */
export function encodeWords(words: readonly string[]): string {
  let previous = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < previous.length && shared < DIGITS.length - 1 && word[shared] === previous[shared]) shared++;
      previous = word;
      return (DIGITS[shared] ?? '') + word.slice(shared);
    })
    .join(' ');
}

/** @throws EncodingError if the text isn't the output of `encodeWords` */
export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let previous = '';
  return text.split(' ').map((part) => {
    const shared = VALUES.get(part.charCodeAt(0));
    if (shared === undefined || shared > previous.length)
      throw new EncodingError(`Expected a word that continues "${previous}", found "${part}".`);
    previous = previous.slice(0, shared) + part.slice(1);
    return previous;
  });
}
