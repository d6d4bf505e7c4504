// Compares the built pages with the specified routes, the sidebars, and the previously published URLs.
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {redirects} from '../../src/data/redirects';
import {listPageFiles} from '../../src/site/builtPages';
import {pageOfMarkdownFile} from '../../src/site/markdownUrl';
import {readRouteTable, type Route} from './routeTable';

/** Every URL that was ever published, sorted. `npm run urls:publish` adds the ones of the current build. */
const PUBLISHED = 'tests/published-urls.txt';

/** The pages of a build. */
export interface BuiltSite {
  /** Paths of all pages, including those that only redirect. */
  pages: ReadonlySet<string>;
  /** Target by path of each page that only redirects. */
  redirects: ReadonlyMap<string, string>;
  /** Paths of the Markdown exports: each page has one at its own path with `.md`. */
  exports: ReadonlySet<string>;
  /** Sidebar names by path, for every doc of the current version. */
  sidebars: ReadonlyMap<string, readonly string[]>;
}

/** Pages that need no sidebar: the archived version has its own, `/404` is for hosts, and lists link to all notices. */
const WITHOUT_SIDEBAR = /^\/(?:1\.x(?:\/.*)?|404|notices\/.*)$/;

/** Compares a built site with the routes that the specification lists. */
export function compareRoutes(routes: readonly Route[], site: BuiltSite): string[] {
  return routes.flatMap((route) => {
    const target = site.redirects.get(route.path);
    const exists =
      route.kind === 'redirect' ? target !== undefined : site.pages.has(route.path) && target === undefined;
    if (!exists)
      return [`${route.path}: expected a ${route.kind}, as in tests/routes.tsv, but it doesn't exist. Add it.`];
    if (route.kind === 'redirect' && target !== route.target)
      return [
        `${route.path}: expected a redirect to ${String(route.target)}, as in tests/routes.tsv, ` +
          `but found one to ${String(target)}. Correct it in src/data/redirects.ts.`,
      ];
    const found = site.sidebars.get(route.path) ?? [];
    if (route.kind === 'doc' && (found.length !== 1 || found[0] !== route.sidebar))
      return [
        `${route.path}: expected the page in the sidebar "${route.sidebar}", as in tests/routes.tsv, ` +
          `but found it in ${found.length === 0 ? 'no sidebar' : `"${found.join(', ')}"`}. Move it in sidebars.ts.`,
      ];
    return [];
  });
}

/** Finds pages that no sidebar contains and that the specification doesn't list, and Markdown files without a page. */
export function findOrphans(routes: readonly Route[], site: BuiltSite): string[] {
  const specified = new Set(routes.map(({path}) => path));
  const pages = [...site.pages].filter(
    (path) =>
      !specified.has(path) &&
      !site.redirects.has(path) &&
      !WITHOUT_SIDEBAR.test(path) &&
      (site.sidebars.get(path) ?? []).length === 0,
  );
  const exports = [...site.exports].filter((file) => {
    const path = pageOfExport(file);
    return !site.pages.has(path) || site.redirects.has(path);
  });
  return [
    ...pages.map((path) => `${path}: the page is built, but no sidebar contains it. Add it to sidebars.ts.`),
    ...exports.map(
      (file) =>
        `${file}: the Markdown file is built, but there is no page ${pageOfExport(file)}. ` +
        'Files at these paths are exports of pages (src/plugins/site/finish-pages/page-exports). Move other files elsewhere.',
    ),
  ];
}

/** The page that most likely replaces a removed one: one with the same last part, or else the closest parent. */
function likelyTarget(path: string, site: BuiltSite): string {
  const last = path.split('/').at(-1) ?? '';
  const pages = [...site.pages].filter((page) => !site.redirects.has(page)).sort();
  const named = pages.find(
    (page) => page.endsWith(`/${last}`) && page.startsWith('/1.x/') === path.startsWith('/1.x/'),
  );
  if (named !== undefined) return named;
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, parts.length - 1 - index).join('/') || '/');
  return parents.find((parent) => pages.includes(parent)) ?? '/';
}

/** Finds previously published URLs that have neither a page nor a redirect. */
export function findLost(published: readonly string[], site: BuiltSite): string[] {
  return published
    .filter((path) => !site.pages.has(path))
    .map(
      (path) =>
        `${path}: this previously published URL has neither a page nor a redirect. Add this line to ` +
        `src/data/redirects.ts, and check the target: {from: '${path}', to: '${likelyTarget(path, site)}'},`,
    );
}

/** The list of published URLs after a release: sorted, and without anything removed. */
export const published = (before: readonly string[], site: BuiltSite): string[] =>
  [...new Set([...before, ...site.pages])].filter((path) => path !== '/404').sort();

/** The page that a Markdown file was exported from: `/docs/pact.md` → `/docs/pact`, `/index.md` → `/`. */
export const pageOfExport = (file: string): string => `/${pageOfMarkdownFile(file.slice(1))}`;

/** Paths of the Markdown files in a build folder. */
export function exportsOf(directory: string): Set<string> {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'));
  return new Set(files.map((name) => `/${name.split(sep).join('/')}`));
}

/** The URL paths of all HTML files in a build folder. */
export const pagesOf = (directory: string): Set<string> => new Set(listPageFiles(directory).map(({path}) => path));

/** Reads the sidebars of the current version that Docusaurus recorded. */
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

/** Reads a build folder and the folder of generated files next to it. */
export function readBuiltSite(root: string): BuiltSite {
  const build = join(root, 'build');
  if (!existsSync(build)) throw new Error(`${relative(process.cwd(), build)} doesn't exist. Run npm run build first.`);
  const pages = listPageFiles(build);
  const targets = new Map<string, string>();
  for (const {path, file} of pages) {
    const target = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(
      readFileSync(join(build, file), 'utf8'),
    )?.[1];
    if (target !== undefined) targets.set(path, target);
  }
  return {
    pages: new Set(pages.map(({path}) => path)),
    redirects: targets,
    exports: exportsOf(build),
    sidebars: sidebarsOf(root),
  };
}

function main(args: readonly string[]): number {
  const {routes} = readRouteTable();
  const site = readBuiltSite(process.cwd());
  const before = readFileSync(PUBLISHED, 'utf8').split('\n').filter(Boolean);
  if (args.includes('--publish')) {
    const after = published(before, site);
    writeFileSync(PUBLISHED, `${after.join('\n')}\n`);
    console.log(`${PUBLISHED}: added ${after.length - before.length} URLs`);
    return 0;
  }
  const listed = new Map(redirects.map(({from, to}) => [from, to]));
  const problems = [
    ...compareRoutes(routes, site),
    ...findOrphans(routes, site),
    ...findLost(before, site),
    ...[...site.redirects]
      .filter(([from, to]) => listed.get(from) !== to)
      .map(([from]) => `${from}: src/data/redirects.ts doesn't list this redirect. Add it there.`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `routes: ${site.pages.size} built pages, ${routes.length} specified routes, ${before.length} published URLs, ` +
      `${site.redirects.size} redirects, ${site.exports.size} Markdown exports, ${problems.length} problems`,
  );
  return problems.length > 0 || site.pages.size === 0 || before.length === 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main(process.argv.slice(2));
