import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename, join, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkSheet} from '../openapi-reference/stylesheet';
import {divideAddressesPlugin} from './addresses';
import {planAreas, type AreaPlan} from './areas.cjs';
import {replaceChunkAddress} from './chunkAddress';
import type * as reduce from './reduce.cjs';
import {moduleSizesPlugin, SIZES_FILE} from './moduleSizes';
import {nameScripts, scriptsOf, sheetsOf, type Manifest} from './pageScripts';
import {PAGE_SHEET, pageStyleGroups} from './pageStyles';
import {planSidebars} from './sidebars.cjs';
import {survey} from './waste';

/** Escapes a path for a regular expression. */
const literally = (path: string): string => path.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What the bundler's cache must not outlive. */
function digest(): string {
  const hash = createHash('sha1');
  for (const file of [
    'loader.cjs',
    'reduce.cjs',
    'areas.cjs',
    'twins.cjs',
    'patches.cjs',
    'sidebars.cjs',
    'unknown.cjs',
  ])
    hash.update(readFileSync(join(__dirname, file)));
  return hash.digest('hex');
}

const planOf = (generatedFilesDir: string, baseUrl: string): AreaPlan =>
  planAreas(
    generatedFilesDir,
    baseUrl,
    planSidebars(generatedFilesDir, () => undefined),
    () => undefined,
  );

/** Names in each page of the built site the scripts and style sheets that it loads, and gives the number of pages. */
function nameFilesOfPages(outDir: string, baseUrl: string, generatedFilesDir: string): number {
  const {chunksOfPage} = planOf(generatedFilesDir, baseUrl);
  const manifest = JSON.parse(readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8')) as Manifest;
  const present = scriptsOf(['main'], manifest);
  for (const [path, chunks] of chunksOfPage) {
    const name = path.slice(baseUrl.length);
    const file = (name === '' ? ['index.html'] : [`${name}.html`, join(name, 'index.html')])
      .map((candidate) => join(outDir, candidate))
      .find((candidate) => existsSync(candidate));
    if (file === undefined) throw new Error(`first-load: the page ${path} has no file in ${outDir}`);
    // Other plugins read pages at the same time: a file is there whole, always.
    const whole = `${file}.part`;
    const html = nameScripts(readFileSync(file, 'utf8'), scriptsOf(chunks, manifest, present), path);
    const sheets = sheetsOf(chunks, manifest).filter((sheet) => PAGE_SHEET.test(sheet));
    writeFileSync(
      whole,
      sheets.reduce((text, sheet) => linkSheet(text, basename(sheet)), html),
    );
    renameSync(whole, file);
  }
  return chunksOfPage.size;
}

/**
 * Keeps out of the scripts that every page loads what no page needs: Docusaurus puts its whole configuration, the path of each module, and the description of each
 * page there, so that they would grow with the site. What it knows of the pages of one area, such as all below `/docs/workshops`, becomes a script of its own, and each page's
 * HTML names the scripts that it loads. After a production build it reads all scripts and stops where such waste is back.
 */
export default function firstLoadPlugin({baseUrl, generatedFilesDir, i18n: {locales}}: LoadContext): Plugin {
  if (locales.some((locale) => locale !== 'en'))
    throw new Error(
      `first-load: days are written in English, and the site has the languages ${locales.join(', ')}. Leave out the rule for dates in src/plugins/first-load/index.ts.`,
    );
  const generated = literally(generatedFilesDir + sep);
  return {
    name: 'first-load',
    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      const options = {folder: generatedFilesDir, baseUrl, digest: digest()};
      const rule = (part: keyof typeof reduce, test: RegExp) => ({
        test,
        enforce: 'pre' as const,
        use: [{loader: join(__dirname, 'loader.cjs'), options: {...options, part}}],
      });
      const alias = {nprogress$: join(__dirname, 'progress.ts')};
      const versions = new RegExp(
        `^${generated}docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json$`,
      );
      const installed = (...path: string[]) => new RegExp(`[\\\\/]@docusaurus[\\\\/]${path.join('[\\\\/]')}\\.js$`);
      const core = (name: string) => installed('core', 'lib', 'client', name);
      const rules = [
        rule('config', new RegExp(`^${generated}docusaurus\\.config\\.mjs$`)),
        rule('tslib', /[\\/]@docusaurus[\\/].*\.js$/),
        rule('browserContext', core('browserContext')),
        rule('docsPlugins', installed('plugin-content-docs', 'lib', 'client', 'docsClientUtils')),
        rule('dates', installed('theme-common', 'lib', 'utils', 'IntlUtils')),
        rule('codeBlock', installed('theme-classic', 'lib', 'theme', 'CodeBlock', 'index')),
        rule('wordWrap', installed('theme-common', 'lib', 'hooks', 'useCodeWordWrap')),
        rule('codeLayout', installed('theme-classic', 'lib', 'theme', 'CodeBlock', 'Layout', 'index')),
        rule('codeLines', installed('theme-common', 'lib', 'utils', 'codeBlockUtils')),
      ];
      // The server notes by the paths in the registry which scripts a page needs, and a panel of the development server shows them.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {
          module: {
            rules: [
              ...rules,
              rule('version', versions),
              rule('wholeGlobalData', new RegExp(`^${generated}globalData\\.json$`)),
            ],
          },
          resolve: {alias},
        };
      }
      const chunksOfAreas = () =>
        new Map(planOf(generatedFilesDir, baseUrl).areas.map(({chunk, chunks}) => [chunk, chunks]));
      return {
        module: {
          rules: [
            ...rules,
            {...rule('versionWithoutSidebars', versions), type: 'javascript/auto'},
            rule('registry', new RegExp(`^${generated}registry\\.js$`)),
            rule('routesChunkNames', new RegExp(`^${generated}routesChunkNames\\.json$`)),
            rule('globalData', new RegExp(`^${generated}globalData\\.json$`)),
            rule('routes', new RegExp(`^${generated}routes\\.js$`)),
            rule('preload', core('preload')),
            rule('prefetch', core('docusaurus')),
            rule('app', core('App')),
            rule('entry', core('clientEntry')),
            rule('pending', core('PendingNavigation')),
            rule('lifecycles', core('ClientLifecyclesDispatcher')),
            rule('banner', core('BaseUrlIssueBanner[\\\\/]index')),
          ],
        },
        resolve: {alias},
        // Docusaurus names its chunks. With the name for an id, the browser needs no table from one to the other.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: pageStyleGroups()}},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...replaceChunkAddress(plugins, currentBundler.instance),
          divideAddressesPlugin(currentBundler.instance, chunksOfAreas),
          moduleSizesPlugin(join(generatedFilesDir, SIZES_FILE)),
        ],
      };
    },
    postBuild({outDir}) {
      const folder = join(outDir, 'assets', 'js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const {problems, everyPage} = survey(
        new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      );
      if (problems.length > 0) throw new Error(`first-load: pages load what they do not need.\n${problems.join('\n')}`);
      const pages = nameFilesOfPages(outDir, baseUrl, generatedFilesDir);
      console.log(
        `first-load: ${pages} pages name what they load; ${files.length} scripts without waste; every page loads ${Math.round(everyPage / 1024)} KB of them before compression`,
      );
      return Promise.resolve();
    },
  };
}
