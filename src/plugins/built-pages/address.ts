/**
 * Where a page is published as Markdown: its own address and `.md`; the home page's is `/index.md`.
 * @param path of the page, from the root of the server, as in `location.pathname`; `.html` and a slash at its end do not count
 * @param baseUrl path that the site is served under; starts and ends with a slash
 */
export function markdownPath(path: string, baseUrl: string): string {
  const clean = path
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return clean === baseUrl.replace(/\/$/, '') ? `${baseUrl}index.md` : `${clean}.md`;
}
