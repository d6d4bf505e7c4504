// Patches core/lib/client/preload.js, because it looks up a page in a table of all routes. With route-splitting, the
// routes of the page's group have to be loaded first.
// Upstream: https://github.com/facebook/docusaurus/issues/7256
import {replaceOnce, type ModulePatch} from './modulePatch';
import {ROUTE_GROUPS} from './runtimeModules';

const module = '@docusaurus/core/lib/client/preload.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    `import {loadRouteGroup} from ${JSON.stringify(ROUTE_GROUPS)};\n` +
    replaceOnce(module, source, [['export default function preload(', 'function preloadPage(']]) +
    '\nexport default (pathname) => loadRouteGroup(pathname).then(() => preloadPage(pathname));\n',
} satisfies ModulePatch;
