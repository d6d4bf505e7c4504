import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SearchResponse} from '@site/src/search/backend';
import {messages} from './messages';
import styles from './answer.module.css';

interface Props {
  response: SearchResponse;
  /** Called when the reader follows the answer's link. */
  onFollow?: () => void;
}

/** Shown above the results: an explanation of what the query names, and how the query was interpreted. */
export default function Answer({response: {answer, correction}, onFollow}: Props) {
  return (
    <>
      {correction !== null && (
        <p className={styles.correction}>
          <Translate id="search.correction" values={{query: <strong>{correction}</strong>}}>
            {'Includes results for {query}'}
          </Translate>
        </p>
      )}
      {answer !== null && (
        <div role="note" className={styles.answer} aria-label={messages.answer}>
          <p className={styles.title}>{answer.title}</p>
          <p className={styles.text}>{answer.text}</p>
          <Link to={answer.url} onClick={onFollow}>
            {messages.more}
          </Link>
        </div>
      )}
    </>
  );
}
