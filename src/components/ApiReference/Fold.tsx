import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  summary: string;
  /** Unfolded from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A part that a reader may skip. Not the theme's `Details`, which is an admonition that opens by script. */
export default function Fold({summary, open = false, children}: Props): ReactNode {
  return (
    <details className={styles.fold} open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
