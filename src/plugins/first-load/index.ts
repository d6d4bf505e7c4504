import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceChunkAddress} from './chunkAddress';
import type * as reduce from './reduce.cjs';
import {survey} from './waste';

/** Escapes a path for a regular expression. */
const literally = (path: string): string => path.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What the bundler's cache must not outlive. */
function digest(): string {
  const hash = createHash('sha1');
  for (const file of ['loader.cjs', 'reduce.cjs', 'sidebars.cjs', 'unknown.cjs']) hash.update(readFileSync(join(__dirname, file)));
  return hash.digest('hex');
}

/**
 * Keeps out of the scripts that every page loads what no page needs: Docusaurus puts its whole configuration, the path of each module, and the description of each
 * page there, so that they would grow with the site. After a production build it reads all scripts and stops where such waste is back.
 */
export default function firstLoadPlugin({generatedFilesDir}: LoadContext): Plugin {
  const generated = literally(generatedFilesDir + sep);
  return {
    name: 'first-load',
    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      const options = {folder: generatedFilesDir, digest: digest()};
      const rule = (part: keyof typeof reduce, test: RegExp) => ({test, enforce: 'pre' as const, use: [{loader: join(__dirname, 'loader.cjs'), options: {...options, part}}]});
      const versions = new RegExp(`^${generated}docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json$`);
      const rules = [rule('config', new RegExp(`^${generated}docusaurus\\.config\\.mjs$`)), rule('tslib', /[\\/]@docusaurus[\\/].*\.js$/)];
      // The server notes by the paths in the registry which scripts a page needs, and a panel of the development server shows them.
      if (isServer || process.env.NODE_ENV !== 'production') return {module: {rules: [...rules, rule('version', versions)]}};
      return {
        module: {
          rules: [
            ...rules,
            {...rule('versionWithoutSidebars', versions), type: 'javascript/auto'},
            rule('registry', new RegExp(`^${generated}registry\\.js$`)),
            rule('routesChunkNames', new RegExp(`^${generated}routesChunkNames\\.json$`)),
          ],
        },
        // Docusaurus names its chunks. With the name for an id, the browser needs no table from one to the other.
        optimization: {chunkIds: 'named'},
        mergeStrategy: {plugins: 'replace'},
        plugins: replaceChunkAddress(plugins, currentBundler.instance),
      };
    },
    postBuild({outDir}) {
      const folder = join(outDir, 'assets', 'js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const {problems, everyPage} = survey(new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
      if (problems.length > 0) throw new Error(`first-load: pages load what they do not need.\n${problems.join('\n')}`);
      console.log(`first-load: ${files.length} scripts without waste; every page loads ${Math.round(everyPage / 1024)} KB of them before compression`);
      return Promise.resolve();
    },
  };
}
