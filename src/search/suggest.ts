import type {QueryTerm} from './query';
import {fold} from './text';

/** Minimum share of letter pairs that a title must have in common with the query to be suggested. */
const MIN_SIMILARITY = 0.4;

function pairsOf(text: string): Set<string> {
  const letters = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return new Set(Array.from({length: Math.max(0, letters.length - 1)}, (_, index) => letters.slice(index, index + 2)));
}

/** Share of letter pairs that two texts have in common: 0 for none, 1 for all. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/**
 * Alternatives for a query without results: the query without its unknown words, the titles with the most similar
 * spelling, then the starter queries. Best first. The caller removes those that have no results either.
 */
export function suggest(
  query: string,
  terms: readonly QueryTerm[],
  titles: readonly string[],
  starters: readonly string[],
): string[] {
  const known = terms.filter(({alternatives}) => alternatives.length > 0).map(({text}) => text);
  const pairs = pairsOf(query);
  const similar = titles
    .map((title) => ({title, value: similarity(pairs, pairsOf(title))}))
    .filter(({value}) => value >= MIN_SIMILARITY)
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({title}) => title);
  return [
    ...new Set([
      ...(known.length > 0 && known.length < terms.length ? [known.join(' ')] : []),
      ...similar,
      ...starters,
    ]),
  ];
}
