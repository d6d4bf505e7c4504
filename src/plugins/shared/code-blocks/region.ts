/** A named part of a sample file, which pages can quote. */
export interface Region {
  code: string;
  /** The line of the file on which the region's code starts, counted from 1. */
  firstLine: number;
}

const MARKER = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(region|endregion)\b\s*([\w-]*)/;

/** The regions of a file, each with the line of its `#region` comment, counted from 1. */
export function regionsOf(source: string): {id: string; line: number}[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const [, kind, id] = MARKER.exec(text) ?? [];
    return kind === 'region' && id ? [{id, line: index + 1}] : [];
  });
}

/** Removes the leading white space that all lines have in common. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}

/**
 * Extracts a region from a file, or, without an id, the complete file without its region markers.
 *
 * A region starts at a comment `#region id` and ends at the matching `#endregion`. Markers of nested regions are left
 * out.
 * @throws Error if the region is missing, is never closed, or is empty. The message continues a sentence that starts
 *   with the file's name.
 */
export function cutRegion(source: string, id?: string): Region {
  const lines = source.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const markers = lines.map((line) => MARKER.exec(line));
  let from = 0;
  let to = lines.length;
  if (id !== undefined) {
    const ids = markers.flatMap((marker) => (marker?.[1] === 'region' && marker[2] ? [marker[2]] : []));
    const start = markers.findIndex((marker) => marker?.[1] === 'region' && marker[2] === id);
    if (start < 0)
      throw new Error(
        `has no region "${id}". Its regions are: ${ids.length > 0 ? ids.join(', ') : 'none'}. ` +
          `To add one, put the code between the comments #region ${id} and #endregion.`,
      );
    let depth = 0;
    const end = markers.findIndex((marker, index) => {
      if (index < start || marker === null || marker === undefined) return false;
      depth += marker[1] === 'region' ? 1 : -1;
      return depth === 0;
    });
    if (end < 0)
      throw new Error(`opens region "${id}" in line ${start + 1} but never closes it. Add a comment: #endregion`);
    from = start + 1;
    to = end;
  }
  const kept = lines.slice(from, to).filter((_, index) => !markers[from + index]);
  const code = dedent(kept).replace(/^\n+|\n+$/g, '');
  if (code === '') throw new Error(id === undefined ? 'is empty.' : `has no code in region "${id}".`);
  return {code, firstLine: from + 1};
}
