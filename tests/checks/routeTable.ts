import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** One row of routes.tsv: a route that the specification lists. */
export interface Route {
  path: string;
  /** `doc`, `notice`, `list`, and `page` are pages; `redirect` leads to `target`. */
  kind: 'doc' | 'notice' | 'list' | 'page' | 'redirect';
  /** The sidebar that contains a doc; empty for other kinds. */
  sidebar: string;
  /** Categories from the outermost to the innermost, separated by ` > `; for a notice, its tags. */
  group: string;
  topic: string;
  /** The target of a redirect. */
  target?: string;
}

const KINDS = new Set(['doc', 'notice', 'list', 'page', 'redirect']);

/**
 * Reads the route table.
 *
 * @throws Error that names the line of a row with too few columns, an unknown kind, or a redirect without a target
 */
export function parseRoutes(text: string): Route[] {
  const [, ...lines] = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    const [path = '', kind = '', sidebar = '', group = '', topic = ''] = line.split('\t');
    const at = `routes.tsv:${index + 2}`;
    if (!path.startsWith('/')) throw new Error(`${at}: expected a route that starts with /, but found "${path}".`);
    if (!KINDS.has(kind))
      throw new Error(`${at}: expected one of the kinds ${[...KINDS].join(', ')}, but found "${kind}".`);
    const target = kind === 'redirect' ? /^-> (\/\S*)$/.exec(topic)?.[1] : undefined;
    if (kind === 'redirect' && target === undefined)
      throw new Error(`${at}: expected "-> /target" in the last column of a redirect, but found "${topic}".`);
    return {path, kind: kind as Route['kind'], sidebar, group, topic, target};
  });
}

/** The routes that the specification lists. The site has more pages than these. */
export function readRouteTable(): {routes: Route[]} {
  return {routes: parseRoutes(readFileSync(join(__dirname, '../routes.tsv'), 'utf8'))};
}
