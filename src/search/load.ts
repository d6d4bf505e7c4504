import {SearchFailure} from './backend';
import type {EnginePage} from './engine';
import {IndexFormatError, MANIFEST_FILE, parseManifest, parseShard, type IndexedPage, type ShardEntry} from './schema';

/** Where to load the search index from. */
export interface IndexSource {
  /** URL of the site root, with a trailing slash. */
  base: string;
  language: string;
  /** Whether the site runs in the development server, which doesn't build an index. */
  development: boolean;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** @throws SearchFailure if the request fails or the response isn't successful */
async function fetchText(fetch: Fetch, url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {cache});
    if (response.ok) return await response.text();
  } catch (error) {
    throw new SearchFailure('unavailable', `Failed to fetch ${url}: ${String(error)}`);
  }
  throw new SearchFailure('unavailable', `Failed to fetch ${url}: the server returned status ${response.status}.`);
}

/**
 * The docs tag of the release line that a page describes, if it describes only one. The current docs contain the pages
 * about On-Premises 1.x, so readers who search in 1.x need them.
 */
const lineOf = ({editions: [line, ...others]}: IndexedPage, entries: readonly ShardEntry[]): string | undefined =>
  others.length > 0 ? undefined : entries.find(({version}) => version !== null && version === line)?.tag;

/**
 * Loads the index for one language. The manifest is revalidated with the server each time; the shards that it lists
 * never change.
 * @throws SearchFailure that describes the problem
 */
export async function loadIndex({base, language, development}: IndexSource, fetch: Fetch): Promise<EnginePage[]> {
  try {
    const manifest = parseManifest(await fetchText(fetch, base + MANIFEST_FILE, 'no-cache'));
    const entries = manifest.shards.filter((entry) => entry.language === language);
    if (entries.length === 0)
      throw new IndexFormatError(`${MANIFEST_FILE} has no shards for the language "${language}".`);
    const pages = await Promise.all(
      entries.map(async ({file, tag, version, current}) => {
        const shard = parseShard(await fetchText(fetch, base + file, 'default'), file);
        return shard.pages.map((page): EnginePage => ({...page, tag: lineOf(page, entries) ?? tag, version, current}));
      }),
    );
    return pages.flat();
  } catch (error) {
    if (development)
      throw new SearchFailure('unbuilt', `No search index from an earlier build was found (${String(error)}).`);
    if (error instanceof IndexFormatError) throw new SearchFailure('damaged', error.message);
    throw error;
  }
}
