import type {ComponentProps} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import OriginalTabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalTabItem>;

/** A panel that carries its label: on paper and without JavaScript all panels stand below each other, and a reader must know which is which. */
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
