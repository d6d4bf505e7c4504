import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The level, the duration, and the prerequisites of a course or a chapter. src/plugins/remark/courses writes them. */
export default function CourseFacts({children}: {children: ReactNode}) {
  return (
    <div className={styles.facts} data-no-extract="search">
      {children}
    </div>
  );
}
