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

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    if (hash === '') return;
    whenHydrated(() => {
      const target = targetOf(hash);
      // The browser has already scrolled, but the target was hidden at that time.
      if (target && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
    });
  },
};

export default clientModule;
