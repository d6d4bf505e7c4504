import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderDigest} from '../../shared/folderDigest';
import type {Transform} from '../finish-pages/page';
import {checkBundles} from './bundleChecks';
import {addChunkFiles, chunkFiles} from './chunkFiles';
import {replaceChunkUrlPlugin} from './chunkUrlPlugin';
import {moduleSizesPlugin, SIZES_FILE} from './moduleSizes';
import {docsThemeGroup} from './docsTheme';
import {pageStyleGroups} from './pageStyles';
import {planRouteGroups, type RoutePlan} from './planRouteGroups';
import {splitChunkUrlsPlugin} from './splitChunkUrls';
import {planSidebars} from './splitSidebars';
import type * as transforms from './stripBuildData';

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const planOf = (generatedFilesDir: string, baseUrl: string): RoutePlan =>
  planRouteGroups(
    generatedFilesDir,
    baseUrl,
    planSidebars(generatedFilesDir, () => undefined),
    () => undefined,
  );

/** The transform of the finishing pass that adds each page's scripts and style sheets to its HTML. */
export function addPageFiles(directory: string, baseUrl: string, generatedFilesDir: string): Transform {
  const {chunksOfPage} = planOf(generatedFilesDir, baseUrl);
  return addChunkFiles(chunkFiles(chunksOfPage, {directory, baseUrl, generatedFilesDir}));
}

/**
 * The names of scripts, with fewer digits of the content hash than the eight of Docusaurus, because every page loads a
 * table of them. Six digits still make it practically impossible that a changed script keeps its name.
 */
const SCRIPT_NAME = 'assets/js/[name].[contenthash:6].js';

/**
 * Keeps the scripts that every page loads from growing with the site. Docusaurus puts its complete configuration and
 * the path, chunks, and description of every page into them: https://github.com/facebook/docusaurus/issues/7256.
 * This plugin removes data that only the build reads, and moves the tables of each route group, such as all pages below
 * `/docs/workshops`, to a script that only pages of that group load. The finishing pass adds each page's scripts to its
 * HTML. After a production build, this plugin fails if a script contains unneeded data again.
 */
export default function routeSplittingPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const generated = escapeRegExp(generatedFilesDir + sep);
  return {
    name: 'route-splitting',
    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      const options = {folder: generatedFilesDir, baseUrl, digest: folderDigest(__dirname)};
      const rule = (transform: keyof typeof transforms, file: string) => ({
        test: new RegExp(`^${generated}${file}$`),
        enforce: 'pre' as const,
        use: [{loader: join(__dirname, 'loader.cjs'), options: {...options, transform}}],
      });
      const versions = 'docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json';
      const configRule = rule('config', 'docusaurus\\.config\\.mjs');
      // The server looks up the scripts of a page by the module paths in the registry, and so does the development
      // server's debug panel.
      if (isServer || process.env.NODE_ENV !== 'production') {
        const rules = [configRule, rule('version', versions), rule('completeGlobalData', 'globalData\\.json')];
        return {module: {rules}};
      }
      const chunksOfGroups = () =>
        new Map(planOf(generatedFilesDir, baseUrl).groups.map(({chunk, chunks}) => [chunk, chunks]));
      return {
        output: {filename: SCRIPT_NAME, chunkFilename: SCRIPT_NAME},
        module: {
          rules: [
            configRule,
            {...rule('versionWithoutSidebars', versions), type: 'javascript/auto'},
            rule('registry', 'registry\\.js'),
            rule('routesChunkNames', 'routesChunkNames\\.json'),
            rule('globalData', 'globalData\\.json'),
            rule('routes', 'routes\\.js'),
          ],
        },
        // Docusaurus gives each chunk a name. If that is also the chunk's ID, the browser needs no table of both.
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: {...pageStyleGroups(), ...docsThemeGroup(join(generatedFilesDir, 'registry.js'))}},
        },
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...replaceChunkUrlPlugin(plugins, currentBundler.instance),
          splitChunkUrlsPlugin(currentBundler.instance, chunksOfGroups),
          moduleSizesPlugin(join(generatedFilesDir, SIZES_FILE)),
        ],
      };
    },
    postBuild({outDir}) {
      const folder = join(outDir, 'assets', 'js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const {problems, everyPage} = checkBundles(
        new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      );
      if (problems.length > 0)
        throw new Error(`route-splitting: pages would load code or data that they don't need.\n${problems.join('\n')}`);
      console.log(
        `route-splitting: found no unneeded data in ${files.length} scripts; ` +
          `every page loads ${Math.round(everyPage / 1024)} KB of them before compression`,
      );
      return Promise.resolve();
    },
  };
}
