const CLOSED = 'details:not([open]), [role="tabpanel"][hidden]';

/** The closed `<details>` and tab panels that contain an element, outermost first. */
function closedAround(target: Element): Element[] {
  const closed: Element[] = [];
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    if (element.matches(CLOSED)) closed.unshift(element);
  }
  return closed;
}

/** The element that a reader would click to open a closed one. */
function triggerOf(closed: Element): HTMLElement | null {
  if (closed.matches('details')) return closed.querySelector(':scope > summary');
  const panels = [...(closed.parentElement?.children ?? [])].filter((sibling) => sibling.matches('[role="tabpanel"]'));
  const tabs = closed
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  return tabs?.[panels.indexOf(closed)] ?? null;
}

/**
 * Opens the closed `<details>` and tabs around an element. It clicks their triggers, so that the components are
 * notified.
 * @returns whether anything was closed
 */
export function reveal(target: Element): boolean {
  const closed = closedAround(target);
  for (const element of closed) triggerOf(element)?.click();
  return closed.length > 0;
}
