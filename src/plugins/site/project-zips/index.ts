import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {EXAMPLES, listFileSets, listStates, WORKSHOPS} from '../../shared/downloadable-projects/states';
import {bundleName, DOWNLOADS, zipState} from '../../shared/downloadable-projects/zip';

/**
 * Writes the zip file of each state and each set of files. Earlier files in the folder are deleted.
 * @returns the number of zip files
 */
export function writeDownloads(site: string, folder: string): number {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const states = [...listStates(site), ...listFileSets(site)];
  for (const state of states) writeFileSync(join(folder, `${bundleName(state)}.zip`), zipState(site, state));
  return states.length;
}

/**
 * Writes the zip files of workshops and examples to a folder that the site serves, in builds and during development.
 */
export default function projectZipsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'project-zips',
    getPathsToWatch: () =>
      [`${WORKSHOPS}/*/step-*`, `${EXAMPLES}/*/project`, 'samples/on-premises/src/*'].map((folder) =>
        join(siteDir, folder, '{*,!(node_modules)/**/*}'),
      ),
    loadContent() {
      writeDownloads(siteDir, join(siteDir, GENERATED_STATIC, DOWNLOADS));
    },
  };
}
