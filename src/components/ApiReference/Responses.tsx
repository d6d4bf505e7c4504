import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import type {IconName} from '../Icon/paths';
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

/** What a status looks like, by its first digit. Others, such as `default`, have neither a color nor an icon. */
const LOOKS: Readonly<Record<string, {color: string | undefined; icon: IconName} | undefined>> = {
  2: {color: styles.adds, icon: 'check'},
  3: {color: styles.reads, icon: 'arrow'},
  4: {color: styles.changes, icon: 'alert'},
  5: {color: styles.removes, icon: 'stop'},
};

/** The status of a response. An icon shows the kind of status in addition to the color. */
export function Status({status, phrase}: StatusProps): ReactNode {
  const look = LOOKS[status.charAt(0)];
  return (
    <p className={clsx(styles.status, look?.color)}>
      {look && <Icon name={look.icon} />}
      <span>{status}</span> <strong>{phrase}</strong>
    </p>
  );
}
