// Requests the external links on all pages. This isn't one of the checks, because other sites change without a change
// here.
import {readFileSync} from 'node:fs';

export const LIST = '.generated/external-links.txt';
const CONCURRENT_REQUESTS = 4;
/** Milliseconds */
const TIMEOUT = 20_000;

/** A URL and the places that link to it, as `file:line`. */
export interface Listed {
  url: string;
  places: readonly string[];
}

/** Parses the list that the prose check writes. */
export function parseList(text: string): Listed[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [url = '', places = ''] = line.split('\t');
      return {url, places: places.split(' ').filter((place) => place !== '')};
    });
}

/** Some sites reject requests that don't look like a browser's. */
const HEADERS = {'user-agent': 'Mozilla/5.0 (compatible; documentation link check)', accept: 'text/html,*/*;q=0.5'};

async function request(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: HEADERS,
      redirect: 'follow',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `returned status ${response.status}`;
  } catch (error) {
    const {cause, message} = error as Error;
    return `didn't respond (${cause instanceof Error ? cause.message : message})`;
  }
}

/**
 * The problem with a URL, or undefined if it works. Some servers don't support HEAD, so a failed HEAD request is
 * followed by a GET.
 */
export async function checkUrl(url: string): Promise<string | undefined> {
  const page = url.replace(/#.*$/, '');
  return (await request(page, 'HEAD')) === undefined ? undefined : request(page, 'GET');
}

/**
 * Requests all URLs, four at a time, and each page only once, whatever fragments the links have.
 * @returns a line for each broken link, in the order of the list
 */
export async function findBroken(listed: readonly Listed[]): Promise<string[]> {
  const pages = new Map<string, Listed[]>();
  for (const entry of listed) {
    const address = entry.url.replace(/#.*$/, '');
    pages.set(address, [...(pages.get(address) ?? []), entry]);
  }
  const waiting = [...pages];
  const problems = new Map<string, string>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const problem = await checkUrl(next[0]);
      if (problem !== undefined) problems.set(next[0], problem);
    }
  };
  await Promise.all(Array.from({length: CONCURRENT_REQUESTS}, work));
  return [...pages].flatMap(([address, entries]) => {
    const problem = problems.get(address);
    return problem === undefined
      ? []
      : entries.map(({url, places}) => `${url} ${problem}. It's linked from ${places.join(', ')}.`);
  });
}

async function main(): Promise<number> {
  let text: string;
  try {
    text = readFileSync(LIST, 'utf8');
  } catch {
    console.error(`${LIST} doesn't exist. Run npm test -- prose first, which writes it.`);
    return 1;
  }
  // Links to localhost are for the reader's own machine.
  const listed = parseList(text).filter(({url}) => !/^http:\/\/localhost[:/]/.test(url));
  const broken = await findBroken(listed);
  for (const line of broken) console.error(line);
  console.log(`links: ${listed.length} links requested, ${broken.length} broken`);
  return listed.length === 0 || broken.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
