import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** One row of routes.tsv: an address the site must answer. */
export interface Route {
  path: string;
  /** `doc`, `notice`, `list` and `page` are pages; `redirect` leads to `target`. */
  kind: 'doc' | 'notice' | 'list' | 'page' | 'redirect';
  /** The sidebar a doc stands in; empty for anything else. */
  sidebar: string;
  /** Categories from the outermost in, separated by ` > `; for a notice, its tags. */
  group: string;
  topic: string;
  /** Where a redirect leads. */
  target?: string;
}

const KINDS = new Set(['doc', 'notice', 'list', 'page', 'redirect']);

/**
 * Reads the route table.
 * @throws Error naming the line for a row that has too few columns, an unknown kind or a redirect without a target
 */
export function parseRoutes(text: string): Route[] {
  const [, ...lines] = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    const [path = '', kind = '', sidebar = '', group = '', topic = ''] = line.split('\t');
    const at = `routes.tsv:${index + 2}`;
    if (!path.startsWith('/')) throw new Error(`${at}: a route starts with /, found "${path}"`);
    if (!KINDS.has(kind)) throw new Error(`${at}: kind "${kind}" is none of ${[...KINDS].join(', ')}`);
    const target = kind === 'redirect' ? /^-> (\/\S*)$/.exec(topic)?.[1] : undefined;
    if (kind === 'redirect' && target === undefined)
      throw new Error(`${at}: a redirect's last column is "-> /target", found "${topic}"`);
    return {path, kind: kind as Route['kind'], sidebar, group, topic, target};
  });
}

/** Reads a list of addresses, one a line; `#` starts a comment. */
export function parsePending(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '');
}

const HERE = join(__dirname, '..');

/** The route table and the list of rows that are not written yet. */
export function readRouteTable(): {routes: Route[]; pending: string[]} {
  return {
    routes: parseRoutes(readFileSync(join(HERE, 'routes.tsv'), 'utf8')),
    pending: parsePending(readFileSync(join(HERE, 'pending-routes.txt'), 'utf8')),
  };
}
