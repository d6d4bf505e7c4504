import type * as recoverModule from './recover';

type Recover = typeof recoverModule.recover;

let loaded: Recover | undefined;

// Behind everything that the page itself loads, and before it is needed: when scripts no longer come, this one would not come either.
window.addEventListener('load', () => {
  import(/* webpackChunkName: "recovery" */ './recover').then(
    (module) => {
      loaded = module.recover;
      module.hearOfOtherTabs(window);
    },
    () => undefined,
  );
});

/** Goes on where the scripts of the next page did not come. Until the script for that is there, as Docusaurus does: the address is already that of the next page. */
export const recover: Recover = (shown) => (loaded ? loaded(shown) : window.location.reload());
