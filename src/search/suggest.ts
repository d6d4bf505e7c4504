import type {Wanted} from './query';
import {fold} from './text';

/** Titles that share less than this part of their letter pairs with the query are no help. */
const LEAST_LIKENESS = 0.4;

function pairsOf(text: string): Set<string> {
  const letters = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return new Set(Array.from({length: Math.max(0, letters.length - 1)}, (_, index) => letters.slice(index, index + 2)));
}

/** Share of the letter pairs that two texts have in common: 0 for none, 1 for all. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/**
 * What to try instead of a query that found nothing: the query without its unknown words, the titles written most like it, then the given starters.
 * Best first; the caller leaves out those that find nothing either.
 */
export function suggest(
  query: string,
  wanted: readonly Wanted[],
  titles: readonly string[],
  starters: readonly string[],
): string[] {
  const known = wanted.filter(({alternatives}) => alternatives.length > 0).map(({text}) => text);
  const pairs = pairsOf(query);
  const alike = titles
    .map((title) => ({title, value: likeness(pairs, pairsOf(title))}))
    .filter(({value}) => value >= LEAST_LIKENESS)
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({title}) => title);
  return [
    ...new Set([...(known.length > 0 && known.length < wanted.length ? [known.join(' ')] : []), ...alike, ...starters]),
  ];
}
