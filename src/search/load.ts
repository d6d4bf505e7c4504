import {SearchFailure} from './backend';
import {EncodingError} from './codec';
import {parseRoot, rootFile, type Root} from './parts';
import {IndexFormatError} from './schema';

/** Where to load the search index from. */
export interface IndexSource {
  /** URL of the site root, with a trailing slash. */
  base: string;
  language: string;
  /** Whether the site runs in the development server, which doesn't build an index. */
  development: boolean;
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

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

/** The failure to report for an error while a file of the index is read. */
export function failureOf(error: unknown): SearchFailure {
  if (error instanceof SearchFailure) return error;
  const isFormat = error instanceof IndexFormatError || error instanceof EncodingError;
  return new SearchFailure('damaged', isFormat ? error.message : String(error));
}

/**
 * Loads the root of the index for one language. The browser revalidates it with the server each time.
 * @throws SearchFailure that describes the problem
 */
export async function loadRoot({base, language, development}: IndexSource, fetch: Fetch): Promise<Root> {
  const file = rootFile(language);
  try {
    return parseRoot(await fetchText(fetch, base + file, 'no-cache'), file);
  } catch (error) {
    if (development)
      throw new SearchFailure('unbuilt', `No search index from an earlier build was found (${String(error)}).`);
    throw failureOf(error);
  }
}

/** Returns a function that fetches the other files of an index. Their content never changes. */
export const partFetcher =
  ({base}: IndexSource, {directory}: Root, fetch: Fetch) =>
  (file: string): Promise<string> =>
    fetchText(fetch, base + directory + file, 'default');
