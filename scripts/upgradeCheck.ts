// Installs another Docusaurus release into a temporary folder, and reports what in this repository still works with it.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {ModulePatch} from '../src/plugins/site/docusaurus-patches/modulePatch';
import {patches} from '../src/plugins/site/docusaurus-patches/patches';
import {replaceChunkUrlPlugin} from '../src/plugins/site/route-splitting/chunkUrlPlugin';
import {docsThemeChunks} from '../src/plugins/site/route-splitting/docsTheme';
import {addScripts, scriptsOf, type Manifest} from '../src/plugins/site/route-splitting/pageScripts';
import {planRouteGroups} from '../src/plugins/site/route-splitting/planRouteGroups';
import {splitChunkUrls} from '../src/plugins/site/route-splitting/splitChunkUrls';
import {planSidebars} from '../src/plugins/site/route-splitting/splitSidebars';
import * as transforms from '../src/plugins/site/route-splitting/stripBuildData';
import {runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';

/** The result of one check. */
export interface Result {
  kind: 'patch' | 'format' | 'component';
  name: string;
  /** What doesn't work anymore, and what to do about it. Null if everything works. */
  problem: string | null;
}

/** Reads the requested release from the command line. */
export function readVersion(args: readonly string[]): string {
  const [version = '', ...others] = args;
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version) || others.length > 0)
    throw new CommandError(
      `Expected one Docusaurus release, for example "npm run upgrade:check -- 3.11.0", but found ${args.length === 0 ? 'nothing' : `"${args.join(' ')}"`}.`,
    );
  return version;
}

