import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * In a wide window, examples in a second column, next to the parameters and schemas that they belong to. In other
 * windows and in print, everything is in one column, in the order of the source.
 */
export default function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx(styles.columns, styles.section)}>{children}</div>;
}

interface ColumnProps {
  /**
   * What the part contains: examples of the part before it, the responses, or the request samples. Responses use both
   * columns, because each has its own examples. Request samples move to the top of the second column.
   */
  of?: 'examples' | 'responses' | 'requests';
  children: ReactNode;
}

/** A part of `Columns` or `Response`. By default, it's in the first column. */
export function Column({of, children}: ColumnProps): ReactNode {
  if (of === undefined || of === 'responses') return <div className={styles[of ?? 'text']}>{children}</div>;
  return (
    <div className={styles[of]}>
      {/* Stays in view while the first column scrolls. */}
      <div>{children}</div>
    </div>
  );
}
