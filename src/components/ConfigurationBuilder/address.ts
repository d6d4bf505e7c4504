import type {Edition} from './choices';

/** Where the pages of an edition begin. */
export const pathOf = (edition: Edition): string => (edition === '2.x' ? '/docs/on-premises-2x' : '/docs/on-premises');

/**
 * Where a variable is explained. The rule is that of the data, which is too much for a page that shows none of its texts; a test holds the two together.
 */
export function addressOf(edition: Edition, name: string): string {
  const page = `${pathOf(edition)}/environment-variables`;
  const anchor = name.toLowerCase().replace(/(__claim_mappings__).*/, '$1key');
  return `${page}${name.startsWith('PACTFLOW_OAUTH2_') ? '/oauth2' : ''}#${anchor}`;
}
