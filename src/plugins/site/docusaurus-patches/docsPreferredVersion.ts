// Patches plugin-content-docs/lib/client/docsPreferredVersion.js, because it reads the stored version only once.
// Readers can also choose it in their preferences, which aren't inside of its provider, and in another tab.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      [
        'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
        `const read = (event) => {
          if (event === undefined || event.key?.startsWith('docs-preferred-version'))
            setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));
        };
        read();
        window.addEventListener('storage', read);
        return () => window.removeEventListener('storage', read);`,
      ],
    ]),
} satisfies ModulePatch;
