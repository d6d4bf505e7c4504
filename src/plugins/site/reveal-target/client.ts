import type {ClientModule} from '@docusaurus/types';
import {reveal} from './reveal';

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A hash with a stray % has no target.
  }
}

/** Runs a function after hydration, because a click on a tab has no effect before that. */
function whenHydrated(run: () => void): void {
  if (document.documentElement.dataset.hasHydrated === 'true') run();
  else requestAnimationFrame(() => whenHydrated(run));
}

/** Makes the Tab key continue at an element, as after a click on a link to it in a page without scripts. */
function continueAt(target: Element): void {
  if (!(target instanceof HTMLElement) || target.contains(document.activeElement)) return;
  const isFocusable = target.hasAttribute('tabindex');
  if (!isFocusable) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  if (!isFocusable) target.removeAttribute('tabindex');
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash}, previousLocation}) {
    if (hash === '') return;
    whenHydrated(() => {
      const target = targetOf(hash);
      if (target === null) {
        // A fragment with `=` holds the state of a lab. If the script can't load, the reader stays at the page's top.
        if (!hash.includes('='))
          import('./formerAnchor').then(({followFormerAnchor}) => followFormerAnchor(hash)).catch(() => undefined);
        return;
      }
      // The browser has already scrolled, but the target was hidden at that time.
      if (reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
      // The browser does this when it loads a page, but not when the router changes the page.
      if (previousLocation !== null) continueAt(target);
    });
  },
};

export default clientModule;
