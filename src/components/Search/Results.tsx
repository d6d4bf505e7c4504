import Link from '@docusaurus/Link';
import type {PageHit} from '@site/src/search/backend';
import {shownSections} from '@site/src/search/group';
import Hit from './Hit';
import type {WithExcerpt} from './useExcerpts';
import styles from './page.module.css';

interface Props {
  pages: readonly PageHit[];
  withExcerpt: WithExcerpt;
}

/**
 * The results on the search page: each page with its best sections, and with its section of the site unless most
 * results are in that section.
 */
export default function Results({pages, withExcerpt}: Props) {
  const shown = shownSections(pages);
  return (
    <ol className={styles.results}>
      {pages.map((page) => (
        <li key={page.url} className={styles.result}>
          {shown.has(page.siteSection) && <p className={styles.siteSection}>{page.siteSection}</p>}
          {page.sections.map((section, index) => (
            <Link key={index} to={section.url} className={styles.link}>
              <Hit page={page} section={withExcerpt(section)} first={index === 0} />
            </Link>
          ))}
        </li>
      ))}
    </ol>
  );
}
