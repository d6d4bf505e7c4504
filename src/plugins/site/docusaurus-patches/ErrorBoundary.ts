// Patches core/lib/client/exports/ErrorBoundary.js, because Preact, unlike React, doesn't report errors that a
// component catches. Without a message in the console, no one could find out why a page crashed.
// There's no upstream issue for this, because Docusaurus runs React.
import {replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/core/lib/client/exports/ErrorBoundary.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    replaceOnce(module, source, [
      [
        'componentDidCatch(error) {',
        "componentDidCatch(error) {\n        if (process.env.NODE_ENV === 'production') console.error(error);",
      ],
    ]),
} satisfies ModulePatch;
