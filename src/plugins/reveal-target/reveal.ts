/** A browser that follows a link into a `<details>` sets `open` without the theme's component knowing, which keeps its content folded. */
const CLOSED = 'details:not([open]), details[data-collapsed="true"], [role="tabpanel"][hidden]';

/** The `<details>` and the tab panels round an element that are closed, outermost first. */
function closedAround(target: Element): Element[] {
  const closed: Element[] = [];
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    if (element.matches(CLOSED)) closed.unshift(element);
  }
  return closed;
}

/** What a reader would press to open it. */
function openerOf(closed: Element): HTMLElement | null {
  if (closed.matches('details')) return closed.querySelector(':scope > summary');
  const panels = [...(closed.parentElement?.children ?? [])].filter((sibling) => sibling.matches('[role="tabpanel"]'));
  const tabs = closed
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  return tabs?.[panels.indexOf(closed)] ?? null;
}

/**
 * Opens everything that hides an element, by the presses a reader would make, so that the components concerned know of it.
 * @returns whether anything was closed
 */
export function reveal(target: Element): boolean {
  const closed = closedAround(target);
  for (const element of closed) openerOf(element)?.click();
  return closed.length > 0;
}
