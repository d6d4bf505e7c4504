import {hashedAsset} from '../../src/site/responseHeaders';
import {compressedCopy, encodeName} from '../../src/site/urlRules';
import type {Route} from '../../tests/checks/routeTable';

/** URLs for a load test, by kind. `unknown` URLs don't exist. */
export type Mix = Record<'pages' | 'assets' | 'search' | 'redirects' | 'unknown', string[]>;

/** Takes `count` items, spread evenly over a list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({length: Math.min(count, list.length)}, (_, index) => list[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * Chooses URLs of every kind; the same site always gives the same mix.
 * @param routes rows whose pages exist
 * @param files names of the built site's files
 * @throws Error if the site has no URL of some kind
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
      .filter((file) => /^search-index\.en\.json$|^assets\/search\//.test(file))
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

/** A ratio such as `3.20 times`; `no figure` if the second value isn't positive. */
export function ratio(one: number, other: number): string {
  return other > 0 ? `${(one / other).toFixed(2)} times` : 'no figure';
}
