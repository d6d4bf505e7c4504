import type {ReleaseLine} from './choices';

/** The path of the pages about a release line. */
export const pagesOf = (edition: ReleaseLine): string =>
  edition === '2.x' ? '/docs/on-premises-2x' : '/docs/on-premises';

/**
 * The URL of a variable's description. Duplicates a rule of the variable data, which is too large for a page that
 * doesn't show it. A test compares the two.
 */
export function variableUrl(edition: ReleaseLine, name: string): string {
  const page = `${pagesOf(edition)}/environment-variables`;
  const anchor = name.toLowerCase().replace(/(__claim_mappings__).*/, '$1key');
  return `${page}${name.startsWith('PACTFLOW_OAUTH2_') ? '/oauth2' : ''}#${anchor}`;
}
