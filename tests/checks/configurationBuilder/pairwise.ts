import {randomNumbers} from '../randomNumbers';

/** The values of each factor. */
export type Factors = Readonly<Record<string, readonly string[]>>;

export type Combination = Readonly<Record<string, string>>;

interface Pairwise {
  /** Valid combinations that together contain every pair of values of two factors that a valid combination can have. */
  combinations: Combination[];
  /** How many pairs the combinations contain. */
  pairs: number;
  /** Pairs that no valid combination was found for, such as `redis=none tls=container`. */
  impossible: string[];
}

/** How many random combinations are tried before a pair counts as impossible. */
const ATTEMPTS = 400;
/** How many valid combinations are compared to find the one with the most new pairs. */
const CANDIDATES = 12;

/**
 * Builds combinations of values so that they contain every possible pair of values. Most mistakes in generated files
 * depend on at most two choices, and all combinations would be millions.
 */
export function pairwise(factors: Factors, isValid: (combination: Combination) => boolean): Pairwise {
  const names = Object.keys(factors);
  const random = randomNumbers(1);
  const keyOf = (one: string, other: string, combination: Combination): string =>
    `${one}=${combination[one] ?? ''} ${other}=${combination[other] ?? ''}`;
  const pairsOf = (combination: Combination): string[] =>
    names.flatMap((one, index) => names.slice(index + 1).map((other) => keyOf(one, other, combination)));

  const open = new Map<string, Combination>();
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      for (const first of factors[one] ?? [])
        for (const second of factors[other] ?? []) {
          const pair = {[one]: first, [other]: second};
          open.set(keyOf(one, other, pair), pair);
        }

  const combinations: Combination[] = [];
  const impossible: string[] = [];
  let pairs = 0;
  for (const [key, pair] of open) {
    if (!open.has(key)) continue;
    let best: {combination: Combination; found: string[]} | undefined;
    let candidates = 0;
    for (let attempt = 0; attempt < ATTEMPTS && candidates < CANDIDATES; attempt += 1) {
      const combination = Object.fromEntries(
        names.map((name) => {
          const values = factors[name] ?? [];
          return [name, pair[name] ?? values[random(values.length)] ?? ''];
        }),
      );
      if (!isValid(combination)) continue;
      candidates += 1;
      const found = pairsOf(combination).filter((one) => open.has(one));
      if (best === undefined || found.length > best.found.length) best = {combination, found};
    }
    if (best === undefined) {
      impossible.push(key);
      open.delete(key);
      continue;
    }
    for (const one of best.found) open.delete(one);
    pairs += best.found.length;
    combinations.push(best.combination);
  }
  return {combinations, pairs, impossible};
}
