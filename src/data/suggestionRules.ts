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

/** ` Did you mean "name"?` for the most similar candidate; nothing where none is similar enough to be a typo. */
export function suggestion(found: unknown, candidates: readonly string[]): string {
  if (typeof found !== 'string') return '';
  const [nearest] = candidates
    .map((candidate) => ({candidate, distance: editDistance(found.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return nearest === undefined ? '' : ` Did you mean "${nearest.candidate}"?`;
}
