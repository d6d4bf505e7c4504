import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  required?: boolean;
  /** `deprecated, read only`. */
  marks?: string;
}

/** What a caller has to know about a value before its meaning. */
export default function Marks({required = false, marks}: Props): ReactNode {
  return (
    <>
      {required && <span className={clsx(styles.badge, styles.required)}>required</span>}
      {marks !== undefined && <span className={clsx(styles.badge, styles.mark)}>{marks}</span>}
    </>
  );
}
