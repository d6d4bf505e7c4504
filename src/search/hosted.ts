import {liteClient} from 'algoliasearch/lite';
import {searchStarters} from '../data/searchStarters';
import type {HostedSearchSettings} from '../settings';
import {SearchFailure, type PageHit, type SearchBackend, type SectionHit} from './backend';
import type {Segment} from './snippet';

/** Characters of the private use area: they stand in no page, and nothing takes them for markup. */
const MARK = {before: '\uE000', after: '\uE001'};

/** Sections listed of a page, as the embedded search lists them. */
const SECTIONS_SHOWN = 3;

/** Words of a snippet. */
const SNIPPET_WORDS = 30;

type Hosts = NonNullable<Parameters<typeof liteClient>[2]>['hosts'];

interface Matched {
  value?: unknown;
  matchLevel?: unknown;
}

/** What a hit must have; whatever else is missing counts as empty. */
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

/** Cuts a text at the marks that the service put round what was found. */
export function segmentsOf(text: string): Segment[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001?)/u)
    .filter((part) => part !== '')
    .map((part) => ({text: part.replace(/[\uE000\uE001]/gu, ''), match: part.startsWith(MARK.before)}))
    .filter((segment) => segment.text !== '');
}

/** The address within this site, wherever it is published: an index may have been made of another host's pages. */
const localAddress = (url: string): string => {
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
    url: localAddress(url),
    kind: inCode ? 'code' : levels.length === 1 ? 'page' : 'heading',
    headings,
    snippet: segmentsOf(stringOf(text)),
  };
}

/** Hits of the same page, in the order of the first of each; a section that comes in several records counts once. */
export function pagesOf(hits: readonly unknown[]): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits.filter(isHit)) {
    const url = localAddress(stringOf(hit.url_without_anchor) || hit.url.replace(/#.*$/, ''));
    const page = pages.get(url) ?? {
      url,
      title: stringOf(hit.hierarchy.lvl1),
      area: stringOf(hit.hierarchy.lvl0),
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
 * The backend that asks Algolia. The index groups records by `url_without_anchor`, so that the service counts and pages by page as the embedded search does.
 * @param hosts where the service is; without, where Algolia says it is
 */
export function createHostedBackend(
  {applicationId, searchKey, indexName}: HostedSearchSettings,
  language: string,
  hosts?: Hosts,
): SearchBackend {
  const client = liteClient(applicationId, searchKey, hosts && {hosts});
  return {
    // Each request is counted there; the first key is early enough.
    warm: () => undefined,
    async search({query, from, size, tags}) {
      let results: unknown;
      try {
        ({results} = await client.search({
          requests: [
            {
              indexName,
              query,
              // Both count pages, since records are grouped.
              hitsPerPage: size,
              page: Math.floor(from / size),
              distinct: SECTIONS_SHOWN,
              facetFilters: [
                `language:${language}`,
                ...(tags === null ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
              ],
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
          `The hosted search did not answer: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      const [first] = Array.isArray(results) ? (results as unknown[]) : [];
      if (!isObject(first) || !Array.isArray(first.hits) || typeof first.nbHits !== 'number') {
        throw new SearchFailure(
          'damaged',
          'The hosted search gave an answer without hits. Is the address in between a proxy that signs on?',
        );
      }
      return {
        query,
        total: first.nbHits,
        pages: pagesOf(first.hits),
        suggestions: first.nbHits === 0 ? searchStarters.slice(0, SECTIONS_SHOWN) : [],
      };
    },
  };
}
