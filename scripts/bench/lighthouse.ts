// Runs Lighthouse with its phone settings on pages of the built site, served as in production, and prints the scores
// next to their targets. Nothing here passes or fails: times depend on the machine, whose speed (Lighthouse's benchmark
// index) is printed too. No request leaves the machine.
//   npm run bench:lighthouse -- [--runs 3] [--write folder] [/docs/pact …]
// Without paths, it measures the pages that the targets apply to. --write saves each run's report and trace.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {serve} from '../../deploy/server';
import {findChromium} from '../../tests/chromium';
import {cpuBlocking, type TraceEvent} from './cpuBlocking';
import {FIGURES, isMet, lostPoints, median, requestsToOtherSites, type Report} from './lighthouseFigures';

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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Total blocking time of the same runs, based on CPU time. On a busy machine, use this figure. */
const BY_CPU = 'CPU-based TBT';

const width = (name: string): number => Math.max(name.length, 7) + 2;

interface Lighthouse {
  default(
    url: string,
    flags: object,
  ): Promise<{lhr: Report; artifacts: {Trace?: {traceEvents: TraceEvent[]}}} | undefined>;
}

interface Browser {
  /** The DevTools protocol port, open on this machine only. */
  port: number;
  close(): Promise<void>;
}

/** Starts a browser with an empty profile that can't resolve any host except localhost. */
async function startBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-default-apps',
  ];
  const child = spawn(
    findChromium(),
    [
      ...flags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A separate process group, because the executable may be a script that outlives or leaves behind the browser.
      detached: true,
    },
  );
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stderr)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port === undefined) continue;
    child.stderr.resume();
    return {
      port: Number(port),
      async close() {
        if (child.pid !== undefined) process.kill(-child.pid);
        await ended;
        // Child processes may still be writing for a moment.
        await rm(profile, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
      },
    };
  }
  throw new Error('The browser exited before it opened its DevTools port. Check CHROMIUM_PATH.');
}

/**
 * Measures a page once in a new browser, so nothing is cached.
 * @throws Error if the page can't be measured or sends a request to another site
 */
async function measure(
  {default: lighthouse}: Lighthouse,
  url: string,
): Promise<{report: Report; trace: {traceEvents: TraceEvent[]}}> {
  const browser = await startBrowser();
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      enableErrorReporting: false,
    });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const {lhr, artifacts} = result;
    if (lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse couldn't measure ${url}: ${lhr.runtimeError.message}`);
    const others = requestsToOtherSites(lhr, new URL(url).origin);
    if (others.length > 0) throw new Error(`${url} sends requests to other sites: ${others.join(', ')}`);
    if (artifacts.Trace === undefined)
      throw new Error("Lighthouse's result has no artifact named Trace. Correct scripts/bench/lighthouse.ts.");
    return {report: lhr, trace: artifacts.Trace};
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '3'}, write: {type: 'string'}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}". Allowed: a whole number, at least 1.`);
  const lighthouse = (await import('lighthouse')) as Lighthouse;
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
