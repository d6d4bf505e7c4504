import type {useHistory} from '@docusaurus/router';

/** Shows the page with a different query string, as a new entry in the browser's history. */
export function pushSearch(history: ReturnType<typeof useHistory>, search: string): void {
  if (search === history.location.search) return;
  // Push a copy of the current history entry, and then replace it, because the theme moves the focus to the top of the
  // page when the router pushes an entry.
  window.history.pushState(window.history.state, '', window.location.href);
  history.replace({...history.location, search});
}
