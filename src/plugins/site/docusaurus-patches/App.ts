// Patches core/lib/client/App.js, because it renders the table of routes once, when the module loads. Route groups add
// routes later (see route-splitting), so the routes have to be read each time that a page is shown.
// Upstream: https://github.com/facebook/docusaurus/issues/7256
import {replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/core/lib/client/App.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    replaceOnce(module, source, [
      ['const routesElement = renderRoutes(routes);', 'const Routes = () => renderRoutes(routes);'],
      ['{routesElement}', '<Routes />'],
    ]),
} satisfies ModulePatch;
