import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The answers that an operation may give. */
export default function Responses({children}: {children: ReactNode}): ReactNode {
  return (
    // A list without bullets is no list to Safari's reader unless its role is given.
    <ul role="list" className={styles.responses}>
      {children}
    </ul>
  );
}

interface ResponseProps {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** `OK`. */
  phrase: string;
  children?: ReactNode;
}

const COLORS: Readonly<Record<string, string | undefined>> = {
  2: styles.adds,
  3: styles.reads,
  4: styles.changes,
  5: styles.removes,
};

export function Response({status, phrase, children}: ResponseProps): ReactNode {
  return (
    <li>
      <p className={styles.line}>
        <span className={clsx(styles.badge, styles.method, COLORS[status.charAt(0)])}>{status}</span>{' '}
        <strong>{phrase}</strong>
      </p>
      {children}
    </li>
  );
}
