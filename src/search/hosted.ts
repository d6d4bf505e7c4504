import {liteClient} from 'algoliasearch/lite';
import {searchStarters} from '../data/searchStarters';
import type {HostedSearchSettings} from '../site/settings';
import {
  SearchFailure,
  type PageHit,
  type SearchBackend,
  type SearchRequest,
  type SearchResponse,
  type SectionHit,
} from './backend';
import type {Segment} from './snippet';

/** Private-use characters: no page contains them, and they can't be mistaken for markup. */
const MARK = {before: '\uE000', after: '\uE001'};

/** Maximum number of sections listed for each page, as in the embedded search. */
const SECTIONS_SHOWN = 3;

/** Length of a snippet in words. */
const SNIPPET_WORDS = 30;

/** The language and the docs tags of the site's pages. Searches are limited to these, whatever the index contains. */
interface SiteFacets {
  language: string;
  tags: readonly string[];
}

type Hosts = NonNullable<Parameters<typeof liteClient>[2]>['hosts'];

interface Matched {
  value?: unknown;
  matchLevel?: unknown;
}

/** The fields of a hit that are used. Except for `url` and `hierarchy`, a missing field counts as empty. */
interface Hit {
  url: string;
  url_without_anchor?: unknown;
  hierarchy: Record<string, unknown>;
  content?: unknown;
  path?: unknown;
  version?: unknown;
  _highlightResult?: {hierarchy?: Record<string, Matched | undefined>};
  _snippetResult?: Record<string, Matched | undefined>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHit = (value: unknown): value is Hit =>
  isObject(value) && typeof value.url === 'string' && isObject(value.hierarchy);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Splits a text at the markers that Algolia puts around each match. */
export function segmentsOf(text: string): Segment[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001?)/u)
    .filter((part) => part !== '')
    .map((part) => ({text: part.replace(/[\uE000\uE001]/gu, ''), match: part.startsWith(MARK.before)}))
    .filter((segment) => segment.text !== '');
}

/** The path on this site. The index might have been built from another host's pages. */
const localUrl = (url: string): string => {
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  return pathname + search + hash;
};

function sectionOf({url, hierarchy, content, _highlightResult, _snippetResult}: Hit): SectionHit {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter((level) => stringOf(hierarchy[level]) !== '');
  const headings = levels.map((level) =>
    segmentsOf(stringOf(_highlightResult?.hierarchy?.[level]?.value) || stringOf(hierarchy[level])),
  );
  const matches = (matched: Matched | undefined): boolean =>
    stringOf(matched?.matchLevel) !== '' && matched?.matchLevel !== 'none';
  const inHeading = headings.at(-1)?.some(({match}) => match) ?? false;
  const inCode = !inHeading && !matches(_snippetResult?.content) && matches(_snippetResult?.code);
  const text = inCode ? _snippetResult?.code?.value : (_snippetResult?.content?.value ?? content);
  return {
    url: localUrl(url),
    kind: inCode ? 'code' : levels.length === 1 ? 'page' : 'heading',
    headings,
    snippet: segmentsOf(stringOf(text)),
  };
}

/** Groups hits by page, in order of each page's first hit. A section that has several records is listed once. */
export function pagesOf(hits: readonly unknown[]): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits.filter(isHit)) {
    const url = localUrl(stringOf(hit.url_without_anchor) || hit.url.replace(/#.*$/, ''));
    const page = pages.get(url) ?? {
      url,
      title: stringOf(hit.hierarchy.lvl1),
      siteSection: stringOf(hit.hierarchy.lvl0),
      path: Array.isArray(hit.path) ? hit.path.filter((label) => typeof label === 'string') : [],
      version: stringOf(hit.version) || null,
      sections: [],
    };
    const section = sectionOf(hit);
    if (!page.sections.some((other) => other.url === section.url)) page.sections.push(section);
    pages.set(url, page);
  }
  return [...pages.values()];
}

/**
 * Searches a hosted Algolia index. The index groups records by `url_without_anchor`, so that totals and paging count
 * pages, as in the embedded search.
 * @param hosts overrides Algolia's hosts, for tests
 */
export function createHostedBackend(
  {applicationId, searchKey, indexName}: HostedSearchSettings,
  {language, tags: allTags}: SiteFacets,
  hosts?: Hosts,
): SearchBackend {
  const client = liteClient(applicationId, searchKey, hosts && {hosts});
  async function search({query, from, size, tags}: SearchRequest): Promise<SearchResponse> {
    let results: unknown;
    try {
      ({results} = await client.search({
        requests: [
          {
            indexName,
            query,
            // Both count pages, because the index groups records by page.
            hitsPerPage: size,
            page: Math.floor(from / size),
            distinct: SECTIONS_SHOWN,
            facetFilters: [`language:${language}`, (tags ?? allTags).map((tag) => `docusaurus_tag:${tag}`)],
            attributesToRetrieve: ['url', 'url_without_anchor', 'hierarchy', 'content', 'path', 'version'],
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: [`content:${SNIPPET_WORDS}`, `code:${SNIPPET_WORDS}`],
            highlightPreTag: MARK.before,
            highlightPostTag: MARK.after,
            snippetEllipsisText: '…',
          },
        ],
      }));
    } catch (error) {
      throw new SearchFailure(
        'unavailable',
        `The request to the hosted search failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    const [first] = Array.isArray(results) ? (results as unknown[]) : [];
    if (!isObject(first) || !Array.isArray(first.hits) || typeof first.nbHits !== 'number') {
      throw new SearchFailure(
        'damaged',
        'Expected a list of hits from the hosted search, but the response has none. ' +
          'Check whether a sign-in page or a proxy intercepts the request.',
      );
    }
    return {
      query,
      total: first.nbHits,
      pages: pagesOf(first.hits),
      suggestions: first.nbHits === 0 ? searchStarters.slice(0, SECTIONS_SHOWN) : [],
      answer: null,
      correction: null,
      complete: true,
      partial: false,
    };
  }
  return {
    // Algolia bills by request, so nothing is sent before the first query.
    warm: () => undefined,
    search,
    searchWithExcerpts: search,
  };
}
