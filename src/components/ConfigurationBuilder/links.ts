import {releaseLineUrl} from '../../data/releaseLineRules';
import type {ReleaseLine} from './choices';

/**
 * The URL of a variable's description. Duplicates a rule of the variable data, which is too large for a page that
 * doesn't show it. A test compares the two.
 */
export function variableUrl(releaseLine: ReleaseLine, name: string): string {
  const page = `${releaseLineUrl(releaseLine)}/environment-variables`;
  // A variable of PostgreSQL's client library.
  if (name === 'PGSSLROOTCERT') return `${releaseLineUrl(releaseLine)}/database#encrypt-the-connection`;
  // Only Compose reads this variable.
  if (name === 'SCIM_API_TAG') return `${releaseLineUrl(releaseLine)}/scim#install-it`;
  const anchor = name
    .toLowerCase()
    .replace(/(__claim_mappings__).*/, '$1key')
    .replace(/(_webhook_certificates)__.*/, '$1');
  return `${page}${name.startsWith('PACTFLOW_OAUTH2_') ? '/oauth2' : ''}#${anchor}`;
}
