import Link from '@docusaurus/Link';
import {brand} from '@site/src/data/brand';
import type {SearchFailure} from '@site/src/search/backend';
import {messages} from './messages';
import styles from './notices.module.css';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onTry: (query: string) => void;
}

/** URL of the support form for reporting a missing result, with the query filled in. */
function reportUrl(query: string): string {
  const url = new URL(brand.supportUrl);
  url.searchParams.set('subject', `Documentation search: ${query}`);
  return url.href;
}

/** Shown if a query has no results: other queries to try, and a link to report the missing result. */
export function NoResults({query, suggestions, onTry}: NoResultsProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        {messages.noResults} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.lead}>{messages.trySearching}:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.action} onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.help}>
        {messages.missing} <Link to={reportUrl(query)}>{messages.letUsKnow}</Link>
      </p>
    </div>
  );
}

/** Shown above the results if an index file couldn't be loaded. */
export function Partial({onRetry}: Pick<FailureProps, 'onRetry'>) {
  return (
    <p className={styles.partial}>
      {messages.partial}{' '}
      <button type="button" className={styles.action} onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
  );
}

interface FailureProps {
  reason: SearchFailure['reason'];
  /** URL of the search page for the query. */
  page: string;
  onRetry: () => void;
}

/** Shown if a search failed. */
export function Failure({reason, page, onRetry}: FailureProps) {
  const unbuilt = reason === 'unbuilt';
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{unbuilt ? messages.unbuilt : messages.failure}</p>
      <p className={styles.help}>{unbuilt ? messages.unbuiltHelp : messages.failureHelp}</p>
      {!unbuilt && (
        <>
          <button type="button" className={styles.action} onClick={onRetry}>
            {messages.retry}
          </button>
          <p className={styles.help}>
            {/* This needs a full page load, because a deployment may have removed this tab's scripts. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links */}
            <a href={page}>{messages.reload}</a>
          </p>
        </>
      )}
    </div>
  );
}
