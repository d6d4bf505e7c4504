import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  /** In uppercase. */
  method: string;
}

const COLORS: Readonly<Record<string, string | undefined>> = {
  GET: styles.reads,
  HEAD: styles.reads,
  OPTIONS: styles.reads,
  POST: styles.adds,
  PUT: styles.changes,
  PATCH: styles.changes,
  DELETE: styles.removes,
};

/** An HTTP method. Its color adds no information beyond the name. */
export default function Method({method}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles.method, COLORS[method])}>{method}</span>;
}
