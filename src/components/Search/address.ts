/** What the search page shows, as its address holds it. */
export interface SearchAddress {
  query: string;
  /** Docs tag that the search is narrowed to, or null. */
  tag: string | null;
  /** Portions of the list that are shown, 1 or more. */
  portions: number;
}

/** Portions beyond this are more than anyone reads, and a typing error in the address must not cost a minute. */
const MOST_PORTIONS = 100;

/** Reads the address's query string. Whatever makes no sense there counts as not given. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const portions = Number(parameters.get('page') ?? 1);
  return {
    query: parameters.get('q') ?? '',
    tag: parameters.get('version') || null,
    portions: Number.isInteger(portions) && portions > 0 ? Math.min(portions, MOST_PORTIONS) : 1,
  };
}

/** Writes a query string: only what differs from the plain search page, and '' for that. */
export function writeAddress({query, tag, portions}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (tag !== null) parameters.set('version', tag);
  if (portions > 1) parameters.set('page', String(portions));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
