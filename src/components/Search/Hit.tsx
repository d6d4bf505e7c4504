import {Fragment} from 'react';
import type {PageHit, SectionHit} from '@site/src/search/backend';
import Icon from './Icons';
import Segments from './Segments';
import {texts} from './texts';
import styles from './hit.module.css';

interface Props {
  page: PageHit;
  section: SectionHit;
  /** The page's first row names the page; further rows stand below it. */
  first: boolean;
}

/** What a reader sees of one place that answers a query: kind, way there, and the words in their surroundings. */
export default function Hit({page, section, first}: Props) {
  const [title = [], ...headings] = section.headings;
  return (
    <span className={first ? styles.hit : `${styles.hit} ${styles.further}`}>
      <Icon name={section.kind} label={texts.kinds[section.kind]} className={styles.kind} />
      <span className={styles.words}>
        {first && (page.path.length > 0 || page.version !== null) && (
          <span className={styles.crumbs}>
            {page.path.join(' › ')} {page.version !== null && <span className={styles.version}>{page.version}</span>}
          </span>
        )}
        {first && (
          <span className={styles.title}>
            <Segments segments={title} />
          </span>
        )}
        {headings.length > 0 && (
          <span className={styles.heading}>
            {headings.map((heading, index) => (
              <Fragment key={index}>
                {index > 0 && <span aria-hidden="true"> › </span>}
                <Segments segments={heading} />
              </Fragment>
            ))}
          </span>
        )}
        {section.snippet.length > 0 && (
          <span className={section.kind === 'code' ? `${styles.snippet} ${styles.code}` : styles.snippet}>
            <Segments segments={section.snippet} />
          </span>
        )}
      </span>
    </span>
  );
}
