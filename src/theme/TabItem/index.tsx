import type {ComponentProps} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import OriginalTabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalTabItem>;

/**
 * A tab panel with its label. In print and without JavaScript, all panels are shown one below the other, and the labels
 * distinguish them.
 */
export default function TabItem({children, ...props}: Props) {
  const {tabValues} = useTabs();
  return (
    <OriginalTabItem {...props}>
      <div className={styles.panel} data-tab={tabValues.find(({value}) => value === props.value)?.label ?? props.value}>
        {children}
      </div>
    </OriginalTabItem>
  );
}
