import type {Page} from '@playwright/test';

/**
 * What is lost of a page as it is shown now (WCAG 1.4.4 and 1.4.10): the page scrolls sideways, text is cut off, or something scrolls that the keyboard does not reach.
 * @returns one sentence for each place; none when nothing is lost
 */
export function lossesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const nameOf = (element: Element) =>
      `${element.localName}${element.id === '' ? '' : `#${element.id}`}${[...element.classList].map((each) => `.${each}`).join('')}`;
    const losses: string[] = [];
    const {scrollWidth} = document.documentElement;
    if (scrollWidth > window.innerWidth)
      losses.push(`the page is ${scrollWidth - window.innerWidth} px wider than the window`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 1;
      // Inline elements have no box of their own, and what only a screen reader is to find is a pixel large.
      if ((!wide && !high) || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
      const {overflowX, overflowY, position, visibility} = getComputedStyle(element);
      const cuts = (overflow: string) => /hidden|clip/.test(overflow);
      const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
      if (
        visibility !== 'visible' ||
        (element.textContent ?? '').trim() === '' ||
        element.closest('[aria-hidden="true"]') !== null
      )
        continue;
      if ((wide && cuts(overflowX)) || (high && cuts(overflowY))) {
        // A menu beside the window is taken out of sight, and not cut.
        if (
          position === 'fixed' &&
          (element.getBoundingClientRect().right <= 0 || element.getBoundingClientRect().left >= window.innerWidth)
        )
          continue;
        losses.push(
          `${nameOf(element)} cuts off ${wide && cuts(overflowX) ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight} px of "${(element.textContent ?? '').trim().slice(0, 40)}"`,
        );
      }
      const scrolled = (wide && scrolls(overflowX)) || (high && scrolls(overflowY));
      if (
        scrolled &&
        element !== document.body &&
        !element.matches('[tabindex]') &&
        element.querySelector(FOCUSABLE) === null
      )
        losses.push(`${nameOf(element)} scrolls, and no key reaches it`);
    }
    return losses;
  });
}
