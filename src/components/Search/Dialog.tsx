import {useEffect, useId, useRef, useState, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {LONGEST_QUERY} from '@site/src/search/message';
import {wellFormed} from '@site/src/search/query';
import Answer from './Answer';
import {searchBackend} from './connection';
import Hit from './Hit';
import Icon from './Icons';
import {Failure, NoResults, Partial} from './Notices';
import type {TypedAhead} from './Provider';
import {isShortcut} from './shortcut';
import EmptyState from './EmptyState';
import {seeAll, messages} from './messages';
import {pastedLines} from './pastedLines';
import {PAGES_LISTED, requestFor, siteSectionOf, useAutocomplete} from './useAutocomplete';
import {useExcerpts} from './useExcerpts';
import {useMissReport} from './useMissReport';
import {useSavedSearches} from './useSavedSearches';
import styles from './dialog.module.css';

interface Props {
  /** Called when the input receives focus. Returns what the reader typed before then. */
  onReady: () => TypedAhead;
  onClose: () => void;
}

/** Number of pages whose excerpts are fetched before the reader scrolls. */
const PAGES_IN_VIEW = 5;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The search dialog, which is open while it's mounted. It's a combobox with a list of links: focus stays in the input,
 * the arrow keys move the active row, and Enter opens it. Escape, a click outside the dialog, and navigation close it.
 */
export default function Dialog({onReady, onClose}: Props) {
  const history = useHistory();
  const linkTo = useSearchLinkCreator();
  const searchLink = (query: string): string => linkTo(wellFormed(query));
  const {selectMessage} = usePluralForm();
  const {saved, remember, favorite, remove} = useSavedSearches();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  /** Whether the page has a scrollbar that takes space. An open dialog hides it. */
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);

  /**
   * Calls `onClose` once. The element's close event can arrive after the dialog has been unmounted and while the next
   * one is loading, and would close that one.
   */
  const isClosed = useRef(false);
  function handleClose(): void {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  }

  /** Closes without waiting for the element's close event, so that a key pressed in between finds the dialog closed. */
  function close(): void {
    dialog.current?.close();
    handleClose();
  }

  const backend = searchBackend(useDocusaurusContext());
  const {state, autocomplete, outcome, current, holdKey, submit} = useAutocomplete({
    backend,
    onSelect: remember,
    onNavigate(url) {
      close();
      history.push(url);
    },
    onSubmit(query) {
      if (query.trim() === '') return;
      remember(query);
      close();
      history.push(searchLink(query));
    },
  });

  useEffect(() => {
    backend.warm();
    dialog.current?.showModal();
    input.current?.focus();
    const {query, isSubmitted} = onReady();
    if (query !== '') {
      autocomplete.setQuery(query);
      void autocomplete.refresh();
      if (isSubmitted) submit();
    }
    // Retry when the network is back.
    const retry = (): void => void autocomplete.refresh();
    window.addEventListener('online', retry);
    // Don't show the dialog again when the page is restored from the back/forward cache.
    window.addEventListener('pagehide', handleClose);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', handleClose);
    };
    // The callbacks are new functions on each render, but always do the same thing.
  }, [autocomplete, backend]);

  function search(query: string): void {
    autocomplete.setQuery(query);
    void autocomplete.refresh();
    input.current?.focus();
  }

  const {response, failure} = outcome;
  const shown = (current && response) || null;
  const [scrolledQuery, setScrolledQuery] = useState<string>();
  const size = scrolledQuery === state.query ? PAGES_LISTED : PAGES_IN_VIEW;
  const withExcerpt = useExcerpts(backend, shown, {...requestFor(state.query), size});
  useMissReport(shown);
  const empty = state.query.trim() === '';
  const listed = !empty && response !== undefined && response.total > 0;
  const isOneSection = new Set(state.collections.map(siteSectionOf)).size === 1;
  const count = (total: number): string =>
    selectMessage(
      total,
      translate({id: 'search.count.plurals', message: 'One result|{count} results'}, {count: total}),
    );
  let status = '';
  if (!current) status = messages.searching;
  else if (!empty && failure) status = failure.reason === 'unbuilt' ? messages.unbuilt : messages.failure;
  else if (!empty && response)
    status = response.total === 0 ? `${messages.noResults} ${response.query}` : count(response.total);

  // The library's types are generic over Preact and React.
  const inputProps = autocomplete.getInputProps({inputElement: input.current}) as object;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-scrollbar={hasScrollbar || undefined}
      aria-label={messages.label}
      onClose={handleClose}
      onKeyDown={(event) => {
        if (!isShortcut(event.nativeEvent)) return;
        event.preventDefault();
        // Otherwise, the same key press would open the dialog again.
        event.stopPropagation();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise, the click would move the focus that closing has just restored.
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.frame}>
        <form {...(autocomplete.getFormProps({inputElement: input.current}) as object)} className={styles.bar}>
          <label htmlFor="search-input" id="search-label" className={styles.icon}>
            <Icon name="search" label={messages.label} width={24} height={24} />
          </label>
          <input
            {...inputProps}
            ref={input}
            className={styles.input}
            role="combobox"
            aria-expanded={listed}
            aria-haspopup="listbox"
            aria-controls={listed ? listId : undefined}
            aria-autocomplete="list"
            placeholder={messages.placeholder}
            maxLength={LONGEST_QUERY}
            onPaste={(event) => {
              const value = pastedLines(event);
              if (value !== null) search(value);
            }}
            onKeyDownCapture={(event) => {
              holdKey(event);
              if (event.key !== 'Escape') return;
              // Otherwise, the library would clear the query first.
              event.stopPropagation();
              close();
            }}
          />
          {state.query !== '' && (
            <button type="reset" className={styles.tool} aria-label={messages.clear} title={messages.clear}>
              <Icon name="remove" />
            </button>
          )}
          <button type="button" className={styles.close} onClick={close}>
            {messages.close}
          </button>
        </form>
        <div className={styles.progress} data-stalled={state.status === 'stalled' || undefined} />
        {/* Focusable, so that keyboard users can scroll it. The rows are controlled from the input. */}
        <div
          className={styles.body}
          role="group"
          aria-label={messages.results}
          tabIndex={listed ? 0 : undefined}
          data-results-for={current ? response?.query : undefined}
          aria-busy={!current}
          onScroll={() => setScrolledQuery(state.query)}
          onMouseDown={(event) => {
            // Otherwise, a click on results that can't be opened yet would move the focus out of the input.
            if (!current) event.preventDefault();
          }}
        >
          {empty && <EmptyState saved={saved} onSearch={search} onFavorite={favorite} onRemove={remove} />}
          {!empty && failure && (
            <Failure
              reason={failure.reason}
              page={searchLink(state.query)}
              onRetry={() => void autocomplete.refresh()}
            />
          )}
          {!empty && response?.total === 0 && (
            <NoResults query={response.query} suggestions={response.suggestions} onTry={search} />
          )}
          {listed && current && (
            <Answer
              response={response}
              onFollow={() => {
                remember(response.query);
                close();
              }}
            />
          )}
          {listed && response.partial && <Partial onRetry={() => void autocomplete.refresh()} />}
          {listed && (
            <div role="listbox" id={listId} className={styles.list} aria-label={messages.results} inert={!current}>
              {state.collections.map((collection, group) => (
                <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
                  {/* If all results are in one section of the site, its name is only for screen readers. */}
                  <p id={`${listId}-${group}`} className={isOneSection ? 'sr-only' : styles.siteSection}>
                    {siteSectionOf(collection)}
                  </p>
                  {collection.items.map((row) => {
                    const {onClick, ...itemProps} = autocomplete.getItemProps({item: row, source: collection.source});
                    return (
                      // Link would prefetch all results on each key press.
                      // eslint-disable-next-line @docusaurus/no-html-links
                      <a
                        {...(itemProps as object)}
                        key={row.section.url + String(row.first)}
                        href={row.section.url}
                        tabIndex={-1}
                        className={styles.row}
                        onClick={(event) => {
                          onClick(event);
                          if (!isPlainClick(event)) return;
                          event.preventDefault();
                          close();
                          history.push(row.section.url);
                        }}
                      >
                        <Hit {...row} section={withExcerpt(row.section)} />
                      </a>
                    );
                  })}
                </div>
              ))}
            </div>
          )}
        </div>
        <div className={styles.footer}>
          {listed && current && response.total > 1 && (
            <Link
              to={searchLink(response.query)}
              onClick={() => {
                remember(response.query);
                close();
              }}
            >
              {seeAll(response.total)}
            </Link>
          )}
          <ul className={styles.keys} aria-hidden="true">
            <li>
              <kbd>↵</kbd> {messages.select}
            </li>
            <li>
              <kbd>↑</kbd> <kbd>↓</kbd> {messages.navigate}
            </li>
            <li>
              <kbd>esc</kbd> {messages.close}
            </li>
          </ul>
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </dialog>
  );
}
