import type {ReactNode} from 'react';
import Icon from '../Icon';
import type {IconName} from '../Icon/paths';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A grid of `Panel` elements on a landing page. */
export function Panels({children}: Props) {
  return <div className={styles.panels}>{children}</div>;
}

interface PanelProps extends Props {
  icon: IconName;
  /** Shows the panel across all columns. */
  wide?: boolean;
}

/** The links for one task or topic: a heading, a sentence or two, and a list of links. */
export function Panel({icon, wide = false, children}: PanelProps) {
  return (
    <section className={wide ? `${styles.panel} ${styles.wide}` : styles.panel}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </section>
  );
}

/**
 * Links that are shown as a row of buttons, such as a choice of languages. If a link selects tabs (for example, with
 * `?language=java`), it also selects these tabs on the pages that the reader visits later.
 */
export function Choices({children}: Props) {
  return (
    <div className={styles.choices} data-choices="">
      {children}
    </div>
  );
}
