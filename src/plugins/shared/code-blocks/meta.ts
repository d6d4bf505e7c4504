/**
 * The text after a code block's language, such as `title="Client" file=samples/a/x.js {1,3}`: `key=value` pairs,
 * `key="value with spaces"` pairs, and single words.
 */
export interface CodeMeta {
  values: ReadonlyMap<string, string>;
  /** Everything that isn't a pair, in order: line ranges, `showLineNumbers`, and so on. */
  rest: readonly string[];
}

const PART = /([\w-]+)=(?:"([^"]*)"|(\S+))|(\S+)/g;

/** Splits the text after a code block's language. A code block without such text has neither pairs nor words. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (const [, key, quoted, plain, word] of (meta ?? '').matchAll(PART)) {
    if (key !== undefined) values.set(key, quoted ?? plain ?? '');
    else if (word !== undefined) rest.push(word);
  }
  return {values, rest};
}
