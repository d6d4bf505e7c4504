import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Method from './Method';
import Path from './Path';
import styles from './styles.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** An overview of the operations of an API. */
export default function Operations({label, children}: Props): ReactNode {
  return (
    // VoiceOver in Safari doesn't treat a list without bullets as a list unless it has an explicit role.
    <ul role="list" aria-label={label} className={styles.operations}>
      {children}
    </ul>
  );
}

interface OperationProps {
  /** Link to the operation on the same page. */
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
