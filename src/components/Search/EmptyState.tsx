import type {KeyboardEvent} from 'react';
import {searchStarters} from '@site/src/data/searchStarters';
import type {SavedSearches} from '@site/src/search/saved';
import Icon, {type IconName} from './Icons';
import {messages} from './messages';
import styles from './emptyState.module.css';

interface Props {
  saved: SavedSearches;
  onSearch: (query: string) => void;
  onFavorite: (query: string) => void;
  onRemove: (query: string) => void;
}

interface ListProps extends Pick<Props, 'onSearch' | 'onRemove'> {
  title: string;
  icon: IconName;
  queries: readonly string[];
  removeLabel: string;
  onFavorite?: (query: string) => void;
}

function QueryList({title, icon, queries, removeLabel, onSearch, onRemove, onFavorite}: ListProps) {
  if (queries.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query} className={styles.row}>
            <button type="button" className={styles.query} data-row onClick={() => onSearch(query)}>
              <Icon name={icon} className={styles.icon} />
              <span className={styles.text}>{query}</span>
            </button>
            {onFavorite && (
              <button
                type="button"
                className={styles.tool}
                aria-label={`${messages.save}: ${query}`}
                title={messages.save}
                onClick={() => onFavorite(query)}
              >
                <Icon name="star" />
              </button>
            )}
            <button
              type="button"
              className={styles.tool}
              aria-label={`${removeLabel}: ${query}`}
              title={removeLabel}
              onClick={() => onRemove(query)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus between rows with the arrow keys, as in the list of results. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  rows[(current + step + rows.length) % rows.length]?.focus();
  event.preventDefault();
}

/** The dialog before a query is typed: recent and favorite searches or, if there are none, suggestions. */
export default function EmptyState({saved, onSearch, onFavorite, onRemove}: Props) {
  const none = saved.recent.length + saved.favorites.length === 0;
  return (
    <div onKeyDown={moveBetweenRows}>
      <QueryList
        title={messages.favorites}
        icon="star"
        queries={saved.favorites}
        removeLabel={messages.removeFavorite}
        onSearch={onSearch}
        onRemove={onRemove}
      />
      <QueryList
        title={messages.recent}
        icon="recent"
        queries={saved.recent}
        removeLabel={messages.removeRecent}
        onSearch={onSearch}
        onRemove={onRemove}
        onFavorite={onFavorite}
      />
      {none && <p className={styles.none}>{messages.noRecent}</p>}
      {none && (
        <section aria-label={messages.trySearching}>
          <p className={styles.title}>{messages.trySearching}</p>
          <ul className={styles.list}>
            {searchStarters.map((query) => (
              <li key={query} className={styles.row}>
                <button type="button" className={styles.query} data-row onClick={() => onSearch(query)}>
                  <Icon name="search" className={styles.icon} />
                  <span className={styles.text}>{query}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
