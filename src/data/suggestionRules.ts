/**
 * The number of typos that turn one word into another: missing, extra, wrong, or swapped letters (optimal string
 * alignment distance).
 */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
          isSwapped ? (before[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The candidate that a name is most likely a typo of, or undefined. */
function nearest(found: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, distance: editDistance(found.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** ` Did you mean "name"?` for the most similar candidate; nothing where none is similar enough to be a typo. */
export function suggestion(found: unknown, candidates: readonly string[]): string {
  const candidate = typeof found === 'string' ? nearest(found, candidates) : undefined;
  return candidate === undefined ? '' : ` Did you mean "${candidate}"?`;
}

/** The words of a name in camel case, snake case, or kebab case. */
const wordsIn = (name: string): string[] =>
  name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)?.map((word) => word.toLowerCase()) ?? [];

/**
 * The candidate that is most similar to a name: the name with a typo, or one that has all of the other's words, as
 * `price` and `unitPrice` do.
 * @returns undefined if none is similar
 */
export function similarName(name: string, candidates: readonly string[]): string | undefined {
  const words = wordsIn(name);
  const hasAll = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  return (
    (name.length < 3 ? undefined : nearest(name, candidates)) ??
    candidates.find((candidate) => hasAll(wordsIn(candidate), words) || hasAll(words, wordsIn(candidate)))
  );
}
