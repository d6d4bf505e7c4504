// Compares this site's pages with the same text built by other site generators, in one run on one machine.
import {createServer} from 'node:http';
import {readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {brotliQuality} from '../../deploy/precompress';
import {serve} from '../../deploy/server';
import {cpuBlocking} from './cpuBlocking';
import {FIGURES, median, type Report} from './lighthouseFigures';
import {openBrowser} from './pageBytes';
import {buildDocusaurus, buildStarlight, type PeerPage, type PeerSite} from './peerSites';
import {loadLighthouse, measure} from './runLighthouse';

/** A short page, a long one, and one with many code blocks. */
const PAGES = [
  {slug: 'short', kind: 'short', path: '/docs/pact'},
  {slug: 'long', kind: 'long', path: '/docs/reference/cli/broker/can-i-deploy'},
  {slug: 'code', kind: 'code-heavy', path: '/docs/workshops/quick_starts/bdc'},
] as const;

/** A page of this site with tabs and code blocks. */
const CLICKS_PATH = '/docs/bi-directional-contract-testing/publishing';

/** The elements that the benchmark clicks. */
const CLICKS = ['tab', 'copy', 'category', 'search'] as const;

/** The factor by which Lighthouse's phone settings slow down the CPU. */
const CPU_SLOWDOWN = 4;

/** A slow mobile network, with the values from Lighthouse's phone settings. Rates are in bytes per second. */
const SLOW_NETWORK = {offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000};

/** How long the browser may take to report paints on the slow network, in milliseconds. */
const PAINT_TIME = 3000;

/** Clicks per run. The latency of one click varies from half to twice the median, so a few clicks prove nothing. */
const CLICKS_PER_RUN = 4;

/** How long the browser may take to report a slow interaction, in milliseconds. */
const REPORT_TIME = 1000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

interface Host {
  url: string;
  close(): Promise<void>;
}

/** Serves a peer's site with the same compression as this site. */
async function hostPeer({directory}: PeerSite): Promise<Host> {
  const cache = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const name = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    try {
      const body =
        cache.get(name) ??
        brotliCompressSync(readFileSync(join(directory, name)), {
          params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(name.slice(1))},
        });
      cache.set(name, body);
      response
        .writeHead(200, {
          'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
          'content-encoding': 'br',
          'cache-control': name.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The page's text, without the heading, which the peers' layouts add, and without the line about the web page. */
function readPage({slug, path}: (typeof PAGES)[number]): PeerPage {
  const text = readFileSync(join('build', `${path}.md`), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`build${path}.md has no heading. Run "npm run build", and try again.`);
  return {slug, title, markdown: text.slice(text.indexOf('\n## ') + 1)};
}

/** The bytes that a page transfers, in kB. */
function transferred({audits}: Report, type: string): number {
  const {items = []} = (audits['resource-summary']?.details ?? audits['network-requests']?.details ?? {}) as {
    items?: {resourceType: string; transferSize: number}[];
  };
  return (
    items
      .filter(({resourceType}) => resourceType.toLowerCase() === type)
      .reduce((sum, {transferSize}) => sum + transferSize, 0) / 1000
  );
}

/**
 * Clicks an element on a slow CPU.
 * @returns the time until the browser has shown the result, in milliseconds, rounded to a multiple of 8; 0 if it's less
 *   than 16
 */
async function latencyOf(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, {interactionTimes: times});
    new PerformanceObserver((list) => times.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await page.locator(selector).first().click();
  await page.waitForTimeout(REPORT_TIME);
  return page.evaluate(() => Math.max(0, ...(window as unknown as {interactionTimes: number[]}).interactionTimes));
}

/** Opens a page on a slow CPU, in a window that shows everything that is clicked on. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Opens a page on a slow CPU and a slow network. Lighthouse loads pages on a fast network instead, and estimates the
 * times for a slow one: scripts that arrive before the largest paint then count as if the paint had waited for them.
 * @returns the time of the largest contentful paint, in milliseconds
 */
async function slowPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const {startTime} of list.getEntries()) Object.assign(window, {largestPaint: startTime});
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
  await page.goto(url);
  await page.waitForTimeout(PAINT_TIME);
  const time = await page.evaluate(() => (window as unknown as {largestPaint?: number}).largestPaint);
  await context.close();
  if (time === undefined) throw new Error(`${url}: the browser reported no paint within ${PAINT_TIME} ms.`);
  return time;
}

/** The memory of a page's scripts after garbage collection, in MB. */
async function memoryOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize / 1e6;
}

interface Site {
  name: string;
  host: Host;
  urlOf(page: (typeof PAGES)[number]): string;
  /** The page with the elements to click. */
  clicksPath: string;
  /** Selectors of the elements to click. Elements that the site doesn't have are omitted. */
  selectors: Partial<Record<(typeof CLICKS)[number], string>>;
}

const TAB = '[role="tab"][aria-selected="false"]:visible';

/** This site, built into a folder. */
async function hostOwn(name: string, directory: string): Promise<Site> {
  const server = await serve({directory, port: 0});
  return {
    name,
    host: {url: server.url.replace(/\/$/, ''), close: () => server.close()},
    urlOf: ({path}) => path,
    clicksPath: CLICKS_PATH,
    selectors: {
      tab: TAB,
      copy: 'button[aria-label^="Copy"]:visible',
      category: '.theme-doc-sidebar-menu .menu__link--sublist[aria-expanded="false"]:visible',
      search: 'button[aria-haspopup="dialog"][aria-keyshortcuts]:visible',
    },
  };
}

const figure = (name: string) => {
  const found = FIGURES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`lighthouseFigures.ts has no figure named ${name}.`);
  return found;
};

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(14) : String(cell).padStart(9))).join('');

