import type {useHistory} from '@docusaurus/router';
import {storeChoices} from './tabs';

type History = ReturnType<typeof useHistory>;

/** The link to another page of this site that an event is about, unless the browser should follow it. */
function pageLink({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // A file, such as a sample. The paths of pages can contain a version, such as 1.7.0, but no file extension.
  if (/\.[a-z]\w*$/i.test(link.pathname)) return undefined;
  // The browser follows links to sections of the same page, and the router notices it.
  return link.getAttribute('href')?.startsWith('#') ? undefined : link;
}

/**
 * Makes the links in a part of the server's HTML behave like those that React renders: they show the page without
 * loading the document again, and its scripts are fetched when the link becomes visible or gets the pointer or focus.
 * @returns a function that undoes this
 */
export function followLinks(root: Element, history: History): () => void {
  const onClick = (event: MouseEvent): void => {
    const {button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented} = event;
    const link = pageLink(event);
    if (link === undefined || defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    if (link.closest('[data-choices]') !== null) storeChoices(link.search);
    const to = {pathname: link.pathname, search: link.search, hash: link.hash};
    // Like the router's own links, a link to the current address adds no entry to the history.
    if (history.createHref(to) === history.createHref(history.location)) history.replace(to);
    else history.push(to);
  };
  const preload = (event: Event): void => {
    const link = pageLink(event);
    if (link !== undefined) void window.docusaurus.preload(link.pathname);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target="_blank"], [download])'))
    observer.observe(link);
  root.addEventListener('click', onClick as EventListener);
  root.addEventListener('mouseover', preload, {passive: true});
  root.addEventListener('touchstart', preload, {passive: true});
  root.addEventListener('focusin', preload);
  return () => {
    observer.disconnect();
    root.removeEventListener('click', onClick as EventListener);
    root.removeEventListener('mouseover', preload);
    root.removeEventListener('touchstart', preload);
    root.removeEventListener('focusin', preload);
  };
}
