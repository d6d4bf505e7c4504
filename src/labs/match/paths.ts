/** The paths of the values in a JSON document, in the form in which Pact's library writes them. */
import {isRecord} from '../json';

/** A path as its parts: `['$', 'items', '0', 'id']`. */
export type PathParts = readonly string[];

/** As in `DocPath::join` of pact_models: keys such as `1` count as indexes, and `*` as a wildcard. */
function suffix(part: string): string {
  if (part === '*') return '.*';
  if (part === '[*]') return part;
  if (/^\+?\d+$/.test(part)) return `[${BigInt(part.replace('+', ''))}]`;
  return /^[_A-Za-z]\w*$/.test(part) ? `.${part}` : `['${part.replace(/[\\']/g, '\\$&')}']`;
}

/** The JSONPath: `$.items[0].id`. */
export const pathText = ([root = '$', ...parts]: PathParts): string => root + parts.map(suffix).join('');

function collect(value: unknown, path: PathParts, into: Map<string, PathParts>): void {
  into.set(pathText(path), path);
  const children = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [key, child] of children) collect(child, [...path, String(key)], into);
}

/** The paths of all values in several documents, each path once, by their text. */
export function pathsOf(documents: readonly unknown[]): Map<string, PathParts> {
  const paths = new Map<string, PathParts>();
  for (const document of documents) collect(document, ['$'], paths);
  return paths;
}
