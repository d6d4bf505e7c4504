import type {Answer} from './answer';
import type {Segment} from './snippet';

export interface SearchRequest {
  query: string;
  /** Number of pages to skip. */
  from: number;
  /** Maximum number of pages to return. */
  size: number;
  /** Docs tags to search in, or null to search everything. */
  tags: readonly string[] | null;
}

/** A section of a page that matches a query. */
export interface SectionHit {
  /** URL path with base path and anchor. */
  url: string;
  /** Where the match is: in the page itself, under a heading, or only in a code block. */
  kind: 'page' | 'heading' | 'code';
  /** Headings from the page title down to the section's own. For the page itself, only the title. */
  headings: Segment[][];
  /** Excerpt of the text, or the page's description, or empty if the text isn't loaded. */
  snippet: Segment[];
}

/** A page that matches a query. */
export interface PageHit {
  url: string;
  title: string;
  siteSection: string;
  /** Categories above the page, outermost first. */
  path: string[];
  /** Docs version, or null for the current one. */
  version: string | null;
  /** The best matching sections, at most three. */
  sections: SectionHit[];
}

export interface SearchResponse {
  query: string;
  /** Number of matching pages, including those not in `pages`. */
  total: number;
  pages: PageHit[];
  /** Queries that have results. Empty unless this query has none. */
  suggestions: string[];
  /** The meaning of the thing that the query names, or null. */
  answer: Answer | null;
  /** The query with its typos corrected, or null if it has none. */
  correction: string | null;
  /** Whether the sections have excerpts of their text. Otherwise, `searchWithExcerpts` returns them. */
  complete: boolean;
  /** Whether a file of the index couldn't be fetched, so that only titles, headings, and keywords were searched. */
  partial: boolean;
}

/** A search that couldn't be completed. The UI chooses its text by `reason`; the message is for developers. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';

  /**
   * @param reason `unavailable`: the index couldn't be fetched, and retrying may help. `damaged`: the response isn't a
   * search index. `unbuilt`: the development server has no index.
   */
  constructor(
    readonly reason: 'unavailable' | 'damaged' | 'unbuilt',
    message: string,
  ) {
    super(message);
  }
}

/** The interface between the search UI and a search engine, embedded or hosted. */
export interface SearchBackend {
  /** Prepares for a query that's likely to come. Never throws: a failure is reported with the query. */
  warm: () => void;
  /** @throws SearchFailure; the next call tries again */
  search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Searches like `search`, and returns the same results with excerpts of their texts. @throws SearchFailure */
  searchWithExcerpts: (request: SearchRequest) => Promise<SearchResponse>;
}
