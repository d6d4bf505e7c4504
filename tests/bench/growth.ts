// Builds the small site with more and more generated pages, and prints how build, tables, pages, and search index grow. Nothing here passes or fails: figures depend on the machine.
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {CommandError, runCommand} from '../../deploy/command';
import {glossary} from '../../src/data/glossary';
import {regionsOf} from '../../src/plugins/fences/region';
import {loadsOf, sentBytes} from '../gates/bytes';
import {copySmallSite, SAMPLE} from '../builds/smallSite';
import {growthTable, readSizes, type Figure} from './growthTable';
import {syntheticSite} from './syntheticSite';
import {timeBuild} from './timeBuild';

const COPY = join(process.cwd(), '.generated/growth');
const QUOTED = `${SAMPLE}/src/product-client.js`;
const KB = 1000;

const bytesIn = (folder: string, passes: (name: string) => boolean): number =>
  readdirSync(folder)
    .filter(passes)
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Writes the pages into a small site, and adds their sidebars to it. @returns addresses */
function grow(count: number): string[] {
  copySmallSite(process.cwd(), COPY);
  const [region] = regionsOf(readFileSync(join(COPY, QUOTED), 'utf8'));
  if (region === undefined)
    throw new CommandError(`${QUOTED} marks no region any more. Name another file in tests/bench/growth.ts.`);
  const {
    files,
    glossary: terms,
    sidebars,
    pages,
  } = syntheticSite(count, {terms: glossary, region: `${QUOTED}#${region.id}`});
  for (const {path, text} of [...files, terms]) {
    mkdirSync(dirname(join(COPY, path)), {recursive: true});
    writeFileSync(join(COPY, path), text);
  }
  const file = join(COPY, 'sidebars.ts');
  const own = JSON.parse(readFileSync(file, 'utf8').replace(/^export default |;\s*$/g, '')) as object;
  writeFileSync(file, `export default ${JSON.stringify({...own, ...sidebars}, null, 2)};\n`);
  return pages;
}

/** What is measured of one size, by name and unit. */
async function measure(count: number): Promise<Omit<Figure, 'values'>[] & {value: number}[]> {
  const pages = grow(count);
  // The bundler's cache lies in node_modules, which the copy shares with the site: each build is to be a cold one, and to leave that cache alone.
  const run = await timeBuild(COPY, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
  const build = join(COPY, 'build');
  const scripts = join(build, 'assets/js');
  const origin = 'https://docs.pactflow.io';
  const html = pages.map((page) => join(build, `${page}.html`));
  const missing = html.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`The build wrote no ${missing}.`);
  // Spread over the site: the first and the last areas may differ.
  const sample = html.filter((_, index) => index % Math.ceil(html.length / 50) === 0);
  const loads = sample.map((file) => loadsOf(readFileSync(file, 'utf8'), origin));
  const weigh = (names: readonly string[]): number => names.reduce((sum, name) => sum + sentBytes(build, '/', name), 0);
  const search = join(build, 'assets/search');
  const isEvery = (name: string) => /^(?:main|runtime~main)\.\w+\.js$/.test(name);
  return [
    {name: 'build', unit: 's', digits: 1, value: run.seconds},
    {name: 'build, CPU', unit: 's', digits: 1, value: run.cpuSeconds},
    {name: 'build, a page', unit: 'ms of CPU', digits: 1, value: (run.cpuSeconds / count) * 1000},
    {name: 'memory', unit: 'MB', digits: 0, value: run.megabytes},
    {name: 'tables on every page: main and runtime', unit: 'kB', digits: 1, value: bytesIn(scripts, isEvery) / KB},
    {
      name: 'the same, brotli',
      unit: 'kB',
      digits: 1,
      value: bytesIn(scripts, (name) => name.endsWith('.br') && isEvery(name.slice(0, -3))) / KB,
    },
    {
      name: 'tables of areas, all',
      unit: 'kB',
      digits: 1,
      value: bytesIn(scripts, (name) => /^area-.*\.js$/.test(name)) / KB,
    },
    {
      name: 'scripts a page loads, brotli',
      unit: 'kB',
      digits: 1,
      value: mean(loads.map((one) => weigh(one.scripts))) / KB,
    },
    {
      name: 'style sheets a page loads, brotli',
      unit: 'kB',
      digits: 1,
      value: mean(loads.map((one) => weigh(one.sheets))) / KB,
    },
    {name: 'HTML of a page', unit: 'kB', digits: 1, value: mean(sample.map((file) => statSync(file).size)) / KB},
    {
      name: 'HTML of a page, brotli',
      unit: 'kB',
      digits: 1,
      value: mean(sample.map((file) => statSync(`${file}.br`).size)) / KB,
    },
    {name: 'search index', unit: 'kB', digits: 0, value: bytesIn(search, (name) => name.endsWith('.json')) / KB},
    {name: 'search index, brotli', unit: 'kB', digits: 0, value: bytesIn(search, (name) => name.endsWith('.br')) / KB},
  ];
}

void runCommand(async () => {
  let sizes: number[];
  try {
    sizes = readSizes(process.argv.slice(2).filter((word) => word !== '--synthetic'));
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
  const figures: Figure[] = [];
  try {
    for (const size of sizes) {
      console.log(`building ${size} generated pages …`);
      for (const {name, unit, digits, value} of await measure(size)) {
        const known = figures.find((figure) => figure.name === name);
        if (known === undefined) figures.push({name, unit, digits, values: [value]});
        else known.values.push(value);
      }
    }
  } finally {
    rmSync(COPY, {recursive: true, force: true});
  }
  for (const line of growthTable(sizes, figures)) console.log(line);
  console.log(
    `growth: ${sizes.length} builds of ${sizes.join(', ')} generated pages; 1 a doubling is no growth, 2 grows with the site, 4 with its square`,
  );
});
