// Types queries into the search dialog of a built site, in a browser, and prints the quality of the results and their
// cost. Nothing here passes or fails.
//   npm run bench:search -- [queries.json] [http://site/] [--misses] [--write results.json]
// By default, it types the queries in tests/search-queries.json into the site in build/. It scores the dialog's list of
// ten pages from top to bottom, each page once. --write saves the list as {"<query id>": ["/path", …]}, for other
// scoring tools.
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {BrowserContext, CDPSession, Page} from '@playwright/test';
import {serve} from '../../deploy/server';
import {openBrowser} from './pageBytes';
import {throttle, type Network} from './throttle';
import {parseQueries, percentile, scoreQuery, summarize, type JudgedQuery, type QueryScore} from './searchScore';

/** How many times the first search with an empty cache is measured, on each network. */
const COLD_RUNS = 5;

/** The networks of the first search. */
const NETWORKS: readonly Network[] = [
  {name: '10 Mbit/s, 20 ms', roundTrip: 20, rate: 10},
  {name: 'slow 4G: 1.6 Mbit/s, 150 ms', roundTrip: 150, rate: 1.6},
];

/** Queries that a reader types one after another, to measure what several searches fetch. */
const SEVERAL = ['webhook', 'can-i-deploy says no', 'saml login fails', 'what is a provider state', 'upgrade to 2.x'];

/** Milliseconds between two keys. */
const TYPING = 60;

/** Whether only search needs a file. */
const isForSearch = (path: string): boolean => /search-index\.\w+\.json$|\/assets\/search\/|Search|search/.test(path);

declare global {
  interface Window {
    /** Milliseconds from each key to its list of results; `watchKeys` fills it. */
    keyTimes: number[];
    /** Milliseconds of each task that blocked the page's thread for more than 50. */
    longTasks: number[];
  }
}

/** Makes the page record how long the results of each key take. */
async function watchKeys(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((dialog) => {
    const input = dialog.querySelector('input');
    const answers = dialog.querySelector<HTMLElement>('[role=group]');
    if (!input || !answers)
      throw new Error(
        'The search dialog has no input or no element with the role group. Correct scripts/bench/search.ts.',
      );
    let pressed = NaN;
    window.keyTimes = [];
    input.addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (answers.dataset.resultsFor !== input.value || Number.isNaN(pressed)) return;
      window.keyTimes.push(performance.now() - pressed);
      pressed = NaN;
    }).observe(answers, {attributes: true});
  });
}

async function openDialog(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.locator('html[data-has-hydrated="true"]:not([data-hydrating])').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).waitFor();
  await watchKeys(page);
}

const answered = (page: Page, query: string): Promise<unknown> =>
  page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('dialog [role=group]')?.dataset.resultsFor === text,
    query,
  );

/** Types a query key by key, waits for the results of each, and returns the URLs that the final list contains. */
async function typeQuery(page: Page, query: string): Promise<string[]> {
  await page.getByRole('combobox', {name: 'Search'}).fill('');
  let text = '';
  for (const key of query) {
    text += key;
    await page.keyboard.type(key);
    if (text.trim() !== '') await answered(page, text);
  }
  return page
    .getByRole('dialog')
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''));
}

interface ColdStart {
  /** Milliseconds from the first key to the first results. */
  time: number;
  /** Bytes that were fetched until then, since the dialog was opened. */
  size: number;
  /** Bytes that several searches fetched. */
  total: number;
}

/** Counts the bytes of all responses for the search, also of those that its worker requests. */
function countBytes(page: Page): () => Promise<number> {
  const lengths: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (isForSearch(new URL(response.url()).pathname)) lengths.push(response.headerValue('content-length'));
  });
  return async () => (await Promise.all(lengths)).reduce((sum, length) => sum + Number(length ?? 0), 0);
}

/** Milliseconds that a reader who is quick takes from opening the dialog to the first key. */
const QUICK_READER = 300;

/**
 * Measures the first search with an empty cache, and several searches after that one.
 * @param pause milliseconds between the dialog's appearance and the first key
 */
async function coldStart(newContext: () => Promise<BrowserContext>, site: string, pause: number): Promise<ColdStart> {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(site);
  await page.locator('html[data-has-hydrated="true"]:not([data-hydrating])').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const sizeSoFar = countBytes(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).waitFor();
  await watchKeys(page);
  await page.waitForTimeout(pause);
  await page.keyboard.type('w');
  await answered(page, 'w');
  const [time = NaN] = await page.evaluate(() => window.keyTimes);
  const size = await sizeSoFar();
  for (const query of SEVERAL) {
    await page.getByRole('combobox', {name: 'Search'}).fill('');
    await page.keyboard.type(query, {delay: TYPING});
    await answered(page, query);
    await page.waitForLoadState('networkidle');
  }
  const total = await sizeSoFar();
  await context.close();
  return {time, size, total};
}

/** Heap size of the search worker after garbage collection, in bytes; NaN if the browser doesn't report it. */
async function workerHeap(session: CDPSession, worker: string): Promise<number> {
  const send = (id: number, method: string) =>
    session.send('Target.sendMessageToTarget', {sessionId: worker, message: JSON.stringify({id, method})});
  const reply = new Promise<number>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({message}) => {
      const {id, result} = JSON.parse(message) as {id?: number; result?: {usedSize?: number}};
      if (id === 2) resolve(result?.usedSize ?? NaN);
    });
  });
  await send(1, 'HeapProfiler.collectGarbage');
  await send(2, 'Runtime.getHeapUsage');
  return reply;
}

