// What is taken out of generated modules before they are bundled. Each function takes the text of a module and gives the shorter one; what it does not know
// stops the build, since a release of Docusaurus may have come to need it. Plain JavaScript: the bundler loads it, and knows no TypeScript.

const {unknown} = require('./unknown.cjs');
const {AREA_QUERY, areaModule, routesModule} = require('./areas.cjs');
const {
  app,
  banner,
  browserContext,
  codeBlock,
  codeLayout,
  codeLines,
  dates,
  docsPlugins,
  entry,
  lifecycles,
  pending,
  prefetch,
  preload,
  wordWrap,
} = require('./patches.cjs');
const {chunkRows, versionModule} = require('./sidebars.cjs');
const {globalDataWithTwins} = require('./twins.cjs');

/** Throws unless all keys are known. */
function know(what, object, known) {
  const strange = Object.keys(object).filter((key) => !known.includes(key));
  if (strange.length > 0) throw unknown(`${what} has`, strange.join(', '));
}

const VERSION = [
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
const DOC = ['id', 'title', 'description', 'sidebar'];

/** The properties of a version, if the text holds them: the same folder holds those of tags and of generated categories. Without titles and descriptions of all pages. */
function parseVersion(text) {
  const props = JSON.parse(text);
  if (props.version === undefined) return null;
  know('A version of the docs', props.version, VERSION);
  for (const doc of Object.values(props.version.docs)) know('A page of a version', doc, DOC);
  return {...props, version: {...props.version, docs: {}}};
}

/** Titles and descriptions of all pages of a version, which every page of it would load. Only `<DocCardList>` and `useDocById` read them; with these the build fails. */
function version(text) {
  const props = parseVersion(text);
  return props === null ? text : JSON.stringify(props);
}

/** The same, and without sidebars: a module in JavaScript. */
function versionWithoutSidebars(text, {query, store}) {
  const props = parseVersion(text);
  return props === null ? `export default ${text}` : versionModule(props, query, store);
}

const KEPT = [
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
const DROPPED = [
  ...[
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
  ],
  ...[
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
  ],
];

/** What only the build reads of the configuration: most of all, the options of presets and plugins. */
function config(text) {
  const [, comment, json] = /^(\/\*[\s\S]*?\*\/\s*)?export default ({[\s\S]*});\s*$/.exec(text) ?? [];
  if (json === undefined) throw unknown('docusaurus.config.mjs has', 'another form');
  const all = JSON.parse(json);
  know('The configuration', all, [...KEPT, ...DROPPED, 'future']);
  const kept = Object.fromEntries(KEPT.filter((key) => key in all).map((key) => [key, all[key]]));
  // The browser asks how addresses are written, and nothing else of what is to come.
  return `export default ${JSON.stringify({...kept, future: {experimental_router: all.future.experimental_router}})};\n`;
}

const ENTRY =
  /^ {2}("[^"]+": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "[^"]+"\))(?:, "[^"]+", require\.resolveWeak\("[^"]+"\))?\],$/;

/** The rows of the table of chunks by name, without path and id of each module, which only the server and the panel for debugging ask for. With the chunks of sidebars. */
function registryRows(text, sidebars) {
  const [, lines] = /^export default \{\n([\s\S]*)\};\s*$/.exec(text) ?? [];
  if (lines === undefined) throw unknown('registry.js has', 'another form');
  const entries = lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, entry] = ENTRY.exec(line) ?? [];
      if (entry === undefined) throw unknown('registry.js has the line', JSON.stringify(line));
      return `  ${entry}],`;
    });
  return new Map([...entries, ...chunkRows(sidebars)].map((row) => [JSON.parse(/^ *("[^"]+")/.exec(row)[1]), row]));
}

/** The chunks that every page knows. */
function registry(text, {sidebars, plan: {areas}}) {
  const rows = registryRows(text, sidebars);
  for (const {chunks} of areas) for (const name of chunks) rows.delete(name);
  return `export default {\n${[...rows.values()].join('\n')}\n};\n`;
}

/** All helpers of tslib, of which a module that asks for them one by one gets only those. */
function tslib(text) {
  const name = /^(?:const|var) (\w+) = require\("tslib"\);$/m.exec(text)?.[1];
  if (name === undefined) return text;
  const use = new RegExp(`\\b${name}\\b`);
  const single = text
    .replace(/^(?:const|var) \w+ = require\("tslib"\);$/m, '')
    .replace(new RegExp(`${use.source}\\.`, 'g'), 'require("tslib").');
  if (use.test(single)) throw unknown('A module has', `another use of ${name}`);
  return single;
}

/** The chunks of the pages that every page knows. */
const routesChunkNames = (_text, {plan: {table}}) => JSON.stringify(table);

/** The routes that every page knows, or those of an area. */
const routes = (_text, {query, plan, areas, sidebars, registryText}) =>
  query.startsWith(AREA_QUERY)
    ? areaModule(plan, query, registryRows(registryText, sidebars), areas)
    : routesModule(plan, areas);

/** What plugins tell every page, without the paths of other areas' pages. */
const globalData = (_text, {plan}) => JSON.stringify(plan.globalData);

/** The same with the paths of all pages, for the server and for development. */
const wholeGlobalData = (text) => JSON.stringify(globalDataWithTwins(JSON.parse(text)));

module.exports = {
  version,
  versionWithoutSidebars,
  config,
  registry,
  routesChunkNames,
  routes,
  globalData,
  wholeGlobalData,
  tslib,
  app,
  banner,
  browserContext,
  codeBlock,
  codeLayout,
  codeLines,
  dates,
  docsPlugins,
  entry,
  lifecycles,
  pending,
  prefetch,
  preload,
  wordWrap,
};
