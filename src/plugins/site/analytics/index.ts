import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Google Analytics: sends a page view whenever the page changes, and an event for each page rating and each reason for
 * one. Without an ID in the site's custom fields, the plugin adds nothing. With an ID, it loads nothing in a browser
 * that refuses tracking.
 */
export default function analyticsPlugin({siteConfig}: LoadContext): Plugin | null {
  if (typeof siteConfig.customFields?.analyticsId !== 'string') return null;
  return {
    name: 'analytics',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
