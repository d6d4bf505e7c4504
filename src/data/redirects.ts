import type {Redirect} from './redirects.schema';
import {releaseUrl} from './releaseRules';
import {releases} from './releases';

export type {Redirect} from './redirects.schema';

/**
 * Former URLs and their replacements. The server responds to each with a 301, and the build writes a redirect page for
 * hosts that don't support redirects. For a former section, see formerAnchors.ts.
 */
export const redirects: readonly Redirect[] = [
  {from: '/docs/getting-started', to: '/'},
  {from: '/go/publish-consumer-contract-bdct', to: '/docs/bi-directional-contract-testing/consumer'},
  {from: '/go/publish-provider-self-verification-results', to: '/docs/bi-directional-contract-testing/provider'},
  {from: '/docs/user-interface/settings/authentication', to: '/docs/authentication/main'},
  // URLs that PactFlow's documentation had for at least half a year, or that other sites still link to.
  {from: '/docs/api', to: '/docs/use-the-api'},
  {
    from: '/docs/bi-directional-contract-testing/provider/contracts/oas',
    to: '/docs/bi-directional-contract-testing/contracts/oas',
  },
  {from: '/docs/examples/aws/sns/consumer/readme', to: '/docs/examples/aws/sns/consumer'},
  {from: '/docs/examples/cypress/readme', to: '/docs/examples/cypress'},
  {from: '/docs/examples/java/provider-springboot/readme', to: '/docs/examples/java/provider-springboot'},
  {from: '/docs/examples/js/consumer/readme', to: '/docs/examples/js/consumer'},
  {from: '/docs/faq', to: '/docs/how_to'},
  {from: '/docs/permissions/permissions', to: '/docs/permissions'},
  {from: '/docs/permissions/system-defined-roles', to: '/docs/permissions/predefined-roles'},
  {from: '/docs/troubleshooting', to: '/fix'},
  {from: '/docs/user-interface/can-i-deploy', to: '/docs/user-interface/application#can-i-deploy'},
  {from: '/docs/workshops/bi-directional', to: '/docs/workshops/bi-directional-contract-testing'},
  {from: '/docs/workshops/bi-directional/consumer', to: '/docs/bi-directional-contract-testing/consumer'},
  {from: '/docs/workshops/bi-directional/contracts/oas', to: '/docs/bi-directional-contract-testing/contracts/oas'},
  {from: '/docs/workshops/bi-directional/contracts/pact', to: '/docs/bi-directional-contract-testing/contracts/pact'},
  {from: '/docs/workshops/bi-directional/provider', to: '/docs/bi-directional-contract-testing/provider'},
  {
    from: '/docs/workshops/ci-cd/set-up-ci/configure-the-builds-in-travis-ci',
    to: '/docs/workshops/ci-cd/set-up-ci/test-the-builds-in-github-actions',
  },
  {
    from: '/docs/workshops/ci-cd/set-up-ci/fork-and-clone-the-repositories',
    to: '/docs/workshops/ci-cd/set-up-ci/fork-the-repositories',
  },
  {from: '/notices/2020-12-12-on-premises-1.8.0', to: '/notices/2020-12-18-on-premises-1.8.0'},
  {from: '/notices/2022-02-15-on-premises-1.16.0', to: '/notices/2022-02-15-on-premises-1.15.0'},
  {from: '/notices/2022-08-1-on-premises-1.19.0', to: '/notices/2022-08-01-on-premises-1.19.0'},
  {from: '/notices/2025-07-17-on-premises-2.1.0', to: '/notices/2025-07-10-on-premises-2.1.0'},
  // Both release lines used to have a page for every release. Now each release has one page.
  ...releases.map(({version}) => ({from: `/docs/on-premises-2x/releases/${version}`, to: releaseUrl(version)})),
];
