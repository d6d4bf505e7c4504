import type {Page} from '@playwright/test';

export interface Stops {
  /** Elements that Tab comes to. */
  count: number;
  /** One sentence for each stop that is out of order, or whose focus is not seen. */
  problems: string[];
}

/**
 * Looks at all elements that Tab comes to on a page as it is shown now: none has a place of its own in the order, the order is that of the eye (from left to right, from top to bottom, column
 * by column), and the focus changes what is seen of each.
 */
export async function stopsOf(page: Page): Promise<Stops> {
  // The focus is shown to those who use the keyboard: after the first key, elements that a script focuses are shown as focused, too.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const problems: string[] = [];
    const begun = document.activeElement;
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
    // Of buttons that exclude each other Tab comes to the chosen one.
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

    const look = (element: Element): string => {
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
      const before = look(element);
      element.focus({preventScroll: true});
      if (document.activeElement !== element) continue;
      if (look(element) === before) problems.push(`the focus of ${nameOf(element)} is not seen`);
      // The skip link stands over the page while it has the focus, and what stays in place while the page scrolls has no place among the rest.
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
            `${nameOf(element)} comes after ${nameOf(last.element)}, and stands ${above ? 'above' : 'left of'} it`,
          );
      }
      last = {element, box};
    }
    (begun as HTMLElement | null)?.focus({preventScroll: true});
    return {count: stops.length, problems};
  });
}
