import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import type {IconName} from '../Icon/paths';
import type {StatusKind} from './status';
import styles from './styles.module.css';

const ICONS: Readonly<Record<StatusKind, IconName>> = {
  ok: 'check',
  partly: 'alert',
  fail: 'stop',
  yes: 'check',
  no: 'minus',
};

interface Props {
  kind: StatusKind;
  children: ReactNode;
}

/**
 * A status in a table, such as "Passes", with an icon and a color. The remark plugin `status-cells` adds it to Markdown
 * tables, and `DataTable` to its cells.
 */
export default function Status({kind, children}: Props) {
  return (
    <span className={clsx(styles.status, styles[kind])} data-status={kind}>
      <Icon name={ICONS[kind]} />
      {children}
    </span>
  );
}
