import {useState} from 'react';
import Link from '@docusaurus/Link';
import type {ValueResult} from '@site/src/labs/match/explain';
import Action from '../Lab/Action';
import playground from '../Playground/styles.module.css';
import styles from './styles.module.css';

const STATUSES = {failed: 'Fails', passed: 'Passes', ignored: 'Not compared'} as const;

const CLASSES = {failed: playground.error, passed: styles.passed, ignored: playground.hint} as const;

/** How many values are shown initially. */
const LIMIT = 100;

interface Props {
  matches: boolean;
  results: readonly ValueResult[];
  /** Whether something has changed since the bodies were matched. */
  isOutdated: boolean;
  /** Moves the focus to a value in the received body. */
  show: (result: ValueResult) => void;
}

/** Whether the bodies match, and the result for each value. */
export default function Result({matches, results, isOutdated, show}: Props) {
  const [limit, setLimit] = useState(LIMIT);
  return (
    <>
      {isOutdated && (
        <p className={playground.hint}>The bodies or matchers have changed since this result. Select Match again.</p>
      )}
      <p className={styles.verdict} data-matches={matches}>
        <strong className={matches ? styles.passed : playground.error}>
          {matches ? 'Matches.' : 'Doesn’t match.'}
        </strong>{' '}
        See <Link to="#what-this-cant-prove">what this can’t prove</Link>.
      </p>
      <ol className={styles.results} aria-label="Values of the received body">
        {results.slice(0, limit).map((result, index) => {
          const {path, shown, status, rule, from, scope, isTied, reason, message, fix} = result;
          return (
            <li key={`${path} ${index}`} data-status={status}>
              <strong className={CLASSES[status]}>{STATUSES[status]}</strong>{' '}
              <button type="button" className={playground.link} onClick={() => show(result)}>
                {path}
              </button>
              {shown !== undefined && <code className={styles.value}>{shown}</code>}
              {reason !== '' && (
                <p>
                  {reason}
                  {fix !== undefined && (
                    <>
                      {' '}
                      <Link to={`/fix/${fix}`}>Causes and fixes</Link>
                    </>
                  )}
                </p>
              )}
              {rule !== undefined && (
                <p className={playground.hint}>
                  Rule: <code>{rule}</code>
                  {from !== undefined && (
                    <>
                      {' '}
                      of <code>{from}</code>
                      {scope !== undefined && `, ${scope}`}
                    </>
                  )}
                  {isTied === true && '. Another rule has the same weight, so results can differ between runs'}
                </p>
              )}
              {message !== undefined && message !== reason && (
                <p className={playground.hint}>
                  Pact says: <q>{message}</q>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {results.length > limit && (
        <Action onClick={() => setLimit(limit + 500)}>
          {`Show more of ${results.length.toLocaleString('en')} values`}
        </Action>
      )}
    </>
  );
}
