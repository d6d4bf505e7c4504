import {useEffect, useState} from 'react';
import type {SearchBackend, SearchRequest, SearchResponse, SectionHit} from '@site/src/search/backend';

/** Time in milliseconds that results must stay before their texts are fetched, so that typing doesn't fetch any. */
const DELAY = 200;

/** Returns a section with its excerpt if that's loaded, and otherwise the section itself. */
export type WithExcerpt = (section: SectionHit) => SectionHit;

/**
 * Fetches the excerpts of results that have none yet, when the reader stops typing.
 * @param response null while there are no results for the query
 * @param request the request that the response is for
 */
export function useExcerpts(
  backend: SearchBackend | null,
  response: SearchResponse | null,
  {query, from, size, tags}: SearchRequest,
): WithExcerpt {
  const [excerpts, setExcerpts] = useState<{response: SearchResponse; sections: ReadonlyMap<string, SectionHit>}>();
  const joinedTags = tags?.join(' ');

  useEffect(() => {
    if (backend === null || response === null || response.complete || response.pages.length === 0) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      backend.searchWithExcerpts({query, from, size, tags: joinedTags?.split(' ') ?? null}).then(
        ({pages}) => {
          const sections = pages.flatMap((page) => page.sections).map((section) => [section.url, section] as const);
          if (isCurrent) setExcerpts({response, sections: new Map(sections)});
        },
        // Results are useful without excerpts.
        () => undefined,
      );
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [backend, response, query, from, size, joinedTags]);

  return (section) => (excerpts?.response === response && excerpts?.sections.get(section.url)) || section;
}
