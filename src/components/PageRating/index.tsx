import {useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {announceRating} from './rating';
import styles from './styles.module.css';

interface Props {
  /** Path of the rated page. */
  path: string;
}

/** Asks whether the page is useful. Use the page's path as `key`, so that the state resets on the next page. */
export default function PageRating({path}: Props) {
  const [rated, setRated] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);

  // The buttons disappear after a rating, which would move the keyboard focus to the top of the page.
  useEffect(() => {
    if (rated) thanks.current?.focus();
  }, [rated]);

  function rate(useful: 0 | 1) {
    announceRating({path, useful});
    setRated(true);
  }

  return (
    <section className={`${styles.rating} needs-script no-print`} aria-label="Page rating">
      {rated ? (
        <p className={styles.text} ref={thanks} tabIndex={-1} role="status">
          <Translate id="pageRating.thanks">Thanks for letting us know!</Translate>
        </p>
      ) : (
        <>
          <p className={styles.text}>
            <Translate id="pageRating.question">Is this page useful?</Translate>
          </p>
          <button type="button" className={styles.button} onClick={() => rate(1)}>
            <Translate id="pageRating.yes">Yes</Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => rate(0)}>
            <Translate id="pageRating.no">No</Translate>
          </button>
        </>
      )}
    </section>
  );
}
