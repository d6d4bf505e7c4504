import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishSources, quotedBy, unusedRegions} from './quoted';
import {readCode} from './read';

/** Folder that the site serves besides `static/`, from the root of the repository. */
export const GENERATED_STATIC = '.generated/static';

/** Serves the sample files that pages quote, and stops a build in which a region is quoted by no page. */
export default function fencesPlugin({siteDir}: LoadContext): Plugin {
  mkdirSync(join(siteDir, GENERATED_STATIC), {recursive: true});
  return {
    name: 'fences',
    getPathsToWatch: () => ['*/{src,test,output}/**/*', 'workshops/*/output/*', 'workshops/*/step-*/{*,{src,test}/**/*}'].map((pattern) => join(siteDir, 'samples', pattern)),
    loadContent() {
      const quoted = quotedBy(readCode(siteDir).values());
      const unused = unusedRegions(siteDir, quoted);
      if (unused.length > 0) {
        // While a writer works, a region may well come before its page.
        if (process.env.NODE_ENV === 'production') throw new Error(`${unused.length} regions are quoted nowhere:\n${unused.join('\n')}`);
        console.warn(unused.join('\n'));
      }
      publishSources(siteDir, join(siteDir, GENERATED_STATIC), quoted);
    },
  };
}
