import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Method from './Method';
import Path from './Path';
import styles from './styles.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** The operations of an API at a glance. */
export default function Operations({label, children}: Props): ReactNode {
  return (
    // A list without bullets is no list to Safari's reader unless its role is given.
    <ul role="list" aria-label={label} className={styles.operations}>
      {children}
    </ul>
  );
}

interface OperationProps {
  /** Fragment of the operation on the page. */
  href: string;
  method: string;
  path: string;
  summary: string;
  deprecated?: boolean;
}

export function Operation({href, method, path, summary, deprecated = false}: OperationProps): ReactNode {
  return (
    <li>
      <Link to={href}>{summary}</Link>
      {deprecated && ' (deprecated)'}
      <span className={styles.call}>
        <Method method={method} /> <Path path={path} />
      </span>
    </li>
  );
}
