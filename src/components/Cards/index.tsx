import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface CardsProps {
  children: ReactNode;
}

interface CardProps {
  title: string;
  /** Path from the site root, or an address elsewhere. */
  href: string;
  /** One or two sentences: who it is for, what they find. */
  children: ReactNode;
}

/** A grid of ways on: holds `Card`s. */
export function Cards({children}: CardsProps) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** One way on. The whole card answers a click; the title is the link that assistive technology announces. */
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