interface PackageJson {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Packages that a minimal Docusaurus site needs besides those of Docusaurus. */
const NEEDED = ['@mdx-js/react', 'clsx', 'react', 'react-dom'];

/** The package.json of the temporary folder: the packages of Docusaurus in another release, and what they need. */
export function temporaryPackage({dependencies = {}}: PackageJson, version: string): object {
  const entries = Object.entries(dependencies).flatMap(([name, current]) =>
    name.startsWith('@docusaurus/') ? [[name, version]] : NEEDED.includes(name) ? [[name, current]] : [],
  );
  return {name: 'upgrade-check', private: true, dependencies: Object.fromEntries(entries) as unknown};
}

/** Returns the message of the error that a function throws, or null. */
function problemOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Applies each patch to its modules.
 * @param modules paths of all modules, relative to `node_modules`, with forward slashes
 * @param read returns the source of a module
 */
export function checkPatches(
  all: readonly (ModulePatch & {name: string})[],
  modules: readonly string[],
  read: (module: string) => string,
): Result[] {
  return all.map(({name, module, bundles, apply}) => {
    const matching = modules.filter((path) => (typeof module === 'string' ? path === module : module.test(`/${path}`)));
    const problem =
      matching.length === 0
        ? `This release has no module ${String(module)}. Find out what replaces it, and whether the patch is still needed.`
        : problemOf(() => {
            for (const path of matching) for (const bundle of bundles) apply(read(path), bundle);
          });
    return {kind: 'patch', name, problem};
  });
}

/** A component in src/theme. */
export interface Component {
  name: string;
  /** Whether it renders the original. If not, it replaces the original completely. */
  isWrapper: boolean;
}

/**
 * Compares the source of the original of each component in src/theme between two releases.
 * @param installed returns the source of an original in the installed release
 * @param requested returns the source of an original in the requested release
 */
export function checkComponents(
  components: readonly Component[],
  installed: (name: string) => string | undefined,
  requested: (name: string) => string | undefined,
): Result[] {
  return components.map(({name, isWrapper}) => {
    const [before, after] = [installed(name), requested(name)];
    let problem: string | null = null;
    if (before === undefined)
      problem = 'The installed release has no original for it. Remove it from src/theme, or correct its path.';
    else if (after === undefined)
      problem = 'The requested release has no original for it. Find out which component replaces the original.';
    else if (before !== after)
      problem = isWrapper
        ? 'The original has changed. Check that it still takes the props and renders the elements that the wrapper needs.'
        : 'The original has changed. Compare both releases, and port what our copy needs.';
    return {kind: 'component', name, problem};
  });
}

/** What a build of a minimal site with the requested release has produced. */
export interface MinimalBuild {
  /** The folder `.docusaurus`. */
  generated: string;
  /** The folder `build`. */
  output: string;
  /** Class names of the bundler's plugins for the browser bundle. */
  bundlerPlugins: readonly string[];
}

/** Reads the files of a build with the functions that read them in the build of this site. */
export function checkFormats({generated, output, bundlerPlugins}: MinimalBuild): Result[] {
  const read = (...path: string[]): string => readFileSync(join(generated, ...path), 'utf8');
  const ignore = (): void => undefined;
  const checks: Readonly<Record<string, () => unknown>> = {
    'keys of the site configuration': () => transforms.config(read('docusaurus.config.mjs')),
    'keys of docs versions and their pages': () => {
      const folder = join('docusaurus-plugin-content-docs', 'default', 'p');
      const versions = readdirSync(join(generated, folder)).map((file) => read(folder, file));
      if (!versions.some((source) => transforms.version(source) !== source))
        throw new Error(`Expected a module with the properties of a docs version in ${folder}, but found none.`);
    },
    'chunk registry': () =>
      transforms.registry(read('registry.js'), {
        firstPage: '/firstPage.ts',
        sidebars: {chunks: []},
        plan: {groups: []},
      }),
    'chunks of the docs layout': () => docsThemeChunks(read('registry.js')),
    'sidebars of routes': () => {
      const {chunks, chunkOfRoute} = planSidebars(generated, ignore);
      if (chunks.length === 0 || chunkOfRoute.size === 0)
        throw new Error('Expected routes with a sidebar in routes.js, but found none.');
    },
    'route tables': () => planRouteGroups(generated, '/', planSidebars(generated, ignore), ignore),
    'table of chunk URLs': () => {
      const folder = join(output, 'assets', 'js');
      const runtime = readdirSync(folder).find((name) => /^runtime~main\..*\.js$/.test(name));
      if (runtime === undefined) throw new Error('Expected a script runtime~main.*.js in the build, but found none.');
      splitChunkUrls(readFileSync(join(folder, runtime), 'utf8'), new Map());
    },
    'bundler plugin for chunk URLs': () =>
      replaceChunkUrlPlugin(
        bundlerPlugins.map((name) => ({constructor: {name}})),
        {RuntimeModule: Object as never},
      ),
    'scripts in the HTML': () => {
      const manifest = JSON.parse(read('client-manifest.json')) as Manifest;
      const scripts = scriptsOf(['main'], manifest);
      if (scripts.length === 0) throw new Error('Expected scripts of the chunk main in client-manifest.json.');
      addScripts(readFileSync(join(output, 'index.html'), 'utf8'), scripts, '/');
    },
  };
  return Object.entries(checks).map(([name, run]) => ({kind: 'format', name, problem: problemOf(run)}));
}

/** Checks the formats of a build, or reports that the build fails. */
export function checkBuild(build: () => MinimalBuild): Result[] {
  let result: MinimalBuild | undefined;
  const problem = problemOf(() => (result = build()));
  return [
    {kind: 'format', name: 'build of a minimal site', problem},
    ...(result === undefined ? [] : checkFormats(result)),
  ];
}

/** One line for each result, and a last line with the number of checks. */
export function report(version: string, results: readonly Result[]): string {
  const lines = results.map(({kind, name, problem}) =>
    problem === null
      ? `ok    ${kind.padEnd(9)}  ${name}`
      : `FAIL  ${kind.padEnd(9)}  ${name}: ${problem.replace(/\s*\n\s*/g, ' ')}`,
  );
  const count = (kind: Result['kind']): number => results.filter((result) => result.kind === kind).length;
  const failed = results.filter(({problem}) => problem !== null).length;
  return [
    ...lines,
    `Checked ${count('patch')} patches, ${count('format')} formats and allowlists, and ${count('component')} swizzled ` +
      `components against Docusaurus ${version}: ${failed === 0 ? 'all work' : `${failed} need your attention`}.`,
  ].join('\n');
}

/** The components in src/theme, named by their paths. */
export function componentsIn(folder: string): Component[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:index|[A-Z]\w+|prism-[\w-]+)\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const name = file.replace(/(?:\/index)?\.tsx?$/, '');
      return {name, isWrapper: readFileSync(join(folder, file), 'utf8').includes(`'@theme-original/${name}'`)};
    });
}

