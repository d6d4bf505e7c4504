import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes links to headings work completely: it opens closed tabs and `<details>` around a heading, makes the Tab key
 * continue there, and takes readers from former anchors to the sections that replace them.
 */
export default function revealTargetPlugin(): Plugin {
  return {
    name: 'reveal-target',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
