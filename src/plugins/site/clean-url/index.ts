import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Cleans the URLs `/x/`, `/x.html`, and `/x/index.html` in the browser, for hosts that can't redirect them. */
export default function cleanUrlPlugin(): Plugin {
  return {
    name: 'clean-url',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
