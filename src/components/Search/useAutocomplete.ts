import {useMemo, useState, type FormEvent, type KeyboardEvent, type MouseEvent} from 'react';
import {createAutocomplete, type AutocompleteApi, type AutocompleteState} from '@algolia/autocomplete-core';
import {
  SearchFailure,
  type PageHit,
  type SearchResponse,
  type SearchBackend,
  type SectionHit,
} from '@site/src/search/backend';
import {groupResults} from '@site/src/search/group';
import {LONGEST_QUERY} from '@site/src/search/query';

/** A row in the dialog's list of results. */
export interface Row extends Record<string, unknown> {
  page: PageHit;
  section: SectionHit;
  first: boolean;
}

/** The result of a query: a response or a failure, or neither for an empty query. */
interface Outcome {
  response?: SearchResponse;
  failure?: SearchFailure;
}

/** A group of rows, with its site section and the outcome that it belongs to. */
interface Group {
  siteSection: string;
  outcome: Outcome;
}

export type Autocomplete = AutocompleteApi<Row, FormEvent, MouseEvent, KeyboardEvent>;
export type Collection = AutocompleteState<Row>['collections'][number];

interface Options {
  backend: SearchBackend;
  initialQuery: string;
  /** Called when a result is selected, in the same or another tab or window. */
  onSelect: (query: string) => void;
  /** Called to open the selected result in the same tab. */
  onNavigate: (url: string) => void;
  /** Called when the query is submitted without a selected result. */
  onSubmit: (query: string) => void;
}

/** Number of pages that the dialog lists. The search page lists all of them. */
const PAGES_LISTED = 10;

async function fetchOutcome(backend: SearchBackend, query: string): Promise<Outcome> {
  if (query.trim() === '') return {};
  try {
    return {
      response: await backend.search({query: query.slice(0, LONGEST_QUERY), from: 0, size: PAGES_LISTED, tags: null}),
    };
  } catch (error) {
    const failure = error instanceof SearchFailure ? error : new SearchFailure('unavailable', String(error));
    console.warn(failure.message);
    return {failure};
  }
}

const rowsOf = (pages: readonly PageHit[]): Row[] =>
  pages.flatMap((page) => page.sections.map((section, index) => ({page, section, first: index === 0})));

export const siteSectionOf = ({source}: Collection): string => (source as unknown as Group).siteSection;

/**
 * Connects the autocomplete library (active row, keyboard, order of late responses) to React. The library drops
 * failures, so each group of rows includes the outcome of its query. A query without rows has one empty group for this
 * purpose.
 */
export function useAutocomplete(options: Options): {
  state: AutocompleteState<Row>;
  autocomplete: Autocomplete;
  outcome: Outcome;
} {
  const {backend, initialQuery, onSelect, onNavigate, onSubmit} = options;
  const [state, setState] = useState<AutocompleteState<Row>>({
    activeItemId: null,
    query: initialQuery,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  });
  const [autocomplete] = useState<Autocomplete>(() =>
    createAutocomplete<Row, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights: false,
      ignoreCompositionEvents: true,
      initialState: {query: initialQuery},
      navigator: {navigate: ({itemUrl}) => onNavigate(itemUrl)},
      onSubmit: ({state: {query}}) => onSubmit(query),
      onStateChange: ({state: next}) => setState(next),
      async getSources({query}) {
        const outcome = await fetchOutcome(backend, query);
        const groups = groupResults(outcome.response?.pages ?? []);
        return (groups.length > 0 ? groups : [{siteSection: '', pages: []}]).map(({siteSection, pages}, index) => ({
          sourceId: `group-${index}`,
          getItems: () => rowsOf(pages),
          getItemUrl: ({item}: {item: Row}) => item.section.url,
          onSelect: () => onSelect(query),
          ...({siteSection, outcome} satisfies Group),
        }));
      },
    }),
  );
  const source = state.collections[0]?.source as unknown as Group | undefined;
  const outcome = useMemo(() => source?.outcome ?? {}, [source]);
  return {state, autocomplete, outcome};
}
