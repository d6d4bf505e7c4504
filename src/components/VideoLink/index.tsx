import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** URL of the page with the video. */
  href: string;
  title: string;
  /** For example, "8 minutes". */
  length?: string;
  /** What the video shows, in a sentence or two. */
  children: ReactNode;
}

/** A link to a video on another site, drawn as a poster. Nothing is loaded from it until the reader opens the link. */
export default function VideoLink({href, title, length, children}: Props) {
  return (
    <div className={styles.video}>
      <div className={styles.poster} aria-hidden="true" />
      <div className={styles.text}>
        <Link to={href} className={styles.link}>
          {title}
        </Link>
        {length !== undefined && <span className={styles.length}>Video, {length}</span>}
        {children}
      </div>
    </div>
  );
}
