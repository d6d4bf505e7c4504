/**
 * An error in a page's source, in the form that editors turn into a link: `docs/docs/pact.mdx:12: …`.
 * @param path the page's path from the root of the repository
 * @param line the line of the problem, counted from 1
 */
export function pageError(path: string | undefined, line: number | undefined, message: string): Error {
  return new Error(`${path ?? 'unknown file'}:${line ?? 1}: ${message}`);
}
