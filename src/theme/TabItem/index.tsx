// Ejected: the original needs React to show and hide a panel. See src/theme/Tabs.
import {useContext, type ComponentProps} from 'react';
import clsx from 'clsx';
import type ThemeTabItem from '@theme/TabItem';
import {TabsContext} from '@site/src/components/StaticContent/tabsContext';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ThemeTabItem>;

/**
 * A tab panel with its label. In print and without JavaScript, all panels are shown one below the other, and the labels
 * distinguish them.
 */
export default function TabItem({children, className, value}: Props) {
  const {selected, items} = useContext(TabsContext);
  return (
    <div role="tabpanel" className={clsx(styles.item, className)} hidden={value !== selected}>
      <div className={styles.panel} data-tab={items.find((item) => item.value === value)?.label ?? value}>
        {children}
      </div>
    </div>
  );
}
