import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  summary: string;
  /** Expanded by default. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A collapsible section. Unlike the theme's `Details`, it isn't styled as an admonition and opens without JavaScript.
 */
export default function Collapsible({summary, open = false, children}: Props): ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
