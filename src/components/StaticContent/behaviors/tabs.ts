import {createStorageSlot} from '@docusaurus/theme-common';
import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

const TABS = '.tabs-container';

/** Where the reader's choice is stored for all tabs of a group. The theme uses the same key. */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

const tabsOf = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

const firstOf = (container: Element): string | undefined => tabsOf(container)[0]?.dataset.value;

/**
 * Shows a tab's panel.
 * @returns whether there's a tab with this value
 */
function showTab(container: Element, value: string | undefined): boolean {
  const tabs = tabsOf(container);
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  const panels = container.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]');
  for (const [index, tab] of tabs.entries()) {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
    const panel = panels[index];
    if (panel !== undefined) panel.hidden = !isSelected;
  }
  return true;
}

/**
 * Shows the tabs that the URL or, otherwise, the reader's stored choice names.
 * @param isErased whether a stored choice was erased, so that groups without one show their first tab again
 */
export function syncTabs(root: ParentNode, isErased = false): void {
  const search = new URLSearchParams(window.location.search);
  for (const container of root.querySelectorAll<HTMLElement>(TABS)) {
    const {tabGroup, tabQuery} = container.dataset;
    const value =
      (tabQuery === undefined ? null : search.get(tabQuery)) ??
      (tabGroup === undefined ? null : slotOf(tabGroup).get());
    if (value !== null) showTab(container, value);
    else if (isErased && tabGroup !== undefined) showTab(container, firstOf(container));
  }
}

/**
 * Shows a tab in all tabs of a group on the page, even if the browser can't store the choice.
 * @param value undefined to show the first tab again
 */
export function showTabs(group: string, value: string | undefined): void {
  for (const container of document.querySelectorAll(`${TABS}[data-tab-group="${group}"]`))
    showTab(container, value ?? firstOf(container));
}

/** Stores the tabs that a link's query string selects, such as `?language=java`, like the reader's own choice. */
export function storeChoices(search: string): void {
  for (const [group, value] of new URLSearchParams(search)) slotOf(group).set(value);
}

/** Selects a tab for the reader, and remembers the choice. */
function choose(tab: HTMLElement, history: History): void {
  const container = tab.closest<HTMLElement>(TABS);
  const {value} = tab.dataset;
  if (container === null || value === undefined || tab.ariaSelected === 'true') return;
  // Other tabs of the group, above this one, can change their height. This tab stays where it is.
  const before = tab.getBoundingClientRect().top;
  showTab(container, value);
  const {tabGroup, tabQuery} = container.dataset;
  // Stored choices are also reported to this window, so that the other tabs of the group follow.
  if (tabGroup !== undefined) slotOf(tabGroup).set(value);
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  if (tabQuery === undefined) return;
  const {pathname} = history.location;
  // Changing the URL renders the navigation again, so the browser shows the panel before the URL changes.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (history.location.pathname !== pathname) return;
      const search = new URLSearchParams(history.location.search);
      search.set(tabQuery, value);
      history.replace({...history.location, search: search.toString()});
    }),
  );
}

/**
 * Makes all tabs of the site work, with the keys that https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ names.
 * @returns a function that undoes this
 */
export function handleTabs(history: History): () => void {
  const tabOf = ({target}: Event): HTMLElement | undefined =>
    target instanceof HTMLElement
      ? (target.closest<HTMLElement>(`${TABS} > [role="tablist"] > [role="tab"]`) ?? undefined)
      : undefined;
  const onClick = (event: MouseEvent): void => {
    const tab = tabOf(event);
    if (tab !== undefined) choose(tab, history);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tab = tabOf(event);
    if (tab === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
    const index = tabs.indexOf(tab);
    if (event.key === 'Enter' || event.key === ' ') choose(tab, history);
    else if (event.key === 'ArrowRight') tabs.at((index + 1) % tabs.length)?.focus();
    else if (event.key === 'ArrowLeft') tabs.at(index - 1)?.focus();
    else if (event.key === 'Home') tabs.at(0)?.focus();
    else if (event.key === 'End') tabs.at(-1)?.focus();
    else return;
    event.preventDefault();
  };
  const onStorage = ({key, newValue}: StorageEvent): void => {
    if (key === null || key.includes('docusaurus.tab.')) syncTabs(document, newValue === null);
  };
  const onShow = ({persisted}: PageTransitionEvent): void => {
    if (persisted) syncTabs(document);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
