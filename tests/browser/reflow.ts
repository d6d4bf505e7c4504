import type {Page} from '@playwright/test';

/**
 * Finds content that readers lose in the current window (WCAG 1.4.4 and 1.4.10): the page scrolls horizontally, text is
 * clipped, or the keyboard can't reach an element that scrolls.
 * @returns one sentence for each problem
 */
export function reflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const nameOf = (element: Element) =>
      `${element.localName}${element.id === '' ? '' : `#${element.id}`}${[...element.classList].map((each) => `.${each}`).join('')}`;
    const problems: string[] = [];
    const {scrollWidth} = document.documentElement;
    if (scrollWidth > window.innerWidth)
      problems.push(`the page is ${scrollWidth - window.innerWidth} px wider than the window`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 1;
      // Inline elements have no box of their own, and text for screen readers only is one pixel in size.
      if ((!wide && !high) || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
      const {overflowX, overflowY, position, visibility} = getComputedStyle(element);
      const clips = (overflow: string) => /hidden|clip/.test(overflow);
      const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
      if (
        visibility !== 'visible' ||
        (element.textContent ?? '').trim() === '' ||
        element.closest('[aria-hidden="true"]') !== null
      )
        continue;
      if ((wide && clips(overflowX)) || (high && clips(overflowY))) {
        // A closed menu is moved out of the window, not clipped.
        if (
          position === 'fixed' &&
          (element.getBoundingClientRect().right <= 0 || element.getBoundingClientRect().left >= window.innerWidth)
        )
          continue;
        problems.push(
          `${nameOf(element)} clips ${wide && clips(overflowX) ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight} px of "${(element.textContent ?? '').trim().slice(0, 40)}"`,
        );
      }
      const scrolled = (wide && scrolls(overflowX)) || (high && scrolls(overflowY));
      if (
        scrolled &&
        element !== document.body &&
        !element.matches(FOCUSABLE) &&
        element.querySelector(FOCUSABLE) === null
      )
        problems.push(`${nameOf(element)} scrolls, but the keyboard can't reach it`);
    }
    return problems;
  });
}

/** How many pixels the page is wider than the window. */
export function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/**
 * Finds tables with columns outside the window, which readers overlook on a phone.
 * @returns the headings of each such table
 */
export function tablesThatScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const frame = table.parentElement;
      if (frame === null || frame.scrollWidth <= frame.clientWidth + 1) return [];
      return [[...table.querySelectorAll('tr:first-child > *')].map(({textContent}) => textContent).join(' | ')];
    }),
  );
}

/**
 * Finds labels of diagrams and UI mockups that are smaller than 12 px in the current window.
 * @returns one sentence for each figure with such a label
 */
export function smallLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('figure svg')].flatMap((svg) => {
      const {width} = svg.getBoundingClientRect();
      if (width === 0 || svg.viewBox.baseVal === null) return [];
      const scale = width / svg.viewBox.baseVal.width;
      const sizes = [...svg.querySelectorAll('text')].map(
        (label) => parseFloat(getComputedStyle(label).fontSize) * scale,
      );
      const smallest = Math.min(...sizes);
      if (smallest >= 11.95) return [];
      return [`${svg.getAttribute('aria-label') ?? ''} has a label of ${smallest.toFixed(1)} px; expected at least 12`];
    }),
  );
}

/**
 * Finds tables that don't show that they have more columns. A table that is wider than its frame needs an edge that is
 * visible until the reader has scrolled to the last column, and a first column that stays in view. The keyboard must be
 * able to scroll it.
 * @returns one sentence for each problem, which starts with the headings of the table
 */
export function hiddenColumns(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isOpaque = (color: string) => !/^rgba\(.*, 0?(?:\.\d+)?\)$|\/ 0?(?:\.\d+)?\)$/.test(color);
    const hasBorder = ({content, visibility, opacity, borderRightWidth}: CSSStyleDeclaration) =>
      content !== 'none' && visibility === 'visible' && opacity === '1' && borderRightWidth !== '0px';
    await nextFrame();
    const problems: string[] = [];
    for (const table of document.querySelectorAll('table')) {
      const frame = table.parentElement;
      if (frame === null || frame.clientWidth === 0) continue;
      const name = [...table.querySelectorAll('tr:first-child > *')].map(({textContent}) => textContent).join(' | ');
      const hidden = frame.scrollWidth - frame.clientWidth;
      const report = (problem: string) => problems.push(`${name}: ${problem}`);
      if (hidden <= 1) continue;
      const edge = getComputedStyle(frame, '::after');
      if (!hasBorder(edge) || edge.position !== 'sticky') report(`no edge shows that ${hidden} px are hidden`);
      if (frame.tabIndex !== 0) report("the keyboard can't scroll it");
      const cells = [...table.querySelectorAll<HTMLElement>('tr:not([hidden]) > :first-child')];
      for (const cell of cells) {
        const {position, backgroundColor} = getComputedStyle(cell);
        const text = `the first cell of the row "${(cell.textContent ?? '').slice(0, 30)}"`;
        if (position !== 'sticky') report(`${text} scrolls out of view`);
        if (!isOpaque(backgroundColor)) report(`${text} has no opaque background`);
        if (!hasBorder(getComputedStyle(cell, '::after'))) report(`${text} has no border`);
      }
      const width = cells[0]?.offsetWidth ?? 0;
      if (width > 0.6 * frame.clientWidth) report(`the first column takes ${width} of ${frame.clientWidth} px`);
      frame.scrollLeft = frame.scrollWidth;
      await nextFrame();
      if (hasBorder(getComputedStyle(frame, '::after'))) report('the edge stays visible at the last column');
      frame.scrollLeft = 0;
    }
    return problems;
  });
}
