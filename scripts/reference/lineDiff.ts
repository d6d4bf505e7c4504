/** The numbers of the lines that differ between two texts. The first line is 1. */
export interface Changed {
  /** Lines of the first text that aren't in the second. */
  before: number[];
  /** Lines of the second text that aren't in the first. */
  after: number[];
}

/** Finds the lines that differ, based on the longest common subsequence. */
export function changedLines(before: string, after: string): Changed {
  const [a, b] = [before.split('\n'), after.split('\n')];
  // common[i][j] is the length of the longest common subsequence of a.slice(i) and b.slice(j).
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

/** The highlight option of a code block, such as `{2,4-6}`; empty if there are no lines. */
export function highlight(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.length === 0
    ? ''
    : `{${ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')}}`;
}