/** Folders below `@docusaurus` with the originals of theme components. */
const THEMES = ['theme-classic/lib/theme', 'theme-search-algolia/lib/theme', 'core/lib/client/theme-fallback'];

/** Returns the source of the original of a component in a folder of packages. */
const originalIn =
  (packages: string) =>
  (name: string): string | undefined => {
    const file = THEMES.flatMap((theme) => [join(theme, name, 'index.js'), join(theme, `${name}.js`)])
      .map((path) => join(packages, path))
      .find((path) => existsSync(path));
    return file === undefined ? undefined : readFileSync(file, 'utf8');
  };

/** All JavaScript modules that patches can apply to, as paths relative to `node_modules`, with forward slashes. */
const modulesIn = (packages: string): string[] =>
  [...readdirSync(join(packages, '@docusaurus')).map((name) => `@docusaurus/${name}`), 'react-helmet-async'].flatMap(
    (name) => {
      const folder = join(packages, name, 'lib');
      return existsSync(folder)
        ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
            .filter((file) => file.endsWith('.js'))
            .map((file) => `${name}/lib/${file.replaceAll('\\', '/')}`)
        : [];
    },
  );

/** A site with two docs versions, which records the class names of the bundler's plugins. */
const MINIMAL_SITE: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `
const {writeFileSync} = require('node:fs');
module.exports = {
  title: 'Upgrade check', url: 'https://example.org', baseUrl: '/', trailingSlash: false,
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}]],
  plugins: [() => ({
    name: 'record',
    configureWebpack({plugins = []}, isServer) {
      if (isServer) return {};
      writeFileSync('plugins.json', JSON.stringify(plugins.map((plugin) => plugin?.constructor.name)));
      return {optimization: {chunkIds: 'named'}};
    },
  })],
};
`,
  'sidebars.js': "module.exports = {docs: ['index', 'page']};\n",
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
  'docs/page.md': '# Page\n',
  'versions.json': '["1.x"]\n',
  'versioned_docs/version-1.x/index.md': '---\nslug: /\n---\n\n# Home\n',
  'versioned_docs/version-1.x/page.md': '# Page\n',
  'versioned_sidebars/version-1.x-sidebars.json': '{"docs": ["index", "page"]}\n',
};

function run(folder: string, command: string, ...args: string[]): void {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', NO_COLOR: '1'},
  });
  if (status !== 0)
    throw new CommandError(
      `Expected "${command} ${args.join(' ')}" to succeed, but it ${error === undefined ? `exited with code ${status}` : `failed: ${error.message}`}.\n${`${stdout}\n${stderr}`.trim().slice(-2000)}`,
    );
}

/** Installs a release with the files of the minimal site. */
function install(folder: string, version: string): void {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
  const files = {...MINIMAL_SITE, 'package.json': JSON.stringify(temporaryPackage(own, version))};
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  console.log(`Installing Docusaurus ${version} into ${folder}`);
  run(folder, 'npm', 'install', '--ignore-scripts', '--legacy-peer-deps', '--include=dev', '--no-audit', '--no-fund');
}

/** Builds the minimal site. */
function build(folder: string): MinimalBuild {
  console.log('Building a minimal site with it');
  run(folder, process.execPath, join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), 'build');
  return {
    generated: join(folder, '.docusaurus'),
    output: join(folder, 'build'),
    bundlerPlugins: JSON.parse(readFileSync(join(folder, 'plugins.json'), 'utf8')) as string[],
  };
}

if (require.main === module)
  void runCommand(() => {
    const version = readVersion(process.argv.slice(2));
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-check-'));
    try {
      install(folder, version);
      const packages = join(folder, 'node_modules');
      const results = [
        ...checkPatches(patches, modulesIn(packages), (path) => readFileSync(join(packages, path), 'utf8')),
        ...checkBuild(() => build(folder)),
        ...checkComponents(
          componentsIn('src/theme'),
          originalIn(join('node_modules', '@docusaurus')),
          originalIn(join(packages, '@docusaurus')),
        ),
      ];
      console.log(report(version, results));
      if (results.some(({problem}) => problem !== null)) process.exitCode = 1;
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
    return Promise.resolve();
  });
