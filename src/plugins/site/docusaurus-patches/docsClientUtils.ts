// Patches plugin-content-docs/lib/client/docsClientUtils.js, because it sorts two paths with localeCompare(). Browsers
// take long to load the collation tables for that. A plain comparison finds the same plugin.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      ['.sort((a, b) => b[1].path.localeCompare(a[1].path))', '.sort((a, b) => (a[1].path < b[1].path ? 1 : -1))'],
    ]),
} satisfies ModulePatch;
