import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Helps readers when the scripts of a page fail to load or load slowly.
 * - retryScripts.js requests the scripts in a page's HTML once more, and then shows an error with a Retry button.
 * - recovery.ts handles navigations to a page whose scripts fail to load. The patch failedNavigation.ts in
 *   docusaurus-patches calls it.
 * - nprogressShim.ts shows the progress of slow navigations.
 */
export default function navigationRecoveryPlugin(_context: LoadContext): Plugin {
  return {
    name: 'navigation-recovery',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readFileSync(join(__dirname, 'retryScripts.js'), 'utf8')}],
    }),
    configureWebpack: () => ({resolve: {alias: {nprogress$: join(__dirname, 'nprogressShim.ts')}}}),
  };
}
