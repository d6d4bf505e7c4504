import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A numbered list. Each item is a step, and can contain paragraphs, code blocks, and figures. */
  children: ReactNode;
}

/** The steps of a procedure, with large numbers and a line between them. */
export default function Steps({children}: Props) {
  return <div className={styles.steps}>{children}</div>;
}
