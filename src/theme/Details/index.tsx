// Ejected: the original animates its height with a script, so each one would have to be hydrated.
import {isValidElement, type ComponentProps} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type Details from '@theme/Details';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Details>;

/** A section that readers can open, without a script. */
export default function NativeDetails({summary, children, className, ...props}: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
