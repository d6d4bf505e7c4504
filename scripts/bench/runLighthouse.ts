import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {findChromium} from '../../tests/chromium';
import type {TraceEvent} from './cpuBlocking';
import {requestsToOtherSites, type Report} from './lighthouseFigures';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The part of Lighthouse that's used here. */
export interface Lighthouse {
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
export async function measure(
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
      throw new Error("Lighthouse's result has no artifact named Trace. Correct scripts/bench/runLighthouse.ts.");
    return {report: lhr, trace: artifacts.Trace};
  } finally {
    await browser.close();
  }
}

export const loadLighthouse = async (): Promise<Lighthouse> => (await import('lighthouse')) as Lighthouse;
