// Rules that many pages need. They're apart from the rules of single tables, so that a page doesn't load those too.
import type {ReleaseLine} from './environmentVariables.constants';

const BASE_URLS: Record<ReleaseLine, string> = {'1.x': '/docs/on-premises', '2.x': '/docs/on-premises-2x'};

/** The base URL of a release line's pages. */
export const releaseLineUrl = (releaseLine: ReleaseLine): string => BASE_URLS[releaseLine];

/** Compares version numbers: negative if the first version is lower, as 1.9.0 is lower than 1.10.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return left?.map((part, index) => part - (right?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * A link of the data for readers of a release line: for 2.x, links below /docs/on-premises lead to the matching 2.x
 * page. The landing page and the release pages are below the 1.x URL for both release lines.
 */
export const linkInReleaseLine = (to: string, releaseLine: ReleaseLine): string =>
  releaseLine === '2.x'
    ? to.replace(/^\/docs\/on-premises(?:\/architecture(?![\w/-])|(?=\/(?!releases\/)))/, BASE_URLS['2.x'])
    : to;
