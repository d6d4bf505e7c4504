// Patches core/lib/client/docusaurus.js, which prefetches the scripts of a page when a link to it scrolls into view.
// - With route-splitting, the routes of the page's group have to be loaded first.
//   Upstream: https://github.com/facebook/docusaurus/issues/7256
// - On a page with many links, the prefetches together block the main thread. They run one by one, while the browser is
//   idle. There's no upstream issue for this.
import {replaceOnce, type ModulePatch} from './modulePatch';
import {ROUTE_GROUPS, WHEN_IDLE} from './runtimeModules';

const module = '@docusaurus/core/lib/client/docusaurus.js';

const PREFETCH = `const prefetch = (routePath) => canPrefetch(routePath) && whenIdle(() => void prefetchRouteGroup(routePath, (chunk) => prefetchHelper(__webpack_require__.gca(chunk))).then(() => whenIdle(() => void prefetchPage(routePath))).catch(() => {}));
`;

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    `import {prefetchRouteGroup} from ${JSON.stringify(ROUTE_GROUPS)};\nimport {whenIdle} from ${JSON.stringify(WHEN_IDLE)};\n` +
    replaceOnce(module, source, [
      ['const prefetch = (routePath) => {', 'const prefetchPage = (routePath) => {'],
      ['const docusaurus = {\n', `${PREFETCH}const docusaurus = {\n`],
    ]),
} satisfies ModulePatch;
