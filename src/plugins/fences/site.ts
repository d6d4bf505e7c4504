import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishSources, quotedBy, unusedRegions} from './quoted';
import {scanCode} from './scan';

/** Folder that the site serves besides `static/`, from the root of the repository. */
export const GENERATED_STATIC = '.generated/static';

/** What makes a page of its source, besides the source: remark plugins, and the data that they put in. The bundler's cache must not outlive it. */
function digestOfMakers(site: string): string {
  const hash = createHash('sha1');
  for (const folder of ['src/plugins', 'src/data']) {
    for (const name of readdirSync(join(site, folder), {recursive: true, encoding: 'utf8'}).sort()) {
      if (/\.[ct]s$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(site, folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Serves the sample files that pages quote, and stops a build in which a region is quoted by no page. */
export default function fencesPlugin({siteDir}: LoadContext): Plugin {
  mkdirSync(join(siteDir, GENERATED_STATIC), {recursive: true});
  return {
    name: 'fences',
    getPathsToWatch: () =>
      [
        '*/{src,test,output}/**/*',
        '{workshops,examples}/*/output/*',
        'workshops/*/step-*/{*,!(node_modules)/**/*}',
        'examples/*/project/{*,!(node_modules)/**/*}',
      ].map((pattern) => join(siteDir, 'samples', pattern)),
    // The condition is a list, since Docusaurus takes each rule whose test is a plain expression for MDX to be one of its own.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: [/\.mdx?$/],
            enforce: 'pre',
            use: [{loader: join(__dirname, 'dependencies.cjs'), options: {digest: digestOfMakers(siteDir)}}],
          },
        ],
      },
    }),
    loadContent() {
      const quoted = quotedBy(scanCode(siteDir).values());
      const unused = unusedRegions(siteDir, quoted);
      if (unused.length > 0) {
        // While a writer works, a region may well come before its page.
        if (process.env.NODE_ENV === 'production')
          throw new Error(`${unused.length} regions are quoted nowhere:\n${unused.join('\n')}`);
        console.warn(unused.join('\n'));
      }
      publishSources(siteDir, join(siteDir, GENERATED_STATIC), quoted);
    },
  };
}
