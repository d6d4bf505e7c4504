import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../fences/site';
import {listStates, WORKSHOPS} from './states';
import {bundleName, DOWNLOADS, zipState} from './zip';

/** Writes the zip of each state of a workshop. The folder is made anew. @returns how many */
export function writeDownloads(site: string, folder: string): number {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const states = listStates(site);
  for (const state of states) writeFileSync(join(folder, `${bundleName(state)}.zip`), zipState(site, state));
  return states.length;
}

/** Puts the zips of the workshops where the site serves files as they are, while one writes as well as in a build. */
export default function workshopsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'workshops',
    getPathsToWatch: () => [join(siteDir, WORKSHOPS, '*/step-*/{*,!(node_modules)/**/*}')],
    loadContent() {
      writeDownloads(siteDir, join(siteDir, GENERATED_STATIC, DOWNLOADS));
    },
  };
}
