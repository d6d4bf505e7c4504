// Removes data that only the build reads from generated modules before they are bundled. Each function takes the source
// of a module and returns the shorter source. It throws an error for any unknown data, because pages may need data that
// a release of Docusaurus has added.
import {groupModule, isGroupQuery, routesModule, type RoutePlan} from './planRouteGroups';
import {chunkRows, versionModule, type SidebarPlan, type VersionProps} from './splitSidebars';
import {withFirstPage} from './contentChunks';
import {unexpectedFormat} from './unexpectedFormat';
import {globalDataWithCounterparts} from './versionCounterparts';

/** The second argument of each function, which the loader passes after the source. */
export interface TransformContext {
  /** The query after the module's path, such as `?sidebar=docs`. */
  query: string;
  /** Path of sidebarStore.ts. */
  sidebarStore: string;
  /** Path of routeGroups.ts. */
  routeGroups: string;
  /** Path of firstPage.ts. */
  firstPage: string;
  sidebars: SidebarPlan;
  plan: RoutePlan;
  /** The chunk registry as Docusaurus generated it. */
  registrySource: string;
}

function rejectUnknownKeys(what: string, object: object, known: readonly string[]): void {
  const unknown = Object.keys(object).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw unexpectedFormat(what, 'only known keys', `the unknown keys ${unknown.join(', ')}`);
}

const VERSION_KEYS = [
  'pluginId',
  'version',
  'label',
  'banner',
  'badge',
  'noIndex',
  'className',
  'isLast',
  'docsSidebars',
  'docs',
];
const DOC_KEYS = ['id', 'title', 'description', 'sidebar'];

/**
 * Reads the properties of a docs version, and removes the titles and descriptions of all pages from them.
 * @returns null for a module with other properties: tags and generated categories are in the same folder
 */
function parseVersion(source: string): VersionProps | null {
  const props = JSON.parse(source) as Partial<VersionProps> & {version?: {docs: Record<string, object>}};
  if (props.version === undefined) return null;
  rejectUnknownKeys('A version of the docs', props.version, VERSION_KEYS);
  for (const doc of Object.values(props.version.docs)) rejectUnknownKeys('A page of a docs version', doc, DOC_KEYS);
  return {...props, version: {...props.version, docs: {}}} as VersionProps;
}

/**
 * Removes the titles and descriptions of all pages of a version, which each of its pages would load. Only
 * `<DocCardList>` and `useDocById` read them, and the build fails for a page that uses one of these.
 */
export function version(source: string): string {
  const props = parseVersion(source);
  return props === null ? source : JSON.stringify(props);
}

/** Does the same as `version`, and moves the sidebars to separate modules. Returns JavaScript instead of JSON. */
export function versionWithoutSidebars(
  source: string,
  {query, sidebarStore}: Pick<TransformContext, 'query' | 'sidebarStore'>,
): string {
  const props = parseVersion(source);
  return props === null ? `export default ${source}` : versionModule(props, query, sidebarStore);
}

/** Keys of the site configuration that the browser reads. */
const BROWSER_KEYS = [
  'title',
  'titleDelimiter',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'noIndex',
  'trailingSlash',
  'customFields',
  'themeConfig',
];
/** Keys of the site configuration that only the build reads. */
const BUILD_KEYS = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'i18n',
  'storage',
  'staticDirectories',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'webpack',
  'ssrTemplate',
];

/** Removes options that only the build reads from the site configuration, such as those of presets and plugins. */
export function config(source: string): string {
  const [, , json] = /^(\/\*[\s\S]*?\*\/\s*)?export default ({[\s\S]*});\s*$/.exec(source) ?? [];
  if (json === undefined)
    throw unexpectedFormat(
      'docusaurus.config.mjs',
      'a default export of a JSON object',
      JSON.stringify(source.slice(0, 120)),
    );
  const all = JSON.parse(json) as Record<string, unknown> & {future: {experimental_router?: string}};
  rejectUnknownKeys('The site configuration', all, [...BROWSER_KEYS, ...BUILD_KEYS, 'future']);
  const kept = Object.fromEntries(BROWSER_KEYS.filter((key) => key in all).map((key) => [key, all[key]]));
  // Of the future flags, the browser reads only how URLs are written.
  return `export default ${JSON.stringify({...kept, future: {experimental_router: all.future.experimental_router}})};\n`;
}

const REGISTRY_ROW =
  /^ {2}("[^"]+": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "[^"]+"\))(?:, "[^"]+", require\.resolveWeak\("[^"]+"\))?\],$/;

/**
 * The rows of the chunk registry by chunk name, with those of sidebars. Leaves out the path and the ID of each module,
 * which only the server and the debug panel read.
 */
function registryRows(source: string, sidebars: Pick<SidebarPlan, 'chunks'>): Map<string, string> {
  const [, lines] = /^export default \{\n([\s\S]*)\};\s*$/.exec(source) ?? [];
  if (lines === undefined)
    throw unexpectedFormat('registry.js', 'a default export of an object', JSON.stringify(source.slice(0, 120)));
  const entries = lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, entry] = REGISTRY_ROW.exec(line) ?? [];
      if (entry === undefined)
        throw unexpectedFormat(
          'registry.js',
          'rows with an import, a path, and an ID',
          `the line ${JSON.stringify(line)}`,
        );
      return withFirstPage(`  ${entry}],`);
    });
  return new Map(
    [...entries, ...chunkRows(sidebars)].map((row) => [
      JSON.parse(/^ *("[^"]+")/.exec(row)?.[1] ?? '""') as string,
      row,
    ]),
  );
}

/** The registry of the chunks that every page loads. */
export function registry(
  source: string,
  {
    sidebars,
    firstPage,
    plan: {groups},
  }: Pick<TransformContext, 'firstPage'> & {
    sidebars: Pick<SidebarPlan, 'chunks'>;
    plan: {groups: readonly {chunks: ReadonlySet<string>}[]};
  },
): string {
  const rows = registryRows(source, sidebars);
  for (const {chunks} of groups) for (const name of chunks) rows.delete(name);
  return `import {loadContent} from ${JSON.stringify(firstPage)};\nexport default {\n${[...rows.values()].join('\n')}\n};\n`;
}

/** The chunks of the routes that every page loads. */
export const routesChunkNames = (_source: string, {plan: {table}}: {plan: Pick<RoutePlan, 'table'>}): string =>
  JSON.stringify(table);

/** The routes that every page loads, or those of the route group in the query. */
export const routes = (
  _source: string,
  {query, plan, routeGroups, firstPage, sidebars, registrySource}: Omit<TransformContext, 'sidebarStore'>,
): string =>
  isGroupQuery(query)
    ? groupModule(plan, query, registryRows(registrySource, sidebars), {routeGroups, firstPage})
    : routesModule(plan, routeGroups);

/** The site's global data without the docs of route groups. */
export const globalData = (_source: string, {plan}: {plan: Pick<RoutePlan, 'globalData'>}): string =>
  JSON.stringify(plan.globalData);

/**
 * The site's complete global data with the counterparts of all pages, for the server bundle and for development.
 * @public The loader looks it up by name.
 */
export const completeGlobalData = (source: string): string =>
  JSON.stringify(globalDataWithCounterparts(JSON.parse(source) as Record<string, unknown>));
