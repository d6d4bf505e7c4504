// Patches core/lib/client/docusaurus.js, because it ignores the promise of a preload. If a script of a linked page
// fails to load, the browser reports an unhandled rejection, although nothing needs that script yet. A navigation to
// the page requests the script again. There's no upstream issue for this yet.
import {replaceOnce, type ModulePatch} from '../modulePatch';

const module = '@docusaurus/core/lib/client/docusaurus.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    replaceOnce(module, source, [
      ['return preloadHelper(routePath);', 'return preloadHelper(routePath).catch(() => {});'],
    ]),
} satisfies ModulePatch;
