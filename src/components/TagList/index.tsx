import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {listTagsByLetters} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';

/** All tags with their descriptions and the number of pages, below the letters that they start with. */
export default function TagList({tags}: Props) {
  return listTagsByLetters(tags).map(({letter, tags: own}) => (
    <section key={letter} className={styles.letter}>
      <Heading as="h2" id={letter} className={styles.heading}>
        {letter}
      </Heading>
      <ul className={styles.tags}>
        {own.map(({permalink, label, count, description}) => (
          <li key={permalink}>
            <Link rel="tag" to={permalink} className={styles.link}>
              {label}
            </Link>{' '}
            <span className={styles.count}>
              {count}
              <span className="sr-only">
                {' '}
                {count === 1 ? (
                  <Translate id="tags.page">page</Translate>
                ) : (
                  <Translate id="tags.pages">pages</Translate>
                )}
              </span>
            </span>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
