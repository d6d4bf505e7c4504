/** Compares titles, headings, and texts with a query. Texts and words are in the form that `phraseOf` returns. */
import {isStopWord, type QueryTerm} from './query';

/** A similarity up to this value is considered chance. */
const CHANCE = 0.5;

/** Minimum number of words, not counting stop words, of a match that's unlikely to be chance. */
const MIN_RUN = 3;

/**
 * Similarity of a title or heading to a query: the harmonic mean of precision and recall, without the part that's
 * considered chance.
 * @returns 1 for a complete match, 0 for no more than chance
 */
export function similarity(phrase: string, terms: readonly QueryTerm[]): number {
  const known = new Set(phrase.trim().split(' '));
  const words = [...known].filter((word) => !isStopWord(word) && word !== '');
  const matched = terms.filter(({alternatives}) =>
    alternatives.some(({stems}) => stems.every((word) => known.has(word))),
  );
  if (matched.length === 0 || words.length === 0) return 0;
  const queryStems = new Set(matched.flatMap(({alternatives}) => alternatives.flatMap(({stems}) => stems)));
  const precision = words.filter((word) => queryStems.has(word)).length / words.length;
  const recall = matched.length / terms.length;
  return Math.max(0, (2 * precision * recall) / (precision + recall) - CHANCE) / (1 - CHANCE) || 0;
}

/**
 * The longest run of consecutive query words that a text contains verbatim.
 * @returns its share of the query, from 0 to 1
 */
export function longestRun(text: string, words: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start < words.length - longest; start++) {
    for (
      let end = start + longest + 1;
      end <= words.length && text.includes(` ${words.slice(start, end).join(' ')} `);
      end++
    ) {
      if (words.slice(start, end).filter((word) => !isStopWord(word)).length >= MIN_RUN) longest = end - start;
    }
  }
  return longest / words.length;
}
