import {hashedAsset} from '../../deploy/responseHeaders';
import {compressedCopy, encodeName} from '../../deploy/urlRules';
import type {Route} from '../gates/routeTable';

/** Addresses for a load, by what they are: pages, the assets that pages load, what the search asks for, redirects, and what does not exist. */
export type Mix = Record<'pages' | 'assets' | 'search' | 'redirects' | 'unknown', string[]>;

/** Takes `count` of a list, spread over all of it. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({length: Math.min(count, list.length)}, (_, index) => list[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * The same mix for the same site.
 * @param routes rows that are written
 * @param files of the built site
 * @throws Error where the site lacks one of the kinds
 */
export function mixOf(routes: readonly Route[], files: readonly string[], baseUrl: string): Mix {
  const base = baseUrl.slice(0, -1);
  const own = files.filter((file) => !compressedCopy.test(file));
  const mix: Mix = {
    pages: spread(
      routes.filter(({kind}) => kind !== 'redirect'),
      40,
    ).map(({path}) => base + path),
    assets: spread(
      own.filter((file) => hashedAsset.test(file) && /\.(js|css)$/.test(file)),
      40,
    ).map((file) => baseUrl + encodeName(file)),
    search: own
      .filter((file) => /^search-manifest\.json$|^assets\/search\//.test(file))
      .map((file) => baseUrl + encodeName(file)),
    redirects: [
      ...spread(
        routes.filter(({kind}) => kind === 'redirect'),
        5,
      ).map(({path}) => base + path),
      ...spread(
        routes.filter(({kind}) => kind === 'doc'),
        5,
      ).map(({path}) => `${base}${path}.html`),
    ],
    unknown: ['nothing', 'docs/nothing', 'assets/js/gone.4a38193e.js'].map((name) => baseUrl + name),
  };
  for (const [kind, list] of Object.entries(mix))
    if (list.length === 0) throw new Error(`The built site has no ${kind}. Build it first: npm run build`);
  return mix;
}

/** `3.2 times` of two figures; `no figure` where the second is none. */
export function ratio(one: number, other: number): string {
  return other > 0 ? `${(one / other).toFixed(2)} times` : 'no figure';
}
