// Patches theme-common/lib/utils/reactUtils.js, because it sorts property names with localeCompare(), for which
// browsers load large tables. Any order that's always the same works.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/theme-common/lib/utils/reactUtils.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      ['deps.sort((a, b) => a[0].localeCompare(b[0]));', 'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));'],
    ]),
} satisfies ModulePatch;
