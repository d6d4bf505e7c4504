import {useEffect, type RefObject} from 'react';

/** How long a lab that restores its state can move what's below it, in milliseconds. */
const DURATION = 10_000;

const INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the section that a link leads to in place, when the lab above it grows because it restores the reader's work.
 * Ends as soon as the reader scrolls or uses the page.
 * @param lab the lab's element
 */
export function useKeptTarget(lab: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {current} = lab;
    const id = window.location.hash.slice(1);
    const target = id === '' ? null : document.getElementById(id);
    if (current === null || target === null) return undefined;
    if ((current.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return undefined;
    let height = current.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (current.offsetHeight === height) return;
      height = current.offsetHeight;
      target.scrollIntoView({behavior: 'instant'});
    });
    const end = (): void => {
      observer.disconnect();
      for (const name of INPUT) window.removeEventListener(name, end);
      clearTimeout(timer);
    };
    const timer = setTimeout(end, DURATION);
    observer.observe(current);
    for (const name of INPUT) window.addEventListener(name, end, {passive: true});
    return end;
  }, [lab]);
}
