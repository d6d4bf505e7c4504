import {useMemo, useState, type FormEvent, type KeyboardEvent, type MouseEvent} from 'react';
import {createAutocomplete, type AutocompleteApi, type AutocompleteState} from '@algolia/autocomplete-core';
import {
  SearchFailure,
  type PageHit,
  type SearchAnswer,
  type SearchBackend,
  type SectionHit,
} from '@site/src/search/backend';
import {groupResults} from '@site/src/search/group';
import {LONGEST_QUERY} from '@site/src/search/query';

/** A row of the dialog's list. */
export interface Row extends Record<string, unknown> {
  page: PageHit;
  section: SectionHit;
  first: boolean;
}

/** What a query came to: one of the two, or neither for an empty query. */
interface Outcome {
  answer?: SearchAnswer;
  failure?: SearchFailure;
}

/** A group of rows as the library keeps it, with the area it is for and the outcome it is part of. */
interface Group {
  area: string;
  outcome: Outcome;
}

export type Autocomplete = AutocompleteApi<Row, FormEvent, MouseEvent, KeyboardEvent>;
export type Collection = AutocompleteState<Row>['collections'][number];

interface Options {
  backend: SearchBackend;
  initialQuery: string;
  /** A result was chosen, to be opened here or in another tab or window. */
  onChoose: (query: string) => void;
  /** The chosen result is to be opened here. */
  onGo: (url: string) => void;
  /** The query was sent off with no result to go to. */
  onSubmit: (query: string) => void;
}

/** Pages that the dialog lists; the search page has the rest. */
const PAGES_LISTED = 10;

async function ask(backend: SearchBackend, query: string): Promise<Outcome> {
  if (query.trim() === '') return {};
  try {
    return {
      answer: await backend.search({query: query.slice(0, LONGEST_QUERY), from: 0, size: PAGES_LISTED, tags: null}),
    };
  } catch (error) {
    const failure = error instanceof SearchFailure ? error : new SearchFailure('unavailable', String(error));
    console.warn(failure.message);
    return {failure};
  }
}

const rowsOf = (pages: readonly PageHit[]): Row[] =>
  pages.flatMap((page) => page.sections.map((section, index) => ({page, section, first: index === 0})));

export const areaOf = ({source}: Collection): string => (source as unknown as Group).area;

/**
 * Binds the autocomplete library's state machine (active row, keyboard, order of late answers) to React. The library forgets failures, so the outcome of a
 * query travels with its rows; a query without rows has one empty group to carry it.
 */
export function useAutocomplete(options: Options): {
  state: AutocompleteState<Row>;
  autocomplete: Autocomplete;
  outcome: Outcome;
} {
  const {backend, initialQuery, onChoose, onGo, onSubmit} = options;
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
      navigator: {navigate: ({itemUrl}) => onGo(itemUrl)},
      onSubmit: ({state: {query}}) => onSubmit(query),
      onStateChange: ({state: next}) => setState(next),
      async getSources({query}) {
        const outcome = await ask(backend, query);
        const groups = groupResults(outcome.answer?.pages ?? []);
        return (groups.length > 0 ? groups : [{area: '', pages: []}]).map(({area, pages}, index) => ({
          sourceId: `group-${index}`,
          getItems: () => rowsOf(pages),
          getItemUrl: ({item}: {item: Row}) => item.section.url,
          onSelect: () => onChoose(query),
          ...({area, outcome} satisfies Group),
        }));
      },
    }),
  );
  const source = state.collections[0]?.source as unknown as Group | undefined;
  const outcome = useMemo(() => source?.outcome ?? {}, [source]);
  return {state, autocomplete, outcome};
}