function printScores(queries: readonly JudgedQuery[], results: ReadonlyMap<string, string[]>, misses: boolean): void {
  const scored = queries.map((query) => ({query, score: scoreQuery(query, results.get(query.id) ?? [])}));
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const line = (name: string, scores: QueryScore[]): void => {
    if (scores.length === 0) return;
    const {queries: count, success1, recall5, mrr10, ndcg10} = summarize(scores);
    const cells = [success1, recall5, mrr10, ndcg10].map((value) =>
      (value === null || Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(11),
    );
    console.log(`${name.padEnd(10)}${String(count).padStart(4)}${cells.join('')}`);
  };
  console.log('kind         n  success@1   recall@5     MRR@10    nDCG@10');
  line(
    'overall',
    scored.flatMap(({score}) => score ?? []),
  );
  for (const kind of kinds)
    line(
      kind,
      scored.flatMap(({query, score}) => (query.kind === kind && score ? score : [])),
    );
  const none = scored.filter(({score}) => score === null).map(({query}) => results.get(query.id)?.length ?? 0);
  if (none.length > 0)
    console.log(
      `without relevant pages: ${none.length} queries, ${none.filter((count) => count === 0).length} of them with no results`,
    );
  if (!misses) return;
  for (const {query, score} of scored) {
    const [first] = results.get(query.id) ?? [];
    if (score ? score.success1 === 0 : first !== undefined)
      console.log(
        `miss ${query.id} "${query.query}": first is ${first ?? 'nothing'}, expected ${
          query.relevant
            .filter(({grade}) => grade === 3)
            .map(({path}) => path)
            .join(' ') || 'nothing'
        }`,
      );
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {misses: {type: 'boolean', default: false}, write: {type: 'string'}},
  });
  const file = positionals.find((argument) => !/^https?:/.test(argument)) ?? 'tests/search-queries.json';
  const queries = parseQueries(readFileSync(file, 'utf8'), file);
  const given = positionals.find((argument) => /^https?:/.test(argument));
  const server = given === undefined ? await serve({directory: 'build', port: 0}) : undefined;
  const site = `${(given ?? server?.url ?? '').replace(/\/$/, '')}/`;
  const browser = await openBrowser();
  try {
    const cold = new Map<string, ColdStart[]>();
    for (const network of [null, ...NETWORKS])
      for (const pause of [0, QUICK_READER]) {
        const proxy = network === null ? null : await throttle(site, network);
        const runs: ColdStart[] = [];
        for (let run = 0; run < COLD_RUNS; run++)
          runs.push(await coldStart(() => browser.newContext(), proxy === null ? site : `${proxy.url}/`, pause));
        await proxy?.close();
        cold.set(`${network?.name ?? 'no delay'}, ${pause} ms after the dialog opens`, runs);
      }

    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) =>
        window.longTasks.push(...list.getEntries().map(({duration}) => duration)),
      ).observe({type: 'longtask'});
    });
    const session = await context.newCDPSession(page);
    let worker = '';
    session.on('Target.attachedToTarget', ({sessionId, targetInfo}) => {
      if (targetInfo.type === 'worker') worker = sessionId;
    });
    await session.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: false, flatten: false});
    const fetched = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const {responseBodySize} = await request.sizes();
      fetched.set(new URL(request.url()).pathname, responseBodySize);
    });
    await openDialog(page, site);
    const before = new Set(fetched.keys());
    const blocked = await page.evaluate(() => window.longTasks.length);

    const results = new Map<string, string[]>();
    for (const {id, query} of queries) results.set(id, await typeQuery(page, query));
    const times = await page.evaluate(() => window.keyTimes);
    const long = (await page.evaluate(() => window.longTasks)).slice(blocked);
    const heap = worker === '' ? NaN : await workerHeap(session, worker);
    const sum = (matches: (path: string) => boolean): number =>
      [...fetched].reduce((total, [path, size]) => (matches(path) ? total + size : total), 0);

    console.log(`${queries.length} queries of ${file}, typed into the dialog of ${site}\n`);
    printScores(queries, results, values.misses);
    console.log(
      `\nfetched: index ${(sum((path) => /search-index\.en\.json$|\/assets\/search\//.test(path)) / 1000).toFixed(1)} kB transferred, ${before.size} files before the first key`,
    );
    for (const [name, runs] of cold) {
      const times = runs.map(({time}) => time);
      const median = (values: readonly number[]): string => (percentile(values, 0.5) / 1000).toFixed(0);
      console.log(
        `first key to first results, empty cache, ${name}, ${COLD_RUNS} runs: median ${percentile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms; ` +
          `${median(runs.map(({size}) => size))} kB until then, ${median(runs.map(({total}) => total))} kB after ${SEVERAL.length} queries`,
      );
    }
    console.log(
      `key to results, ${times.length} keys: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`,
    );
    console.log(
      `tasks over 50 ms on the page's thread while typing: ${long.length}${long.length > 0 ? `, longest ${Math.max(...long).toFixed(0)} ms` : ''}`,
    );
    console.log(`index in the worker's memory: ${(heap / 1e6).toFixed(1)} MB`);
    if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(Object.fromEntries(results), null, 1));
  } finally {
    await browser.close();
    await server?.close();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
