/** Reads and writes the paths of pact files, such as `$.items[*].id` and `$['first name']`. */

/** A wildcard: any index of an array, or any key of an object. */
export const ANY = Symbol('*');

/** A key, an index, or a wildcard. */
export type Segment = string | number | typeof ANY;

/** As in Pact’s library. */
const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** The path of a value as Pact writes it. A wildcard for keys is `.*`, and one for indexes `[*]`. */
export function formatPath(segments: readonly Segment[], arrays: ReadonlySet<number> = new Set()): string {
  return segments.reduce<string>((path, segment, index) => {
    if (segment === ANY) return arrays.has(index) ? `${path}[*]` : `${path}.*`;
    if (typeof segment === 'number') return `${path}[${segment}]`;
    return IDENTIFIER.test(segment) ? `${path}.${segment}` : `${path}['${segment.replace(/[\\']/g, '\\$&')}']`;
  }, '$');
}

const TOKEN = /^(?:\[(\d+)\]|\[\*\]|\.\*|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\.([^.[\]]+))/;

/**
 * The segments of a path.
 * @returns undefined for a path that isn't one of a body
 */
export function parsePath(path: string): Segment[] | undefined {
  if (!path.startsWith('$')) return undefined;
  const segments: Segment[] = [];
  for (let rest = path.slice(1); rest !== '';) {
    const token = TOKEN.exec(rest);
    if (token === null) return undefined;
    const [text, index, single, double, name] = token;
    const quoted = single ?? double;
    if (index !== undefined) segments.push(Number(index));
    else if (quoted !== undefined) segments.push(quoted.replace(/\\(.)/g, '$1'));
    else segments.push(name ?? ANY);
    rest = rest.slice(text.length);
  }
  return segments;
}

/**
 * A text that two paths have in common if they mean the same value, although they're written differently. Pact's
 * library writes a key that consists of digits as an index.
 */
export const pathKey = (segments: readonly Segment[]): string =>
  JSON.stringify(segments.map((segment) => (segment === ANY ? null : String(segment))));
