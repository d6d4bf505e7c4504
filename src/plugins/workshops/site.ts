import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../fences/site';
import {EXAMPLES, listStates, WORKSHOPS} from './states';
import {bundleName, DOWNLOADS, zipState} from './zip';

/** Writes the zip of each state. The folder is made anew. @returns how many */
export function writeDownloads(site: string, folder: string): number {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const states = listStates(site);
  for (const state of states) writeFileSync(join(folder, `${bundleName(state)}.zip`), zipState(site, state));
  return states.length;
}

/** Puts the zips of workshops and examples where the site serves files as they are, while one writes as well as in a build. */
export default function workshopsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'workshops',
    getPathsToWatch: () =>
      [`${WORKSHOPS}/*/step-*`, `${EXAMPLES}/*/project`].map((folder) =>
        join(siteDir, folder, '{*,!(node_modules)/**/*}'),
      ),
    loadContent() {
      writeDownloads(siteDir, join(siteDir, GENERATED_STATIC, DOWNLOADS));
    },
  };
}
