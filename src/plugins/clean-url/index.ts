import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Mends `/x/`, `/x.html` and `/x/index.html` in the browser, for hosts that cannot answer them with a redirect. */
export default function cleanUrlPlugin(): Plugin {
  return {
    name: 'clean-url',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
