import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface CardsProps {
  children: ReactNode;
}

interface CardProps {
  title: string;
  /** Path from the site root, or an external URL. */
  href: string;
  /** One or two sentences: who the page is for and what they'll find. */
  children: ReactNode;
}

/** A grid of `Card` elements that link to other pages. */
export function Cards({children}: CardsProps) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** A card that links to a page. The entire card is clickable, but assistive technology announces only the title. */
export function Card({title, href, children}: CardProps) {
  return (
    <li className={styles.card}>
      <p className={styles.title}>
        <Link to={href} className={styles.cardLink}>
          {title}
        </Link>
      </p>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
