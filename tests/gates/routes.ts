import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {redirects} from '../../src/data/redirects';
import {readRouteTable, type Route} from './routeTable';

/** What a build answers: its pages, which of them merely lead on, and the sidebar of each doc. */
export interface BuiltSite {
  pages: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
  /** Files for machines at the addresses of pages: each page with content has one with its text, under its own address and `.md`. */
  copies: ReadonlySet<string>;
  /** Sidebar name by doc path, for every doc of the current version. */
  sidebars: ReadonlyMap<string, readonly string[]>;
}

/** Pages of the frozen edition, those that a host needs, the reference made from the tools, and the list of releases with its planner are not rows of the table. */
const OUTSIDE_TABLE = [
  /^\/1\.x(\/|$)/,
  /^\/404$/,
  /^\/docs\/reference\//,
  /^\/docs\/on-premises\/releases(\/planner)?$/,
];

/**
 * Holds a built site against the route table.
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function compareRoutes(routes: readonly Route[], pending: readonly string[], site: BuiltSite): string[] {
  const problems: string[] = [];
  const rows = new Map(routes.map((route) => [route.path, route]));
  const waiting = new Set(pending);
  if (waiting.size !== pending.length) problems.push('The pending list names a route twice.');
  for (const path of waiting)
    if (!rows.has(path))
      problems.push(`${path} is pending but no row of routes.tsv. Remove it from tests/pending-routes.txt.`);
  for (const route of routes) {
    const leads = site.redirects.get(route.path);
    const stands = site.pages.has(route.path) && leads === undefined;
    const there = route.kind === 'redirect' ? leads !== undefined : stands;
    if (waiting.has(route.path)) {
      if (there) problems.push(`${route.path} exists and is still pending. Remove it from tests/pending-routes.txt.`);
      continue;
    }
    if (!there) {
      problems.push(`${route.path} (${route.kind}) does not exist. Write it, or list it in tests/pending-routes.txt.`);
    } else if (route.kind === 'redirect' && leads !== route.target) {
      problems.push(`${route.path} leads to ${String(leads)}; routes.tsv says ${String(route.target)}.`);
    } else if (route.kind === 'doc') {
      const found = site.sidebars.get(route.path) ?? [];
      if (found.length !== 1 || found[0] !== route.sidebar) {
        problems.push(
          `${route.path} stands in ${found.length === 0 ? 'no sidebar' : `the sidebar ${found.join(', ')}`}; it must stand once, in ${route.sidebar}.`,
        );
      }
    }
  }
  for (const path of site.pages) {
    if (rows.has(path) || site.redirects.has(path) || OUTSIDE_TABLE.some((pattern) => pattern.test(path))) continue;
    problems.push(`${path} is built but is no row of routes.tsv.`);
  }
  for (const copy of site.copies) {
    const path = pageOfCopy(copy);
    if (site.pages.has(path) && !site.redirects.has(path)) continue;
    problems.push(
      `${copy} is built, and ${path} is no page. A file of Markdown at the root of the site is the text of a page (src/plugins/built-pages); keep others elsewhere.`,
    );
  }
  return problems;
}

/** The page that a file of Markdown is the text of: `/docs/pact.md` → `/docs/pact`, `/index.md` → `/`. */
export const pageOfCopy = (copy: string): string => copy.replace(/\.md$/, '').replace(/^\/index$/, '/');

/** Addresses of the files of Markdown in a build folder. */
export function copiesOf(directory: string): Set<string> {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'));
  return new Set(files.map((name) => `/${name.split(sep).join('/')}`));
}

/** Addresses of all HTML files of a build folder. */
export function pagesOf(directory: string): Set<string> {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  return new Set(
    files.map((name) =>
      `/${name.split(sep).join('/')}`
        .replace(/\/index\.html$/, '/')
        .replace(/\.html$/, '')
        .replace(/(.)\/$/, '$1'),
    ),
  );
}

/** Reads what Docusaurus recorded about the current version's sidebars. */
function sidebarsOf(root: string): Map<string, string[]> {
  const global = JSON.parse(readFileSync(join(root, '.docusaurus/globalData.json'), 'utf8')) as {
    'docusaurus-plugin-content-docs': {
      default: {versions: {isLast: boolean; docs: {path: string; sidebar?: string}[]}[]};
    };
  };
  const current = global['docusaurus-plugin-content-docs'].default.versions.find((version) => version.isLast);
  return new Map(
    (current?.docs ?? []).map((doc) => [
      doc.path.replace(/(.)\/$/, '$1'),
      doc.sidebar === undefined ? [] : [doc.sidebar],
    ]),
  );
}

/** Reads a build folder and the folder of generated files beside it. */
export function readBuiltSite(root: string): BuiltSite {
  const build = join(root, 'build');
  if (!existsSync(build)) throw new Error(`${relative(process.cwd(), build)} does not exist. Run npm run build first.`);
  const pages = pagesOf(build);
  const leads = new Map<string, string>();
  for (const path of pages) {
    const file = [`${path}.html`, `${path}/index.html`]
      .map((name) => join(build, name))
      .find((name) => existsSync(name));
    const target =
      file === undefined
        ? undefined
        : /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
    if (target !== undefined) leads.set(path, target);
  }
  return {pages, redirects: leads, copies: copiesOf(build), sidebars: sidebarsOf(root)};
}

function main(): number {
  const {routes, pending} = readRouteTable();
  const site = readBuiltSite(process.cwd());
  const problems = compareRoutes(routes, pending, site);
  const listed = new Map(redirects.map(({from, to}) => [from, to]));
  for (const [from, to] of site.redirects)
    if (listed.get(from) !== to) problems.push(`${from} has a redirect page that src/data/redirects.ts does not list.`);
  for (const problem of problems) console.error(problem);
  console.log(
    `routes: ${site.pages.size} built pages, ${routes.length} rows, ${pending.length} pending, ${site.redirects.size} redirects, ${site.copies.size} pages as Markdown, ${problems.length} problems`,
  );
  return problems.length > 0 || site.pages.size === 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
