import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A code block with highlighted lines, and a numbered list with a note for each of them. */
  children: ReactNode;
}

/** A code block with numbered highlighted lines that correspond to the notes below it. */
export default function AnnotatedCode({children}: Props) {
  return <div className={styles.annotated}>{children}</div>;
}
