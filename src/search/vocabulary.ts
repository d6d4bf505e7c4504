import {stemOf} from './text';

export interface CloseWord {
  word: string;
  distance: number;
}

/** Maximum number of edits for a word of this length. Short words have too many neighbors. */
export const maxEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * Number of edits between two words: insertions, deletions, replacements, and swaps of adjacent letters.
 * @returns `limit + 1` for anything above the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}

/** Length of the common prefix of two words. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Distinguishes a typo from a different word, because most words that are one or two edits apart are unrelated. People
 * rarely mistype the beginning of a word: the first letter must match or be swapped with the second. With two edits,
 * the last letter must match too and, in words of fewer than 8 letters, the first four. In those words, an edit at the
 * end usually makes a different word (units, unity), and so does a replaced letter in words of 4 letters.
 */
function isLikelyTypo(typed: string, word: string, distance: number): boolean {
  const start = commonStart(typed, word);
  const sameEnd = typed.at(-1) === word.at(-1);
  if (distance > 1) return sameEnd && start >= (Math.min(typed.length, word.length) < 8 ? 4 : 1);
  if (typed.length === 4 && word.length === 4 && typed.slice(start + 1) === word.slice(start + 1)) return false;
  if (typed.length < 8 && word.length <= typed.length && start >= typed.length - 1 && typed.at(-1) !== typed.at(-2))
    return false;
  return start > 0 || (typed[0] === word[1] && typed[1] === word[0]);
}

/** Where the words of an index are. Lookups of words that aren't loaded yet count as not found, and are recorded. */
export interface Vocabulary {
  /** Whether the index contains the word or an inflection of it. */
  has: (word: string) => boolean;
  /** The same for titles, headings, and keywords, whose words are always loaded. */
  hasInTitles: (word: string) => boolean;
  /** Longer words that start with this prefix, shortest first. */
  startingWith: (prefix: string, limit: number) => string[];
  /** The words with the most similar spelling, all at the same distance. */
  closest: (word: string) => CloseWord[];
}

/** Stems up to this length don't identify a word. */
const SHORT_STEM = 3;

/** A sorted list of words, with their stems. */
export class WordList {
  private readonly stems: ReadonlySet<string>;

  /** @param sorted in ascending order */
  constructor(readonly sorted: readonly string[]) {
    this.stems = new Set(sorted.map(stemOf));
  }

  private contains(word: string): boolean {
    return this.startingWith(word).next().value === word;
  }

  /** Whether the list contains the word or an inflection of it. */
  has(word: string): boolean {
    if (this.contains(word)) return true;
    const stem = stemOf(word);
    // Most words add -s, so rolles isn't a form of roll.
    if (/[^sxzohi]es$/.test(word) && this.contains(stem) && !this.contains(word.slice(0, -1))) return false;
    // A short stem can be an unrelated word: usres has the stem usr.
    return (stem === word || stem.length > SHORT_STEM) && this.stems.has(stem);
  }

  /** All words that start with this prefix, in ascending order. */
  *startingWith(prefix: string): Generator<string, void> {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let index = low; this.sorted[index]?.startsWith(prefix); index++) yield this.sorted[index] ?? '';
  }
}

/** The words with the most similar spelling, all at the same distance. */
export function closestWords(word: string, candidates: Iterable<string>): CloseWord[] {
  const limit = /\p{L}/u.test(word) ? maxEdits(word.length) : 0;
  let best = limit;
  let found: CloseWord[] = [];
  if (limit === 0) return found;
  for (const candidate of candidates) {
    if (!isLikelyTypo(word, candidate, 1)) continue;
    const distance = editDistance(word, candidate, best);
    if (distance > best || !isLikelyTypo(word, candidate, distance)) continue;
    if (distance < best) found = [];
    best = distance;
    found.push({word: candidate, distance});
  }
  return found;
}
