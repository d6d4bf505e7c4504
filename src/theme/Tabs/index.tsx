import type {ComponentProps, KeyboardEvent} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalTabs>;

/**
 * Makes Space select the focused tab, and Home and End move the focus to the first and the last tab, according to
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. The theme supports only Enter and the arrow keys.
 */
function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
  const {target} = event;
  if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
  const tabs = [...(target.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  if (event.key === ' ') target.click();
  else if (event.key === 'Home') tabs.at(0)?.focus();
  else if (event.key === 'End') tabs.at(-1)?.focus();
  else return;
  event.preventDefault();
}

/** Tabs with full keyboard support. */
export default function Tabs(props: Props) {
  return (
    <div className={styles.tabs} onKeyDown={handleKey}>
      <OriginalTabs {...props} />
    </div>
  );
}
