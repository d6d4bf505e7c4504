import {ask} from './ask';

export {hearOfOtherTabs} from './storedElsewhere';

/** The parts of an address behind its host. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Frames in which the router may still scroll. */
const FRAMES = 10;

/** Gives the address back to the page on screen, for the router too: links within it, and what it keeps in its address, are right again. */
function stay(address: string): void {
  const {scrollX: left, scrollY: top} = window;
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state as unknown}));
  // The router takes it for a new page, and goes to its top.
  let frames = FRAMES;
  const keep = (): void => {
    window.scrollTo({left, top, behavior: 'instant'});
    if (--frames > 0) requestAnimationFrame(keep);
  };
  keep();
}

/**
 * Tells the reader that the next page cannot be had, over the page on screen. In plain elements, with classes of the theme: it comes with every page, and few need it.
 * @param retry is called when the reader asks for it
 */
function tell(retry: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'alert alert--danger';
  dialog.role = 'alertdialog';
  dialog.ariaLabel = 'Page not loaded';
  const text = document.createElement('p');
  text.textContent = 'The page could not be loaded: the site does not answer. Check your network connection.';
  const button = (label: string, kind: string, press?: () => void): HTMLButtonElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `button button--${kind} margin-right--sm`;
    element.textContent = label;
    element.addEventListener('click', () => {
      dialog.close();
      press?.();
    });
    return element;
  };
  dialog.append(text, button('Try again', 'primary', retry), button('Stay on this page', 'secondary'));
  // The reader may also go back.
  const close = (): void => dialog.close();
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Loads a page as a whole, or tells that it cannot be had. Does nothing where the reader has gone elsewhere meanwhile. */
async function go(href: string, shown: string): Promise<void> {
  const waitsAt = window.location.href;
  const presence = await ask(href, window.fetch.bind(window));
  if (window.location.href !== waitsAt) return;
  if (presence === 'unreachable') {
    if (waitsAt === href) stay(shown);
    tell(() => void go(href, shown));
    return;
  }
  // The page takes the place of this one. Its own address would be reloaded at the scroll position of the page on screen, or, with a fragment, not at all.
  window.history.replaceState(window.history.state, '', shown);
  window.location.replace(href);
}

/**
 * Goes on where the scripts of the next page did not come. After a new deployment they are gone, and the server has others: the page is loaded as a whole, once, with its query
 * and fragment; if its scripts don't come then, it is what stands in its HTML. Where the server does not answer, the reader keeps the page on screen, and can try again.
 * @param shown the page on screen; the address is that of the next page
 */
export function recover({pathname, search, hash}: Place): void {
  void go(window.location.href, pathname + search + hash);
}
