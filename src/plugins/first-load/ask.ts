/** What the server has at an address: a page, nothing, or no answer that a reader could use. */
export type Presence = 'there' | 'missing' | 'unreachable';

/**
 * Asks the server for a page of the site before the browser leaves the one on screen for it: where no answer comes, the browser would show its own error page.
 * @param fetch that of the browser
 */
export async function ask(
  address: string,
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status'>>,
): Promise<Presence> {
  try {
    // A redirect is as good as a page, wherever it leads; the status is then 0.
    const {status} = await fetch(address, {method: 'HEAD', redirect: 'manual', cache: 'no-store'});
    if (status >= 500) return 'unreachable';
    return status >= 400 ? 'missing' : 'there';
  } catch {
    return 'unreachable';
  }
}
