/** A route as Docusaurus makes it. */
interface Route {
  path?: string | readonly string[];
  routes?: readonly Route[];
}

const bare = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The addresses of all pages, without a slash at the end. */
export function pathsOf(routes: readonly Route[]): Set<string> {
  return new Set(routes.flatMap(({path, routes: below}) => (below === undefined ? [path ?? []].flat().map(bare) : [...pathsOf(below)])));
}
