import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The responses that an operation can return. */
export default function Responses({children}: {children: ReactNode}): ReactNode {
  return (
    // VoiceOver in Safari doesn't treat a list without bullets as a list unless it has an explicit role.
    <ul role="list" className={styles.responses}>
      {children}
    </ul>
  );
}

interface ResponseProps {
  /** `200`, `4XX`, or `default`. */
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
