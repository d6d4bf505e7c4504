import {useEffect} from 'react';
import {SEARCH_MISS_EVENT, type SearchMiss} from '@site/src/data/searchEvents';
import type {SearchResponse} from '@site/src/search/backend';

/** Time in milliseconds that a query must stay in the input, so that words that are being typed aren't reported. */
const DELAY = 1000;

/**
 * Reports a query that has no results.
 * @param response null while there are no results for the query
 */
export function useMissReport(response: SearchResponse | null): void {
  const query = response !== null && response.total === 0 && !response.partial ? response.query.trim() : '';
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(
      () => window.dispatchEvent(new CustomEvent<SearchMiss>(SEARCH_MISS_EVENT, {detail: {query}})),
      DELAY,
    );
    return () => clearTimeout(timer);
  }, [query]);
}