/**
 * Builds three pages with Docusaurus and Starlight, and prints the medians for all sites, and the ratio of this site to
 * each of the others: Lighthouse's figures for phones, paints on a slow network, memory, and latencies of clicks.
 * @param against the folder of another build of this site to compare, too
 */
export async function comparePeers(runs: number, against?: string): Promise<void> {
  const pages = PAGES.map(readPage);
  const sites: Site[] = [await hostOwn('this site', 'build')];
  if (against !== undefined) sites.push(await hostOwn('other build', against));
  const peers = [buildDocusaurus(pages), buildStarlight(pages)];
  for (const peer of peers) {
    sites.push({
      name: peer.name,
      host: await hostPeer(peer),
      urlOf: ({slug}) => peer.urlOf(slug),
      clicksPath: peer.urlOf('tabs'),
      selectors:
        peer.name === 'Starlight'
          ? {tab: TAB, copy: '.copy button:visible', search: 'button[data-open-modal]:visible'}
          : {tab: TAB, copy: 'button[aria-label^="Copy"]:visible'},
    });
  }
  const lighthouse = await loadLighthouse();
  const browser = await openBrowser();
  try {
    for (const page of PAGES) {
      console.log(`\n${page.kind} page (${page.path}), medians of ${runs} runs`);
      console.log(
        row(['', 'HTML kB', 'CSS kB', 'JS kB', 'FCP', 'LCP', 'slow LCP', 'TBT', 'CPU TBT', 'CLS', 'score', 'heap MB']),
      );
      const table = new Map<string, number[]>();
      const results = new Map(
        sites.map(({name}) => [name, {reports: [] as Report[], running: [] as number[], paints: [] as number[]}]),
      );
      // The sites take turns, so that if the machine is slow for a minute, all of them are affected.
      for (let run = 0; run < runs; run++) {
        for (const {name, host, urlOf} of sites) {
          const {report, trace} = await measure(lighthouse, `${host.url}${urlOf(page)}`);
          results.get(name)?.reports.push(report);
          results.get(name)?.running.push(cpuBlocking(trace.traceEvents));
          results.get(name)?.paints.push(await slowPaint(browser, `${host.url}${urlOf(page)}`));
        }
      }
      for (const {name, host, urlOf} of sites) {
        const {reports, running, paints} = results.get(name) ?? {reports: [], running: [], paints: []};
        const of = (read: (report: Report) => number): number => median(reports.map(read));
        const heap = await memoryOf(browser, `${host.url}${urlOf(page)}`);
        const values = [
          of((report) => transferred(report, 'document')),
          of((report) => transferred(report, 'stylesheet')),
          of((report) => transferred(report, 'script')),
          of(figure('FCP').read),
          of(figure('LCP').read),
          median(paints),
          of(figure('TBT').read),
          median(running),
          of(figure('CLS').read),
          of(figure('performance').read),
          heap,
        ];
        table.set(name, values);
        const digits = [1, 1, 1, 0, 0, 0, 0, 0, 3, 0, 1];
        console.log(row([name, ...values.map((value, index) => value.toFixed(digits[index]))]));
      }
      const [ours = [], ...others] = [...table.values()];
      for (const [index, other] of others.entries())
        console.log(
          row([
            `÷ ${sites[index + 1]?.name ?? ''}`,
            ...ours.map((value, at) => (other[at] === 0 ? '-' : (value / (other[at] ?? NaN)).toFixed(2))),
          ]),
        );
    }
    console.log(
      `\nLatency of a click on a CPU that is ${CPU_SLOWDOWN} times slower, ms, medians of ${runs * CLICKS_PER_RUN}`,
    );
    console.log(row(['', ...CLICKS]));
    const latencies = sites.map(() => CLICKS.map((): number[] => []));
    for (let run = 0; run < runs * CLICKS_PER_RUN; run++) {
      for (const [index, {host, clicksPath, selectors}] of sites.entries()) {
        for (const [at, click] of CLICKS.entries()) {
          const selector = selectors[click];
          if (selector === undefined) continue;
          const page = await openSlowly(browser, `${host.url}${clicksPath}`);
          latencies[index]?.[at]?.push(await latencyOf(page, selector));
          await page.context().close();
        }
      }
    }
    for (const [index, {name}] of sites.entries())
      console.log(row([name, ...(latencies[index] ?? []).map((all) => (all.length === 0 ? '-' : median(all)))]));
  } finally {
    await browser.close();
    for (const {host} of sites) await host.close();
    for (const {project} of peers) rmSync(project, {recursive: true, force: true});
  }
}
