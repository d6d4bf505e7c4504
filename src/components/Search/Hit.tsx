import {Fragment} from 'react';
import type {PageHit, SectionHit} from '@site/src/search/backend';
import Icon from './Icons';
import Highlight from './Highlight';
import {messages} from './messages';
import styles from './hit.module.css';

interface Props {
  page: PageHit;
  section: SectionHit;
  /** Whether this is the page's first row, which shows the page title. */
  first: boolean;
}

/** A search result: its kind, path, headings, and snippet. */
export default function Hit({page, section, first}: Props) {
  const [title = [], ...headings] = section.headings;
  return (
    <span className={first ? styles.hit : `${styles.hit} ${styles.further}`}>
      <Icon name={section.kind} label={messages.kinds[section.kind]} className={styles.kind} />
      <span className={styles.words}>
        {first && (page.path.length > 0 || page.version !== null) && (
          <span className={styles.crumbs}>
            {page.path.join(' › ')} {page.version !== null && <span className={styles.version}>{page.version}</span>}
          </span>
        )}
        {first && (
          <span className={styles.title}>
            <Highlight segments={title} />
          </span>
        )}
        {headings.length > 0 && (
          <span className={styles.heading}>
            {headings.map((heading, index) => (
              <Fragment key={index}>
                {index > 0 && <span aria-hidden="true"> › </span>}
                <Highlight segments={heading} />
              </Fragment>
            ))}
          </span>
        )}
        <span className={section.kind === 'code' ? `${styles.snippet} ${styles.code}` : styles.snippet}>
          <Highlight segments={section.snippet} />
        </span>
      </span>
    </span>
  );
}
