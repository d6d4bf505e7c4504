import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** General information about an API, such as its version, server URL, and contact. */
export default function Info({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.info}>{children}</dl>;
}

interface InfoItemProps {
  term: string;
  detail: string;
  href?: string;
}

export function InfoItem({term, detail, href}: InfoItemProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{href === undefined ? detail : <Link href={href}>{detail}</Link>}</dd>
    </div>
  );
}
