// Where Docusaurus looks a page up, it must first have the tables of the page's area. These modules of its core are few and small; each change stands once in its module,
// or the build stops.
const {unknown} = require('./unknown.cjs');

function swap(module, text, changes) {
  return changes.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw unknown(`${module} has`, `not once ${JSON.stringify(from)}`);
    return before.replace(from, () => to);
  }, text);
}

/** Before a page is loaded. */
const preload = (text, {areas}) =>
  `import {loadArea} from ${JSON.stringify(areas)};\n${swap('preload.js', text, [['export default function preload(', 'function preloadPage(']])}\nexport default (pathname) => loadArea(pathname).then(() => preloadPage(pathname));\n`;

/** Before the scripts of a page are fetched for a link in view, or below the pointer: nobody waits for them yet, so nobody need hear that they did not come. */
const prefetch = (text, {areas}) =>
  `import {loadAreaAhead} from ${JSON.stringify(areas)};\n${swap('docusaurus.js', text, [
    ['const prefetch = (routePath) => {', 'const prefetchPage = (routePath) => {'],
    ['return preloadHelper(routePath);', 'return preloadHelper(routePath).catch(() => {});'],
    [
      'const docusaurus = {\n',
      `const prefetch = (routePath) => canPrefetch(routePath) && loadAreaAhead(routePath, (chunk) => prefetchHelper(__webpack_require__.gca(chunk))).then(() => prefetchPage(routePath)).catch(() => {});\nconst docusaurus = {\n`,
    ],
  ])}`;

/** When a page is shown: the list of routes may have grown since the page before. */
const app = (text) =>
  swap('App.js', text, [
    ['const routesElement = renderRoutes(routes);', 'const Routes = () => renderRoutes(routes);'],
    ['{routesElement}', '<Routes />'],
  ]);

/**
 * When the scripts of the next page do not come: the original reloads in any case, also into the browser's own error page, and at the scroll position of the page before. A page
 * that comes when the reader waits for another is not shown, nor does the progress bar start for it.
 */
const pending = (text, {recovery}) =>
  `import {recover} from ${JSON.stringify(recovery)};\n${swap('PendingNavigation.js', text, [
    ['this.previousLocation = null;', 'this.previousLocation = null;\n        this.shown = props.location;'],
    ['this.previousLocation = this.props.location;', 'this.previousLocation = this.shown;\n        this.routeUpdateCleanupCb();'],
    ['        preload(nextLocation.pathname)\n', '        const awaited = () => this.props.location === nextLocation;\n        preload(nextLocation.pathname)\n'],
    ['            this.routeUpdateCleanupCb();\n', '            if (!awaited()) return;\n            this.shown = nextLocation;\n            this.routeUpdateCleanupCb();\n'],
    ['window.location.reload();', 'if (awaited()) recover(this.shown);'],
  ])}`;

/** When a page has been shown: a stray % in the fragment is no code for a letter, and the original throws, so that the page crashes. */
const lifecycles = (text) =>
  swap('ClientLifecyclesDispatcher.js', text, [['const id = decodeURIComponent(hash.substring(1));', 'let id = hash.substring(1);\n        try {\n            id = decodeURIComponent(id);\n        }\n        catch { }']]);

/** The text of the banner for a wrong base URL, which only the server writes, into the home page. Its style sheet hides the banner where style sheets are found. */
function banner(text) {
  const sheet = "import './styles.module.css';";
  swap('BaseUrlIssueBanner/index.js', text, [[sheet, sheet], ['{!ExecutionEnvironment.canUseDOM && (', '']]);
  return `${sheet}\nexport default () => null;\n`;
}

module.exports = {preload, prefetch, app, pending, lifecycles, banner};
