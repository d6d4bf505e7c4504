/** Whether the server has a page. It's `unreachable` if the server doesn't respond, or responds with a 5xx status. */
export type Presence = 'found' | 'missing' | 'unreachable';

/**
 * Finds out whether the server has a page, before the browser leaves the current page for it. Without a response, the
 * browser would show its own error page.
 * @param fetch the browser's function
 */
export async function probePage(
  url: string,
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>,
): Promise<Presence> {
  try {
    // With `redirect: 'manual'`, a redirect has status 0. It counts as found.
    const {status} = await fetch(url, {method: 'HEAD', redirect: 'manual', cache: 'no-store'});
    if (status >= 500) return 'unreachable';
    return status >= 400 ? 'missing' : 'found';
  } catch {
    return 'unreachable';
  }
}
