import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Picture from './Picture';
import styles from './styles.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  title: string;
  /** One or two sentences below the title. */
  children: ReactNode;
  primary: Action;
  secondary: Action;
}

/**
 * The header of the home page: title, introduction, a search box, two links, and a picture of the product. The search
 * box opens the search dialog. Without scripts, the box isn't shown, because search requires them.
 */
export default function Hero({title, children, primary, secondary}: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.hero}>
        <div>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <div className={styles.lead}>{children}</div>
          <Link to="/search" className={clsx(styles.search, 'needs-script')} data-open-search="">
            Search by task, error message, or command
          </Link>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to={primary.href}>
              {primary.label}
            </Link>
            <Link className="button button--secondary button--outline button--lg" to={secondary.href}>
              {secondary.label}
            </Link>
          </div>
        </div>
        <Picture />
      </header>
    </div>
  );
}
