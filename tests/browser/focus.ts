import type {Page} from '@playwright/test';

export interface TabStops {
  /** The number of elements that Tab reaches. */
  count: number;
  /** One sentence for each tab stop that is out of order or has no visible focus. */
  problems: string[];
}

/**
 * Checks all tab stops of a page in its current view: no element has a positive tabindex, the order matches the visual
 * order (left to right, top to bottom, column by column), and focus changes the appearance of each element.
 */
export async function tabStops(page: Page): Promise<TabStops> {
  // Browsers show focus to keyboard users. After the first key press, they also show it on elements that a script
  // focuses.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const problems: string[] = [];
    const initial = document.activeElement;
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({visibilityProperty: true}) &&
        element.getClientRects().length > 0 &&
        element.closest('[inert]') === null,
    );
    // In a group of radio buttons, Tab reaches only the selected one.
    const stops = all.filter(
      (element) =>
        !(
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          !element.checked &&
          all.some((other) => other instanceof HTMLInputElement && other.checked && other.name === element.name)
        ),
    );
    for (const element of stops)
      if (element.tabIndex > 0) problems.push(`${nameOf(element)} has tabindex ${element.tabIndex}`);

    const appearanceOf = (element: Element): string => {
      const own = [element, element.parentElement, element.nextElementSibling, element.querySelector('*')].filter(
        (each) => each !== null,
      );
      return own
        .flatMap((each) => {
          const style = getComputedStyle(each);
          const outline =
            style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1
              ? ''
              : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
          return [
            outline,
            style.boxShadow,
            style.borderColor,
            style.borderWidth,
            style.backgroundColor,
            style.textDecorationLine,
          ];
        })
        .join('|');
    };
    let last: {element: HTMLElement; box: DOMRect} | undefined;
    for (const element of stops) {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = appearanceOf(element);
      element.focus({preventScroll: true});
      if (document.activeElement !== element) continue;
      if (appearanceOf(element) === before) problems.push(`${nameOf(element)} has no visible focus`);
      // The focused skip link covers the page, and sticky elements keep their position while the page scrolls, so
      // neither has a place in the visual order.
      const own = element.getBoundingClientRect();
      const box = own.width > 1 ? own : (element.nextElementSibling ?? element).getBoundingClientRect();
      const pinned = ((each: Element | null): boolean => {
        for (let at = each; at !== null; at = at.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
        return false;
      })(element);
      if (pinned) {
        last = undefined;
        continue;
      }
      if (last !== undefined) {
        const above = box.bottom <= last.box.top + 1 && box.left < last.box.right - 1;
        const before = box.top < last.box.bottom - 1 && last.box.top < box.bottom - 1 && box.right <= last.box.left + 1;
        if (above || before)
          problems.push(
            `${nameOf(element)} comes after ${nameOf(last.element)} but is ${above ? 'above it' : 'to the left of it'}`,
          );
      }
      last = {element, box};
    }
    (initial as HTMLElement | null)?.focus({preventScroll: true});
    return {count: stops.length, problems};
  });
}
