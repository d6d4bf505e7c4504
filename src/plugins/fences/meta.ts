/**
 * What stands behind the language of a code fence: `key=value`, `key="value with spaces"` and bare words.
 */
export interface FenceMeta {
  values: ReadonlyMap<string, string>;
  /** The words that are no `key=value`, in order: line ranges, `showLineNumbers`, … */
  rest: readonly string[];
}

const PART = /([\w-]+)=(?:"([^"]*)"|(\S+))|(\S+)/g;

/** Splits a fence's meta string. Takes null or undefined for a fence without one. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (const [, key, quoted, plain, word] of (meta ?? '').matchAll(PART)) {
    if (key !== undefined) values.set(key, quoted ?? plain ?? '');
    else if (word !== undefined) rest.push(word);
  }
  return {values, rest};
}

/** An error of a writer's making: says where, what was found and how to mend it. */
export function pageError(path: string | undefined, line: number | undefined, message: string): Error {
  return new Error(`${path ?? 'unknown file'}:${line ?? 1}: ${message}`);
}
