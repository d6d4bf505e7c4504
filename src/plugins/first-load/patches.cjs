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

/** Before the scripts of a page are fetched for a link in view. */
const prefetch = (text, {areas}) =>
  `import {loadAreaAhead} from ${JSON.stringify(areas)};\n${swap('docusaurus.js', text, [
    ['const prefetch = (routePath) => {', 'const prefetchPage = (routePath) => {'],
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

module.exports = {preload, prefetch, app};
