// Asks other sites whether the addresses that pages link to still answer. Not a gate: sites come and go without anybody changing a page.
import {readFileSync} from 'node:fs';

export const LIST = '.generated/external-links.txt';
const AT_ONCE = 4;
const PATIENCE = 20_000;

/** An address and the places that link to it. */
export interface Listed {
  url: string;
  places: readonly string[];
}

/** Reads the list that the prose gate writes. */
export function parseList(text: string): Listed[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [url = '', places = ''] = line.split('\t');
      return {url, places: places.split(' ').filter((place) => place !== '')};
    });
}

/** Browsers are answered by sites that refuse what calls itself a program. */
const HEADERS = {'user-agent': 'Mozilla/5.0 (compatible; documentation link check)', accept: 'text/html,*/*;q=0.5'};

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: HEADERS,
      redirect: 'follow',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answers ${response.status}`;
  } catch (error) {
    const {cause, message} = error as Error;
    return `does not answer (${cause instanceof Error ? cause.message : message})`;
  }
}

/** What is wrong with an address; undefined when it answers. Some servers know no HEAD, so a second question is a GET. */
export async function askAddress(url: string): Promise<string | undefined> {
  const address = url.replace(/#.*$/, '');
  return (await ask(address, 'HEAD')) === undefined ? undefined : ask(address, 'GET');
}

/**
 * Asks all addresses, four at a time, each only once whatever stands behind its `#`.
 * @returns a line for each dead one, in the order of the list
 */
export async function findDead(listed: readonly Listed[]): Promise<string[]> {
  const pages = new Map<string, Listed[]>();
  for (const entry of listed) {
    const address = entry.url.replace(/#.*$/, '');
    pages.set(address, [...(pages.get(address) ?? []), entry]);
  }
  const waiting = [...pages];
  const dead = new Map<string, string>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const fault = await askAddress(next[0]);
      if (fault !== undefined) dead.set(next[0], fault);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return [...pages].flatMap(([address, entries]) => {
    const fault = dead.get(address);
    return fault === undefined
      ? []
      : entries.map(({url, places}) => `${url} ${fault}. It stands at ${places.join(', ')}.`);
  });
}

async function main(): Promise<number> {
  let text: string;
  try {
    text = readFileSync(LIST, 'utf8');
  } catch {
    console.error(`${LIST} is not there. The prose gate writes it: run npm test -- prose first.`);
    return 1;
  }
  // A reader's own machine is nobody else's.
  const listed = parseList(text).filter(({url}) => !/^http:\/\/localhost[:/]/.test(url));
  const dead = await findDead(listed);
  for (const line of dead) console.error(line);
  console.log(`links: ${listed.length} addresses asked, ${dead.length} dead`);
  return listed.length === 0 || dead.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
