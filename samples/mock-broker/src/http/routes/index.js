import { ok } from '../responses.js';

/**
 * The links of the index: path, title, and the value of `templated`. `null` if the link doesn't have that property.
 */
const LINKS = /** @type {const} */ ([
  [
    'pb:publish-pact',
    '/pacts/provider/{provider}/consumer/{consumer}/version/{consumerApplicationVersion}',
    'Publish a pact',
    true,
  ],
  ['pb:publish-contracts', '/contracts/publish', 'Publish contracts', false],
  ['pb:latest-pact-versions', '/pacts/latest', 'Latest pact versions', false],
  [
    'pb:tagged-pact-versions',
    '/pacts/provider/{provider}/consumer/{consumer}/tag/{tag}',
    'All versions of a pact for a given consumer, provider and consumer version tag',
    false,
  ],
  [
    'pb:branch-pact-versions',
    '/pacts/provider/{provider}/consumer/{consumer}/branch/{branch}',
    'All versions of pacts for a provider, for a named consumers branch',
    true,
  ],
  [
    'pb:latest-branch-pact-versions',
    '/pacts/provider/{provider}/consumer/{consumer}/branch/{branch}/latest/versions',
    'Latest version of pact for a provider, for a named consumers branch',
    true,
  ],
  [
    'pb:main-branch-pact-versions',
    '/pacts/provider/{provider}/consumer/{consumer}/branch/versions',
    'All versions of pacts for a provider, for a named consumers main branch',
    true,
  ],
  [
    'pb:latest-main-branch-pact-versions',
    '/pacts/provider/{provider}/consumer/{consumer}/branch/latest/versions',
    'Latest version of pact for a provider, for a named consumers main branch',
    true,
  ],
  [
    'pb:provider-pacts-with-main-branch',
    '/pacts/provider/{provider}/branch',
    'All pacts for a provider, for any consumers main branch',
    true,
  ],
  [
    'pb:provider-pacts-with-branch',
    '/pacts/provider/{provider}/branch/{branch}',
    'All pacts for a provider, for any consumers named branch',
    true,
  ],
  [
    'pb:latest-provider-pacts-with-main-branch',
    '/pacts/provider/{provider}/branch/latest',
    'Latest pact for a provider, for any consumers main branch',
    true,
  ],
  [
    'pb:latest-provider-pacts-with-branch',
    '/pacts/provider/{provider}/branch/{branch}/latest',
    'Latest pacts for a provider, for any consumers named branch',
    true,
  ],
  ['pb:pacticipants', '/pacticipants', 'Pacticipants', false],
  ['pb:pacticipant', '/pacticipants/{pacticipant}', 'Fetch pacticipant by name', true],
  ['pb:latest-provider-pacts', '/pacts/provider/{provider}/latest', 'Latest pacts by provider', true],
  [
    'pb:latest-provider-pacts-with-tag',
    '/pacts/provider/{provider}/latest/{tag}',
    'Latest pacts for provider with the specified tag',
    true,
  ],
  [
    'pb:provider-pacts-with-tag',
    '/pacts/provider/{provider}/tag/{tag}',
    'All pact versions for the provider with the specified consumer version tag',
    true,
  ],
  ['pb:provider-pacts', '/pacts/provider/{provider}', 'All pact versions for the specified provider', true],
  ['pb:latest-version', '/pacticipants/{pacticipant}/latest-version', 'Latest pacticipant version', true],
  [
    'pb:latest-tagged-version',
    '/pacticipants/{pacticipant}/latest-version/{tag}',
    'Latest pacticipant version with the specified tag',
    true,
  ],
  ['pb:webhooks', '/webhooks', 'Webhooks', false],
  ['pb:webhook', '/webhooks/{uuid}', 'Webhook', true],
  ['pb:integrations', '/integrations', 'Integrations', false],
  [
    'pb:pacticipant-version-tag',
    '/pacticipants/{pacticipant}/versions/{version}/tags/{tag}',
    'Get, create or delete a tag for a pacticipant version',
    true,
  ],
  [
    'pb:pacticipant-branch',
    '/pacticipants/{pacticipant}/branches/{branch}',
    'Get or delete a pacticipant branch',
    true,
  ],
  [
    'pb:pacticipant-branch-version',
    '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
    'Get or add/create a pacticipant version for a branch',
    true,
  ],
  [
    'pb:pacticipant-version',
    '/pacticipants/{pacticipant}/versions/{version}',
    'Get, create or delete a pacticipant version',
    true,
  ],
  ['pb:metrics', '/metrics', 'Get Pact Broker metrics', null],
  [
    'pb:can-i-deploy-pacticipant-version-to-tag',
    '/can-i-deploy?pacticipant={pacticipant}&version={version}&to={tag}',
    'Determine if an application version can be safely deployed to an environment identified by the given tag',
    true,
  ],
  [
    'pb:can-i-deploy-pacticipant-version-to-environment',
    '/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}',
    'Determine if an application version can be safely deployed to an environment',
    true,
  ],
  [
    'pb:provider-pacts-for-verification',
    '/pacts/provider/{provider}/for-verification',
    'Pact versions to be verified for the specified provider',
    true,
  ],
  ['pb:environments', '/environments', 'Environments', false],
  ['pb:environment', '/environments/{uuid}', 'Environment', true],
]);

/** @type {import('../resource.js').Resource[]} */
export const indexResources = [{ path: '/', GET: ({ base }) => ok({ _links: indexLinks(base) }) }];

/** @param {string} base */
export function indexLinks(base) {
  const links = LINKS.map(([rel, path, title, templated]) => [
    rel,
    { href: base + path, title, ...(templated === null ? {} : { templated }) },
  ]);
  const curie = (/** @type {string} */ name) => ({ name, href: `${base}/doc/{rel}?context=index`, templated: true });
  return {
    self: { href: base, title: 'Index', templated: false },
    ...Object.fromEntries(links),
    'beta:provider-pacts-for-verification': {
      name: 'beta',
      href: `${base}/pacts/provider/{provider}/for-verification`,
      title: 'DEPRECATED - please use pb:provider-pacts-for-verification',
      templated: true,
    },
    curies: [curie('pb'), curie('beta')],
  };
}
