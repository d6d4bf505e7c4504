// Runs Lighthouse with its phone settings on pages of the built site, served as in production, and prints the scores
// next to their targets. Nothing here passes or fails: times depend on the machine, whose speed (Lighthouse's benchmark
// index) is printed too. No request leaves the machine.
//   npm run bench:lighthouse -- [--runs 3] [--write folder] [/docs/pact …]
//   npm run bench:lighthouse -- --peers [--runs 5] [--against folder]
// Without paths, it measures the pages that the targets apply to. --write saves each run's report and trace. --peers
// compares three pages with the same pages built by other site generators, which it installs from the npm registry, and
// with another build of this site if --against names its folder.
import {mkdirSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from '../../deploy/server';
import {cpuBlocking} from './cpuBlocking';
import {FIGURES, isMet, lostPoints, median, type Report} from './lighthouseFigures';
import {comparePeers} from './peers';
import {loadLighthouse, measure} from './runLighthouse';

/** The home page, the pages with the most elements, a list of notices, and the API reference. */
const PAGES = [
  '/',
  '/docs/workshops/quick_starts/bdc',
  '/docs/on-premises-2x/environment-variables',
  '/docs/reference/cli/broker/can-i-deploy',
  '/docs/pact',
  '/notices',
  '/oas/products',
];
/** Total blocking time of the same runs, based on CPU time. On a busy machine, use this figure. */
const BY_CPU = 'CPU-based TBT';

const width = (name: string): number => Math.max(name.length, 7) + 2;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '3'},
      write: {type: 'string'},
      peers: {type: 'boolean', default: false},
      against: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}". Allowed: a whole number, at least 1.`);
  if (values.peers) {
    await comparePeers(runs, values.against);
    return;
  }
  const lighthouse = await loadLighthouse();
  const pages = positionals.length > 0 ? positionals : PAGES;
  const server = await serve({directory: 'build', port: 0});
  const speeds: number[] = [];
  const missed: string[] = [];
  const notes = new Set<string>();
  try {
    console.log(
      `Lighthouse, mobile, medians of ${runs} runs per page; load average ${loadavg()[0]?.toFixed(1) ?? '?'}\n${''.padEnd(44)}${[...FIGURES.map(({name}) => name), BY_CPU].map((name) => name.padStart(width(name))).join('')}`,
    );
    console.log(
      `${'target'.padEnd(44)}${FIGURES.map(({name, target}) => ('least' in target ? `>= ${target.least}` : `<= ${target.most}`).padStart(width(name))).join('')}`,
    );
    for (const path of pages) {
      const reports: Report[] = [];
      const running: number[] = [];
      for (let run = 0; run < runs; run++) {
        const {report, trace} = await measure(lighthouse, `${server.url.replace(/\/$/, '')}${path}`);
        reports.push(report);
        running.push(cpuBlocking(trace.traceEvents));
        if (values.write === undefined) continue;
        mkdirSync(values.write, {recursive: true});
        const name = join(values.write, `${path.replaceAll('/', '-').slice(1) || 'home'}.${run + 1}`);
        writeFileSync(`${name}.report.json`, JSON.stringify(report));
        writeFileSync(`${name}.trace.json`, JSON.stringify(trace));
      }
      speeds.push(...reports.map(({environment}) => environment.benchmarkIndex));
      const cells = FIGURES.map((figure) => {
        const found = median(reports.map((report) => figure.read(report)));
        const met = isMet(figure, found);
        if (!met) missed.push(`${path} ${figure.name}`);
        return `${found.toFixed(figure.digits)}${met ? ' ' : '!'}`.padStart(width(figure.name));
      });
      console.log(`${path.padEnd(44)}${cells.join('')}${median(running).toFixed(0).padStart(width(BY_CPU))}`);
      for (const note of reports.flatMap(lostPoints)) notes.add(`${path} ${note}`);
    }
  } finally {
    await server.close();
  }
  for (const note of notes) console.log(note);
  console.log(`${pages.length} pages; ${missed.length === 0 ? 'all targets met' : `missed (!): ${missed.join(', ')}`}`);
  console.log(
    `benchmark index: median ${median(speeds).toFixed(0)}, from ${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}; times are only meaningful if the machine wasn't busy`,
  );
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
