import type {Segment} from './snippet';

export interface SearchRequest {
  query: string;
  /** Pages to pass over, for the pages of a long list. */
  from: number;
  /** Most pages to give. */
  size: number;
  /** Docs tags to search in, or null for all. */
  tags: readonly string[] | null;
}

/** A place on a page that answers a query. */
export interface SectionHit {
  /** Address within the site, with base path and anchor. */
  url: string;
  /** What was found: the page itself, a heading with its text, or only code. */
  kind: 'page' | 'heading' | 'code';
  /** Headings from the page's title down to the section's; only the title for the page itself. */
  headings: Segment[][];
  snippet: Segment[];
}

/** A page that answers a query. */
export interface PageHit {
  url: string;
  title: string;
  area: string;
  /** Categories above the page, outermost first. */
  path: string[];
  /** Docs version, where it is not the current one. */
  version: string | null;
  /** The page's best section, and at most two more. */
  sections: SectionHit[];
}

export interface SearchAnswer {
  query: string;
  /** Pages that answer the query, shown or not. */
  total: number;
  pages: PageHit[];
  /** Queries that do have answers; given only where this one has none. */
  suggestions: string[];
}

/** No answer could be had. `reason` tells what a reader can do about it, the message is for developers. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';

  /**
   * @param reason `unavailable`: nothing arrived, trying again may help. `damaged`: what arrived is not an index. `unbuilt`: the development server has none.
   */
  constructor(
    readonly reason: 'unavailable' | 'damaged' | 'unbuilt',
    message: string,
  ) {
    super(message);
  }
}

/** What the dialog and the search page talk to, whoever answers. */
export interface SearchBackend {
  /** Prepares for a query that is likely to come. Never throws; a failure shows with the query. */
  warm: () => void;
  /** @throws SearchFailure; the next call tries anew */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}
