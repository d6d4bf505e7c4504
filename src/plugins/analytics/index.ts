import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Google Analytics: one page view on each change of page, and the rating's event. Without an id in the site's custom fields the plugin adds nothing at all. With one, nothing is
 * loaded in a browser that asks not to be tracked.
 */
export default function analyticsPlugin({siteConfig}: LoadContext): Plugin | null {
  if (typeof siteConfig.customFields?.analyticsId !== 'string') return null;
  return {
    name: 'analytics',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
