// The one gate: `npm test` runs everything, `npm run check` what takes seconds. Each step prints what it covered; the first lines say what will be checked, the last ones what was.
import {readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {sep} from 'node:path';
import {runGates, summary, type Gate} from './gates/runGates';

/** How many gates run side by side: most of them keep one core busy. */
const WIDTH = Math.min(2, availableParallelism());

/** Unit tests below some folders. Node 20's runner takes no patterns. */
function testFiles(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );
  if (files.length === 0)
    throw new Error(`no *.test.ts under ${folders.join(', ')}: a gate that reads nothing proves nothing`);
  return files.sort();
}

/** @param atATime how many files run side by side */
const unit = (atATime: number, files: readonly string[]) => [
  'node',
  '--import',
  'tsx',
  '--test',
  `--test-concurrency=${atATime}`,
  '--test-reporter=./tests/reporter.mjs',
  ...files,
];
const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];

/** `npm run samples`, with the network only where `npm test -- --allow-network` asks for it. */
function samples(): string[] {
  return [
    'node',
    'deploy/run.cjs',
    'tests/samples/run.ts',
    ...process.argv.filter((argument) => argument === '--allow-network'),
  ];
}

const GATES: Gate[] = [
  {name: 'types', proves: 'all TypeScript is sound', command: bin('tsx', 'tests/gates/types.ts'), fast: true},
  {
    name: 'lint',
    proves: 'code and style sheets follow the rules, rooms included',
    command: bin('tsx', 'tests/gates/lint.ts'),
    fast: true,
  },
  {
    name: 'unused',
    proves: 'no file, export, type, or package is there that nothing uses, and no files import each other',
    command: bin('tsx', 'tests/gates/unused.ts'),
    fast: true,
  },
  {
    name: 'prose',
    proves: 'every page is well-formed, spelled right, named as its links promise, and recommends nothing legacy',
    command: bin('tsx', 'tests/gates/prose.ts'),
    fast: true,
  },
  {
    name: 'access',
    proves: 'pages and data name the same permissions and roles',
    command: bin('tsx', 'tests/gates/access.ts'),
    fast: true,
  },
  {
    name: 'keywords',
    proves: 'pages and data know the same keywords of OpenAPI schemas',
    command: bin('tsx', 'tests/gates/keywords.ts'),
    fast: true,
  },
  {
    name: 'variables',
    proves: 'pages and data name the same environment variables, each in its edition',
    command: bin('tsx', 'tests/gates/variables.ts'),
    fast: true,
  },
  {
    name: 'reference',
    proves: 'the reference pages say what the tools say',
    command: ['node', 'deploy/run.cjs', 'src/plugins/tool-reference/generate.ts', '--check'],
    fast: true,
  },
  {
    name: 'releases',
    proves: 'releases, notices, and the versions that pages name fit together',
    command: bin('tsx', 'tests/gates/releases.ts'),
    fast: true,
  },
  {
    name: 'editions',
    proves: 'what both On-Premises editions say stands once, and their pages lead to each other',
    command: bin('tsx', 'tests/gates/editions.ts'),
    fast: true,
  },
  {
    name: 'frozen',
    proves: 'the frozen 1.x edition says what holds for 1.x, and its links stay in it',
    command: bin('tsx', 'tests/gates/frozen.ts'),
    fast: true,
  },
  {
    name: 'glossary',
    proves: 'every term of the glossary is used, and every marked term is in it',
    command: bin('tsx', 'tests/gates/glossary.ts'),
    fast: true,
  },
  {
    name: 'fences',
    proves: 'all code on the pages is proven as it declares',
    command: bin('tsx', 'tests/gates/fences.ts'),
    fast: true,
  },
  {
    name: 'workshops',
    proves:
      'every workshop state and example installs, changes little, can be downloaded, and its pages show what is replayed',
    command: bin('tsx', 'tests/gates/workshops.ts'),
    fast: true,
  },
  {
    name: 'unit tests',
    proves: 'pure logic, plugins, server and gates do what they say, and fail where they must',
    // The runner itself would leave one core idle.
    command: unit(availableParallelism(), testFiles('src', 'deploy', 'tests/gates', 'tests/bench', 'tests/samples')),
    fast: true,
    alone: true,
  },
  {
    name: 'samples',
    proves: 'the code that pages quote runs without a network, and prints what pages quote',
    command: samples(),
    alone: true,
  },
  {name: 'build', proves: 'the site builds without a warning', command: bin('tsx', 'tests/builds/build.ts')},
  {
    name: 'build defects',
    proves: 'a build with a planted defect fails and names it',
    command: unit(1, testFiles('tests/builds')),
  },
  {
    name: 'planted build',
    proves: 'the site builds under another base URL, with analytics and planted pages',
    command: bin('tsx', 'tests/builds/planted.ts'),
  },
  {
    name: 'routes',
    proves: 'every row of routes.tsv is there or pending, in its sidebar',
    command: bin('tsx', 'tests/gates/routes.ts'),
    needs: ['build'],
  },
  {
    name: 'pages',
    proves: 'every page has a title, a description, one main heading and unique ids',
    command: bin('tsx', 'tests/gates/pages.ts'),
    needs: ['build'],
  },
  {
    name: 'machine',
    proves:
      'every page is there as Markdown that says the same, is listed for language models, and tells search engines what it is',
    command: bin('tsx', 'tests/gates/machine.ts'),
    needs: ['build'],
  },
  {
    name: 'production',
    proves: 'nginx and our own server answer every address alike, with their headers, and give nothing away',
    command: bin('tsx', 'tests/gates/production.ts'),
    needs: ['build'],
  },
  {
    name: 'bytes',
    proves: 'no page makes a browser load more than its limit, or anything of another site',
    command: bin('tsx', 'tests/gates/bytes.ts'),
    needs: ['build'],
  },
  {
    name: 'search',
    proves:
      'the search finds what people judged right, a page by its title, and nothing for what the site has nothing on',
    command: bin('tsx', 'tests/gates/search.ts'),
    needs: ['build'],
  },
  {
    name: 'offline',
    proves: 'the offline edition is packed, unpacks, and holds every page',
    command: bin('tsx', 'tests/builds/offline.ts'),
    needs: ['build'],
  },
  {
    name: 'downloads',
    proves:
      'every zip of a workshop state or an example, unpacked elsewhere, installs and runs; it needs the package registry',
    command: bin('tsx', 'tests/gates/downloads.ts'),
    needs: ['build'],
    alone: true,
  },
  {
    name: 'browser',
    proves: 'every behaviour works in Chromium, and axe finds nothing',
    command: bin('playwright', 'test'),
    needs: ['build', 'planted build', 'offline'],
    alone: true,
  },
];

async function main(args: readonly string[]): Promise<number> {
  const fast = args.includes('--fast');
  const only = args.filter((arg) => !arg.startsWith('--'));
  const unknown = only.filter((name) => !GATES.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    console.error(`No gate is called ${unknown.join(', ')}. There are: ${GATES.map((gate) => gate.name).join(', ')}.`);
    return 2;
  }
  const gates = GATES.filter((gate) => (only.length > 0 ? only.includes(gate.name) : !fast || gate.fast));
  console.log(`${gates.length} gates:`);
  for (const {name, proves} of gates) console.log(`  ${name.padEnd(14)} ${proves}`);
  const begun = performance.now();
  const results = await runGates(gates, WIDTH);
  for (const line of summary(gates, results, (performance.now() - begun) / 1000)) console.log(line);
  return results.every(({status}) => status === 0) ? 0 : 1;
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
