import Link from '@docusaurus/Link';
import {brand} from '@site/src/data/brand';
import type {SearchFailure} from '@site/src/search/backend';
import {texts} from './texts';
import styles from './notices.module.css';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onTry: (query: string) => void;
}

/** Address of the form in which a missing result can be reported, with the query filled in. */
function reportUrl(query: string): string {
  const url = new URL(brand.supportUrl);
  url.searchParams.set('subject', `Documentation search: ${query}`);
  return url.href;
}

/** What stands where a query has no results: what to try, and whom to tell. */
export function NoResults({query, suggestions, onTry}: NoResultsProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        {texts.noResults} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.lead}>{texts.trySearching}:</p>
          <ul className={styles.tries}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.try} onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.help}>
        {texts.missing} <Link to={reportUrl(query)}>{texts.letUsKnow}</Link>
      </p>
    </div>
  );
}

interface FailureProps {
  reason: SearchFailure['reason'];
  /** Address of the search page for the query. */
  page: string;
  onRetry: () => void;
}

/** What stands where no answer could be had. */
export function Failure({reason, page, onRetry}: FailureProps) {
  const unbuilt = reason === 'unbuilt';
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{unbuilt ? texts.unbuilt : texts.failure}</p>
      <p className={styles.help}>{unbuilt ? texts.unbuiltHelp : texts.failureHelp}</p>
      {!unbuilt && (
        <>
          <button type="button" className={styles.try} onClick={onRetry}>
            {texts.retry}
          </button>
          <p className={styles.help}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- the page is loaded as a whole: after a new deployment this tab's scripts are gone from the server */}
            <a href={page}>{texts.reload}</a>
          </p>
        </>
      )}
    </div>
  );
}
