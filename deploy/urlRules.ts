import type {Redirect} from '../src/data/redirects';

/**
 * Which answer an address gets. These rules are the one definition: the server in this folder follows them, and
 * whatever else serves the site is configured from them. Nothing here touches a disk or a socket.
 */

export interface Site {
  /** Path the site is published under; starts and ends with a slash. */
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Whether the build holds this file, named from the build folder with forward slashes: `docs/pact.html`. */
  has: (file: string) => boolean;
}

export type Resolution =
  /** `location` is a path inside the site, unless the redirect list itself leads to another site. */
  | {kind: 'redirect'; status: 301; location: string}
  | {kind: 'file'; path: string}
  | {kind: 'notFound'}
  | {kind: 'badRequest'};

export const allowedMethods = ['GET', 'HEAD'];
/** Characters in path and query together. Longer ones are refused before they are parsed. */
export const longestUrl = 4096;
/** Served, with status 404, for every address that leads nowhere; it has no address of its own. */
export const notFoundPage = '404.html';
/** Files and folders with a leading dot are not published, save the one folder that the web reserves. */
export const hiddenName = /(^|\/)\.(?!well-known(\/|$))/;
/** Compressed copies are forms of an answer, chosen by Accept-Encoding, and not addresses. */
export const compressedCopy = /\.(br|gz)$/;
/** Parts of a decoded path that no browser sends: parent folders, control characters, backslashes and encoded slashes. */
const unsafeSegment = /^\.\.?$|[/\\\u0000-\u001f\u007f]/;
/** What a page's file has at its end and its address has not, in the order they come off. */
export const strippedEndings = [/\.html$/, /(^|\/)index$/];

/** `docs/pact.html` → `docs/pact`, `index.html` → ``; `releases/2.3.0` stays, since only these endings go. */
export function cleanName(name: string): string {
  return strippedEndings.reduce((rest, ending) => rest.replace(ending, ''), name);
}

/** Files that can answer for a clean name, best first. With `trailingSlash: false` Docusaurus writes `docs/pact.html`. */
export function pageFiles(name: string): string[] {
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/**
 * Where the redirect list leads from a path, at the end of all hops: a visitor should make one.
 * @returns the last `to`, or undefined where the list says nothing or leads in a circle
 */
export function redirectTarget(from: string, redirects: readonly Redirect[]): string | undefined {
  const passed = new Set<string>();
  let path = from;
  let target: string | undefined;
  while (!passed.has(path)) {
    passed.add(path);
    const step = redirects.find((redirect) => redirect.from === path);
    if (step === undefined) return target;
    target = step.to;
    path = target.replace(/[?#].*$/, '');
  }
  return undefined;
}

/** A name as it stands in an address. `?` and `#` would end the path, and encodeURI leaves them. */
export function encodeName(name: string): string {
  return encodeURI(name).replace(/[?#]/g, encodeURIComponent);
}

function redirectTo(location: string): Resolution {
  return {kind: 'redirect', status: 301, location};
}

/** The location for a target of the redirect list. As on the redirect pages, a target with a query of its own keeps that one. */
export function targetLocation(target: string, query: string, baseUrl: string): string {
  if (/^https?:\/\//.test(target)) return encodeURI(target);
  const [, name = '', ownQuery = '', fragment = ''] = /^\/*([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return baseUrl + encodeName(name) + (ownQuery === '' ? query : encodeURI(ownQuery)) + encodeURI(fragment);
}

/** The file that answers for a name, or undefined. An ending that came off must have been a page's. */
function findFile(name: string, clean: string, has: Site['has']): string | undefined {
  if (hiddenName.test(name) || compressedCopy.test(name) || cleanName(clean) !== clean) return undefined;
  const candidates = name === clean && name !== '' ? [name, ...pageFiles(name)] : pageFiles(clean);
  const file = candidates.find(has);
  return file === notFoundPage ? undefined : file;
}

/** Decoded, non-empty segments of a path, or undefined where it is malformed or hostile. */
function parsePath(path: string): string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => unsafeSegment.test(segment))
      ? undefined
      : segments.filter((segment) => segment !== '');
  } catch {
    return undefined;
  }
}

/**
 * Decides what an address gets.
 *
 * Clean addresses are the only ones with an answer of their own: `/x/`, `/x.html`, `/x/index.html` and doubled slashes
 * lead to `/x` in one hop with the query kept, but only where `/x` exists. So a redirect never ends in a 404, and its
 * path is made of names that the site has, never of what a visitor sent.
 *
 * @param pathAndQuery the request target as received, still percent-encoded: `/docs/pact?q=1`
 */
export function resolveUrl(pathAndQuery: string, site: Site): Resolution {
  if (pathAndQuery.length > longestUrl) return {kind: 'badRequest'};
  const [, path, query = ''] = /^(\/[!"$->@-~]*)(\?[!"$-~]*)?$/.exec(pathAndQuery) ?? [];
  const segments = path === undefined ? undefined : parsePath(path);
  if (path === undefined || segments === undefined) return {kind: 'badRequest'};

  const base = site.baseUrl.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 && base.length > 0) return redirectTo(site.baseUrl + query);
  if (base.some((segment, index) => segments[index] !== segment)) return {kind: 'notFound'};

  const name = segments.slice(base.length).join('/');
  const clean = cleanName(name);
  const target = redirectTarget(`/${name}`, site.redirects) ?? redirectTarget(`/${clean}`, site.redirects);
  if (target !== undefined) return redirectTo(targetLocation(target, query, site.baseUrl));

  const file = findFile(name, clean, site.has);
  if (file === undefined) return {kind: 'notFound'};
  const tidySlashes = name === '' ? path === site.baseUrl : !/\/\/|\/$/.test(path);
  return tidySlashes && name === clean
    ? {kind: 'file', path: file}
    : redirectTo(site.baseUrl + encodeName(clean) + query);
}
