/** A search that found nothing. */
export interface SearchMiss {
  /** What the reader typed. Analytics sends it only if the site's settings allow it. */
  query: string;
}

/**
 * Name of the window event that has a `SearchMiss` as its detail. The search dispatches it when a query without results
 * stays in the input for a second, and analytics listens for it.
 */
export const SEARCH_MISS_EVENT = 'docs:search-miss';
