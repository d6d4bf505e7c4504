import {releaseAddress} from './releaseRules';
import {releases} from './releases';

/**
 * Old addresses and where they lead now. One list: the server answers each with a 301, and the build writes a
 * page for hosts that cannot. Both sides are paths from the site root, without a trailing slash.
 */
export interface Redirect {
  from: string;
  to: string;
}

export const redirects: readonly Redirect[] = [
  {from: '/docs/getting-started', to: '/'},
  {from: '/go/publish-consumer-contract-bdct', to: '/docs/bi-directional-contract-testing/consumer'},
  {from: '/go/publish-provider-self-verification-results', to: '/docs/bi-directional-contract-testing/provider'},
  {from: '/docs/user-interface/settings/authentication', to: '/docs/authentication/main'},
  {from: '/notices/2020-12-12-on-premises-1.8.0', to: '/notices/2020-12-18-on-premises-1.8.0'},
  {from: '/notices/2022-02-15-on-premises-1.16.0', to: '/notices/2022-02-15-on-premises-1.15.0'},
  {from: '/notices/2022-08-1-on-premises-1.19.0', to: '/notices/2022-08-01-on-premises-1.19.0'},
  {from: '/notices/2025-07-17-on-premises-2.1.0', to: '/notices/2025-07-10-on-premises-2.1.0'},
  // Both editions showed the notes of all releases; today there is one page of each.
  ...releases.map(({version}) => ({from: `/docs/on-premises-2x/releases/${version}`, to: releaseAddress(version)})),
];
