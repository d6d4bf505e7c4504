import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Icon from '../Icon';
import type {IconName} from '../Icon/paths';
import styles from './styles.module.css';

const ICONS = {note: 'note', tip: 'spark', info: 'info', warning: 'alert', danger: 'stop'} satisfies Record<
  string,
  IconName
>;

export type CalloutKind = keyof typeof ICONS;

interface Props {
  kind: CalloutKind;
  title: ReactNode;
  /** Replaces the icon of the kind. */
  icon?: ReactNode;
  children?: ReactNode;
  className?: string;
  id?: string;
}

/** A highlighted note with a title: what `:::note` and the other directives show. */
export default function Callout({kind, title, icon, children, className, id}: Props) {
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(kind),
        styles.callout,
        styles[kind],
        className,
      )}
      id={id}
    >
      <div className={styles.admonitionHeading}>
        {icon ?? <Icon name={ICONS[kind]} />}
        <span>{title}</span>
      </div>
      {children && <div className={styles.admonitionContent}>{children}</div>}
    </div>
  );
}
