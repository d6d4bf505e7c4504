// Builds the small site with increasing numbers of generated pages, and prints how the build, the scripts, the pages,
// and the search index grow. Nothing here passes or fails, because the figures depend on the machine.
import {mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {glossary} from '../../src/data/glossary';
import {regionsOf} from '../../src/plugins/shared/code-blocks/region';
import {findPageFile} from '../../src/site/builtPages';
import {loadsOf, sentBytes} from '../../tests/checks/bytes';
import {copySmallSite, SAMPLE} from '../../tests/builds/smallSite';
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

/** Writes the pages into a small site and adds their sidebars. @returns the paths of the pages */
function grow(count: number): string[] {
  copySmallSite(process.cwd(), COPY);
  const [region] = regionsOf(readFileSync(join(COPY, QUOTED), 'utf8'));
  if (region === undefined)
    throw new CommandError(`${QUOTED} no longer contains a region. Name another file in scripts/bench/growth.ts.`);
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

/** Builds a site with a number of pages and measures it. */
async function measure(count: number): Promise<Omit<Figure, 'values'>[] & {value: number}[]> {
  const pages = grow(count);
  // The bundler's cache is in node_modules, which the copy shares with the site. Each build must start without a cache
  // and leave that one unchanged.
  const run = await timeBuild(COPY, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
  const build = join(COPY, 'build');
  const scripts = join(build, 'assets/js');
  const origin = 'https://docs.pactflow.io';
  const html = pages.map((page) => {
    const file = findPageFile(build, page);
    if (file === undefined) throw new Error(`The build has no file for the page ${page}.`);
    return join(build, file);
  });
  // Spread over the site, because the first and last route groups can differ.
  const sample = html.filter((_, index) => index % Math.ceil(html.length / 50) === 0);
  const loads = sample.map((file) => loadsOf(readFileSync(file, 'utf8'), origin));
  const weigh = (names: readonly string[]): number => names.reduce((sum, name) => sum + sentBytes(build, '/', name), 0);
  const search = join(build, 'assets/search');
  const isEvery = (name: string) => /^(?:main|runtime~main)\.\w+\.js$/.test(name);
  return [
    {name: 'build', unit: 's', digits: 1, value: run.seconds},
    {name: 'build, CPU time', unit: 's', digits: 1, value: run.cpuSeconds},
    {name: 'build, per page', unit: 'ms of CPU time', digits: 1, value: (run.cpuSeconds / count) * 1000},
    {name: 'memory', unit: 'MB', digits: 0, value: run.megabytes},
    {name: 'scripts of every page: main and runtime', unit: 'kB', digits: 1, value: bytesIn(scripts, isEvery) / KB},
    {
      name: 'the same, Brotli',
      unit: 'kB',
      digits: 1,
      value: bytesIn(scripts, (name) => name.endsWith('.br') && isEvery(name.slice(0, -3))) / KB,
    },
    {
      name: 'all route groups',
      unit: 'kB',
      digits: 1,
      value: bytesIn(scripts, (name) => /^routes-.*\.js$/.test(name)) / KB,
    },
    {
      name: 'scripts of a page, Brotli',
      unit: 'kB',
      digits: 1,
      value: mean(loads.map((one) => weigh(one.scripts))) / KB,
    },
    {
      name: 'style sheets of a page, Brotli',
      unit: 'kB',
      digits: 1,
      value: mean(loads.map((one) => weigh(one.sheets))) / KB,
    },
    {name: 'HTML of a page', unit: 'kB', digits: 1, value: mean(sample.map((file) => statSync(file).size)) / KB},
    {
      name: 'HTML of a page, Brotli',
      unit: 'kB',
      digits: 1,
      value: mean(sample.map((file) => statSync(`${file}.br`).size)) / KB,
    },
    {name: 'search index', unit: 'kB', digits: 0, value: bytesIn(search, (name) => name.endsWith('.json')) / KB},
    {name: 'search index, Brotli', unit: 'kB', digits: 0, value: bytesIn(search, (name) => name.endsWith('.br')) / KB},
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
    `growth: ${sizes.length} builds of ${sizes.join(', ')} generated pages; a factor of 1 per doubling means no growth, 2 linear growth, and 4 quadratic growth`,
  );
});
