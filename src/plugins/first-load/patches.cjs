// Where Docusaurus looks a page up, it must first have the tables of the page's area; and where it keeps the browser busy in one piece, or with what this site does not need,
// it is told otherwise. These modules of its core and theme are few and small; each change stands once in its module, or the build stops.
const {unknown} = require('./unknown.cjs');

function swap(module, text, changes) {
  return changes.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw unknown(`${module} has`, `not once ${JSON.stringify(from)}`);
    return before.replace(from, () => to);
  }, text);
}

/** Before a page is loaded. */
const preload = (text, {areas}) =>
  `import {loadArea} from ${JSON.stringify(areas)};\n${swap('preload.js', text, [['export default function preload(', 'function preloadPage(']])}\nexport default (pathname) => loadArea(pathname).then(() => preloadPage(pathname));\n`;

/** Before the scripts of a page are fetched for a link in view; and that link by link, when the browser has nothing else to do. Nobody waits for them yet, so nobody need hear that they did not come. */
const prefetch = (text, {areas, idle}) =>
  `import {loadAreaAhead} from ${JSON.stringify(areas)};\nimport {whenIdle} from ${JSON.stringify(idle)};\n${swap(
    'docusaurus.js',
    text,
    [
      ['const prefetch = (routePath) => {', 'const prefetchPage = (routePath) => {'],
      ['return preloadHelper(routePath);', 'return preloadHelper(routePath).catch(() => {});'],
      [
        'const docusaurus = {\n',
        `const prefetch = (routePath) => canPrefetch(routePath) && whenIdle(() => void loadAreaAhead(routePath, (chunk) => prefetchHelper(__webpack_require__.gca(chunk))).then(() => whenIdle(() => void prefetchPage(routePath))).catch(() => {}));\nconst docusaurus = {\n`,
      ],
    ],
  )}`;

/** When a page is shown: the list of routes may have grown since the page before. */
const app = (text) =>
  swap('App.js', text, [
    ['const routesElement = renderRoutes(routes);', 'const Routes = () => renderRoutes(routes);'],
    ['{routesElement}', '<Routes />'],
  ]);

/** Components that draw more once they are in a browser: all of them at once, in one piece, holds the reader up; as a transition it makes room for keys and clicks. */
const browserContext = (text) =>
  swap('browserContext.js', text, [
    [
      "import React, { useEffect, useState } from 'react';",
      "import React, { startTransition, useEffect, useState } from 'react';",
    ],
    ['setIsBrowser(true);', 'startTransition(() => setIsBrowser(true));'],
  ]);

/** When the scripts run: all modules, the page's own, and the first drawing are a task each, between which the browser answers keys and clicks. */
const entry = (text) =>
  swap('clientEntry.js', text, [
    [
      'preload(window.location.pathname).then(() => {',
      'const pause = () => new Promise((resolve) => { setTimeout(resolve); });\n    pause().then(() => preload(window.location.pathname)).then(pause).then(() => {',
    ],
  ]);

/** Two paths are put in order by a language's rules, whose tables a browser takes long to load. */
const docsPlugins = (text) =>
  swap('docsClientUtils.js', text, [
    ['.sort((a, b) => b[1].path.localeCompare(a[1].path))', '.sort((a, b) => (a[1].path < b[1].path ? 1 : -1))'],
  ]);

/** The same tables for days, which this site writes in English only. */
const dates = (text, {englishDates}) =>
  `import {englishDates} from ${JSON.stringify(englishDates)};\nexport const useDateTimeFormat = englishDates;\n${swap('IntlUtils.js', text, [['export function useDateTimeFormat(', 'function useLocalDateTimeFormat(']])}`;

/** Comments that mark lines in code, looked for in every block of a page anew. The build refuses them. */
const codeLines = (text) =>
  swap('codeBlockUtils.js', text, [
    [
      'function parseCodeLinesFromContent(',
      "const parseCodeLinesFromContent = (code) => ({ lineClassNames: {}, code: code.replaceAll('\\r\\n', '\\n') });\nfunction parseMarkedLines(",
    ],
  ]);

/** Every block of code is made anew once the page is alive, for the colors of another theme; and the browser lays the whole page out again. Here the style sheet has the colors of both. */
const codeBlock = (text) =>
  swap('CodeBlock/index.js', text, [
    ['const isBrowser = useIsBrowser();', ''],
    ['key={String(isBrowser)} ', ''],
  ]);

/** Tells the style sheet how tall a block of code is, so that a browser need not lay out those that are far away to know. */
const codeLayout = (text) =>
  swap('CodeBlock/Layout/index.js', text, [
    [
      '<Container as="div" ',
      '<Container as="div" data-lines={metadata.code.trimEnd().split(\'\\n\').length + (metadata.title ? 2.2 : 0)} ',
    ],
  ]);

/**
 * Each block of code looks whether it is wider than its place, and those that are were drawn again, colors and all, in one go when a page came alive; with each change of the window all looked again,
 * for which those that are far away would have to be laid out. Here a block looks when it comes near the screen, as that in a tab does when the tab opens, and with the window while it is near.
 */
const wordWrap = (text) =>
  swap('useCodeWordWrap.js', text, [
    ['    useTabBecameVisibleCallback(codeBlockRef, updateCodeIsScrollable);\n', ''],
    [
      '        updateCodeIsScrollable();\n    }, [isEnabled',
      `        let isNear = false;
        const look = () => {
            if (isNear) updateCodeIsScrollable();
        };
        const observer = new IntersectionObserver((entries) => {
            isNear = entries.at(-1).isIntersecting;
            look();
        }, { rootMargin: '50% 0px' });
        observer.observe(codeBlockRef.current);
        window.addEventListener('resize', look, { passive: true });
        return () => {
            observer.disconnect();
            window.removeEventListener('resize', look);
        };
    }, [isEnabled`,
    ],
    [
      `    useEffect(() => {
        window.addEventListener('resize', updateCodeIsScrollable, {
            passive: true,
        });
        return () => {
            window.removeEventListener('resize', updateCodeIsScrollable);
        };
    }, [updateCodeIsScrollable]);
`,
      '',
    ],
  ]);

/**
 * When the scripts of the next page do not come: the original reloads in any case, also into the browser's own error page, and at the scroll position of the page before. A page
 * that comes when the reader waits for another is not shown, nor does the progress bar start for it.
 */
const pending = (text, {recovery}) =>
  `import {recover} from ${JSON.stringify(recovery)};\n${swap('PendingNavigation.js', text, [
    ['this.previousLocation = null;', 'this.previousLocation = null;\n        this.shown = props.location;'],
    [
      'this.previousLocation = this.props.location;',
      'this.previousLocation = this.shown;\n        this.routeUpdateCleanupCb();',
    ],
    [
      '        preload(nextLocation.pathname)\n',
      '        const awaited = () => this.props.location === nextLocation;\n        preload(nextLocation.pathname)\n',
    ],
    [
      '            this.routeUpdateCleanupCb();\n',
      '            if (!awaited()) return;\n            this.shown = nextLocation;\n            this.routeUpdateCleanupCb();\n',
    ],
    ['window.location.reload();', 'if (awaited()) recover(this.shown);'],
  ])}`;

/** When a page has been shown: a stray % in the fragment is no code for a letter, and the original throws, so that the page crashes. */
const lifecycles = (text) =>
  swap('ClientLifecyclesDispatcher.js', text, [
    [
      'const id = decodeURIComponent(hash.substring(1));',
      'let id = hash.substring(1);\n        try {\n            id = decodeURIComponent(id);\n        }\n        catch { }',
    ],
  ]);

/** The text of the banner for a wrong base URL, which only the server writes, into the home page. Its style sheet hides the banner where style sheets are found. */
function banner(text) {
  const sheet = "import './styles.module.css';";
  swap('BaseUrlIssueBanner/index.js', text, [
    [sheet, sheet],
    ['{!ExecutionEnvironment.canUseDOM && (', ''],
  ]);
  return `${sheet}\nexport default () => null;\n`;
}

module.exports = {
  codeBlock,
  codeLayout,
  preload,
  prefetch,
  app,
  entry,
  browserContext,
  docsPlugins,
  dates,
  codeLines,
  pending,
  lifecycles,
  wordWrap,
  banner,
};
