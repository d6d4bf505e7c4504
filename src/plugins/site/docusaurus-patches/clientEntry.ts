// Patches core/lib/client/clientEntry.js, because evaluating all modules, evaluating those of the page, and the first
// render are one long task. With a pause between them, the browser can respond to key presses and clicks. If the page's
// modules can't be loaded, the patch also notifies navigation-recovery/retryScripts.js, which shows an error.
// There's no upstream issue for either.
import {replaceOnce, type ModulePatch} from './modulePatch';

const module = '@docusaurus/core/lib/client/clientEntry.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    replaceOnce(module, source, [
      [
        'preload(window.location.pathname).then(() => {',
        'const pause = () => new Promise((resolve) => { setTimeout(resolve); });\n    pause().then(() => preload(window.location.pathname)).then(pause).then(() => {',
      ],
      [
        '        startTransition(renderApp);\n    });',
        "        startTransition(renderApp);\n    }, () => window.dispatchEvent(new Event('load-error')));",
      ],
    ]),
} satisfies ModulePatch;
