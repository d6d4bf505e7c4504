import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {GENERATED_STATIC} from '../../shared/generatedStatic';
import {publishSources, quotedBy, unusedRegions} from '../../shared/code-blocks/quoted';
import {findAllCodeBlocks} from '../../shared/code-blocks/find';

/**
 * A digest of everything besides a page's source that determines the compiled page: the remark plugins and the data
 * that they insert. When it changes, the bundler must not use cached pages.
 */
function digestOfInputs(site: string): string {
  const hash = createHash('sha1');
  for (const folder of ['src/plugins', 'src/data']) {
    for (const name of readdirSync(join(site, folder), {recursive: true, encoding: 'utf8'}).sort()) {
      if (/\.[ct]s$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(site, folder, name)));
    }
  }
  return hash.digest('hex');
}

/**
 * Copies the sample files that pages quote to the folder that the site serves.
 * @throws Error in a production build if a sample file has a region that no page quotes
 */
export default function sampleSourcesPlugin({siteDir}: LoadContext): Plugin {
  mkdirSync(join(siteDir, GENERATED_STATIC), {recursive: true});
  return {
    name: 'sample-sources',
    getPathsToWatch: () =>
      [
        '*/{src,test,output}/**/*',
        '{workshops,examples}/*/output/*',
        'workshops/*/step-*/{*,!(node_modules)/**/*}',
        'examples/*/project/{*,!(node_modules)/**/*}',
      ].map((pattern) => join(siteDir, 'samples', pattern)),
    // The test is a list because Docusaurus changes rules whose test is a single regular expression for MDX.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: [/\.mdx?$/],
            enforce: 'pre',
            use: [{loader: join(__dirname, 'dependencies.cjs'), options: {digest: digestOfInputs(siteDir)}}],
          },
        ],
      },
    }),
    loadContent() {
      const quoted = quotedBy(findAllCodeBlocks(siteDir).values());
      const unused = unusedRegions(siteDir, quoted);
      if (unused.length > 0) {
        // While someone edits, a new region can exist before the page that quotes it.
        if (process.env.NODE_ENV === 'production')
          throw new Error(
            `Expected pages to quote every region in samples/, but found ${unused.length} that none quotes:\n${unused.join('\n')}`,
          );
        console.warn(unused.join('\n'));
      }
      publishSources(siteDir, join(siteDir, GENERATED_STATIC), quoted);
    },
  };
}
