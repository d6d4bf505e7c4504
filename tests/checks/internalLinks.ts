// Requests every internal link of every built page from the site's own server, because the build folder contains files
// that the server doesn't serve, such as those in folders whose names begin with a dot.
import {existsSync, readFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {serve} from '../../deploy/server';
import {readSettings} from '../../src/site/settings';
import {pagesOf} from './routes';

/** How many requests are under way at the same time. */
const CONCURRENT_REQUESTS = 16;

/** The links of one page, and the fragments that links to it may have. */
export interface PageLinks {
  /** Paths on this site with query and fragment, as the page has them. */
  links: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** A broken link and the reason. */
interface Problem {
  link: string;
  reason: string;
}

/** The attributes that link to another file or page. */
const LINK_ATTRIBUTES = ['href', 'src'] as const;

/**
 * Reads the internal links of a page.
 * @param pageUrl the absolute URL of the page, which relative links start from
 */
export function readLinks(html: string, pageUrl: string): PageLinks {
  const {origin} = new URL(pageUrl);
  const links = new Set<string>();
  const ids = new Set<string>();
  visit(fromHtml(html), 'element', ({properties}) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
    for (const attribute of LINK_ATTRIBUTES) {
      const value = properties[attribute];
      if (typeof value !== 'string' || !URL.canParse(value, pageUrl)) continue;
      const url = new URL(value, pageUrl);
      if (url.origin === origin) links.add(url.pathname + url.search + url.hash);
    }
  });
  return {links, ids};
}

const withoutFragment = (link: string): string => link.replace(/#.*$/, '');
const withoutQuery = (link: string): string => link.replace(/[?#].*$/, '');

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Compares the links of all pages with the server's responses and with the ids on the linked pages.
 * @param pages the links of every page, by its path
 * @param statuses the status of the response to each link without its fragment
 * @returns one line for each broken link, with the pages that contain it
 */
export function findBrokenLinks(
  pages: ReadonlyMap<string, PageLinks>,
  statuses: ReadonlyMap<string, number>,
): string[] {
  const problemOf = (link: string): Problem | null => {
    const status = statuses.get(withoutFragment(link));
    if (status === undefined) throw new Error(`The server received no request for ${link}.`);
    if (status >= 300 && status < 400)
      return {link, reason: `redirects (status ${status}). Link to the target of the redirect`};
    if (status !== 200) return {link, reason: `returns status ${status}. Correct the link, or publish the file`};
    const fragment = decoded(link.slice(withoutFragment(link).length + 1));
    const ids = pages.get(withoutQuery(link))?.ids;
    if (fragment === '' || ids === undefined || ids.has(fragment)) return null;
    return {link, reason: 'has a fragment that doesn’t exist on the page. Correct the fragment'};
  };
  const pagesByLink = new Map<string, string[]>();
  for (const [path, {links}] of pages)
    for (const link of links) pagesByLink.set(link, [...(pagesByLink.get(link) ?? []), path]);
  return [...pagesByLink].flatMap(([link, linking]) => {
    const problem = problemOf(link);
    if (problem === null) return [];
    const others = linking.length > 3 ? ` and ${linking.length - 3} more pages` : '';
    return `${link} ${problem.reason}. It is on ${linking.slice(0, 3).join(', ')}${others}.`;
  });
}

/** The status of the response to each path. */
async function requestAll(origin: string, paths: Iterable<string>): Promise<Map<string, number>> {
  const agent = new Agent({keepAlive: true, maxSockets: CONCURRENT_REQUESTS});
  const statusOf = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request(`${origin}${path}`, {method: 'HEAD', agent}, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', reject)
        .end();
    });
  const waiting = [...paths];
  const statuses = new Map<string, number>();
  const worker = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) statuses.set(path, await statusOf(path));
  };
  await Promise.all(Array.from({length: CONCURRENT_REQUESTS}, worker));
  agent.destroy();
  return statuses;
}

/** Checks the internal links of all pages of a build. */
export async function checkLinks(directory: string, siteUrl: string): Promise<{problems: string[]; counts: string}> {
  const pages = new Map<string, PageLinks>();
  for (const path of [...pagesOf(directory)].sort()) {
    const file = [`${path}.html`, `${path}/index.html`]
      .map((name) => join(directory, name))
      .find((name) => existsSync(name));
    if (file === undefined) throw new Error(`${path} is a page of ${directory}, but has no HTML file there.`);
    // The server sends this page for unknown URLs, so its links have no URL to be relative to.
    if (path !== '/404') pages.set(path, readLinks(readFileSync(file, 'utf8'), siteUrl + path));
  }
  const links = new Set([...pages.values()].flatMap((page) => [...page.links]));
  const server = await serve({directory, port: 0, host: '127.0.0.1'});
  try {
    const statuses = await requestAll(new URL(server.url).origin, new Set([...links].map(withoutFragment)));
    const problems = findBrokenLinks(pages, statuses);
    return {
      problems,
      counts: `${pages.size} pages, ${links.size} internal links, ${statuses.size} requests, ${problems.length} problems`,
    };
  } finally {
    await server.close();
  }
}

async function main(): Promise<number> {
  const {problems, counts} = await checkLinks('build', readSettings({}).siteUrl);
  for (const problem of problems) console.error(problem);
  console.log(`links: ${counts}`);
  return problems.length === 0 && !counts.includes(' 0 requests') ? 0 : 1;
}

if (require.main === module) {
  main().then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
