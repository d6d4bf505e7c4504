/** How much a title, a heading or a text says what a query says. Texts and words are as `phraseOf` gives them. */
import {isFiller, type Wanted} from './query';

/** A likeness up to this one is chance. */
const CHANCE = 0.5;

/** Fewest words, fillers apart, of a stretch that two texts do not share by chance. */
const LEAST_RUN = 3;

/**
 * Whether a title or heading is about what is asked: the mean of how much of the query it says, and how much of what it says is asked for.
 * @returns 1 where both are all, 0 for no more than chance
 */
export function likeness(phrase: string, wanted: readonly Wanted[]): number {
  const known = new Set(phrase.trim().split(' '));
  const words = [...known].filter((word) => !isFiller(word) && word !== '');
  const met = wanted.filter(({alternatives}) =>
    alternatives.some(({classes}) => classes.every((word) => known.has(word))),
  );
  if (met.length === 0 || words.length === 0) return 0;
  const asked = new Set(met.flatMap(({alternatives}) => alternatives.flatMap(({classes}) => classes)));
  const precision = words.filter((word) => asked.has(word)).length / words.length;
  const recall = met.length / wanted.length;
  return Math.max(0, (2 * precision * recall) / (precision + recall) - CHANCE) / (1 - CHANCE) || 0;
}

/**
 * The longest stretch of a query that stands in a text word for word.
 * @returns its part of the query, 0 to 1
 */
export function longestRun(text: string, words: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start < words.length - longest; start++) {
    for (
      let end = start + longest + 1;
      end <= words.length && text.includes(` ${words.slice(start, end).join(' ')} `);
      end++
    ) {
      if (words.slice(start, end).filter((word) => !isFiller(word)).length >= LEAST_RUN) longest = end - start;
    }
  }
  return longest / words.length;
}
