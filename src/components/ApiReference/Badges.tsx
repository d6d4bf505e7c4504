import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  required?: boolean;
  /** `deprecated, read only`. */
  marks?: string;
}

/** Badges such as "required" or "deprecated" next to a name. */
export default function Badges({required = false, marks}: Props): ReactNode {
  return (
    <>
      {required && <span className={clsx(styles.badge, styles.required)}>required</span>}
      {marks !== undefined && <span className={clsx(styles.badge, styles.mark)}>{marks}</span>}
    </>
  );
}
