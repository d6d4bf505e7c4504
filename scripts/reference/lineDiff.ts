/** Lines that differ between two texts, each from 1. */
export interface Changed {
  /** Of the first text: gone from the second. */
  before: number[];
  /** Of the second text: not in the first. */
  after: number[];
}

/** Finds the lines that differ, by the longest run of lines in common. */
export function changedLines(before: string, after: string): Changed {
  const [a, b] = [before.split('\n'), after.split('\n')];
  // common[i][j]: how many lines the rests from i and from j have in common, in order.
  const common = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changed: Changed = {before: [], after: []};
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      i += 1;
      changed.before.push(i);
    } else {
      j += 1;
      changed.after.push(j);
    }
  }
  return changed;
}

/** Lines as a fence takes them for its highlight: `{2,4-6}`; empty for none. */
export function highlight(lines: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.length === 0
    ? ''
    : `{${runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')}}`;
}
