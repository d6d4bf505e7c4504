import {cleanName} from './urlRules';

/** The Markdown file of the page with a clean name: `docs/pact` → `docs/pact.md`, `` → `index.md`. */
const markdownName = (name: string): string => (name === '' ? 'index.md' : `${name}.md`);

/**
 * The URL path of a page's Markdown version: the page's own path with `.md`, and `/index.md` for the home page.
 * @param path the page's path, as in `location.pathname`; a final `.html`, `/index.html`, or slash doesn't matter
 * @param baseUrl the path that the site is served under; starts and ends with a slash
 */
export function markdownPath(path: string, baseUrl: string): string {
  const name = `${path}/`.slice(baseUrl.length).replace(/\/+$/, '');
  return baseUrl + markdownName(cleanName(name));
}

/**
 * The Markdown version of a page's file: `docs/pact.html` and `docs/pact/index.html` → `docs/pact.md`.
 * @returns undefined for a file that isn't a page
 */
export function markdownFile(file: string): string | undefined {
  return file.endsWith('.html') ? markdownName(cleanName(file)) : undefined;
}

/**
 * The clean name of the page that a Markdown file belongs to: `docs/pact.md` → `docs/pact`; `index.md` → an empty
 * string.
 */
export const pageOfMarkdownFile = (file: string): string => cleanName(file.replace(/\.md$/, '.html'));
