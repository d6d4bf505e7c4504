import {useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent} from 'react';
import {createAutocomplete, type AutocompleteApi, type AutocompleteState} from '@algolia/autocomplete-core';
import {
  SearchFailure,
  type PageHit,
  type SearchBackend,
  type SearchRequest,
  type SearchResponse,
  type SectionHit,
} from '@site/src/search/backend';
import {groupResults} from '@site/src/search/group';
import {LONGEST_QUERY} from '@site/src/search/message';

/** A row in the dialog's list of results. */
interface Row extends Record<string, unknown> {
  page: PageHit;
  section: SectionHit;
  first: boolean;
}

/** The result of a query: a response or a failure, or neither for an empty query. */
interface Outcome {
  /** The query as typed. */
  query: string;
  response?: SearchResponse;
  failure?: SearchFailure;
}

/** A group of rows, with its site section and the outcome that it belongs to. */
interface Group {
  siteSection: string;
  outcome: Outcome;
}

type Autocomplete = AutocompleteApi<Row, FormEvent, MouseEvent, KeyboardEvent>;
export type Collection = AutocompleteState<Row>['collections'][number];

interface Options {
  backend: SearchBackend;
  /** Called when a result is selected, in the same or another tab or window. */
  onSelect: (query: string) => void;
  /** Called to open the selected result in the same tab. */
  onNavigate: (url: string) => void;
  /** Called when the query is submitted without a selected result. */
  onSubmit: (query: string) => void;
}

/** A key press that selects or opens a result, deferred until the results for the query arrive. */
type HeldKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const HELD_KEYS = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

const ENTER: HeldKey = {key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

/** Number of pages that the dialog lists. The search page lists all of them. */
export const PAGES_LISTED = 10;

/** The request for a query as typed. */
export const requestFor = (query: string): SearchRequest => ({
  query: query.slice(0, LONGEST_QUERY),
  from: 0,
  size: PAGES_LISTED,
  tags: null,
});

async function fetchOutcome(backend: SearchBackend, query: string): Promise<Outcome> {
  if (query.trim() === '') return {query};
  try {
    return {query, response: await backend.search(requestFor(query))};
  } catch (error) {
    const failure = error instanceof SearchFailure ? error : new SearchFailure('unavailable', String(error));
    console.warn(failure.message);
    return {query, failure};
  }
}

const rowsOf = (pages: readonly PageHit[]): Row[] =>
  pages.flatMap((page) => page.sections.map((section, index) => ({page, section, first: index === 0})));

const groupOf = ({collections: [first]}: AutocompleteState<Row>): Group | undefined =>
  first?.source as unknown as Group | undefined;

/** Whether the results belong to the query in the input. */
const isCurrent = (state: AutocompleteState<Row>): boolean =>
  state.query.trim() === '' || groupOf(state)?.outcome.query === state.query;

export const siteSectionOf = ({source}: Collection): string => (source as unknown as Group).siteSection;

interface Connected {
  state: AutocompleteState<Row>;
  autocomplete: Autocomplete;
  outcome: Outcome;
  /** Whether the results belong to the query in the input. Otherwise, the ones for the query are on their way. */
  current: boolean;
  /**
   * Handles a key press before the library does. While results are on their way, keys that select or open a result are
   * held until they arrive.
   */
  holdKey: (event: KeyboardEvent) => void;
  /** Opens the first result, or the search page, as soon as the results for the query have arrived. */
  submit: () => void;
}

/**
 * Connects the autocomplete library (active row, keyboard, order of late responses) to React. The library drops
 * failures, so each group of rows includes the outcome of its query. A query without rows has one empty group for this
 * purpose.
 */
export function useAutocomplete(options: Options): Connected {
  const {backend, onSelect, onNavigate, onSubmit} = options;
  const [state, setState] = useState<AutocompleteState<Row>>({
    activeItemId: null,
    query: '',
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  });
  /** The latest state, outside React, because a key can be pressed before React has rendered it. */
  const latest = useRef(state);
  const held = useRef<HeldKey[]>([]);
  const [autocomplete] = useState<Autocomplete>(() =>
    createAutocomplete<Row, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights: false,
      ignoreCompositionEvents: true,
      navigator: {
        navigate: ({itemUrl}) => onNavigate(itemUrl),
        // These might open a window some time after the key press, which browsers allow for a few seconds.
        navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener,popup'),
      },
      onSubmit: ({state: {query}}) => onSubmit(query),
      onStateChange({state: next}) {
        // The keys were meant for the results of the previous query.
        if (next.query !== latest.current.query) held.current = [];
        latest.current = next;
        setState(next);
      },
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
  const current = isCurrent(state);

  useEffect(() => {
    if (!isCurrent(latest.current)) return;
    const keys = held.current;
    held.current = [];
    const {onKeyDown} = autocomplete.getInputProps({inputElement: null}) as {onKeyDown: (event: unknown) => void};
    for (const key of keys) {
      let isHandled = false;
      onKeyDown({...key, preventDefault: () => (isHandled = true)});
      // In an input, Enter would submit the form.
      if (key.key === 'Enter' && !isHandled) onSubmit(latest.current.query);
    }
    // `onSubmit` is a new function on each render, but always does the same thing.
  }, [state, autocomplete]);

  const group = groupOf(state);
  const outcome = useMemo(() => group?.outcome ?? {query: ''}, [group]);
  return {
    state,
    autocomplete,
    outcome,
    current,
    holdKey(event) {
      if (!HELD_KEYS.has(event.key) || event.nativeEvent.isComposing || isCurrent(latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
      const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
      held.current.push({key, ctrlKey, metaKey, shiftKey, altKey});
    },
    submit() {
      held.current.push(ENTER);
    },
  };
}
