/** A named part of a sample file that a page quotes. */
export interface Region {
  code: string;
  /** Line of the file on which the part begins, from 1. */
  firstLine: number;
}

const MARK = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(region|endregion)\b\s*([\w-]*)/;

/** The regions that a file marks, with the line of each opening mark, from 1. */
export function regionsOf(source: string): {id: string; line: number}[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const [, kind, id] = MARK.exec(text) ?? [];
    return kind === 'region' && id ? [{id, line: index + 1}] : [];
  });
}

/** Takes the common leading white space off all lines. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}

/**
 * Cuts a region out of a file; without an id, the whole file less its region marks.
 *
 * A region starts at a comment `#region id` and ends at the next `#endregion` of the same nesting depth. Marks of regions inside it are left out.
 * @throws Error that says whether the region is missing, open or empty, and which ids the file has
 */
export function cutRegion(source: string, id?: string): Region {
  const lines = source.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const marks = lines.map((line) => MARK.exec(line));
  let from = 0;
  let to = lines.length;
  if (id !== undefined) {
    const ids = marks.flatMap((mark) => (mark?.[1] === 'region' && mark[2] ? [mark[2]] : []));
    const start = marks.findIndex((mark) => mark?.[1] === 'region' && mark[2] === id);
    if (start < 0)
      throw new Error(
        `has no region "${id}". It has: ${ids.length > 0 ? ids.join(', ') : 'none'}. Mark one with a comment: #region ${id}`,
      );
    let depth = 0;
    const end = marks.findIndex((mark, index) => {
      if (index < start || mark === null || mark === undefined) return false;
      depth += mark[1] === 'region' ? 1 : -1;
      return depth === 0;
    });
    if (end < 0)
      throw new Error(`opens region "${id}" in line ${start + 1} and never closes it. Add a comment: #endregion`);
    from = start + 1;
    to = end;
  }
  const kept = lines.slice(from, to).filter((_, index) => !marks[from + index]);
  const code = dedent(kept).replace(/^\n+|\n+$/g, '');
  if (code === '') throw new Error(id === undefined ? 'is empty.' : `has nothing in region "${id}".`);
  return {code, firstLine: from + 1};
}
