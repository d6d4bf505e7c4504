import type {ClientModule} from '@docusaurus/types';

/** Scrolls only the sidebar, so that the current item is in the middle, unless that item is visible already. */
function showCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('a[aria-current="page"]');
  if (!menu || !current) return;
  const frame = menu.getBoundingClientRect();
  const item = current.getBoundingClientRect();
  if (item.top >= frame.top && item.bottom <= frame.bottom) return;
  menu.scrollTop += item.top - frame.top - (frame.height - item.height) / 2;
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // The categories that contain the item open in the same update, so their height is known in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(showCurrent));
  },
};

export default clientModule;
