// Ejected: the original renders all tabs again after hydration, and needs React to select one.
// src/components/StaticContent/behaviors/tabs.ts does that without React.
import {Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type TabItem from '@theme/TabItem';
import type ThemeTabs from '@theme/Tabs';
import {TabsContext} from '@site/src/components/StaticContent/tabsContext';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ThemeTabs>;
type Item = Pick<ComponentProps<typeof TabItem>, 'value' | 'label' | 'default' | 'attributes'>;

const itemsOf = (children: ReactNode): Item[] =>
  Children.toArray(children)
    .filter((child): child is ReactElement<Item> => isValidElement<Item>(child))
    .map(({props: {value, label, default: isDefault, attributes}}) => ({value, label, default: isDefault, attributes}));

/** Tabs with full keyboard support, whose choice is stored if they have a `groupId`. */
export default function Tabs({children, defaultValue, values, groupId, queryString = false, className, block}: Props) {
  const items: readonly Item[] = values ?? itemsOf(children);
  const selected = defaultValue ?? (items.find((item) => item.default) ?? items[0])?.value;
  if (selected === undefined || !items.some(({value}) => value === selected))
    throw new Error(
      `<Tabs> has the tabs ${items.map(({value}) => value).join(', ')}, but the selected one is ${String(selected)}. ` +
        'Add a <TabItem> with this value.',
    );
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div className={styles.tabs}>
      <div
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
        data-tab-group={groupId}
        data-tab-query={query}
      >
        <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
          {items.map(({value, label, attributes}) => (
            <li
              role="tab"
              key={value}
              tabIndex={value === selected ? 0 : -1}
              aria-selected={value === selected}
              data-value={value}
              {...attributes}
              className={clsx(
                'tabs__item',
                styles.tab,
                attributes?.className as string | undefined,
                value === selected && 'tabs__item--active',
              )}
            >
              {label ?? value}
            </li>
          ))}
        </ul>
        <div className="margin-top--md">
          <TabsContext value={{selected, items}}>
            {Children.toArray(children).filter((child) => child !== '\n')}
          </TabsContext>
        </div>
      </div>
    </div>
  );
}
