import {SearchFailure} from './backend';
import type {EnginePage} from './engine';
import {IndexFormatError, MANIFEST_FILE, parseManifest, parseShard} from './schema';

/** Where an index is, and whose. */
export interface IndexPlace {
  /** Address of the site's root; ends with a slash. */
  base: string;
  language: string;
  /** The site comes from the development server, which builds no index. */
  development: boolean;
}

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** @throws SearchFailure when nothing usable arrives */
async function fetchText(fetch: Fetch, address: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, {cache});
    if (response.ok) return await response.text();
  } catch (error) {
    throw new SearchFailure('unavailable', `${address} could not be fetched: ${String(error)}`);
  }
  throw new SearchFailure('unavailable', `${address} was answered with status ${response.status}.`);
}

/**
 * Fetches a language's part of the index: the manifest, which is checked with the server each time, then the files it names, which never change.
 * @throws SearchFailure that tells what is wrong with it
 */
export async function loadIndex({base, language, development}: IndexPlace, fetch: Fetch): Promise<EnginePage[]> {
  try {
    const manifest = parseManifest(await fetchText(fetch, base + MANIFEST_FILE, 'no-cache'));
    const entries = manifest.shards.filter((entry) => entry.language === language);
    if (entries.length === 0) throw new IndexFormatError(`${MANIFEST_FILE} lists nothing in "${language}".`);
    const pages = await Promise.all(
      entries.map(async ({file, tag, version, current}) => {
        const shard = parseShard(await fetchText(fetch, base + file, 'default'), file);
        return shard.pages.map((page): EnginePage => ({...page, tag, version, current}));
      }),
    );
    return pages.flat();
  } catch (error) {
    if (development)
      throw new SearchFailure('unbuilt', `There is no index of an earlier build to search in (${String(error)}).`);
    if (error instanceof IndexFormatError) throw new SearchFailure('damaged', error.message);
    throw error;
  }
}
