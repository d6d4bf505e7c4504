/** The state of the search page in its URL. */
export interface SearchUrlState {
  query: string;
  /** Docs tag to search in, or null for all. */
  tag: string | null;
  /** Number of batches of results shown, at least 1. */
  batches: number;
}

/** Limits the number of results, so that a typo in the URL doesn't freeze the page. */
const MAX_BATCHES = 100;

/** Reads the state from a query string. Invalid values are ignored. */
export function readUrlState(search: string): SearchUrlState {
  const parameters = new URLSearchParams(search);
  const batches = Number(parameters.get('page') ?? 1);
  return {
    query: parameters.get('q') ?? '',
    tag: parameters.get('version') || null,
    batches: Number.isInteger(batches) && batches > 0 ? Math.min(batches, MAX_BATCHES) : 1,
  };
}

/** Writes the state to a query string. Default values are omitted. */
export function writeUrlState({query, tag, batches}: SearchUrlState): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (tag !== null) parameters.set('version', tag);
  if (batches > 1) parameters.set('page', String(batches));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
