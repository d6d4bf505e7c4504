import type {ClientModule} from '@docusaurus/types';
import {reveal} from './reveal';

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A stray % in the address names nothing.
  }
}

/** Runs once the page is alive: tabs are put together anew when the theme finds itself in a browser, and a press before that would be lost. */
function whenAlive(run: () => void): void {
  if (document.documentElement.dataset.hasHydrated === 'true') run();
  else requestAnimationFrame(() => whenAlive(run));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    if (hash === '') return;
    whenAlive(() => {
      const target = targetOf(hash);
      // The browser has scrolled already, to where the target would be if it could be seen.
      if (target && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
    });
  },
};

export default clientModule;
