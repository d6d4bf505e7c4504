import type {ComponentProps, KeyboardEvent} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalTabs>;

/** Space chooses the tab in focus, Home and End lead to the first and the last, as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ asks; the theme knows Enter and the arrows only. */
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

/** Tabs that the whole keyboard can use. */
export default function Tabs(props: Props) {
  return (
    <div className={styles.tabs} onKeyDown={handleKey}>
      <OriginalTabs {...props} />
    </div>
  );
}
