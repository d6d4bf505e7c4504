import type {ClientModule} from '@docusaurus/types';

/** Moves the sidebar, and nothing else, until the current entry stands in its middle; an entry in sight stays where it is. */
function showCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('a[aria-current="page"]');
  if (!menu || !current) return;
  const frame = menu.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
  menu.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Categories on the way to the entry open with the same update, so their height is known in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(showCurrent));
  },
};

export default clientModule;
