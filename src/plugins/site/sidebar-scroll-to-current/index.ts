import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the current page's item visible in a sidebar that is longer than the window. */
export default function sidebarScrollToCurrentPlugin(): Plugin {
  return {
    name: 'sidebar-scroll-to-current',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
