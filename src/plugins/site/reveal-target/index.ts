import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes links to headings in a closed tab or a closed `<details>` work, such as those in search results. */
export default function revealTargetPlugin(): Plugin {
  return {
    name: 'reveal-target',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
