// Prints what the bytes of a page and the time of a build are spent on. Nothing here passes or fails: the figures
// depend on the machine, so compare them only within one run.
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {serve} from '../../deploy/server';
import {bytesByPackage, SIZES_FILE, type ModuleSize} from '../../src/plugins/site/route-splitting/moduleSizes';
import {findPageFile} from '../../src/site/builtPages';
import {readSettings} from '../../src/site/settings';
import {loadsOf, sentBytes} from '../../tests/checks/bytes';
import {pagesOf} from '../../tests/checks/routes';
import {measurePage, openBrowser, type Kind} from './pageBytes';
import {timeBuild} from './timeBuild';

const PAGES = ['/', '/docs/pact', '/notices', '/oas/products', '/search'];
/** First load of a docs page, in kB: this site's budget, and the size of the public PactFlow documentation. */
const BUDGET = {total: 180, js: 140, reference: 224};
const KINDS: Kind[] = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'other'];

async function timeBuilds(): Promise<void> {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache', '.generated/openapi'])
    rmSync(folder, {recursive: true, force: true});
  const cold = await timeBuild();
  const warm = await timeBuild();
  console.log(
    `build of ${pagesOf('build').size} pages: cold ${cold.seconds.toFixed(1)} s, ${cold.cpuSeconds.toFixed(1)} s of CPU time, ${cold.megabytes.toFixed(0)} MB; warm ${warm.seconds.toFixed(1)} s (ratio ${(warm.seconds / cold.seconds).toFixed(2)})\n`,
  );
}

/** How many of the largest packages in the script that every page loads are listed. */
const LISTED_PACKAGES = 12;

/** Prints the size of each package in the script that every page loads, before minification. */
function printPackages(): void {
  const packages = bytesByPackage(JSON.parse(readFileSync(`.docusaurus/${SIZES_FILE}`, 'utf8')) as ModuleSize[]);
  const sum = (rows: typeof packages): number => rows.reduce((total, [, bytes]) => total + bytes, 0);
  const rows: typeof packages = [
    ...packages.slice(0, LISTED_PACKAGES),
    [`${packages.length - LISTED_PACKAGES} others`, sum(packages.slice(LISTED_PACKAGES))],
  ];
  console.log(`main.js, kB of source by package, ${(sum(packages) / 1000).toFixed(1)} in total`);
  for (const [name, bytes] of rows)
    console.log(
      `  ${name.padEnd(34)}${(bytes / 1000).toFixed(1).padStart(8)} ${((bytes / sum(packages)) * 100).toFixed(0).padStart(3)}%`,
    );
  console.log('');
}

/** What a script contains, by the name that the build gives it. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['every page', /^main\./],
  ['loader', /^runtime~main\./],
  ['routes', /^routes-/],
  ['sidebar', /^sidebar-/],
  ['own content', /^[\da-f]{8}\./],
  ['shared modules', /./],
];

/** Prints the compressed size of the scripts in each page's HTML, and of the route groups. */
function printParts(): void {
  const {siteUrl, baseUrl} = readSettings(process.env);
  console.log(`scripts in the HTML, kB   ${PARTS.map(([name]) => name.padStart(15)).join('')}`);
  for (const path of PAGES) {
    const parts = PARTS.map(() => 0);
    for (const script of loadsOf(readFileSync(join('build', findPageFile('build', path) ?? ''), 'utf8'), siteUrl)
      .scripts) {
      const part = PARTS.findIndex(([, names]) => names.test(basename(script)));
      parts[part] = (parts[part] ?? 0) + sentBytes('build', baseUrl, script);
    }
    console.log(`${path.padEnd(31)}${parts.map((size) => (size / 1000).toFixed(1).padStart(15)).join('')}`);
  }
  const groups = readdirSync('build/assets/js')
    .filter((name) => /^routes-.*\.js$/.test(name))
    .map((name) => ({name, size: sentBytes('build', '/', `/assets/js/${name}`)}))
    .sort((a, b) => b.size - a.size);
  console.log(
    `${groups.length} route groups with routes, chunk names, and chunk URLs, ${(groups.reduce((sum, {size}) => sum + size, 0) / 1000).toFixed(1)} kB in total; the largest is ${groups[0]?.name ?? '?'} with ${((groups[0]?.size ?? 0) / 1000).toFixed(1)} kB\n`,
  );
}

async function main(): Promise<void> {
  if (!process.argv.includes('--skip-build')) await timeBuilds();
  printPackages();
  printParts();

  const server = await serve({directory: 'build', port: 0});
  const browser = await openBrowser();
  console.log(
    `first load, kB compressed ${KINDS.map((kind) => kind.padStart(9)).join('')}    total  requests     prefetched`,
  );
  for (const path of PAGES) {
    const {bytes, requests, prefetched} = await measurePage(browser, server.url.replace(/\/$/, '') + path);
    const total = KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
    const cells = KINDS.map((kind) => (bytes[kind] / 1000).toFixed(1).padStart(9)).join('');
    console.log(
      `${path.padEnd(26)}${cells}${(total / 1000).toFixed(1).padStart(9)}${String(requests).padStart(10)}${(prefetched / 1000).toFixed(1).padStart(15)}`,
    );
    if (path === '/docs/pact') {
      console.log(
        `  of the budget: total ${(total / 10 / BUDGET.total).toFixed(0)}%, JS ${(bytes.JS / 10 / BUDGET.js).toFixed(0)}%; of the public documentation: ${(total / 10 / BUDGET.reference).toFixed(0)}%`,
      );
    }
  }
  await browser.close();
  await server.close();
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
