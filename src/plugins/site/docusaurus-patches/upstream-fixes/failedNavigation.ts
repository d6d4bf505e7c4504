// Patches core/lib/client/PendingNavigation.js, which has three bugs:
// - If the scripts of the next page fail to load, it reloads the page in any case. If the server is unreachable, that
//   replaces the current page with the browser's error page, as the description of the change that introduced the
//   reload says: https://github.com/facebook/docusaurus/pull/7600. The reload also keeps the scroll position of the
//   current page. The fix leaves both to navigation-recovery.
// - If the reader has gone elsewhere while a page was loading, the page is shown nevertheless when it arrives.
// - After such a navigation, the progress bar of the first page never ends, and the previous location that client
//   modules get isn't the page that was on screen.
// There's no upstream issue for the last two yet.
import {replaceOnce, type ModulePatch} from '../modulePatch';
import {NAVIGATION_RECOVERY} from '../runtimeModules';

const module = '@docusaurus/core/lib/client/PendingNavigation.js';

export default {
  module,
  bundles: ['browser'],
  apply: (source) =>
    `import {recoverNavigation} from ${JSON.stringify(NAVIGATION_RECOVERY)};\n` +
    replaceOnce(module, source, [
      ['this.previousLocation = null;', 'this.previousLocation = null;\n        this.shown = props.location;'],
      [
        'this.previousLocation = this.props.location;',
        'this.previousLocation = this.shown;\n        this.routeUpdateCleanupCb();',
      ],
      [
        '        preload(nextLocation.pathname)\n',
        '        const isAwaited = () => this.props.location === nextLocation;\n        preload(nextLocation.pathname)\n',
      ],
      [
        '            this.routeUpdateCleanupCb();\n',
        '            if (!isAwaited()) return;\n            this.shown = nextLocation;\n            this.routeUpdateCleanupCb();\n',
      ],
      ['window.location.reload();', 'if (isAwaited()) recoverNavigation(this.shown);'],
    ]),
} satisfies ModulePatch;
