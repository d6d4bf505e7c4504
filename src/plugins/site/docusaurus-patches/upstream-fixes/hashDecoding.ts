// Patches core/lib/client/ClientLifecyclesDispatcher.js, because it passes the hash of a URL to decodeURIComponent().
// For a hash with a stray %, such as #100%, that function throws, and the page crashes after a navigation. The fix
// looks for an element with the undecoded ID instead. There's no upstream issue for this yet.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from '../modulePatch';

const module = '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      [
        'const id = decodeURIComponent(hash.substring(1));',
        'let id = hash.substring(1);\n        try {\n            id = decodeURIComponent(id);\n        }\n        catch { }',
      ],
    ]),
} satisfies ModulePatch;
