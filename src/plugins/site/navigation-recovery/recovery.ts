import type * as recoverModule from './recover';

type RecoverNavigation = typeof recoverModule.recoverNavigation;

let loaded: RecoverNavigation | undefined;

// The code for recovery loads after everything that the page needs, but before it's needed: once scripts fail to load,
// this one would fail too.
function prepare(): void {
  import(/* webpackChunkName: "recovery" */ './recover').then(
    (module) => {
      loaded = module.recoverNavigation;
      module.syncStorageAfterBfcache(window);
    },
    () => undefined,
  );
}

// The scripts of a page load after the browser has painted it, which can be after this event.
if (document.readyState === 'complete') setTimeout(prepare);
else window.addEventListener('load', prepare);

/**
 * Handles a navigation to a page whose scripts failed to load. Until the code for this has loaded, it reloads the page
 * like Docusaurus does: the URL is already that of the next page.
 */
export const recoverNavigation: RecoverNavigation = (shown) => (loaded ? loaded(shown) : window.location.reload());
