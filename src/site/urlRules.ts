import type {Redirect} from '../data/redirects';

/**
 * The only definition of how the site responds to a URL. The server in `deploy/` follows these rules, and the nginx
 * configuration is generated from them. This module accesses neither the file system nor the network.
 */

export interface Site {
  /** Path of the published site; starts and ends with a slash. */
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Whether the build has a file. Its name is relative to the build folder, with forward slashes: `docs/pact.html`. */
  has: (file: string) => boolean;
}

export type Resolution =
  /** `location` is a path on this site, unless the redirect list names another site. */
  | {kind: 'redirect'; status: 301; location: string}
  | {kind: 'file'; path: string}
  | {kind: 'notFound'}
  | {kind: 'badRequest'};

export const allowedMethods = ['GET', 'HEAD'];
/** The most characters in a path and query. Longer URLs are rejected before they're parsed. */
export const longestUrl = 4096;
/** Sent with status 404 for every URL that doesn't exist. The page itself has no URL. */
export const notFoundPage = '404.html';
/** Files and folders with a leading dot aren't published, except for `.well-known` (RFC 8615). */
export const hiddenName = /(^|\/)\.(?!well-known(\/|$))/;
/** Compressed copies have no URLs. The Accept-Encoding header selects them. */
export const compressedCopy = /\.(br|gz)$/;
/**
 * Segments of a decoded path that no browser sends: parent folders, control characters, backslashes, and encoded
 * slashes.
 */
const unsafeSegment = /^\.\.?$|[/\\\u0000-\u001f\u007f]/;
/** Endings that a page's file name has and its URL doesn't, in the order in which they're removed. */
export const strippedEndings = [/\.html$/, /(^|\/)index$/];

/** `docs/pact.html` → `docs/pact`; `index.html` → an empty string; `releases/2.3.0` doesn't change. */
export function cleanName(name: string): string {
  return strippedEndings.reduce((rest, ending) => rest.replace(ending, ''), name);
}

/**
 * The files that can contain the page with a clean name, in order of preference. With `trailingSlash: false`,
 * Docusaurus writes `docs/pact.html`; otherwise, `docs/pact/index.html`.
 */
export function pageFileNames(name: string): string[] {
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/** The URL path of a page's file, below the base path: `docs/pact.html` → `/docs/pact`, `index.html` → `/`. */
export function pagePath(file: string): string {
  return `/${cleanName(file)}`;
}

/**
 * The final target of a path in the redirect list, after all hops, so that a browser follows only one redirect.
 * @returns undefined if the list doesn't contain the path or contains a loop
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

/** Encodes a name for a URL. encodeURI doesn't encode `?` and `#`, which would end the path. */
export function encodeName(name: string): string {
  return encodeURI(name).replace(/[?#]/g, encodeURIComponent);
}

function redirectTo(location: string): Resolution {
  return {kind: 'redirect', status: 301, location};
}

/**
 * The Location header for a target in the redirect list. A query in the target takes precedence, as on redirect pages.
 */
export function targetLocation(target: string, query: string, baseUrl: string): string {
  if (/^https?:\/\//.test(target)) return encodeURI(target);
  const [, name = '', ownQuery = '', fragment = ''] = /^\/*([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return baseUrl + encodeName(name) + (ownQuery === '' ? query : encodeURI(ownQuery)) + encodeURI(fragment);
}

/** Finds the file for a name. If an ending was removed from the name, only pages are considered. */
function findFile(name: string, clean: string, has: Site['has']): string | undefined {
  if (hiddenName.test(name) || compressedCopy.test(name) || cleanName(clean) !== clean) return undefined;
  const candidates = name === clean && name !== '' ? [name, ...pageFileNames(name)] : pageFileNames(clean);
  const file = candidates.find(has);
  return file === notFoundPage ? undefined : file;
}

/** The decoded, non-empty segments of a path, or undefined if the path is malformed or malicious. */
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
 * Decides how the site responds to a URL.
 *
 * Only clean URLs return content. `/x/`, `/x.html`, `/x/index.html`, and doubled slashes redirect to `/x` in one hop
 * and keep the query, but only if `/x` exists. Therefore, a redirect never leads to a 404, and its path consists only
 * of names that exist on the site, never of other text that a client sent.
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
  const cleanSlashes = name === '' ? path === site.baseUrl : !/\/\/|\/$/.test(path);
  return cleanSlashes && name === clean
    ? {kind: 'file', path: file}
    : redirectTo(site.baseUrl + encodeName(clean) + query);
}
