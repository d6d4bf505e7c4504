import {probePage} from '../../../site/probePage';

export {syncStorageAfterBfcache} from './syncStorageAfterBfcache';

/** The parts of a URL after the host. */
interface Location {
  pathname: string;
  search: string;
  hash: string;
}

/** The number of animation frames during which the router can still scroll. */
const FRAMES = 10;

/**
 * Sets the URL back to that of the page on screen, and notifies the router, so that links to headings and state in the
 * URL work again.
 */
function restoreUrl(url: string): void {
  const {scrollX: left, scrollY: top} = window;
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state as unknown}));
  // The router treats this as a navigation and scrolls to the top of the page.
  let frames = FRAMES;
  const restoreScroll = (): void => {
    window.scrollTo({left, top, behavior: 'instant'});
    if (--frames > 0) requestAnimationFrame(restoreScroll);
  };
  restoreScroll();
}

/**
 * Shows a dialog over the page on screen, saying that the next page can't be loaded. It uses plain elements with
 * classes of the theme instead of React, because every page loads this code, and few need it.
 * @param retry called when the reader selects "Try again"
 */
function showError(retry: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'alert alert--danger';
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Page not loaded';
  const text = document.createElement('p');
  text.textContent = 'This page could not be loaded because the site is not responding. Check your network connection.';
  const button = (label: string, kind: string, onClick?: () => void): HTMLButtonElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `button button--${kind} margin-right--sm`;
    element.textContent = label;
    element.addEventListener('click', () => {
      dialog.close();
      onClick?.();
    });
    return element;
  };
  dialog.append(text, button('Try again', 'primary', retry), button('Stay on this page', 'secondary'));
  // The reader can also go back in the browser's history.
  const close = (): void => dialog.close();
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Reloads the page at a URL, or shows an error. Does nothing if the reader has gone elsewhere in the meantime. */
async function load(href: string, shown: string): Promise<void> {
  const awaitedAt = window.location.href;
  const presence = await probePage(href, window.fetch.bind(window));
  if (window.location.href !== awaitedAt) return;
  if (presence === 'unreachable') {
    if (awaitedAt === href) restoreUrl(shown);
    showError(() => void load(href, shown));
    return;
  }
  // A reload of the current URL would keep the scroll position of the page on screen, and with a hash, it wouldn't
  // reload at all. So the URL is set back first, and the next page replaces the one on screen.
  window.history.replaceState(window.history.state, '', shown);
  window.location.replace(href);
}

/**
 * Handles a navigation to a page whose scripts failed to load. After a new deployment, these scripts are gone and the
 * server has others, so the page is reloaded once, with its query and hash. If its scripts fail to load again, it shows
 * its HTML and the error from retryScripts.ts. If the server is unreachable, the reader keeps the page on screen and
 * can try again.
 * @param shown the page on screen; the current URL is that of the next page
 */
export function recoverNavigation({pathname, search, hash}: Location): void {
  void load(window.location.href, pathname + search + hash);
}
