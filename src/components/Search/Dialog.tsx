import {useEffect, useId, useRef, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {wellFormed} from '@site/src/search/query';
import {searchBackend} from './connection';
import Hit from './Hit';
import Icon from './Icons';
import {Failure, NoResults} from './Notices';
import {isShortcut} from './shortcut';
import Start from './Start';
import {seeAll, texts} from './texts';
import {areaOf, useAutocomplete} from './useAutocomplete';
import {useSavedSearches} from './useSavedSearches';
import styles from './dialog.module.css';

interface Props {
  initialQuery: string;
  onClose: () => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The search dialog, open as long as it is mounted. A combobox with a list of links: the focus stays in the input, arrows move the active row, Enter goes
 * there. Escape, a press beside the dialog, and going somewhere close it.
 */
export default function Dialog({initialQuery, onClose}: Props) {
  const history = useHistory();
  const linkTo = useSearchLinkCreator();
  const searchLink = (query: string): string => linkTo(wellFormed(query));
  const {selectMessage} = usePluralForm();
  const {saved, remember, favorite, remove} = useSavedSearches();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  /** At once: the element's own event comes a moment later, and a key pressed in between should find the dialog closed. */
  function close(): void {
    dialog.current?.close();
    onClose();
  }

  const backend = searchBackend(useDocusaurusContext());
  const {state, autocomplete, outcome} = useAutocomplete({
    backend,
    initialQuery,
    onChoose: remember,
    onGo(url) {
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
    // The network is back: what failed may work now.
    const retry = (): void => void autocomplete.refresh();
    window.addEventListener('online', retry);
    // A reader who comes back to the page, as the browser has kept it, comes for the page.
    window.addEventListener('pagehide', onClose);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', onClose);
    };
  }, [autocomplete, backend]);

  function search(query: string): void {
    autocomplete.setQuery(query);
    void autocomplete.refresh();
    input.current?.focus();
  }

  const {answer, failure} = outcome;
  const empty = state.query.trim() === '';
  const listed = !empty && answer !== undefined && answer.total > 0;
  const count = (total: number): string =>
    selectMessage(
      total,
      translate({id: 'search.count.plurals', message: 'One result|{count} results'}, {count: total}),
    );
  let status = '';
  if (!empty && failure) status = failure.reason === 'unbuilt' ? texts.unbuilt : texts.failure;
  else if (!empty && answer) status = answer.total === 0 ? `${texts.noResults} ${answer.query}` : count(answer.total);

  // The library's types are for preact and React alike; the elements are React's.
  const inputProps = autocomplete.getInputProps({inputElement: input.current}) as object;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!isShortcut(event.nativeEvent)) return;
        event.preventDefault();
        // Whoever opens the dialog by this key must not hear of it.
        event.stopPropagation();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Else the press would take the focus that closing has just given back.
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.frame}>
        <form {...(autocomplete.getFormProps({inputElement: input.current}) as object)} className={styles.bar}>
          <label htmlFor="search-input" id="search-label" className={styles.icon}>
            <Icon name="search" label={texts.label} width={24} height={24} />
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
            placeholder={texts.placeholder}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Escape') return;
              // The library would empty the query first.
              event.stopPropagation();
              close();
            }}
          />
          {state.query !== '' && (
            <button type="reset" className={styles.tool} aria-label={texts.clear} title={texts.clear}>
              <Icon name="remove" />
            </button>
          )}
          <button type="button" className={styles.close} onClick={close}>
            {texts.close}
          </button>
        </form>
        <div className={styles.progress} data-stalled={state.status === 'stalled' || undefined} />
        {/* Focusable, so that it can be scrolled by keys alone; the rows are reached from the input. */}
        <div
          className={styles.body}
          role="group"
          aria-label={texts.results}
          tabIndex={listed ? 0 : undefined}
          data-answers={answer?.query}
        >
          {empty && <Start saved={saved} onSearch={search} onFavorite={favorite} onRemove={remove} />}
          {!empty && failure && (
            <Failure
              reason={failure.reason}
              page={searchLink(state.query)}
              onRetry={() => void autocomplete.refresh()}
            />
          )}
          {!empty && answer?.total === 0 && (
            <NoResults query={answer.query} suggestions={answer.suggestions} onTry={search} />
          )}
          {listed && (
            <div role="listbox" id={listId} aria-label={texts.results}>
              {state.collections.map((collection, group) => (
                <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
                  <p id={`${listId}-${group}`} className={styles.area}>
                    {areaOf(collection)}
                  </p>
                  {collection.items.map((row) => {
                    const {onClick, ...itemProps} = autocomplete.getItemProps({item: row, source: collection.source});
                    return (
                      // eslint-disable-next-line @docusaurus/no-html-links -- Link would prefetch every page listed, at each key
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
                        <Hit {...row} />
                      </a>
                    );
                  })}
                </div>
              ))}
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {listed && answer.total > 1 && (
            <Link
              to={searchLink(answer.query)}
              onClick={() => {
                remember(answer.query);
                close();
              }}
            >
              {seeAll(answer.total)}
            </Link>
          )}
          <ul className={styles.keys} aria-hidden="true">
            <li>
              <kbd>↵</kbd> {texts.select}
            </li>
            <li>
              <kbd>↑</kbd> <kbd>↓</kbd> {texts.navigate}
            </li>
            <li>
              <kbd>esc</kbd> {texts.close}
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
