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

/** One response. In a wide window, its examples are in the second column: see `Columns`. */
export function Response({children}: {children: ReactNode}): ReactNode {
  return <li className={styles.columns}>{children}</li>;
}

interface StatusProps {
  /** `200`, `4XX`, or `default`. */
  status: string;
  /** `OK`. */
  phrase: string;
}

interface Look {
  color: string | undefined;
  /** The path data of the icon, for a box of 16 by 16 units. */
  icon: string;
}

/** What a status looks like, by its first digit. Others, such as `default`, have neither a color nor an icon. */
const LOOKS: Readonly<Record<string, Look | undefined>> = {
  2: {color: styles.adds, icon: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.3l2.1 2.1L11 6.2'},
  3: {color: styles.reads, icon: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM4.8 8h6.2M8.6 5.5 11.2 8l-2.6 2.5'},
  4: {color: styles.changes, icon: 'M8 2 1.3 13.8h13.4ZM8 6.5v3.2M8 11.6v.2'},
  5: {color: styles.removes, icon: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8'},
};

/** The status of a response. An icon shows the kind of status in addition to the color. */
export function Status({status, phrase}: StatusProps): ReactNode {
  const look = LOOKS[status.charAt(0)];
  return (
    <p className={clsx(styles.status, look?.color)}>
      {look && (
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d={look.icon} />
        </svg>
      )}
      <span>{status}</span> <strong>{phrase}</strong>
    </p>
  );
}
