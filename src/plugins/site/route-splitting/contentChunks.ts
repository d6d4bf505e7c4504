/** A row of the chunk registry with the content of a docs page, a page of the API reference, or a notice. */
const CONTENT =
  /^ {2}"([^"]+)": \[\(\) => (import\([^()]*"@site\/(?:docs|notices|versioned_docs|\.generated\/openapi)\/[^"?]+\.mdx?(\?truncated=true)?"\))/gm;

/**
 * Makes a row of the chunk registry load content with `loadContent`, so that the first page keeps the content that the
 * server rendered.
 */
export const withFirstPage = (row: string): string => row.replace(CONTENT, '  "$1": [() => loadContent(() => $2)');

/** The chunks with the content of one page, which the first page doesn't load. Lists of notices load excerpts. */
export const contentChunks = (registry: string): ReadonlySet<string> =>
  new Set([...registry.matchAll(CONTENT)].flatMap(([, name = '', , excerpt]) => (excerpt === undefined ? name : [])));
