import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes links to headings work that stand in a closed tab or a closed `<details>`, such as those of search results. */
export default function revealTargetPlugin(): Plugin {
  return {
    name: 'reveal-target',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
