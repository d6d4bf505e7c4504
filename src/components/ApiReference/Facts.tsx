import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What holds for the whole API: version, address, contact. */
export default function Facts({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  term: string;
  detail: string;
  href?: string;
}

export function Fact({term, detail, href}: FactProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{href === undefined ? detail : <Link href={href}>{detail}</Link>}</dd>
    </div>
  );
}
