import type {Release, ReleaseNote} from './releases.schema';

/** Release notes about the ten endpoints that 2.2.0 and 1.37.2 both added on the same day. */
const bidirectionalEndpoints: readonly ReleaseNote[] = [
  {
    topic: 'API',
    text: "Adds ten endpoints that return bi-directional contracts and their verification results. Each endpoint's path combines one of two base paths with one of five suffixes. For details, see the [PactFlow API reference](https://developer.smartbear.com/pactflow/default/pactflow_saas_api).",
  },
  {
    topic: 'API',
    text: 'The base path for a provider version is `/contracts/bi-directional/provider/{providerName}/version/{providerVersionNumber}`.',
  },
  {
    topic: 'API',
    text: "For a pair of provider and consumer versions, the base path is the provider version's base path followed by `/consumer/{consumerName}/version/{consumerVersionNumber}`.",
  },
  {
    topic: 'API',
    text: 'Endpoints that end in `/provider-contract` or `/consumer-contract` return the contract.',
  },
  {
    topic: 'API',
    text: 'Endpoints that end in `/provider-contract-verification-results` or `/consumer-contract-verification-results` return the verification results for the contract.',
  },
  {
    topic: 'API',
    text: 'Endpoints that end in `/cross-contract-verification-results` return the result of the contract comparison.',
  },
];

/**
 * Every release of PactFlow On-Premises, latest first. `npm run reference` generates the pages below
 * `/docs/on-premises/releases` and the release notices from it.
 */
export const releases: readonly Release[] = [
  {
    version: '2.3.0',
    date: '2025-10-21',
    releaseLine: '2.x',
    summary:
      'This release renames two predefined roles, so check everything that refers to the **Viewer** role before you upgrade. It also adds the **No Access** role, supports status code ranges in bi-directional contract testing, and fixes SAML redirects that used HTTP instead of HTTPS.',
    description:
      'PactFlow On-Premises 2.3.0 (October 21, 2025): renamed roles, status code ranges in contract comparison, SAML fixes, and how to upgrade from 2.x or 1.x.',
    highlights: [
      '**Roles.** This release renames the Viewer role to **Read-Only**. It also renames the Guest role to **Viewer** and lets users with that role see the lists of users and teams. The new **No Access** role has no permissions.',
      '**Bi-directional contract testing.** This release adds support for OpenAPI status code ranges, such as `4XX`, and for nested `discriminator.mapping`.',
      '**User interface.** This release adds an onboarding tutorial and lets you download contracts.',
      '**SAML.** This release fixes an issue where sign-in redirected to HTTP instead of HTTPS.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Lets you download a contract from the [contract details page](/docs/user-interface/contract).',
      },
      {
        topic: 'User interface',
        text: 'Adds an in-app tutorial that guides new users from the basics of contract testing to their first verified contract.',
      },
      {
        topic: 'User interface',
        text: 'Highlights the signed-in user in the [list of users](/docs/user-interface/settings/users).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for OpenAPI status code ranges, such as `4XX` and `5XX`, to the contract comparison. The OpenAPI specification defines these ranges as [patterned fields](https://spec.openapis.org/oas/v3.1.0#patterned-fields-0).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for nested `discriminator.mapping` so that PactFlow can compare more schemas.',
      },
      {topic: 'Users and permissions', text: 'Adds the predefined **No Access** role, which has no permissions.'},
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: "Renames the **Viewer** role from 2.2.0 and earlier to **Read-Only**. Its permissions don't change. The role names now match those in PactFlow Cloud.",
      },
      {
        topic: 'Users and permissions',
        text: 'Renames the **Guest** role from 2.2.0 and earlier to **Viewer**. The role also gets the `user:read:*` and `team:read:*` permissions, so users with this role can see the lists of users and teams.',
      },
      {
        topic: 'Users and permissions',
        text: "Keeps the restrictions of the former **Guest** role in the new **Viewer** role. The role still doesn't allow API access, and you still can't edit its permissions.",
      },
      {
        topic: 'User interface',
        text: 'Shows query parameters on the contract details page exactly as clients send them.',
      },
      {
        topic: 'User interface',
        text: 'Improves the dialogs for deleting pacts and integrations to make it clearer what will be deleted.',
      },
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes an issue that prevented some users from deleting secrets in the user interface even though they had the required permissions.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where compatibility results were hidden if a method or path was missing from the OpenAPI description.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where the comparison interpreted `allOf` schemas incorrectly.',
      },
      {
        topic: 'Authentication',
        text: 'Fixes an issue where SAML sign-in redirected to HTTP. All sign-in steps now use HTTPS.',
      },
      {
        topic: 'Webhooks',
        text: "Fixes an issue that prevented you from testing a webhook that wasn't assigned to a team.",
      },
      {
        topic: 'User interface',
        text: "Fixes an issue where some users couldn't filter applications in the **Teams** and **Favorites** views.",
      },
    ],
    breaking: [
      {
        text: "The name **Viewer** now refers to a different role. Although the release notes don't list this as a breaking change, scripts, custom sign-in extensions, and written procedures that identify a role by name might now use the wrong role.",
        action:
          'Search your scripts, extensions, and procedures for Viewer and Guest. Replace Viewer with Read-Only first, and then replace Guest with Viewer.',
      },
    ],
    steps: [
      'Search your automation and procedures for the **Viewer** and **Guest** role names, and update them.',
      'After the upgrade, check in the settings that users have the correct roles.',
    ],
    notice: {slug: '2025-10-21-on-premises-2.3.0', date: '2025-10-21'},
    related: [
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises-2x/upgrading#move-to-2x'},
      {
        label: 'Supported OpenAPI features',
        to: '/docs/bi-directional-contract-testing/contracts/oas/features',
      },
    ],
    keywords: [
      'roles',
      'Viewer',
      'Read-Only',
      'Guest',
      'No Access',
      'SAML',
      'status code range',
      'patterned fields',
      'discriminator.mapping',
      'allOf',
      'download contract',
      'onboarding tutorial',
    ],
  },
  {
    version: '2.2.0',
    date: '2025-08-19',
    releaseLine: '2.x',
    summary:
      'This release adds ten API endpoints for bi-directional contracts and their results. You can now delete pacticipant versions in the user interface and with the API. The release also fixes incorrect client IP addresses in the audit log and updates vulnerable packages.',
    description:
      'PactFlow On-Premises 2.2.0 (August 19, 2025): ten bi-directional API endpoints, version deletion, user interface fixes, and client IPs in the audit log.',
    highlights: [
      '**API.** This release adds ten endpoints that return bi-directional contracts and their verification results.',
      '**Version deletion.** This release lets users with the required permission delete a pacticipant version in the user interface or with the API.',
      '**Bi-directional contract testing.** This release adds support for `discriminator.mapping`.',
      "**Audit.** This release fixes an issue where `/audit` didn't return the client's real IP address.",
      '**Security.** This release updates packages with known vulnerabilities.',
    ],
    features: [
      {topic: 'User interface', text: 'Adds an option to delete a pacticipant version in the user interface.'},
      {
        topic: 'API',
        text: 'Lets users with the required permission delete a pacticipant version with a `DELETE` request to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for `discriminator.mapping` in OpenAPI descriptions so that PactFlow can compare more schemas.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [
      {topic: 'User interface', text: 'Makes the pagination controls more accessible and easier to use.'},
      {
        topic: 'User interface',
        text: "Labels a provider's status **Verified** and a consumer's status **Published** so that you can distinguish them.",
      },
      {topic: 'Operation', text: 'Removes duplicate metadata from the root span of OpenTelemetry traces.'},
    ],
    fixes: [
      {topic: 'User interface', text: 'Wraps long text in the integrations table.'},
      {topic: 'User interface', text: 'Fixes sidebar links to application pages.'},
      {
        topic: 'User interface',
        text: "Fixes an issue on the **Application Version** page where selector changes didn't take effect immediately.",
      },
      {
        topic: 'User interface',
        text: 'Removes unnecessary elements that appeared briefly on the verification results page.',
      },
      {
        topic: 'User interface',
        text: 'Users without the required permission no longer see the button for creating a system account.',
      },
      {topic: 'Webhooks', text: 'Fixes an input validation issue that occurred when you edited a webhook.'},
      {
        topic: 'Users and permissions',
        text: "Prevents team administrators who don't have permission to read users from adding users to a team.",
      },
      {topic: 'API', text: "Fixes an issue where the `/audit` endpoint didn't return the client's real IP address."},
    ],
    security: [
      {
        text: "Updates vulnerable packages. The release notes don't list CVE IDs, and their link to the advisories is broken.",
      },
    ],
    notice: {slug: '2025-08-19-on-premises-2.2.0', date: '2025-08-19'},
    related: [
      {label: 'Release 1.37.2, the 1.x release from the same day', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'Application page', to: '/docs/user-interface/application'},
      {label: 'Observability in 2.x', to: '/docs/on-premises-2x/observability'},
    ],
    keywords: [
      'bi-directional contract testing API',
      'cross-contract-verification-results',
      'delete pacticipant version',
      'discriminator.mapping',
      'audit API',
      'client IP',
      'OpenTelemetry',
      'pagination',
      'CVE',
    ],
  },
  {
    version: '2.1.1',
    date: '2025-07-17',
    releaseLine: '2.x',
    summary:
      'This release fixes the bug in 2.1.0 that kept some users from signing in. It also fixes an issue where a custom banner interfered with navigation in the legacy user interface.',
    description:
      'PactFlow On-Premises 2.1.1 (July 17, 2025) fixes the sign-in failure in 2.1.0 and a problem with custom banners in the legacy user interface.',
    highlights: [
      '**Sign-in.** This release fixes the critical bug in 2.1.0 that kept some users from signing in.',
      '**Legacy user interface.** This release fixes an issue where a custom banner interfered with navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Fixes a critical bug that kept some users from signing in.'},
      {
        topic: 'User interface',
        text: 'Fixes an issue where a custom banner interfered with the navigation controls in the legacy user interface.',
      },
    ],
    notice: {slug: '2025-07-17-on-premises-2.1.1', date: '2025-07-17'},
    related: [
      {label: 'Release 2.1.0, which this release fixes', to: '/docs/on-premises/releases/2.1.0'},
      {label: 'Release 1.37.1, with the same fixes for 1.x', to: '/docs/on-premises/releases/1.37.1'},
      {label: 'Troubleshooting 2.x', to: '/docs/on-premises-2x/troubleshooting'},
    ],
    keywords: ['cannot log in', 'login failure', 'sign-in', 'custom banner', 'legacy UI', 'hotfix'],
  },
  {
    version: '2.1.0',
    date: '2025-07-10',
    releaseLine: '2.x',
    summary:
      'This release adds OpenTelemetry traces, speeds up the user interface, and fixes 14 vulnerabilities. Because a bug keeps some users from signing in, install 2.1.1 or later instead of this release.',
    description:
      'PactFlow On-Premises 2.1.0 (July 10, 2025) adds OpenTelemetry traces and fixes 14 CVEs. Because of a sign-in bug, install 2.1.1 or later instead.',
    highlights: [
      "**Don't install this release.** A critical bug keeps some users from signing in. Install 2.1.1 or later instead.",
      '**OpenTelemetry.** This release adds traces of API requests, which you can send to any collector that supports OTLP over HTTP.',
      '**Security.** This release updates the base image to fix 14 CVEs in Python, `libssh`, and Linux-PAM.',
      '**User interface and logs.** This release makes pages load faster and moves repetitive log entries from the `INFO` level to the `DEBUG` level.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'Adds [OpenTelemetry](https://opentelemetry.io/) instrumentation so that you can use your existing tools to monitor API performance and troubleshoot problems. For the setup, see [Observability](/docs/on-premises-2x/observability).',
      },
    ],
    changes: [
      {topic: 'User interface', text: 'Reduces page load times across the user interface.'},
      {topic: 'Operation', text: 'Changes the level of repetitive log entries from `INFO` to `DEBUG`.'},
      {topic: 'Operation', text: 'Removes verbose output from the logs.'},
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an error on the **Application Version** page that affected users whose role lacked a permission that the page requires.',
      },
      {topic: 'Webhooks', text: 'Fixes an issue where the **Webhooks** page crashed when a user created a webhook.'},
      {topic: 'User interface', text: 'Fixes several bugs that made screens inconsistent or slow to respond.'},
    ],
    security: [
      {id: 'CVE-2025-4517', text: 'Updates the base image to fix vulnerabilities in the Python `tarfile` module.'},
      {id: 'CVE-2025-4435', text: 'Updates the base image to fix vulnerabilities in the Python `tarfile` module.'},
      {id: 'CVE-2025-4330', text: 'Updates the base image to fix vulnerabilities in the Python `tarfile` module.'},
      {id: 'CVE-2025-4138', text: 'Updates the base image to fix vulnerabilities in the Python `tarfile` module.'},
      {id: 'CVE-2024-12718', text: 'Updates the base image to fix vulnerabilities in the Python `tarfile` module.'},
      {
        id: 'CVE-2025-4516',
        text: 'Updates the base image to fix a vulnerability in the Python `unicode_escape` decoder.',
      },
      {id: 'CVE-2025-5987', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {id: 'CVE-2025-5372', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {id: 'CVE-2025-5351', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {id: 'CVE-2025-5318', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {id: 'CVE-2025-4878', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {id: 'CVE-2025-4877', text: 'Updates the base image to fix vulnerabilities in `libssh`.'},
      {
        id: 'CVE-2025-6020',
        text: 'Updates the base image to fix a vulnerability in the Linux-PAM `pam_namespace` module.',
      },
      {id: 'CVE-2025-1795', text: 'Updates the base image to fix a vulnerability in the Python `email` module.'},
      {text: 'Updates user interface dependencies to improve security and compatibility.'},
    ],
    breaking: [
      {
        text: "Because of a bug in this release, some users can't sign in.",
        action: 'Upgrade to [2.1.1](/docs/on-premises/releases/2.1.1) or later instead of 2.1.0.',
      },
    ],
    variables: [
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'It sets the URL of the collector that receives traces as OTLP over HTTP. Setting the variable enables tracing.',
      },
      {
        name: 'OTEL_DEPLOYMENT_ENVIRONMENT',
        change: 'new',
        text: 'It sets the name of the deployment environment in traces. The default is `dev`.',
      },
      {
        name: 'OTEL_LOG_LEVEL',
        change: 'new',
        text: 'It sets the log level of the OpenTelemetry instrumentation. The default is `info`.',
      },
    ],
    migrations: ['The release notes state that no migration steps are required.'],
    notice: {slug: '2025-07-10-on-premises-2.1.0', date: '2025-07-10'},
    related: [
      {label: 'Release 2.1.1, which fixes sign-in', to: '/docs/on-premises/releases/2.1.1'},
      {label: 'Observability in 2.x', to: '/docs/on-premises-2x/observability'},
      {label: 'Logging in 2.x', to: '/docs/on-premises-2x/logging'},
    ],
    keywords: [
      'OpenTelemetry',
      'OTel',
      'observability',
      'OTLP',
      'tracing',
      'login failure',
      'libssh',
      'tarfile',
      'log level',
      'CVE',
    ],
  },
  {
    version: '2.0.0',
    date: '2025-06-27',
    releaseLine: '2.x',
    summary:
      "This release starts the 2.x release line. It adds a redesigned user interface, switches the base image to Ubuntu, and requires a Redis-compatible store for sessions and the cache. The API and the database remain compatible, so you don't need to change any clients.",
    description:
      'PactFlow On-Premises 2.0.0 (June 27, 2025): redesigned user interface, Ubuntu base image, required Redis-compatible store, and a faster comparison engine.',
    highlights: [
      '**User interface.** This release adds a redesigned user interface, which is now the default.',
      '**Redis.** This release requires a Redis-compatible store for sessions and the cache. Set `REDIS_URL` to the URL of the store.',
      '**Base image.** This release replaces Alpine Linux with Ubuntu 24.04 and adds HAProxy and `supervisord` to the container.',
      "**Bi-directional contract testing.** This release adds a configurable comparison engine that's up to 100 times faster than the legacy engine.",
      '**Before you upgrade.** This release requires a cookie secret of at least 64 characters and writes all logs as JSON.',
    ],
    features: [
      {
        topic: 'User interface',
        text: "Adds a redesigned user interface with new navigation. If you're used to the legacy user interface, see the [overview of what moved](/docs/user-interface/migration/new).",
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds a [comparison engine](https://github.com/pactflow/openapi-pact-comparator/) that is up to 100 times faster than the [legacy engine](https://github.com/pactflow/swagger-mock-validator/).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds [configuration options for the comparison](/docs/bi-directional-contract-testing/contracts/oas/configuration).',
      },
      {
        topic: 'Contract testing',
        text: 'Lets [stubs](/docs/stubs) use pacts up to version 4 of the Pact specification.',
      },
      {topic: 'Contract testing', text: 'Adds more [configuration options](/docs/stubs) for stubs.'},
    ],
    changes: [
      {
        topic: 'Operation',
        text: 'Uses HAProxy to route traffic and `supervisord` to manage processes inside the container.',
      },
      {
        topic: 'Operation',
        text: 'Moves sessions and the cache to a store that supports the Redis Serialization Protocol (RESP).',
      },
      {
        topic: 'API',
        text: 'Keeps the API compatible. According to the release notes, existing API calls, SDKs, and CLI integrations continue to work.',
      },
    ],
    breaking: [
      {
        text: 'A Redis-compatible store, such as Redis or Valkey, is now required.',
        action:
          'Start a store that all containers can reach, as described in [Redis](/docs/on-premises-2x/redis), and set `REDIS_URL` to its URL.',
      },
      {
        text: '`PACTFLOW_COOKIE_SECRET` must be at least 64 characters long.',
        action:
          'If your secret is shorter, generate a new secret (for example, with `openssl rand -hex 32`). After the move from 1.x, users have to sign in again in any case.',
      },
      {
        text: '`PACTFLOW_LOG_FORMAT` no longer has any effect, because all logs are in JSON format.',
        action: 'Remove the variable, and configure the tools that process your logs to read JSON.',
      },
      {
        text: 'The base image is now Ubuntu 24.04 instead of Alpine Linux.',
        action: 'If you build a custom image, change the build to install Ubuntu packages.',
      },
      {
        text: 'The health check inside the container uses `supervisorctl` instead of `wget`.',
        action:
          'If your health check runs `wget` inside the container, replace it with the [health check for 2.x](/docs/on-premises-2x#healthcheck-endpoint).',
      },
    ],
    variables: [
      {
        name: 'REDIS_URL',
        change: 'new',
        text: 'It sets the URL of the Redis-compatible store and is required. The URL starts with `redis://` or `rediss://`.',
      },
      {
        name: 'PACTFLOW_COOKIE_SECRET',
        change: 'changed',
        aspect: 'the length requirement for',
        text: 'The secret must be at least 64 characters long.',
      },
      {
        name: 'PACTFLOW_LOG_FORMAT',
        change: 'deprecated',
        text: 'It no longer has any effect, because all logs are in JSON format.',
      },
      {
        name: 'PACTFLOW_CLARITY_DISABLED',
        change: 'new',
        text: "If you set it to `true`, all users get the legacy user interface and can't switch to the new one.",
      },
    ],
    migrations: [
      "The release notes state that there are no breaking database changes. According to [SmartBear's migration guide](https://support.smartbear.com/pactflow-on-premises/docs/en/on-premises-admin-guide/on-premises-2-x-x-admin-guide/installation/migrating-from-1-x.html), you don't need to migrate the database or any data, and you can go back to 1.x.",
    ],
    steps: [
      'Upgrade to the latest 1.x patch release first, as described in [Move to 2.x](/docs/on-premises-2x/upgrading#move-to-2x).',
      'Start a Redis-compatible store, and set `REDIS_URL` to its URL.',
      'Make sure that `PACTFLOW_COOKIE_SECRET` is at least 64 characters long.',
      'Remove `PACTFLOW_LOG_FORMAT`, and configure your log pipeline to read JSON.',
      'If you build a custom image, rebuild it on the Ubuntu base image.',
    ],
    unclear: "The release notes mention additional features, fixes, and improvements but don't name them.",
    notice: {slug: '2025-06-27-on-premises-2.0.0', date: '2025-06-27'},
    related: [
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises-2x/upgrading#move-to-2x'},
      {label: 'PactFlow On-Premises 2.x', to: '/docs/on-premises-2x'},
      {label: 'Redis in 2.x', to: '/docs/on-premises-2x/redis'},
      {label: 'Environment variables for 2.x', to: '/docs/on-premises-2x/environment-variables'},
      {label: 'PactFlow user interface', to: '/docs/user-interface'},
    ],
    keywords: [
      'major release',
      'migration from 1.x',
      'Redis',
      'Valkey',
      'RESP',
      'HAProxy',
      'supervisord',
      'Ubuntu',
      'new UI',
      'PACTFLOW_COOKIE_SECRET',
      'PACTFLOW_LOG_FORMAT',
      'openapi-pact-comparator',
      'stubs',
    ],
  },
  {
    version: '1.37.2',
    date: '2025-08-19',
    releaseLine: '1.x',
    summary:
      "This release updates vulnerable packages and adds ten API endpoints for bi-directional contracts and their results. It's the latest 1.x release covered in these docs. Release 2.2.0 makes the same API and comparison changes in 2.x.",
    description:
      'PactFlow On-Premises 1.37.2 (August 19, 2025): security updates, ten bi-directional API endpoints, version deletion, and how to upgrade.',
    highlights: [
      '**Security.** This release updates packages with known vulnerabilities.',
      '**Bi-directional contract testing.** This release adds ten API endpoints that return contracts and results. It also adds support for `discriminator.mapping`.',
      '**API.** This release lets users with the required permission delete a pacticipant version.',
      '**OpenTelemetry.** This release removes duplicate metadata from the root span of traces.',
    ],
    features: [
      {
        topic: 'API',
        text: 'Lets users with the required permission delete a pacticipant version with a `DELETE` request to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for `discriminator.mapping` in OpenAPI descriptions so that PactFlow can compare more schemas.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [{topic: 'Operation', text: 'Removes duplicate metadata from the root span of OpenTelemetry traces.'}],
    security: [{text: "Updates vulnerable packages. The release notes don't list CVE IDs."}],
    migrations: ['The release notes state that no migration steps are required.'],
    steps: [
      "If you're upgrading from 1.36.1 or earlier, make sure that `PACTFLOW_COOKIE_SECRET` is at least 64 characters long, which [1.37.0](/docs/on-premises/releases/1.37.0) and later require. If your secret is shorter, generate a new secret with `openssl rand -hex 32`, and set `PACTFLOW_OLD_COOKIE_SECRET` to the previous secret during the transition.",
      'Always specify a tag when you pull the image. Without a tag, you get `latest`, which can be a 2.x image.',
      "If you plan to move to 2.x, don't stop at this release. Install the latest 1.x patch release first, because a major upgrade starts from the latest patch release of the previous major version. See [Move to 2.x](/docs/on-premises-2x/upgrading#move-to-2x).",
    ],
    notice: {slug: '2025-08-19-on-premises-1.37.2', date: '2025-08-19'},
    related: [
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises-2x/upgrading#move-to-2x'},
      {label: 'Release 2.2.0, the 2.x release from the same day', to: '/docs/on-premises/releases/2.2.0'},
      {label: 'Bi-directional contract testing', to: '/docs/bi-directional-contract-testing'},
    ],
    keywords: [
      'latest 1.x',
      'bi-directional contract testing',
      'discriminator',
      'endpoints',
      'delete pacticipant version',
      'OpenTelemetry',
      'security',
      'upgrade',
    ],
  },
  {
    version: '1.37.1',
    date: '2025-07-17',
    releaseLine: '1.x',
    summary:
      'This release fixes a critical bug that kept some users from signing in. It also fixes an issue where a custom banner interfered with navigation.',
    description:
      'PactFlow On-Premises 1.37.1 (July 17, 2025) fixes a critical bug that kept some users from signing in, and a problem with custom banners.',
    highlights: [
      '**Sign-in.** This release fixes a critical bug that kept some users from signing in.',
      '**User interface.** This release fixes an issue where a custom banner interfered with navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Fixes a critical bug that kept some users from signing in.'},
      {
        topic: 'User interface',
        text: 'Fixes an issue where a custom banner interfered with the navigation controls in the legacy user interface, which is the only user interface in 1.x.',
      },
    ],
    notice: {slug: '2025-07-17-on-premises-1.37.1', date: '2025-07-17'},
    related: [
      {label: 'Release 1.37.2, the latest 1.x release covered in these docs', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'Release 2.1.1, with the same fixes for 2.x', to: '/docs/on-premises/releases/2.1.1'},
      {label: 'Troubleshooting 1.x', to: '/docs/on-premises/troubleshooting'},
    ],
    keywords: ['cannot log in', 'login failure', 'sign-in', 'custom banner', 'navigation', 'hotfix'],
  },
  {
    version: '1.37.0',
    date: '2025-07-11',
    releaseLine: '1.x',
    summary:
      'This release adds a faster comparison engine, OpenTelemetry traces, and support for version 4 pacts in stubs. It also includes Pact Broker updates and requires a cookie secret of at least 64 characters.',
    description:
      'PactFlow On-Premises 1.37.0 (July 11, 2025): faster comparison engine, OpenTelemetry, Pact Broker updates, and a 64-character cookie secret.',
    highlights: [
      '**Cookie secret.** This release requires `PACTFLOW_COOKIE_SECRET` to be at least 64 characters long.',
      "**Bi-directional contract testing.** This release adds a configurable comparison engine that's up to 100 times faster than the legacy engine.",
      '**OpenTelemetry.** This release adds traces of API requests, which you can send to your own collector.',
      '**Stubs.** This release adds support for pacts up to version 4 of the Pact specification.',
      '**Pact Broker.** This release adds deployed environments to several API responses. It also adds an endpoint that lists provider states by consumer.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds a [comparison engine](https://github.com/pactflow/openapi-pact-comparator/) that is up to 100 times faster than the [legacy engine](https://github.com/pactflow/swagger-mock-validator/).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds [configuration options for the comparison](/docs/bi-directional-contract-testing/contracts/oas/configuration).',
      },
      {
        topic: 'Contract testing',
        text: 'Lets [stubs](/docs/stubs) use pacts up to version 4 of the Pact specification.',
      },
      {topic: 'Contract testing', text: 'Adds more [configuration options](/docs/stubs) for stubs.'},
      {
        topic: 'Operation',
        text: 'Adds [OpenTelemetry](https://opentelemetry.io/) instrumentation so that you can use your existing tools to monitor API performance and troubleshoot problems. For the setup, see [Observability](/docs/on-premises/observability).',
      },
      {topic: 'API', text: 'Adds a HAL link for deleting an integration. The link also appears in the HAL Explorer.'},
      {
        topic: 'API',
        text: 'Pact Broker: adds `deployed-environments` to the responses for a pacticipant and for versions with a tag, so that you can see which environments a version is deployed to ([pull request 804](https://github.com/pact-foundation/pact_broker/pull/804), [commit d8c7ee65](https://github.com/pact-foundation/pact_broker/commit/d8c7ee65)).',
      },
      {
        topic: 'API',
        text: "Pact Broker: adds `deployed-environments` to the response for a branch's versions ([pull request 803](https://github.com/pact-foundation/pact_broker/pull/803), [commit cc346010](https://github.com/pact-foundation/pact_broker/commit/cc346010)).",
      },
      {
        topic: 'API',
        text: 'Pact Broker: adds `deployed-environments` to the list of all pacticipant versions at `/pacticipants/:pacticipant_name/versions` ([pull request 801](https://github.com/pact-foundation/pact_broker/pull/801), [commit af66f6a3](https://github.com/pact-foundation/pact_broker/commit/af66f6a3)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: adds `/pacticipants/:pacticipant_name/tags/:tag_name/versions`, which lists the versions that have a tag ([commit 42bf5203](https://github.com/pact-foundation/pact_broker/commit/42bf5203)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: adds `/pacts/provider/{provider}/provider-states`, which lists the provider states that pacts use, grouped by consumer ([pull request 790](https://github.com/pact-foundation/pact_broker/pull/790), [commit e39860a9](https://github.com/pact-foundation/pact_broker/commit/e39860a9)).',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Improves support for percent-encoded paths in OpenAPI descriptions.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Removes a byte order mark (BOM) from the beginning of provider contracts.',
      },
      {
        topic: 'Authentication',
        text: 'Fixes intermittent 401 responses to requests that use the `auth_ext_script` sign-in extension. The notes for [1.36.1](/docs/on-premises/releases/1.36.1) also list this fix.',
      },
      {
        topic: 'API',
        text: 'Pact Broker: fixes an issue that caused duplicate rows for an integration ([pull request 806](https://github.com/pact-foundation/pact_broker/pull/806), [commit 7bff0f0d](https://github.com/pact-foundation/pact_broker/commit/7bff0f0d)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: lists a provider state only once even if several pacts use it ([issue 789](https://github.com/pact-foundation/pact_broker/issues/789), [commit 3cf22169](https://github.com/pact-foundation/pact_broker/commit/3cf22169)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: sorts lists of labels by name ([commit d25746c1](https://github.com/pact-foundation/pact_broker/commit/d25746c1)).',
      },
    ],
    breaking: [
      {
        text: '`PACTFLOW_COOKIE_SECRET` must be at least 64 characters long.',
        action:
          'If your secret is shorter, generate a new secret (for example, with `openssl rand -hex 32`), and set `PACTFLOW_OLD_COOKIE_SECRET` to the previous secret during the transition.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_COOKIE_SECRET',
        change: 'changed',
        aspect: 'the length requirement for',
        text: 'The secret must be at least 64 characters long.',
      },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'It sets the URL of the collector that receives traces as OTLP over HTTP. Setting the variable enables tracing.',
      },
      {
        name: 'OTEL_DEPLOYMENT_ENVIRONMENT',
        change: 'new',
        text: 'It sets the name of the deployment environment in traces. The default is `dev`.',
      },
      {
        name: 'OTEL_LOG_LEVEL',
        change: 'new',
        text: 'It sets the log level of the OpenTelemetry instrumentation. The default is `info`.',
      },
    ],
    steps: [
      'Count the characters in `PACTFLOW_COOKIE_SECRET`, without any quotation marks around the value. With the Compose example, `awk \'sub(/^PACTFLOW_COOKIE_SECRET=/, "") {print length}\' pactflow.env` prints the number. If the secret has fewer than 64 characters, replace it.',
    ],
    unclear:
      "Release 1.37.1, published six days later, fixes a bug that kept some users from signing in. The release notes don't say whether 1.37.0 has this bug, so upgrade directly to 1.37.1 or later.",
    notice: {slug: '2025-07-11-on-premises-1.37.0', date: '2025-07-11'},
    related: [
      {label: 'Release 1.37.2, the latest 1.x release covered in these docs', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'Observability in 1.x', to: '/docs/on-premises/observability'},
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {
        label: 'Changelog of the contract comparison',
        to: '/docs/bi-directional-contract-testing/contracts/oas/changelog',
      },
    ],
    keywords: [
      'PACTFLOW_COOKIE_SECRET',
      '64 characters',
      'openapi-pact-comparator',
      'OpenTelemetry',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'stubs',
      'Pact v4',
      'deployed-environments',
      'provider states',
      'byte order mark',
      'auth_ext_script',
    ],
  },
  {
    version: '1.36.1',
    date: '2025-06-20',
    releaseLine: '1.x',
    summary:
      'This release fixes intermittent 401 responses in installations with a custom sign-in extension. The release contains no other changes.',
    description:
      'PactFlow On-Premises 1.36.1 (June 20, 2025) fixes intermittent 401 responses in installations with a custom auth_ext_script extension.',
    highlights: [
      '**Sign-in extensions.** This release fixes intermittent 401 responses in installations with a custom `auth_ext_script`.',
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: 'Fixes intermittent 401 responses to requests that use a custom `auth_ext_script` extension, which reads roles and teams from a token.',
      },
    ],
    notice: {slug: '2025-06-20-on-premises-1.36.1', date: '2025-06-20'},
    related: [
      {label: 'Authentication in 1.x', to: '/docs/on-premises/authentication'},
      {label: 'JWT variables for 1.x', to: '/docs/on-premises/environment-variables/jwt'},
      {label: 'OAuth 2.0 variables for 1.x', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['401', 'Unauthorized', 'auth_ext_script', 'custom extension', 'intermittent', 'JWT', 'OAuth2'],
  },
  {
    version: '1.36.0',
    date: '2025-01-17',
    releaseLine: '1.x',
    summary:
      "This release adds validation for published provider contracts and form bodies. It also adds a permission for AI features, but those features aren't available in On-Premises.",
    description:
      'PactFlow On-Premises 1.36.0 (January 17, 2025) validates published provider contracts, compares form bodies, and adds a permission for AI features.',
    highlights: [
      '**Publishing.** PactFlow now validates provider contracts when you publish them, and rejects contracts that contain invalid data.',
      '**Bi-directional contract testing.** This release adds validation of `x-www-form-urlencoded` bodies to the comparison.',
      "**AI.** This release adds a permission for AI features, but those features aren't available in On-Premises.",
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: "Adds the `ai:*` [permission](/docs/permissions) for AI features. The permission has no effect in On-Premises, where AI features aren't available.",
      },
    ],
    fixes: [
      {
        topic: 'API',
        text: 'Adds validation to the endpoint for publishing provider contracts so that PactFlow no longer stores invalid data.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds validation of `x-www-form-urlencoded` bodies to the comparison.',
      },
    ],
    notice: {slug: '2025-01-17-on-premises-1.36.0', date: '2025-01-17'},
    related: [
      {label: 'Publish consumer and provider contracts', to: '/docs/bi-directional-contract-testing/publishing'},
      {
        label: 'Supported OpenAPI features',
        to: '/docs/bi-directional-contract-testing/contracts/oas/features',
      },
      {label: 'Permissions', to: '/docs/permissions'},
    ],
    keywords: [
      'AI permission',
      'publish provider contract',
      'validation',
      'x-www-form-urlencoded',
      'form data',
      'bi-directional contract testing',
    ],
  },
  {
    version: '1.35.0',
    date: '2024-11-18',
    releaseLine: '1.x',
    summary:
      'This release upgrades the image to Ruby 3.2.6 and sorts combined results from pacts and bi-directional contracts by time. It also fixes vulnerabilities in `cross-spawn`, `rexml`, and the PostgreSQL client packages.',
    description:
      'PactFlow On-Premises 1.35.0 (November 18, 2024): Ruby 3.2.6, combined results sorted by time, and fixes for CVE-2024-21538 and CVE-2024-10979.',
    highlights: [
      '**Security.** This release fixes vulnerabilities in `cross-spawn`, `rexml`, and the PostgreSQL packages.',
      '**Ruby.** This release upgrades the image to Ruby 3.2.6.',
      '**Results.** PactFlow now sorts combined results from pacts and bi-directional contracts by time.',
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Sorts results by time when bi-directional results and pact verification results appear together.',
      },
      {topic: 'Operation', text: 'Upgrades the image to Ruby 3.2.6.'},
    ],
    security: [
      {id: 'CVE-2024-21538', text: 'Fixes a vulnerability in the `cross-spawn` JavaScript package.'},
      {
        id: 'GHSA-2rxp-v6pw-ch6m',
        text: 'Fixes a vulnerability in `rexml`, a Ruby library for XML, that allowed crafted input to stall the application (CVE-2024-49761).',
      },
      {
        id: 'CVE-2024-10979',
        text: 'Fixes a vulnerability in the PostgreSQL packages `postgresql14-dev`, `libpq`, `libpq-dev`, `libecpg`, and `libecpg-dev`.',
      },
    ],
    notice: {slug: '2024-11-18-on-premises-1.35.0', date: '2024-11-18'},
    related: [
      {label: 'Bi-directional contract details', to: '/docs/user-interface/bi-directional'},
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Upgrading 1.x', to: '/docs/on-premises/upgrading'},
    ],
    keywords: [
      'CVE-2024-21538',
      'CVE-2024-10979',
      'GHSA-2rxp-v6pw-ch6m',
      'cross-spawn',
      'REXML',
      'libpq',
      'Ruby 3.2.6',
      'sort order',
    ],
  },
  {
    version: '1.34.0',
    date: '2024-10-22',
    releaseLine: '1.x',
    summary: 'This release contains only security updates for WEBrick, wget, Puma, and OpenSSL.',
    description:
      'PactFlow On-Premises 1.34.0 (October 22, 2024) updates WEBrick, wget, Puma, and OpenSSL to fix four published vulnerabilities.',
    highlights: ['**Security.** This release fixes vulnerabilities in WEBrick, wget, Puma, and OpenSSL.'],
    security: [
      {
        id: 'GHSA-6f62-3596-g6w7',
        text: 'Fixes a vulnerability in WEBrick, a web server written in Ruby, that could cause one crafted request to be interpreted as two (CVE-2024-47220).',
      },
      {id: 'CVE-2024-38428', text: 'Fixes a vulnerability in wget, a download program that the image includes.'},
      {
        id: 'GHSA-9hf4-67fc-4vf4',
        text: "Fixes a vulnerability in Puma, the application's web server, that allowed a client to overwrite headers set by a proxy (CVE-2024-45614).",
      },
      {
        id: 'CVE-2024-9143',
        text: 'Fixes a vulnerability in the OpenSSL packages `openssl`, `openssl-dev`, `libssl3`, and `libcrypto3`.',
      },
    ],
    notice: {slug: '2024-10-22-on-premises-1.34.0', date: '2024-10-22'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Network configuration', to: '/docs/on-premises/network-configuration'},
    ],
    keywords: [
      'CVE-2024-38428',
      'CVE-2024-9143',
      'GHSA-6f62-3596-g6w7',
      'GHSA-9hf4-67fc-4vf4',
      'WEBrick',
      'wget',
      'Puma',
      'OpenSSL',
    ],
  },
  {
    version: '1.33.0',
    date: '2024-09-18',
    releaseLine: '1.x',
    summary:
      'This release contains only security updates. If you use SAML, install this release, because it fixes a vulnerability that allowed a forged SAML response to pass signature validation.',
    description:
      'PactFlow On-Premises 1.33.0 (September 18, 2024) fixes a vulnerability that allowed forged SAML signatures, and three vulnerabilities in an XML parser.',
    highlights: [
      '**SAML.** This release fixes vulnerabilities in `ruby-saml` (GHSA-jw9c-mfg7-9rx2) and `omniauth-saml` (GHSA-cvp8-5r8g-fhvq) that allowed a forged response to pass signature validation.',
      '**XML.** This release fixes three denial-of-service vulnerabilities in the XML parser: GHSA-5866-49gr-22v4, GHSA-r55c-59qm-vjw6, and GHSA-vmwr-mc7x-5vc3.',
    ],
    security: [
      {
        id: 'GHSA-cvp8-5r8g-fhvq',
        text: "Fixes a vulnerability where `omniauth-saml`, the library for SAML sign-in, didn't correctly validate the signature of a response (CVE-2024-45409).",
      },
      {
        id: 'GHSA-jw9c-mfg7-9rx2',
        text: 'Fixes a vulnerability in `ruby-saml`, the library that underlies `omniauth-saml`, that allowed an attacker to sign in as another user (CVE-2024-45409).',
      },
      {
        id: 'GHSA-r55c-59qm-vjw6',
        text: 'Fixes a vulnerability in `rexml` that allowed crafted XML to stall the application (CVE-2024-41123).',
      },
      {
        id: 'GHSA-5866-49gr-22v4',
        text: 'Fixes a vulnerability in `rexml` that allowed crafted XML to stall the application (CVE-2024-41946).',
      },
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: 'Fixes a vulnerability in `rexml` that allowed crafted XML to stall the application (CVE-2024-43398). The notes for [1.32.0](/docs/on-premises/releases/1.32.0) also list this fix.',
      },
    ],
    notice: {slug: '2024-09-18-on-premises-1.33.0', date: '2024-09-18'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
    ],
    keywords: [
      'CVE-2024-45409',
      'GHSA-jw9c-mfg7-9rx2',
      'GHSA-cvp8-5r8g-fhvq',
      'SAML signature',
      'ruby-saml',
      'omniauth-saml',
      'REXML',
      'authentication bypass',
    ],
  },
  {
    version: '1.32.0',
    date: '2024-09-09',
    releaseLine: '1.x',
    summary:
      'This release fixes an issue where PactFlow ignored unverified messages in pacts that are compared with an OpenAPI description. It also fixes vulnerabilities in `rexml` and OpenSSL.',
    description:
      'PactFlow On-Premises 1.32.0 (September 9, 2024) adds the Message Verification Missing reason and fixes vulnerabilities in an XML library and OpenSSL.',
    highlights: [
      '**Mixed pacts.** This release adds the **Message Verification Missing** reason to results for pacts with unverified messages.',
      '**Security.** This release fixes three vulnerabilities in `rexml` and one in OpenSSL.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: "Fixes an issue where PactFlow ignored unverified messages in integrations that have both an OpenAPI provider contract and a pact with HTTP and message interactions. If the messages haven't been verified when PactFlow compares the contracts or when you run `can-i-deploy`, the result now has the **Message Verification Missing** reason.",
      },
    ],
    security: [
      {
        id: 'GHSA-4xqq-m2hx-25v8',
        text: 'Fixes a vulnerability in `rexml`, a Ruby library for XML, that allowed crafted input to stall the application (CVE-2024-39908).',
      },
      {
        id: 'GHSA-vg3r-rm7w-2xgh',
        text: 'Fixes a vulnerability in `rexml` that allowed crafted input to stall the application (CVE-2024-35176).',
      },
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: 'Fixes a vulnerability in `rexml` that allowed crafted input to stall the application (CVE-2024-43398). The notes for [1.33.0](/docs/on-premises/releases/1.33.0) also list this fix.',
      },
      {
        id: 'CVE-2024-6119',
        text: 'Fixes a vulnerability in the OpenSSL packages `openssl-dev`, `libssl-dev`, and `libcrypto3` that could crash the application during a certificate name check.',
      },
    ],
    notice: {slug: '2024-09-09-on-premises-1.32.0', date: '2024-09-09'},
    related: [
      {label: 'Pact files as consumer contracts', to: '/docs/bi-directional-contract-testing/contracts/pact'},
      {label: 'Compatibility checks', to: '/docs/bi-directional-contract-testing/compatibility-checks'},
    ],
    keywords: [
      'Message Verification Missing',
      'message pact',
      'can-i-deploy',
      'GHSA-4xqq-m2hx-25v8',
      'GHSA-vg3r-rm7w-2xgh',
      'GHSA-vmwr-mc7x-5vc3',
      'CVE-2024-6119',
      'REXML',
      'OpenSSL',
    ],
  },
  {
    version: '1.31.0',
    date: '2024-08-22',
    releaseLine: '1.x',
    summary:
      'This release adds an endpoint that lists labels. It also fixes many bugs that affected teams, labels, and the combined use of pacts and bi-directional contracts, including one that caused PactFlow to delete provider contracts along with an integration.',
    description:
      'PactFlow On-Premises 1.31.0 (August 22, 2024) adds a labels endpoint, fixes team updates, and prevents accidental deletion of provider contracts.',
    highlights: [
      '**Labels.** This release adds `/labels`, which lists all labels, and documents the endpoint for labeling an application.',
      '**Provider contracts.** This release fixes an issue where deleting an integration also deleted provider contracts that should have been kept.',
      '**Matrix.** This release fixes an issue where the matrix was missing rows when you used pacts and bi-directional contracts together.',
      '**Teams.** This release lets team administrators view environments, and fixes two errors that occurred when you updated a team.',
    ],
    features: [{topic: 'API', text: 'Adds `/labels`, which lists all labels.'}],
    changes: [
      {topic: 'Users and permissions', text: 'Allows team administrators to view environments.'},
      {
        topic: 'API',
        text: 'Deprecates the `_embedded` payload format for updating teams. If your scripts send payloads in this format, update the scripts.',
      },
      {
        topic: 'API',
        text: "Documents `/pacticipants/:pacticipant_name/labels/:label_name`, the endpoint for managing a pacticipant's labels.",
      },
      {
        topic: 'API',
        text: 'Documents the embedded `next` link, which points to the next entries, in the response to `GET /audit`.',
      },
      {topic: 'Webhooks', text: 'Adds the provider version number to the webhook endpoint.'},
    ],
    fixes: [
      {
        topic: 'API',
        text: 'Fixes a `NoMethodError` that occurred when the body of a `PATCH` request for a pacticipant contained embedded labels.',
      },
      {
        topic: 'API',
        text: "Fixes a `UniqueConstraintViolation` that occurred when you set a team's users with a `PUT` request.",
      },
      {
        topic: 'User interface',
        text: 'Fixes an error, caused by the uniqueness requirement for team names, that occurred when you updated a team in the settings.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where a row was missing from the matrix when you used pacts and bi-directional contracts together.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes the normalization of types in OpenAPI 3.1.0 descriptions.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where deleting an integration also deleted provider contracts that should have been kept.',
      },
    ],
    notice: {slug: '2024-08-22-on-premises-1.31.0', date: '2024-08-22'},
    related: [
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'OpenAPI contracts', to: '/docs/bi-directional-contract-testing/contracts/oas'},
    ],
    keywords: [
      'labels API',
      'audit API',
      'team administrator',
      'environments',
      'NoMethodError',
      'UniqueConstraintViolation',
      'missing row in matrix',
      'OpenAPI 3.1',
      'provider contract deleted',
    ],
  },
  {
    version: '1.30.0',
    date: '2024-04-10',
    releaseLine: '1.x',
    summary:
      "This release adds metrics for each team and, in new installations, rejects changes to a pact that has already been published for a version. It also fixes an issue where `can-i-deploy` didn't use the latest revision of a changed pact.",
    description:
      'PactFlow On-Premises 1.30.0 (April 10, 2024): metrics for each team, safer defaults for contract changes, and bi-directional can-i-deploy fixes.',
    highlights: [
      '**Contract changes.** In new installations, PactFlow now rejects changes to a pact that has already been published for a version. Existing installations still accept such changes.',
      '**Metrics.** This release adds `/metrics/teams`, which returns metrics for each team.',
      "**can-i-deploy.** This release fixes an issue where checks with bi-directional contracts didn't use the latest revision of a changed pact.",
      "**Environments.** This release fixes an error that affected users who can read only their teams' environments.",
    ],
    features: [{topic: 'API', text: 'Adds `/metrics/teams`, which returns metrics for each team.'}],
    changes: [
      {
        topic: 'Contract testing',
        text: 'In new installations, prevents changes to a pact that has already been published for a version. Existing installations still allow such changes. To prevent them, see [Prevent changes to published contracts](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
      {topic: 'API', text: 'Improves the response time of `/admin/users`.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes an issue where users with the `environment:read:team` permission got a 403 response to `GET` requests for a single environment.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: "Fixes an issue where the matrix and `can-i-deploy` didn't use the latest revision when the pact for a consumer version changed.",
      },
      {
        topic: 'User interface',
        text: 'Fixes an issue where dashboard search covered only the first 1,000 integrations. It now covers all integrations.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'changed',
        aspect: 'the default value of',
        text: 'In new installations, the default is `false`. Existing installations keep their setting.',
      },
    ],
    unclear:
      'Public sources disagree about when new installations started to reject contract changes: these release notes say 1.30.0, the variable reference says 1.14.0, and the guide to preventing contract changes says August 2021. To be safe, set the variable explicitly. The notice is dated two days before the release.',
    notice: {slug: '2024-04-08-on-premises-1.30.0', date: '2024-04-08'},
    related: [
      {
        label: 'Prevent changes to published contracts',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification',
      },
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Environments', to: '/docs/user-interface/settings/environments'},
    ],
    keywords: [
      'dangerous contract modification',
      'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
      'metrics by team',
      '403',
      'environment:read:team',
      'dashboard search',
      'can-i-deploy',
      'pact revision',
    ],
  },
  {
    version: '1.29.0',
    date: '2024-01-31',
    releaseLine: '1.x',
    summary:
      'This release improves performance for large pipelines. It fixes contention that occurred when pipelines published many contracts in parallel or sent many requests that used the same token, and it corrects the metrics for changed contracts.',
    description:
      'PactFlow On-Premises 1.29.0 (January 31, 2024) speeds up can-i-deploy and parallel publishing, and corrects the metrics for changed contracts.',
    highlights: [
      '**Performance.** This release fixes contention caused by parallel publishing and by large numbers of requests that use the same token.',
      '**can-i-deploy.** This release speeds up successful checks with bi-directional contracts.',
      '**Metrics.** This release fixes the calculation of `pactRevisionsPerConsumerVersion` so that you can use this metric to find changed contracts.',
    ],
    features: [
      {topic: 'API', text: "Adds each integration's verification modes to the response to `GET /integrations`."},
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Speeds up successful `can-i-deploy` checks by running comparisons for fewer historical branches.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes an issue where publishing a contract could create a pacticipant with an empty name.',
      },
      {
        topic: 'Contract testing',
        text: 'Fixes an issue where parallel requests were slow if each request published more than 20 contracts.',
      },
      {
        topic: 'API',
        text: 'Fixes database contention that occurred when many parallel requests used the same API token.',
      },
      {
        topic: 'API',
        text: 'Fixes the calculation of the `pactRevisionsPerConsumerVersion` distribution in the metrics. You need this distribution for the steps in [Prevent changes to published contracts](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
    ],
    notice: {slug: '2024-01-31-on-premises-1.29.0', date: '2024-01-31'},
    related: [
      {
        label: 'Prevent changes to published contracts',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification',
      },
      {label: 'Load testing On-Premises 1.x', to: '/docs/on-premises/installation/load-testing'},
      {
        label: 'Check and record deployments',
        to: '/docs/bi-directional-contract-testing/deploying',
      },
    ],
    keywords: [
      'performance',
      'contention',
      'parallel publish',
      'API token',
      'can-i-deploy',
      'verification modes',
      'pactRevisionsPerConsumerVersion',
      'metrics',
    ],
  },
  {
    version: '1.28.0',
    date: '2023-11-28',
    releaseLine: '1.x',
    summary:
      'This release adds an endpoint that lists branches, and a setting that allows additional Content-Security-Policy sources. You can now ignore applications with bi-directional contracts in `can-i-deploy`. The release also shortens the pagination parameter names.',
    description:
      'PactFlow On-Premises 1.28.0 (November 28, 2023): branches endpoint, more Content-Security-Policy sources, and new names for pagination parameters.',
    highlights: [
      "**Branches.** This release adds an endpoint that lists a pacticipant's branches.",
      '**Content-Security-Policy.** This release adds `PACTFLOW_CSP_ALLOWED_SOURCES` to allow additional sources, such as a second host in the SAML sign-in flow.',
      '**Pagination.** This release renames the `pageSize` and `pageNumber` parameters to `size` and `page`. The previous names still work.',
      '**can-i-deploy.** This release adds support for ignoring applications that have bi-directional contracts.',
    ],
    features: [
      {
        topic: 'API',
        text: "Adds `/pacticipants/:pacticipant_name/branches`, which lists a pacticipant's branches.",
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support in `can-i-deploy` for ignoring specific applications that have bi-directional contracts.',
      },
      {
        topic: 'Operation',
        text: 'Adds a setting that allows additional sources in the Content-Security-Policy that PactFlow sends.',
      },
    ],
    changes: [
      {
        topic: 'API',
        text: 'Renames the `pageSize` and `pageNumber` pagination parameters to `size` and `page`. The previous names still work.',
      },
      {topic: 'User interface', text: 'Removes the links for generating an example project.'},
    ],
    fixes: [
      {topic: 'API', text: 'Fixes an error that occurred when you read a single system preference.'},
      {
        topic: 'API',
        text: "Fixes an error that occurred when you requested environments by a name that didn't match any environment.",
      },
      {
        topic: 'Contract testing',
        text: 'Fixes an issue where deleting versions was slow if many versions were deployed or released.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_CSP_ALLOWED_SOURCES',
        change: 'new',
        text: "It lists sources that the Content-Security-Policy allows in addition to the identity provider's hosts. Separate the sources with spaces.",
      },
    ],
    migrations: [
      'This release adds a database index for deployed and released versions. The container creates the index when it starts.',
    ],
    notice: {slug: '2023-11-28-on-premises-1.28.0', date: '2023-11-28'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Database migrations', to: '/docs/on-premises/upgrading/database-migrations'},
    ],
    keywords: [
      'branches endpoint',
      'Content-Security-Policy',
      'PACTFLOW_CSP_ALLOWED_SOURCES',
      'pageSize',
      'pageNumber',
      'pagination',
      'can-i-deploy --ignore',
      'generate project',
      'system preferences',
    ],
  },
  {
    version: '1.27.0',
    date: '2023-09-21',
    releaseLine: '1.x',
    summary:
      'This release adds an endpoint that publishes a provider contract with its branch and tags in one request. It also adds endpoints for reading and deleting branches, and improves support for `allOf`, `anyOf`, and `oneOf` in the comparison.',
    description:
      'PactFlow On-Premises 1.27.0 (September 21, 2023): publish a provider contract in one request, better schema support, and branch deletion.',
    highlights: [
      '**Publishing.** This release adds an endpoint that publishes a provider contract with its branch and tags.',
      '**Comparison.** This release improves support for nested `allOf`, `anyOf`, `oneOf`, and polymorphism.',
      '**Branches.** This release lets you read and delete a branch with the API.',
      '**Pagination.** The API now rejects requests with invalid pagination values.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds an endpoint that publishes a provider contract together with its branch and tags in one request.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for nested `allOf` to the comparison. In this release, the comparison still uses the legacy swagger-mock-validator.',
      },
      {topic: 'Bi-directional contract testing', text: 'Improves support for `allOf`, `anyOf`, and `oneOf`.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for polymorphism with inheritance in request bodies.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for `exclusiveMinimum` and `exclusiveMaximum` in bodies.',
      },
      {
        topic: 'API',
        text: 'Adds support for `GET` and `DELETE` requests to `/pacticipants/:pacticipant_name/branches/:branch_name`.',
      },
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: "Sets `additionalProperties` to `false` by default in response schemas. If a pact expects a property that the schema doesn't define, the contracts are now incompatible unless the OpenAPI description sets `additionalProperties`.",
      },
      {
        topic: 'API',
        text: 'Validates the parameters of paginated endpoints and rejects requests with invalid values.',
      },
      {topic: 'Contract testing', text: 'Speeds up a matrix query that could take a long time.'},
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an error that occurred when you saved a provider contract version that already existed.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue with how bodies in version 4 pacts are decoded.',
      },
    ],
    unclear: 'The notice is dated one day before the release. The migration section of the release notes is empty.',
    notice: {slug: '2023-09-20-on-premises-1.27.0', date: '2023-09-20'},
    related: [
      {label: 'Publish consumer and provider contracts', to: '/docs/bi-directional-contract-testing/publishing'},
      {label: 'Supported schema keywords', to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support'},
      {
        label: 'Changelog of the contract comparison',
        to: '/docs/bi-directional-contract-testing/contracts/oas/changelog',
      },
    ],
    keywords: [
      'publish provider contract',
      'allOf',
      'anyOf',
      'oneOf',
      'additionalProperties',
      'polymorphism',
      'exclusiveMinimum',
      'branch endpoint',
      'delete branch',
      'pagination validation',
    ],
  },
  {
    version: '1.26.0',
    date: '2023-08-07',
    releaseLine: '1.x',
    summary:
      'This release adds a predefined role for SCIM, so follow the additional upgrade steps if you use the SCIM API. It also upgrades the schema validator for bi-directional contract testing to a new major version that supports OpenAPI 3.1.',
    description:
      'PactFlow On-Premises 1.26.0 (August 7, 2023): the SCIM role and how to migrate to it, AJV 8 in the comparison, and problem+json errors.',
    highlights: [
      "**SCIM.** This release adds the **SCIM** role, which the SCIM API's system account needs. If you use the SCIM API, follow the additional upgrade steps.",
      '**Comparison.** This release upgrades AJV from version 6 to version 8, which improves support for `allOf`, `anyOf`, and `oneOf`.',
      '**API.** This release adds the `application/problem+json` format for error responses.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds the predefined **SCIM** role for the system account whose token the [SCIM API](/docs/on-premises/scim) uses.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Upgrades the schema validator AJV from version 6 to version 8, which improves support for `allOf`, `anyOf`, `oneOf`, and polymorphism with inheritance. For details, see the [comparison changelog](/docs/bi-directional-contract-testing/contracts/oas/changelog).',
      },
      {
        topic: 'API',
        text: 'Adds the `application/problem+json` format for error responses (any response with a status other than 200).',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes an error that occurred in the `can-i-deploy` badge when there was no version to show.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue with how bodies in version 4 pacts are decoded.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue with how the comparison handles `exclusiveMinimum` and `exclusiveMaximum` in request and response bodies.',
      },
      {topic: 'API', text: "Fixes an error that occurred when you requested a role's users and a value was missing."},
    ],
    breaking: [
      {
        text: 'If you use the SCIM API, its system account needs the new predefined **SCIM** role, and no custom role can have that name.',
        action:
          'Before the upgrade, find the system account, and rename any custom role called SCIM. After the upgrade, assign the new role to the account. For details, see the upgrade steps for this release.',
      },
      {
        text: 'With AJV 8, an OpenAPI description that previously passed can now fail, especially if it uses `discriminator`. In addition, a schema that uses `nullable` must now also have a `type`.',
        action:
          'Publish a provider contract to a test installation first. To fix problems with these keywords, see [Supported OpenAPI keywords](/docs/bi-directional-contract-testing/contracts/oas/keyword-support).',
      },
    ],
    steps: [
      "If you don't use the SCIM API, upgrade as usual and skip the other steps. If you use it, sign in as an administrator before the upgrade, and select the **Settings** icon in the upper-right corner.",
      'Select **Users** in the left menu, and then select **System Accounts** in the list above the users. Find the account that the SCIM API uses, and note its name.',
      "Select **Roles** in the settings. If a role called SCIM exists, select **EDIT**, change the role's name (for example, to `SCIM (Deprecated)`), and select **SAVE**.",
      'Upgrade as usual.',
      "Sign in as an administrator again, open the list of **System Accounts**, and find the account. Select `...` at the end of the account's row, and then select **Edit roles**.",
      'Clear the previous role, select **SCIM**, and then select **OK**.',
      'If the previous role was a custom role for SCIM, select **Roles** in the settings, and then select **DELETE** next to that role.',
    ],
    notice: {slug: '2023-08-07-on-premises-1.26.0', date: '2023-08-07'},
    related: [
      {label: 'SCIM API in 1.x', to: '/docs/on-premises/scim'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Supported schema keywords', to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support'},
    ],
    keywords: [
      'SCIM role',
      'SCIM migration',
      'system account',
      'AJV 8',
      'problem+json',
      'discriminator',
      'nullable',
      'OpenAPI 3.1',
      'can-i-deploy badge',
    ],
  },
  {
    version: '1.25.0',
    date: '2023-06-28',
    releaseLine: '1.x',
    summary:
      'This release adds support for negative scenarios, such as expected 400 responses, to bi-directional contract testing. It also speeds up the dashboard and the network diagram for large numbers of applications.',
    description:
      'PactFlow On-Premises 1.25.0 (June 28, 2023) adds negative scenarios to bi-directional contract testing and speeds up the dashboard and diagram.',
    highlights: [
      "**Negative scenarios.** If a pact expects a status of 400 or higher, PactFlow no longer compares the request's parameters, headers, body, and security requirements.",
      '**Performance.** This release speeds up the dashboard and the network diagram for large numbers of applications.',
      '**Teams.** This release fixes an error that occurred when you deleted a team that had webhooks or secrets.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Adds support for negative scenarios. If the expected status is 400 or higher, the comparison ignores the request's parameters, headers, body, and security requirements, and uses the schema of the expected response.",
      },
    ],
    changes: [
      {
        topic: 'API',
        text: 'Speeds up the discovery of applications in the network diagram and limits the number of applications that the diagram shows.',
      },
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an issue where the dashboard loaded slowly if there were large numbers of pacticipants.',
      },
      {topic: 'User interface', text: 'Loads the list of integrations on the dashboard one page at a time.'},
      {
        topic: 'Users and permissions',
        text: 'Fixes a foreign key error that occurred when you deleted a team. PactFlow now removes the team from its webhooks and secrets first.',
      },
    ],
    notice: {slug: '2023-06-28-on-premises-1.25.0', date: '2023-06-28'},
    related: [
      {label: 'Compatibility checks', to: '/docs/bi-directional-contract-testing/compatibility-checks'},
      {label: 'Dashboard', to: '/docs/user-interface/dashboard'},
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
    ],
    keywords: [
      'negative scenario',
      'status code 400',
      'error response',
      'dashboard performance',
      'network diagram',
      'delete team',
      'foreign key error',
    ],
  },
  {
    version: '1.24.0',
    date: '2023-06-06',
    releaseLine: '1.x',
    summary:
      'This release fixes `can-i-deploy` timeouts that occurred while comparisons were running. It also adds schema selection by content negotiation, application search by name, pagination for teams, and compressed API responses.',
    description:
      'PactFlow On-Premises 1.24.0 (June 6, 2023): no can-i-deploy timeouts, comparison by content type, pacticipant search, gzip, and Ruby 3.2.',
    highlights: [
      '**can-i-deploy.** PactFlow now runs missing comparisons in the background so that requests no longer time out.',
      '**Comparison.** PactFlow now selects schemas based on the `Accept` and `Content-Type` headers, and supports the bodies of version 4 pacts.',
      '**API.** This release adds application search by name, pagination for teams, and gzip compression of responses.',
      '**SCIM.** This release lets you set identity provider fields when you create a user.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Runs missing comparisons in the background when you use `can-i-deploy`, so that the HTTP request doesn't time out. For details, see [PactFlow's blog post](https://pactflow.io/blog/resilient-builds-with-can-i-deploy-2/).",
      },
      {
        topic: 'Bi-directional contract testing',
        text: "Selects a response's schema based on the `Accept` header and a request's schema based on the `Content-Type` header.",
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for [version 4 pact bodies](https://github.com/pact-foundation/pact-specification/tree/version-4#bodies) to the comparison. Earlier releases treated the entire `body` section as JSON.',
      },
      {topic: 'API', text: 'Adds `/pacticipants?q={term}`, which finds pacticipants by name.'},
      {topic: 'API', text: 'Adds pagination to the teams endpoint.'},
      {topic: 'API', text: 'Compresses API responses with gzip.'},
    ],
    changes: [
      {topic: 'Operation', text: 'Upgrades the image to Ruby 3.2.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'Updates the legacy swagger-mock-validator, which runs the comparison in this release, to its latest version.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an error that occurred when you queried the matrix for an integration with bi-directional contracts and specified only one selector and no target tag, environment, or branch.',
      },
      {
        topic: 'Users and permissions',
        text: 'Fixes an error that occurred when you updated a team that had an inactive member.',
      },
      {
        topic: 'Users and permissions',
        text: 'SCIM: makes `externalIdpId` and `externalIdpUsername` writable when you create a user so that PactFlow recognizes a provisioned user at the first sign-in.',
      },
      {
        topic: 'Contract testing',
        text: 'Rejects requests for pacts to verify if the provider version branch is empty.',
      },
    ],
    notice: {slug: '2023-06-06-on-premises-1.24.0', date: '2023-06-06'},
    related: [
      {
        label: 'Changelog of the contract comparison',
        to: '/docs/bi-directional-contract-testing/contracts/oas/changelog',
      },
      {label: 'can-i-deploy stays unknown', to: '/docs/cid-polling-bdc'},
      {label: 'SCIM API in 1.x', to: '/docs/on-premises/scim'},
    ],
    keywords: [
      'can-i-deploy timeout',
      'asynchronous comparison',
      'content negotiation',
      'Accept',
      'Content-Type',
      'Pact v4 body',
      'search pacticipants',
      'gzip',
      'Ruby 3.2',
      'externalIdpId',
      'SCIM',
    ],
  },
  {
    version: '1.23.1',
    date: '2023-05-22',
    releaseLine: '1.x',
    summary:
      "This release contains only security updates. The public release notes don't say which vulnerabilities it fixes.",
    description:
      "PactFlow On-Premises 1.23.1 (May 22, 2023) fixes vulnerabilities that the public release notes don't name. See how to identify them.",
    highlights: ["**Security.** This release fixes vulnerabilities whose IDs the public release notes don't list."],
    security: [{text: "Fixes vulnerabilities. The release notes don't list their IDs or the affected components."}],
    unclear:
      'To find out which vulnerabilities this release fixes, scan the `1.23.0` and `1.23.1` images and compare the results. For the scanners that SmartBear uses, see the [security audit report](/docs/on-premises/security-audit-report).',
    notice: {slug: '2023-05-22-on-premises-1.23.1', date: '2023-05-22'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.24.0, the next release', to: '/docs/on-premises/releases/1.24.0'},
    ],
    keywords: ['security update', 'vulnerabilities', 'CVE', 'image scan', 'patch release'],
  },
  {
    version: '1.23.0',
    date: '2023-02-23',
    releaseLine: '1.x',
    summary:
      'This release adds the `db-clean` entrypoint, which you can schedule to clean up the database. It also compares pacts with provider contracts earlier so that `can-i-deploy` is more likely to find a result.',
    description:
      'PactFlow On-Premises 1.23.0 (February 23, 2023) adds the db-clean entrypoint for database maintenance and runs comparisons earlier.',
    highlights: [
      '**Database.** This release adds the `db-clean` entrypoint, which removes data that is no longer needed.',
      '**Bi-directional contract testing.** PactFlow now runs comparisons earlier so that `can-i-deploy` is more likely to find a result.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'Adds the `db-clean` entrypoint to the image for [database maintenance](/docs/on-premises/maintenance/database). Schedule it with the same image tag as your PactFlow application.',
      },
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Runs more comparisons of pacts with provider contracts in advance so that a comparison is less likely to be missing when you run `can-i-deploy`.',
      },
    ],
    notice: {slug: '2023-02-23-on-premises-1.23.0', date: '2023-02-23'},
    related: [
      {label: 'Database maintenance in 1.x', to: '/docs/on-premises/maintenance/database'},
      {
        label: 'Check and record deployments',
        to: '/docs/bi-directional-contract-testing/deploying',
      },
    ],
    keywords: [
      'db-clean',
      'database maintenance',
      'clean up',
      'retention',
      'keep selectors',
      'missing comparison',
      'can-i-deploy',
    ],
  },
  {
    version: '1.22.1',
    date: '2023-02-23',
    releaseLine: '1.x',
    summary:
      'This release fixes incorrect `can-i-deploy` failures for providers with several consumers. It also fixes an error that occurred in the cleanup task when two selectors had an age limit.',
    description:
      'PactFlow On-Premises 1.22.1 (February 23, 2023) fixes incorrect can-i-deploy failures for providers with several consumers, and a cleanup task error.',
    highlights: [
      '**can-i-deploy.** This release fixes incorrect failures for provider contracts that have several consumers.',
      '**Cleanup.** This release fixes an error that occurred when two keep selectors had an age limit and one of them also had a branch.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where `can-i-deploy` failed incorrectly if a provider with a provider contract had several consumers.',
      },
      {
        topic: 'Operation',
        text: 'Fixes an error that occurred in the cleanup task when one keep selector had a `max_age` and another had a `max_age` and a branch.',
      },
    ],
    notice: {slug: '2023-02-23-on-premises-1.22.1', date: '2023-02-23'},
    related: [
      {label: 'Database maintenance in 1.x', to: '/docs/on-premises/maintenance/database'},
      {label: 'Release 1.23.0, from the same day', to: '/docs/on-premises/releases/1.23.0'},
    ],
    keywords: ['can-i-deploy', 'false negative', 'multiple consumers', 'clean task', 'max_age', 'keep selectors'],
  },
  {
    version: '1.22.0',
    date: '2023-02-13',
    releaseLine: '1.x',
    summary:
      'This release prevents users from changing their own roles with the API. It also adds pagination to the list of pacticipants and fixes an issue where `can-i-deploy` required you to deploy a consumer before its provider.',
    description:
      'PactFlow On-Premises 1.22.0 (February 13, 2023) prevents users from changing their own roles with the API and paginates the pacticipant list.',
    highlights: [
      '**Users.** This release prevents users from changing their own roles with the API and requires the corresponding permission to change other users.',
      '**API.** This release adds pagination to the list of pacticipants.',
      '**can-i-deploy.** This release lets you deploy a provider before its consumer is deployed.',
    ],
    features: [{topic: 'API', text: 'Adds pagination to the list of pacticipants.'}],
    changes: [
      {topic: 'Operation', text: 'Improves performance in several areas.'},
      {
        topic: 'API',
        text: 'Rejects requests to `/can-i-deploy` that specify neither a target environment nor a target tag.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an incorrect `can-i-deploy` result that required you to deploy a consumer before its provider.',
      },
      {topic: 'Users and permissions', text: 'Prevents users from changing their own roles with the API.'},
      {topic: 'Users and permissions', text: 'Prevents users from changing their own roles with a bulk action.'},
      {
        topic: 'Users and permissions',
        text: 'Requires the corresponding permission to create or update other users with the API.',
      },
      {topic: 'API', text: 'Checks request bodies for invalid UTF-8 before parsing them as JSON.'},
    ],
    notice: {slug: '2023-02-13-on-premises-1.22.0', date: '2023-02-13'},
    related: [
      {label: 'Users', to: '/docs/user-interface/settings/users'},
      {label: 'Role-based access control', to: '/docs/permissions/rbac'},
    ],
    keywords: [
      'change own role',
      'privilege',
      'user permissions',
      'pagination',
      'pacticipants API',
      'can-i-deploy',
      'UTF-8',
      'validation',
    ],
  },
  {
    version: '1.21.1',
    date: '2022-11-04',
    releaseLine: '1.x',
    summary:
      'This release fixes an argument error that could prevent you from publishing a pact. If you run 1.21.0, install this release.',
    description:
      'PactFlow On-Premises 1.21.1 (November 4, 2022) fixes an argument error that could make publishing a pact fail. Install it if you run 1.21.0.',
    highlights: ['**Publishing.** This release fixes an argument error that could occur when you published a pact.'],
    fixes: [
      {topic: 'Contract testing', text: 'Fixes an argument error that could prevent you from publishing a pact.'},
    ],
    notice: {slug: '2022-11-04-on-premises-1.21.1', date: '2022-11-04'},
    related: [
      {label: 'Release 1.21.0', to: '/docs/on-premises/releases/1.21.0'},
      {label: 'Troubleshooting 1.x', to: '/docs/on-premises/troubleshooting'},
    ],
    keywords: ['ArgumentError', 'publish pact fails', 'hotfix'],
  },
  {
    version: '1.21.0',
    date: '2022-10-21',
    releaseLine: '1.x',
    summary:
      'This release adds a notice that appears when your license expires in less than 30 days. It also adds support for pacts that are pending for a specific provider branch, and speeds up the search for work-in-progress pacts.',
    description:
      'PactFlow On-Premises 1.21.0 (October 21, 2022) warns you before the license expires and supports pending pacts for provider branches.',
    highlights: [
      '**License.** This release adds a notice that appears when the license expires in less than 30 days.',
      '**Pending pacts.** This release adds support for pacts that are pending for a specific provider branch.',
      '**Work-in-progress pacts.** This release speeds up the search for work-in-progress pacts.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a notice that appears when the [license](/docs/on-premises/license) expires in less than 30 days.',
      },
      {
        topic: 'Contract testing',
        text: 'Determines separately for each provider branch whether a pact is [pending](https://docs.pact.io/pact_broker/advanced_topics/pending_pacts).',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes an issue where it took a long time to determine the [work-in-progress pacts](https://docs.pact.io/pact_broker/advanced_topics/wip_pacts) that a provider should verify.',
      },
    ],
    notice: {slug: '2022-10-21-on-premises-1.21.0', date: '2022-10-21'},
    related: [
      {label: 'License file', to: '/docs/on-premises/license'},
      {
        label: 'Slow responses when fetching pacts for verification',
        to: '/docs/troubleshooting/slow-response-when-fetching-pacts-for-verification',
      },
      {label: 'Release 1.21.1, which fixes publishing', to: '/docs/on-premises/releases/1.21.1'},
    ],
    keywords: [
      'license expiry',
      '30 days',
      'pending pacts',
      'provider branch',
      'WIP pacts',
      'pacts for verification',
      'slow',
    ],
  },
  {
    version: '1.20.0',
    date: '2022-09-02',
    releaseLine: '1.x',
    summary:
      'This release replaces basic authentication with demo authentication for trials without an identity provider. It also fixes a vulnerability in OmniAuth.',
    description:
      'PactFlow On-Premises 1.20.0 (September 2, 2022) replaces basic auth with demo authentication for trials and fixes CVE-2020-36599.',
    highlights: [
      "**Trials.** This release adds demo authentication, which doesn't require an identity provider, and removes basic authentication.",
      '**Security.** This release fixes CVE-2020-36599 in OmniAuth.',
      '**Provider contracts.** This release fixes a bug that deleted a provider along with an integration even if another consumer had a pact with that provider.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: "Adds [demo authentication](/docs/on-premises/authentication/demo), which lets you try PactFlow without an identity provider. Demo authentication doesn't require a password, so don't use it in production. You can't combine it with any other sign-in method.",
      },
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an issue where the page for managing users showed the "unable to load resource, as it was not found" message.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where deleting an integration also deleted the provider if the provider had an OpenAPI description and a pact with another consumer.',
      },
      {
        topic: 'Operation',
        text: 'Fixes an issue with detecting the database version when the `schema_migrations` table was empty.',
      },
    ],
    security: [
      {
        id: 'CVE-2020-36599',
        text: "Fixes a vulnerability where the failure page in OmniAuth, the sign-in library, didn't escape a message.",
      },
    ],
    breaking: [
      {
        text: 'You can no longer use basic authentication for demonstrations.',
        action:
          'Remove all variables whose names start with `PACTFLOW_BASIC_AUTH_`. For a trial, set `PACTFLOW_DEMO_AUTH_ENABLED` to `true`. For production, use an identity provider and start with an empty database so that no demo users remain.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DEMO_AUTH_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, anyone can sign in with a name and an email address. Use demo authentication only for trials.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_ENABLED',
        change: 'removed',
        text: 'It enabled basic authentication. Starting with this release, the variable reference no longer lists this variable or the four variables below.',
      },
      {name: 'PACTFLOW_BASIC_AUTH_USERNAME', change: 'removed', text: 'It set the username for basic authentication.'},
      {name: 'PACTFLOW_BASIC_AUTH_PASSWORD', change: 'removed', text: 'It set the password for basic authentication.'},
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_USERNAME',
        change: 'removed',
        text: 'It set the read-only username for basic authentication.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_PASSWORD',
        change: 'removed',
        text: 'It set the read-only password for basic authentication.',
      },
    ],
    notice: {slug: '2022-09-02-on-premises-1.20.0', date: '2022-09-02'},
    related: [
      {label: 'Demo authentication in 1.x', to: '/docs/on-premises/authentication/demo'},
      {label: 'Docker Compose example', to: '/docs/on-premises/docker-compose-example'},
    ],
    keywords: [
      'demo authentication',
      'PACTFLOW_DEMO_AUTH_ENABLED',
      'basic auth',
      'trial',
      'CVE-2020-36599',
      'OmniAuth',
      'unable to load resource',
      'schema_migrations',
    ],
  },
  {
    version: '1.19.2',
    date: '2022-08-24',
    releaseLine: '1.x',
    summary:
      "This release fixes an issue where PactFlow didn't use the default value of `PACTFLOW_SQL_LOG_LEVEL` when the variable wasn't set.",
    description:
      "PactFlow On-Premises 1.19.2 (August 24, 2022) uses the default value of PACTFLOW_SQL_LOG_LEVEL when the variable isn't set.",
    highlights: [
      "**Logs.** PactFlow now uses the default value of `PACTFLOW_SQL_LOG_LEVEL` when you don't set the variable.",
    ],
    fixes: [
      {
        topic: 'Operation',
        text: 'Fixes an issue where PactFlow ignored the default value of `PACTFLOW_SQL_LOG_LEVEL`. The default is `NONE`, which turns off logging of SQL statements.',
      },
    ],
    notice: {slug: '2022-08-24-on-premises-1.19.2', date: '2022-08-24'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Logging in 1.x', to: '/docs/on-premises/logging'},
    ],
    keywords: ['PACTFLOW_SQL_LOG_LEVEL', 'SQL log', 'default', 'log level'],
  },
  {
    version: '1.19.1',
    date: '2022-08-18',
    releaseLine: '1.x',
    summary:
      'This release fixes two user interface bugs that affected bi-directional contracts. The matrix showed incorrect results when there were several consumer pacts, and a menu had incorrect delete options.',
    description:
      'PactFlow On-Premises 1.19.1 (August 18, 2022) fixes bi-directional results in the matrix and the delete options for contract details.',
    highlights: [
      '**Matrix.** This release fixes incorrect comparison results when there are several consumer pacts.',
      '**Deletion.** This release fixes incorrect delete options in the menu on the bi-directional contract details page.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes incorrect comparison results in the matrix when there are comparisons for several consumer pacts.',
      },
      {
        topic: 'User interface',
        text: 'Fixes incorrect options for deleting contracts in the three-dot menu on the bi-directional contract details page.',
      },
    ],
    notice: {slug: '2022-08-18-on-premises-1.19.1', date: '2022-08-18'},
    related: [
      {label: 'Bi-directional contracts in the legacy UI', to: '/docs/ui-old/bi-directional'},
      {label: 'Deleting contracts', to: '/docs/how_to'},
    ],
    keywords: ['matrix', 'cross contract comparison', 'delete contract', 'menu', 'bi-directional contract testing'],
  },
  {
    version: '1.19.0',
    date: '2022-08-01',
    releaseLine: '1.x',
    summary:
      'This release adds settings for the database connection pool. It also fixes vulnerabilities in Rack, `nokogiri`, and Mechanize, and a bug in the team-scoped permission for recording deployments.',
    description:
      'PactFlow On-Premises 1.19.0 (August 1, 2022): database connection pool settings, team permission for deployments, and security fixes.',
    highlights: [
      '**Database.** This release adds settings for the connection pool size and timeout.',
      "**Deployments.** This release fixes an issue where the `deployment_and_release:record:team` permission didn't apply when you recorded deployments and releases.",
      '**Security.** This release fixes vulnerabilities in Rack, `nokogiri`, and Mechanize.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'Adds settings for the maximum number of database connections and the time to wait for a connection.',
      },
      {topic: 'User interface', text: 'Shows the email address of a user whose name is unknown.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: "Fixes an issue where the `deployment_and_release:record:team` permission didn't apply when you recorded deployments and releases ([issue 71 of the public roadmap](https://github.com/pactflow/roadmap/issues/71)).",
      },
      {
        topic: 'Contract testing',
        text: "Fixes an error that occurred in the permission check when a publishing request didn't contain any contracts.",
      },
      {topic: 'Contract testing', text: 'Enforces the integration limit when you publish contracts.'},
    ],
    security: [
      {
        id: 'CVE-2022-30122',
        text: 'Fixes a vulnerability in Rack that allowed an attacker to slow down the parsing of multipart requests. The notes for [1.18.0](/docs/on-premises/releases/1.18.0) also list this fix.',
      },
      {
        id: 'CVE-2022-30123',
        text: 'Fixes a vulnerability in Rack that allowed escape sequences in the log to reach a terminal.',
      },
      {
        id: 'GHSA-cgx6-hpwq-fhv5',
        text: 'Fixes a vulnerability in `nokogiri` that comes from the libxml2 library (CVE-2022-29824).',
      },
      {id: 'CVE-2022-29181', text: 'Fixes a vulnerability in `nokogiri` related to input of an unexpected type.'},
      {id: 'GHSA-xh29-r2w5-wx8m', text: "Fixes the `nokogiri` vulnerability that's also known as CVE-2022-29181."},
      {
        id: 'CVE-2022-31033',
        text: 'Updates Mechanize to fix a vulnerability that could expose the `Authorization` header to another port after a redirect.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_MAX_CONNECTIONS',
        change: 'new',
        text: "It sets the maximum size of each container's connection pool. The default is `4`. The database must allow this number of connections for each container.",
      },
      {
        name: 'PACTFLOW_DATABASE_POOL_TIMEOUT',
        change: 'new',
        text: 'It sets how many seconds to wait for a free connection before an error occurs. The default is `5`.',
      },
    ],
    notice: {slug: '2022-08-01-on-premises-1.19.0', date: '2022-08-01'},
    related: [
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Permissions', to: '/docs/permissions'},
    ],
    keywords: [
      'PACTFLOW_DATABASE_MAX_CONNECTIONS',
      'PACTFLOW_DATABASE_POOL_TIMEOUT',
      'connection pool',
      'deployment_and_release:record:team',
      'Rack',
      'Nokogiri',
      'Mechanize',
      'CVE-2022-30123',
      'CVE-2022-29181',
      'CVE-2022-31033',
    ],
  },
  {
    version: '1.18.0',
    date: '2022-05-31',
    releaseLine: '1.x',
    summary:
      'This release adds bi-directional contract testing and New Relic monitoring to On-Premises, and includes Pact Broker 2.100.0. It also requires a base URL that starts with `https`, unless you explicitly allow `http`.',
    description:
      'PactFlow On-Premises 1.18.0 (May 31, 2022) adds bi-directional contract testing and New Relic monitoring, and requires an https base URL.',
    highlights: [
      '**Bi-directional contract testing.** This release adds bi-directional contract testing to On-Premises.',
      '**HTTPS.** This release requires `https` in `PACTFLOW_BASE_URL`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      '**Monitoring.** This release adds support for monitoring the application with New Relic.',
      '**Security.** This release fixes vulnerabilities in zlib, libxml2, and Rack.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Adds [bi-directional contract testing](/docs/bi-directional-contract-testing). For an introduction, see [PactFlow's announcement](https://pactflow.io/blog/introducing-bi-directional-contract-testing/).",
      },
      {
        topic: 'Operation',
        text: 'Adds support for monitoring with New Relic. Mount the New Relic configuration file at `/home/pactflow/config/newrelic.yml`.',
      },
      {
        topic: 'Contract testing',
        text: 'Adds a check for possible duplicate applications, such as applications with similar names, when you publish contracts.',
      },
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Adds a timeout to requests that compare the content of two pacts.',
      },
      {topic: 'API', text: 'Improves the error message for requests that contain non-UTF-8 characters.'},
    ],
    fixes: [
      {topic: 'Contract testing', text: 'Fixes an issue where matrix queries with one selector were slow.'},
      {
        topic: 'Operation',
        text: 'Fixes an issue where a cookie secret that contained commas was parsed as a list if you set it with an environment variable.',
      },
    ],
    security: [
      {
        id: 'CVE-2018-25032',
        text: 'Fixes a vulnerability in zlib. The notes for [1.17.3](/docs/on-premises/releases/1.17.3) also list this fix.',
      },
      {id: 'CVE-2022-29824', text: 'Fixes a vulnerability in libxml2.'},
      {
        id: 'CVE-2022-30122',
        text: 'Fixes a vulnerability in Rack that allowed an attacker to slow down the parsing of multipart requests.',
      },
    ],
    breaking: [
      {
        text: '`PACTFLOW_BASE_URL` must start with `https`.',
        action:
          'Set the variable to the `https` URL that your users open. Set `PACTFLOW_REQUIRE_HTTPS` to `false` only for local tests and demonstrations without a certificate.',
      },
    ],
    variables: [
      {
        name: 'NEW_RELIC_AGENT_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, the New Relic agent monitors the application.',
      },
      {
        name: 'PACTFLOW_BASE_URL',
        change: 'changed',
        aspect: 'the requirements for',
        text: 'The URL must start with `https`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      },
      {
        name: 'PACTFLOW_REQUIRE_HTTPS',
        change: 'changed',
        aspect: 'the effect of',
        text: 'The variable now also controls whether the base URL must start with `https`.',
      },
    ],
    broker: '2.100.0',
    notice: {slug: '2022-05-31-on-premises-1.18.0', date: '2022-05-31'},
    related: [
      {label: 'Bi-directional contract testing', to: '/docs/bi-directional-contract-testing'},
      {label: 'Network configuration', to: '/docs/on-premises/network-configuration'},
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
    ],
    keywords: [
      'bi-directional contract testing',
      'New Relic',
      'NEW_RELIC_AGENT_ENABLED',
      'PACTFLOW_BASE_URL',
      'PACTFLOW_REQUIRE_HTTPS',
      'https',
      'duplicate application',
      'CVE-2018-25032',
      'CVE-2022-29824',
      'CVE-2022-30122',
    ],
  },
  {
    version: '1.17.3',
    date: '2022-04-12',
    releaseLine: '1.x',
    summary:
      'This release fixes a vulnerability in the compression library zlib. The release contains no other changes.',
    description:
      'PactFlow On-Premises 1.17.3 (April 12, 2022) fixes CVE-2018-25032, a vulnerability in the compression library zlib, and has no other changes.',
    highlights: ['**Security.** This release fixes CVE-2018-25032, a vulnerability in zlib.'],
    security: [
      {
        id: 'CVE-2018-25032',
        text: 'Fixes a vulnerability in zlib that allowed certain input to corrupt memory during compression.',
      },
    ],
    notice: {slug: '2022-04-12-on-premises-1.17.3', date: '2022-04-12'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.18.0, which also lists the fix', to: '/docs/on-premises/releases/1.18.0'},
    ],
    keywords: ['CVE-2018-25032', 'zlib', 'security update', 'patch release'],
  },
  {
    version: '1.17.2',
    date: '2022-03-28',
    releaseLine: '1.x',
    summary:
      "This release fixes an issue where passwords and other credentials that contained commas didn't work. Install this release if your credentials contain commas and a connection fails.",
    description:
      'PactFlow On-Premises 1.17.2 (March 28, 2022) accepts commas in database and basic authentication credentials.',
    highlights: [
      '**Configuration.** This release adds support for commas in database and basic authentication credentials.',
    ],
    fixes: [
      {
        topic: 'Operation',
        text: 'Fixes an issue where database and basic authentication credentials were parsed as lists if they contained commas.',
      },
    ],
    notice: {slug: '2022-03-28-on-premises-1.17.2', date: '2022-03-28'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
    ],
    keywords: [
      'comma in password',
      'database credentials',
      'basic auth',
      'PACTFLOW_DATABASE_PASSWORD',
      'configuration',
    ],
  },
  {
    version: '1.17.1',
    date: '2022-03-10',
    releaseLine: '1.x',
    summary:
      'This release updates BusyBox in the image to fix CVE-2021-42377. It also fixes an error on pages that the open-source Pact Broker renders.',
    description:
      'PactFlow On-Premises 1.17.1 (March 10, 2022) updates BusyBox to fix CVE-2021-42377 and fixes an error on Pact Broker pages.',
    highlights: [
      '**Security.** This release updates BusyBox to fix CVE-2021-42377.',
      '**Pact Broker pages.** This release fixes an error that occurred when you opened a Pact Broker page.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an error on pages that the open-source Pact Broker renders on the server.',
      },
    ],
    security: [
      {id: 'CVE-2021-42377', text: "Updates BusyBox, which provides the image's shell tools, to fix a vulnerability."},
    ],
    notice: {slug: '2022-03-10-on-premises-1.17.1', date: '2022-03-10'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'PactFlow On-Premises 1.x', to: '/docs/on-premises/architecture'},
    ],
    keywords: ['CVE-2021-42377', 'BusyBox', 'Pact Broker UI', 'server side rendered', 'error page'],
  },
  {
    version: '1.17.0',
    date: '2022-02-25',
    releaseLine: '1.x',
    summary:
      "This release adds a session timeout for inactive users. The timeout is off by default, so upgrading doesn't change how sessions work.",
    description:
      'PactFlow On-Premises 1.17.0 (February 25, 2022) adds PACTFLOW_SESSION_INACTIVITY_TIMEOUT, which can end idle sessions and is off by default.',
    highlights: [
      '**Sessions.** This release adds `PACTFLOW_SESSION_INACTIVITY_TIMEOUT`, which ends idle sessions. The timeout is off by default.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: 'Adds a server-side timeout that ends a session after a period of inactivity. Users must then sign in again with the identity provider.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_SESSION_INACTIVITY_TIMEOUT',
        change: 'new',
        text: 'It sets the number of seconds of inactivity after which a session ends. The default is the value of `PACTFLOW_SESSION_LENGTH`, which effectively turns the timeout off.',
      },
    ],
    steps: ['To end idle sessions, set `PACTFLOW_SESSION_INACTIVITY_TIMEOUT`. Otherwise, no changes are required.'],
    notice: {slug: '2022-02-25-on-premises-1.17.0', date: '2022-02-25'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Authentication in 1.x', to: '/docs/on-premises/authentication'},
    ],
    keywords: [
      'session timeout',
      'inactivity',
      'idle session',
      'PACTFLOW_SESSION_INACTIVITY_TIMEOUT',
      'PACTFLOW_SESSION_LENGTH',
      'auto logout',
    ],
  },
  {
    version: '1.16.0',
    date: '2022-02-18',
    releaseLine: '1.x',
    summary:
      'This release adds support for connecting to an Amazon RDS database with an IAM role instead of a password.',
    description:
      'PactFlow On-Premises 1.16.0 (February 18, 2022) connects to PostgreSQL on AWS RDS with IAM authentication, without a database password.',
    highlights: ['**AWS.** This release adds IAM authentication for connections to PostgreSQL on Amazon RDS.'],
    features: [
      {
        topic: 'Operation',
        text: 'Adds [IAM authentication](/docs/on-premises/database) as an alternative to a password for connections to PostgreSQL on Amazon RDS.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_ADAPTER',
        change: 'changed',
        aspect: 'the allowed values of',
        text: 'The variable now accepts `postgresiam` for IAM authentication. To use IAM authentication, you must also set `PACTFLOW_DATABASE_SSLMODE` to `require`.',
      },
      {
        name: 'PACTFLOW_DATABASE_URL',
        change: 'changed',
        aspect: 'the allowed values of',
        text: 'The variable now accepts the `postgresiam` scheme for IAM authentication. If you use this scheme, the URL must include the port.',
      },
      {
        name: 'AWS_REGION',
        change: 'new',
        text: "It sets the RDS instance's region and is required for IAM authentication.",
      },
      {
        name: 'PACTFLOW_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: "It enables sign-in with OAuth2. The names of the OAuth2 settings start with `PACTFLOW_OAUTH2__`. The release notes don't mention the variable, but the variable reference says that it's available starting with this release.",
      },
      {
        name: 'PACTFLOW_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "It enables bearer tokens from your identity provider for the API. The names of the settings for these tokens start with `PACTFLOW_JWT_BEARER_TOKEN__`. The release notes don't mention the variable, but the variable reference says that it's available starting with this release.",
      },
      {
        name: 'PACTFLOW_API_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "If you set it to `false`, PactFlow doesn't accept its own API tokens. Use this setting if your identity provider issues the tokens. The release notes don't mention the variable, but the variable reference says that it's available starting with this release.",
      },
    ],
    notice: {slug: '2022-02-18-on-premises-1.16.0', date: '2022-02-18'},
    related: [
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
      {label: 'OAuth 2.0 variables for 1.x', to: '/docs/on-premises/environment-variables/oauth2'},
      {label: 'JWT variables for 1.x', to: '/docs/on-premises/environment-variables/jwt'},
      {
        label: 'IAM database authentication in the AWS documentation',
        to: 'https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/UsingWithRDS.IAM.html',
      },
    ],
    keywords: [
      'AWS',
      'RDS',
      'IAM authentication',
      'postgresiam',
      'AWS_REGION',
      'PACTFLOW_DATABASE_ADAPTER',
      'passwordless',
      'OAuth2',
      'JWT',
    ],
  },
  {
    version: '1.15.0',
    date: '2022-02-15',
    releaseLine: '1.x',
    summary:
      'This release upgrades the base image to Alpine Linux 3.15, which requires Docker 20.10.0 or later. Check your Docker version before you upgrade. The release contains no other changes.',
    description:
      'PactFlow On-Premises 1.15.0 (February 15, 2022) upgrades Alpine Linux from 3.13 to 3.15 and requires Docker 20.10.0 or later.',
    highlights: [
      '**Docker.** This release requires Docker 20.10.0 or later. Docker 19.03 no longer works.',
      '**Base image.** This release upgrades Alpine Linux from 3.13 to 3.15.',
    ],
    changes: [{topic: 'Operation', text: 'Upgrades the base image from Alpine Linux 3.13 to 3.15.'}],
    breaking: [
      {
        text: "You can't run the image with Docker 19.03, which is no longer maintained. Alpine Linux 3.14 and later require Docker 20.10.0 or later, as explained under `faccessat2` in the [Alpine 3.14 release notes](https://wiki.alpinelinux.org/wiki/Release_Notes_for_Alpine_3.14.0#faccessat2).",
        action:
          'On hosts with an earlier Docker version, upgrade Docker to 20.10.0 or later first. Then follow the usual upgrade steps.',
      },
    ],
    steps: [
      "Run `docker version` on each host. If the engine's version is earlier than 20.10.0, upgrade the engine before you change the image tag.",
    ],
    unclear:
      'The public URL of the notice mistakenly contained the version 1.16.0. The old URL redirects to the notice for 1.15.0.',
    notice: {slug: '2022-02-15-on-premises-1.15.0', date: '2022-02-15'},
    related: [
      {label: 'System requirements for 1.x', to: '/docs/on-premises/system-requirements'},
      {label: 'Upgrading 1.x', to: '/docs/on-premises/upgrading'},
    ],
    keywords: ['Docker 20.10', 'Docker 19.03', 'Alpine 3.15', 'base image', 'faccessat2', 'operation not permitted'],
  },
  {
    version: '1.14.8',
    date: '2022-02-11',
    releaseLine: '1.x',
    summary:
      "In this release, PactFlow reads a user's teams and roles from the access token instead of the ID token. The change affects you only if you use tokens from your own identity provider.",
    description:
      "PactFlow On-Premises 1.14.8 (February 11, 2022) reads a user's teams and roles from the access token instead of the ID token.",
    highlights: ['**Sign-in.** PactFlow now reads teams and roles from the access token instead of the ID token.'],
    fixes: [
      {
        topic: 'Authentication',
        text: "Reads a user's teams and roles from the access token instead of the ID token.",
      },
    ],
    steps: ['If your identity provider sends teams and roles, make sure that its access tokens contain them.'],
    notice: {slug: '2022-02-11-on-premises-1.14.8', date: '2022-02-11'},
    related: [
      {label: 'OAuth 2.0 sign-in for 1.x', to: '/docs/on-premises/authentication/oauth2'},
      {label: 'OAuth 2.0 variables for 1.x', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['access token', 'ID token', 'teams and roles', 'claims', 'OAuth2', 'JWT'],
  },
  {
    version: '1.14.7',
    date: '2022-02-11',
    releaseLine: '1.x',
    summary: "This release fixes an issue where PactFlow didn't send custom parameters in the OAuth2 token request.",
    description:
      'PactFlow On-Premises 1.14.7 (February 11, 2022) sends your custom token parameters when it gets the JWT from the identity provider.',
    highlights: [
      "**OAuth2.** This release fixes an issue where PactFlow didn't send custom token parameters when it requested a token.",
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: "Fixes an issue where custom parameters were missing from the request for a user's JSON Web Token (JWT).",
      },
    ],
    notice: {slug: '2022-02-11-on-premises-1.14.7', date: '2022-02-11'},
    related: [
      {label: 'OAuth 2.0 sign-in for 1.x', to: '/docs/on-premises/authentication/oauth2'},
      {label: 'OAuth 2.0 variables for 1.x', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['custom_token_params', 'token endpoint', 'JWT', 'OAuth2', 'sign-in'],
  },
  {
    version: '1.14.6',
    date: '2022-02-10',
    releaseLine: '1.x',
    summary: 'This release contains only security updates for Bootstrap, Underscore.js, and RDoc.',
    description:
      'PactFlow On-Premises 1.14.6 (February 10, 2022) fixes five CVEs: three in Bootstrap, one in Underscore.js, and one in RDoc.',
    highlights: ['**Security.** This release fixes five CVEs in Bootstrap, Underscore.js, and RDoc.'],
    security: [
      {id: 'CVE-2018-20677', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {id: 'CVE-2018-20676', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {id: 'CVE-2018-14041', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {
        id: 'CVE-2021-23358',
        text: 'Fixes a vulnerability in Underscore.js that allowed injected code to run in its template function.',
      },
      {
        id: 'CVE-2021-31799',
        text: 'Fixes a vulnerability in RDoc, the Ruby documentation generator, that allowed a crafted file name to run a command.',
      },
    ],
    notice: {slug: '2022-02-10-on-premises-1.14.6', date: '2022-02-10'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.5, the previous security update', to: '/docs/on-premises/releases/1.14.5'},
    ],
    keywords: [
      'CVE-2018-20677',
      'CVE-2018-20676',
      'CVE-2018-14041',
      'CVE-2021-23358',
      'CVE-2021-31799',
      'Bootstrap',
      'Underscore.js',
      'RDoc',
      'XSS',
    ],
  },
  {
    version: '1.14.5',
    date: '2022-02-07',
    releaseLine: '1.x',
    summary:
      'This release fixes a vulnerability in the `json-schema` JavaScript package. The release contains no other changes.',
    description:
      'PactFlow On-Premises 1.14.5 (February 7, 2022) fixes CVE-2021-3918 in the JavaScript package json-schema and has no other changes.',
    highlights: ['**Security.** This release fixes CVE-2021-3918 in `json-schema`.'],
    security: [
      {
        id: 'CVE-2021-3918',
        text: 'Fixes a vulnerability in the `json-schema` JavaScript package that allowed crafted input to change object prototypes.',
      },
    ],
    notice: {slug: '2022-02-07-on-premises-1.14.5', date: '2022-02-07'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.6, the next security update', to: '/docs/on-premises/releases/1.14.6'},
    ],
    keywords: ['CVE-2021-3918', 'json-schema', 'prototype pollution', 'security update'],
  },
  {
    version: '1.14.4',
    date: '2022-02-03',
    releaseLine: '1.x',
    summary:
      "This release fixes an issue where two certificate settings didn't apply to webhooks that run in the background. It also upgrades the base image to Ruby 2.7.5.",
    description:
      'PactFlow On-Premises 1.14.4 (February 3, 2022) applies certificate settings to background webhooks and upgrades to Ruby 2.7.5.',
    highlights: [
      "**Webhooks.** This release fixes an issue where custom certificates, and the setting that disables certificate checks, didn't apply to webhooks that run in the background.",
      '**Base image.** This release changes the base image to `ruby:2.7.5-alpine3.13`.',
    ],
    changes: [{topic: 'Operation', text: 'Changes the base image to `ruby:2.7.5-alpine3.13`.'}],
    fixes: [
      {
        topic: 'Webhooks',
        text: "Fixes an issue where the `disable_ssl_verification` setting (`PACTFLOW_DISABLE_SSL_VERIFICATION`) didn't apply to webhooks that run in the background.",
      },
      {
        topic: 'Webhooks',
        text: "Fixes an issue where the `webhook_certificates` setting (`PACTFLOW_WEBHOOK_CERTIFICATES`) didn't apply to webhooks that run in the background.",
      },
    ],
    notice: {slug: '2022-02-03-on-premises-1.14.4', date: '2022-02-03'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: "Fix webhooks and allow PactFlow's IP addresses", to: '/docs/webhooks-help'},
    ],
    keywords: [
      'disable_ssl_verification',
      'webhook_certificates',
      'self-signed certificate',
      'webhook fails',
      'Ruby 2.7.5',
      'Alpine 3.13',
    ],
  },
  {
    version: '1.14.3',
    date: '2022-02-01',
    releaseLine: '1.x',
    summary:
      'This release fixes a vulnerability in the `jsonpointer` JavaScript package. The release contains no other changes.',
    description:
      'PactFlow On-Premises 1.14.3 (February 1, 2022) fixes CVE-2021-23807 in the JavaScript package jsonpointer and has no other changes.',
    highlights: ['**Security.** This release fixes CVE-2021-23807 in `jsonpointer`.'],
    security: [
      {
        id: 'CVE-2021-23807',
        text: 'Fixes a vulnerability in the `jsonpointer` JavaScript package that allowed crafted input to change object prototypes.',
      },
    ],
    notice: {slug: '2022-02-01-on-premises-1.14.3', date: '2022-02-01'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.4, the next release', to: '/docs/on-premises/releases/1.14.4'},
    ],
    keywords: ['CVE-2021-23807', 'jsonpointer', 'prototype pollution', 'security update'],
  },
  {
    version: '1.14.2',
    date: '2022-01-31',
    releaseLine: '1.x',
    summary:
      'This release fixes an error that occurred when you configured how often database connections are validated.',
    description:
      'PactFlow On-Premises 1.14.2 (January 31, 2022) fixes an error that occurred when you set PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT.',
    highlights: [
      '**Database.** This release fixes an error that occurred when you set the connection validation timeout.',
    ],
    fixes: [
      {
        topic: 'Operation',
        text: 'Fixes an error that occurred when you set `database_connection_validation_timeout` (`PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT`).',
      },
    ],
    notice: {slug: '2022-01-31-on-premises-1.14.2', date: '2022-01-31'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Release 1.14.0, which added the variable', to: '/docs/on-premises/releases/1.14.0'},
    ],
    keywords: [
      'PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT',
      'database connection',
      'startup error',
      'configuration',
    ],
  },
  {
    version: '1.14.1',
    date: '2021-12-07',
    releaseLine: '1.x',
    summary:
      'This release fixes an issue where the user interface showed an incorrect icon for pending pacts whose verification failed.',
    description:
      'PactFlow On-Premises 1.14.1 (December 7, 2021) fixes the incorrect icon for pending pacts whose verification failed.',
    highlights: [
      '**User interface.** This release fixes the incorrect icon for pacts with the `failed_pending` status.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes the incorrect icon for pacts with the `failed_pending` status, which means that the pact is pending and its verification failed.',
      },
    ],
    notice: {slug: '2021-12-07-on-premises-1.14.1', date: '2021-12-07'},
    related: [
      {
        label: 'Pending pacts in the Pact documentation',
        to: 'https://docs.pact.io/pact_broker/advanced_topics/pending_pacts',
      },
      {label: 'Release 1.14.0', to: '/docs/on-premises/releases/1.14.0'},
    ],
    keywords: ['failed_pending', 'pending pact', 'icon', 'dashboard'],
  },
  {
    version: '1.14.0',
    date: '2021-12-02',
    releaseLine: '1.x',
    summary:
      'This release adds branches, deployments, and releases, which replace the most common uses of tags. It also adds several environment variables. No configuration changes are required.',
    description:
      'PactFlow On-Premises 1.14.0 (December 2, 2021): branches, recorded deployments and releases, a webhook event, and new settings.',
    highlights: [
      '**Branches.** This release adds support for publishing pacts and verification results with a branch.',
      "**Deployments and releases.** This release adds support for recording deployments and releases, with permissions that cover either all applications or only your teams' applications.",
      '**Webhooks.** This release adds the `contract_requiring_verification_published` event.',
      '**Contract changes.** This release adds a setting that rejects changes to a pact that has already been published for a version.',
    ],
    features: [
      {
        topic: 'Contract testing',
        text: 'Adds support for publishing pacts and verification results with [branches](https://docs.pact.io/pact_broker/branches).',
      },
      {
        topic: 'Contract testing',
        text: 'Adds support for recording [deployments and releases](https://docs.pact.io/pact_broker/recording_deployments_and_releases).',
      },
      {
        topic: 'Contract testing',
        text: 'Adds a setting that prevents [changes to a pact that has already been published for a version](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
      {
        topic: 'Users and permissions',
        text: "Adds two permissions for recording deployments and releases: `deployment_and_release:record:*` for all applications, and `deployment_and_release:record:team` for the applications that belong to a user's teams.",
      },
      {
        topic: 'Webhooks',
        text: 'Adds the [`contract_requiring_verification_published`](https://docs.pact.io/blog/2021/10/11/contract-requiring-verification-published-webhook-event) webhook event, which notifies a provider that a pact needs to be verified.',
      },
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes an error that occurred when PactFlow added a user or an application to a default team that had been deleted.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT',
        change: 'new',
        text: 'It sets the number of seconds that a database connection can be idle before PactFlow validates it. The default is `3600`. If the value is `-1`, PactFlow validates each connection before every use.',
      },
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'new',
        text: 'If you set it to `false`, PactFlow rejects changes to a pact that has already been published for a version.',
      },
      {
        name: 'PACTFLOW_USE_FIRST_TAG_AS_BRANCH',
        change: 'new',
        text: "If it's `true`, which is the default, the first tag that a version gets within 10 seconds becomes its branch. Use this setting to move from tags to branches.",
      },
      {
        name: 'PACTFLOW_CREATE_DEPLOYED_VERSIONS_FOR_TAGS',
        change: 'new',
        text: "If it's `true`, which is the default, a tag with the name of an environment also records a deployment to that environment. Use this setting to move from tags to deployments.",
      },
      {
        name: 'PACTFLOW_USE_HAL_BROWSER',
        change: 'new',
        text: 'If you set it to `false`, the legacy HAL Browser is disabled. The HAL Browser is enabled by default.',
      },
      {
        name: 'PACTFLOW_WEBHOOK_CERTIFICATES',
        change: 'new',
        text: "It configures certificates for webhook targets that use self-signed certificates. The release notes don't mention the variable, but the variable reference says that it's available starting with this release.",
      },
      {
        name: 'PACTFLOW_TEST_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "It enables bearer tokens from your identity provider as a beta feature that isn't intended for production. In 1.16.0, a variable with a different name replaced it.",
      },
      {
        name: 'PACTFLOW_TEST_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: "It enables sign-in with OAuth2 as a beta feature that isn't intended for production. In 1.16.0, a variable with a different name replaced it.",
      },
    ],
    migrations: ['No configuration changes are required. Change the image tag to `1.14.0` and redeploy.'],
    notice: {slug: '2021-12-02-on-premises-1.14.0', date: '2021-12-02'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Permissions', to: '/docs/permissions'},
      {label: 'Environments', to: '/docs/user-interface/settings/environments'},
      {label: 'Webhooks', to: '/docs/user-interface/settings/webhooks'},
    ],
    keywords: [
      'branches',
      'record deployment',
      'record release',
      'environments',
      'contract_requiring_verification_published',
      'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
      'PACTFLOW_USE_FIRST_TAG_AS_BRANCH',
      'PACTFLOW_CREATE_DEPLOYED_VERSIONS_FOR_TAGS',
      'deployment_and_release:record',
    ],
  },
  {
    version: '1.13.1',
    date: '2021-09-27',
    releaseLine: '1.x',
    summary:
      'This release fixes a startup failure that occurred if you configured the database with separate variables instead of a single URL.',
    description:
      'PactFlow On-Premises 1.13.1 (September 27, 2021) fixes a startup failure when the database is configured with separate variables.',
    highlights: [
      "**Startup.** This release fixes a startup failure that occurred if you used separate variables for the database's host, name, and user.",
    ],
    fixes: [
      {
        topic: 'Operation',
        text: "Restores the default value of the database adapter. Without this default, the application didn't start if you configured the connection with separate variables, such as `PACTFLOW_DATABASE_HOST`, instead of `PACTFLOW_DATABASE_URL`.",
      },
    ],
    notice: {slug: '2021-09-27-on-premises-1.13.1', date: '2021-09-27'},
    related: [
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
      {label: 'Troubleshooting 1.x', to: '/docs/on-premises/troubleshooting'},
    ],
    keywords: ['does not start', 'database adapter', 'PACTFLOW_DATABASE_HOST', 'PACTFLOW_DATABASE_ADAPTER', 'hotfix'],
  },
  {
    version: '1.13.0',
    date: '2021-09-23',
    releaseLine: '1.x',
    summary:
      'This release adds HTTP request logging, which includes the status and duration of each response. Request logging is off by default.',
    description:
      "PactFlow On-Premises 1.13.0 (September 23, 2021) adds HTTP request logging, which includes the status and duration of each response. It's off by default.",
    highlights: ['**Logs.** This release adds `PACTFLOW_HTTP_LOGGING_ENABLED`, which enables HTTP request logging.'],
    features: [
      {
        topic: 'Operation',
        text: 'Adds JSON log entries for HTTP requests. Each entry includes the status and duration of the response.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_HTTP_LOGGING_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, HTTP requests are logged to standard output. The default is `false`.',
      },
    ],
    notice: {slug: '2021-09-23-on-premises-1.13.0', date: '2021-09-23'},
    related: [
      {label: 'Logging in 1.x', to: '/docs/on-premises/logging'},
      {label: 'Release 1.13.1, which fixes startup', to: '/docs/on-premises/releases/1.13.1'},
    ],
    keywords: ['HTTP logging', 'access log', 'PACTFLOW_HTTP_LOGGING_ENABLED', 'request log', 'JSON log'],
  },
  {
    version: '1.12.0',
    date: '2021-09-21',
    releaseLine: '1.x',
    summary:
      'This release adds a clock drift setting for SAML sign-in and preferences for the default role and team of new users. It also validates the encryption key when the application starts.',
    description:
      'PactFlow On-Premises 1.12.0 (September 21, 2021): SAML clock drift, default role and team, a Guest role, and validation of the master key.',
    highlights: [
      '**SAML.** This release adds `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT`, which allows for differences between clocks.',
      '**New users.** This release adds preferences for the default role and the default team.',
      '**Guest.** This release adds the **Guest** role for viewing contracts. The role was renamed to Viewer in 2.3.0.',
      '**Encryption.** PactFlow now validates the master key when the application starts.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: "Adds a setting that allows for a difference between PactFlow's clock and the identity provider's clock during SAML sign-in.",
      },
      {
        topic: 'Users and permissions',
        text: 'Adds [system preferences](/docs/ui-old/settings/preferences) for the default role and team of new users.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds the predefined **Guest** role, which was renamed to [Viewer](/docs/permissions/predefined-roles) in 2.3.0.',
      },
    ],
    changes: [{topic: 'Operation', text: 'Validates the master encryption key when the application starts.'}],
    variables: [
      {
        name: 'PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT',
        change: 'new',
        text: 'It sets the number of seconds, including fractions, by which the clocks can differ when PactFlow validates a SAML response. The default is `0`.',
      },
      {
        name: 'PACTFLOW_MASTER_ENCRYPTION_KEY',
        change: 'changed',
        aspect: 'the validation of',
        text: 'The application now validates the key at startup.',
      },
    ],
    unclear:
      "The release notes don't say which master key values are rejected, so start the new image with your key in a test environment first.",
    notice: {slug: '2021-09-21-on-premises-1.12.0', date: '2021-09-21'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Preferences in the legacy UI', to: '/docs/ui-old/settings/preferences'},
    ],
    keywords: [
      'SAML clock drift',
      'PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT',
      'NotBefore',
      'default role',
      'default team',
      'Guest',
      'master encryption key',
    ],
  },
  {
    version: '1.11.1',
    date: '2021-07-09',
    releaseLine: '1.x',
    summary: 'This release fixes a runtime error that occurred when `can-i-deploy` generated a validation message.',
    description:
      'PactFlow On-Premises 1.11.1 (July 9, 2021) fixes a runtime error that can-i-deploy raised instead of returning a validation message.',
    highlights: [
      '**can-i-deploy.** This release fixes a runtime error that occurred when a validation message was generated.',
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes a runtime error that occurred when `can-i-deploy` generated a validation message.',
      },
    ],
    notice: {slug: '2021-07-09-on-premises-1.11.1', date: '2021-07-09'},
    related: [
      {label: 'Release 1.11.0', to: '/docs/on-premises/releases/1.11.0'},
      {label: 'Can I deploy in the legacy UI', to: '/docs/ui-old/can-i-deploy'},
    ],
    keywords: ['can-i-deploy', 'runtime error', 'validation message', 'hotfix'],
  },
  {
    version: '1.11.0',
    date: '2021-07-05',
    releaseLine: '1.x',
    summary:
      'This release lets you assign webhooks, secrets, system accounts, and administrators to teams. It also adds API token expiration and encryption, and renames the master key variable.',
    description:
      'PactFlow On-Premises 1.11.0 (July 5, 2021): team administrators, team webhooks and secrets, expiring and encrypted API tokens, and preferences.',
    highlights: [
      '**Teams.** This release lets you assign webhooks, secrets, and system accounts to a team, and adds team administrators.',
      '**API tokens.** This release adds API token expiration, with a warning before a token expires, and optional encryption of tokens in the database.',
      '**Master key.** This release renames `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` to `PACTFLOW_MASTER_ENCRYPTION_KEY`. Keep its value.',
      '**Preferences.** This release adds preferences for users and administrators, including a banner that appears after sign-in.',
      '**Roles.** In new installations, this release renames the Test Maintainer role to **User**. Test Maintainer is now a legacy name.',
    ],
    features: [
      {topic: 'User interface', text: 'Adds a configurable banner that users see after they sign in.'},
      {topic: 'User interface', text: 'Adds [personal preferences](/docs/ui-old/settings/preferences) for users.'},
      {
        topic: 'User interface',
        text: 'Adds [system preferences](/docs/ui-old/settings/preferences), which administrators set for all users.',
      },
      {topic: 'User interface', text: 'Shows a warning in the user interface before an API token expires.'},
      {topic: 'Authentication', text: 'Adds a setting that makes API tokens expire after a period of time.'},
      {topic: 'Authentication', text: 'Adds field-level encryption of API tokens in the database.'},
      {
        topic: 'Contract testing',
        text: 'Adds a `can-i-deploy` option for [ignoring specific applications](https://docs.pact.io/pact_broker/client_cli/readme#can-i-deploy).',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds team ownership of [secrets](/docs/user-interface/settings/secrets) and [webhooks](/docs/user-interface/settings/webhooks), which team members can manage.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds team administrators, who can add users and applications to a team and remove them from it.',
      },
      {
        topic: 'Users and permissions',
        text: "Adds the `system_account:manage:team` permission, which lets users view and regenerate the API tokens of their team's system accounts.",
      },
      {
        topic: 'Users and permissions',
        text: 'Adds an endpoint that [resets the permissions of the predefined roles](/docs/permissions/predefined-roles).',
      },
      {
        topic: 'Webhooks',
        text: 'Adds the `pactbroker.azureDevOpsVerificationStatus` webhook parameter, which contains the verification status in Azure DevOps format.',
      },
      {topic: 'Operation', text: 'Adds a variable for the database port.'},
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Improves how PactFlow determines which pacts are pending or work in progress (WIP). For details, see [Pact Broker pull request 432](https://github.com/pact-foundation/pact_broker/pull/432).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Requires well-formed JSON or YAML in provider contracts that are published in Base64 encoding.',
      },
      {topic: 'Users and permissions', text: 'Prevents predefined roles from being deleted.'},
      {
        topic: 'Users and permissions',
        text: 'Deprecates the `system:preference:read` permission, because all signed-in users can now read the system preferences.',
      },
      {
        topic: 'Users and permissions',
        text: "Scopes the default permissions of predefined roles to a user's teams where applicable. To use the new defaults in an existing installation, reset the predefined roles.",
      },
      {
        topic: 'Users and permissions',
        text: 'Renames the Test Maintainer role to **User** in new installations. Test Maintainer is now a legacy name.',
      },
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: "SAML: fixes an issue with the provider's base URL when the sign-in endpoint comes from the metadata instead of a variable.",
      },
      {topic: 'Authentication', text: 'SAML: records the correct provider when several providers are configured.'},
      {topic: 'Operation', text: 'Removes the values of API tokens from debug logs.'},
    ],
    security: [
      {
        text: "If `PACTFLOW_BASE_URL` isn't set, the application is vulnerable to cache poisoning. Set the variable in all installations.",
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_BASE_URL',
        change: 'changed',
        aspect: 'the recommendation for',
        text: 'You should now set the variable in all installations to mitigate cache poisoning.',
      },
      {name: 'PACTFLOW_DATABASE_PORT', change: 'new', text: 'It sets the database port.'},
      {
        name: 'PACTFLOW_MASTER_ENCRYPTION_KEY',
        change: 'new',
        text: "It sets the master key for encrypting secrets and API tokens, and replaces `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY`. Never change the key's value.",
      },
      {
        name: 'PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY',
        change: 'deprecated',
        text: 'It still works but causes a warning. Use `PACTFLOW_MASTER_ENCRYPTION_KEY` instead.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, API tokens are encrypted in the database.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_IV',
        change: 'new',
        text: 'It sets the initialization vector for encrypting API tokens: 16 random bytes, encoded in Base64.',
      },
    ],
    migrations: [
      'If you enable API token encryption, the application encrypts existing tokens when it starts. Their plaintext values remain in the `saas_api_tokens` table until you clear them.',
    ],
    steps: [
      "Set `PACTFLOW_BASE_URL` if it isn't set yet.",
      'Rename `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` to `PACTFLOW_MASTER_ENCRYPTION_KEY`, and keep its value. Renaming the variable stops the warnings about the previous name.',
      'The remaining steps apply only if you want to encrypt API tokens. Set `PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED` to `true` and `PACTFLOW_API_TOKEN_IV` to the output of `openssl rand -base64 16`.',
      'Recreate the containers. During startup, the application encrypts the tokens.',
      "Run `SELECT COUNT(*) FROM saas_api_tokens;` and `SELECT COUNT(*) FROM saas_api_tokens WHERE encrypted_value IS NOT NULL;`. Check that both queries return the same number. If the table doesn't exist, use `pactflow_api_tokens` instead, which is the name in SmartBear's database diagram.",
      'Call the API with an existing token (for example, with `curl -v -H "Authorization: Bearer $TOKEN" https://pactflow.example.com`). The response is `200 OK` with a JSON body.',
      'Back up the database. Then clear the plaintext values with `UPDATE saas_api_tokens SET value = NULL;`. After that, you can no longer disable the encryption.',
    ],
    notice: {slug: '2021-07-05-on-premises-1.11.0', date: '2021-07-05'},
    related: [
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Teams in the legacy UI', to: '/docs/ui-old/settings/teams'},
      {label: 'API tokens in the legacy UI', to: '/docs/ui-old/settings/api-tokens'},
    ],
    keywords: [
      'team administrator',
      'API token expiry',
      'API token encryption',
      'PACTFLOW_MASTER_ENCRYPTION_KEY',
      'PACTFLOW_API_TOKEN_IV',
      'saas_api_tokens',
      'banner',
      'system preferences',
      'cache poisoning',
      'azureDevOpsVerificationStatus',
      'Test Maintainer',
      'User role',
    ],
  },
  {
    version: '1.10.0',
    date: '2021-03-31',
    releaseLine: '1.x',
    summary:
      'This release requires a license file, so have the file ready before you upgrade. It includes Pact Broker 2.79.0 and adds downloadable example projects.',
    description:
      'PactFlow On-Premises 1.10.0 (March 31, 2021) requires a license file, includes Pact Broker 2.79.0, and adds downloadable example projects.',
    highlights: [
      '**License.** This release requires a license file.',
      '**Pact Broker.** This release includes Pact Broker 2.79.0.',
      '**Examples.** This release adds example projects for consumers and providers that you can generate and download.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds example projects for consumers and providers that you can generate and download. Release [1.28.0](/docs/on-premises/releases/1.28.0) removes the links to these projects.',
      },
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Updates the Pact Broker to 2.79.0. For details, see [its changelog](https://github.com/pact-foundation/pact_broker/blob/master/CHANGELOG.md).',
      },
    ],
    breaking: [
      {
        text: 'PactFlow On-Premises now requires a license file to run.',
        action:
          "Mount the [license file](/docs/on-premises/license) into the container. If you don't have one, contact your account manager before you upgrade.",
      },
    ],
    steps: ['Mount the license file before you start the new image.'],
    broker: '2.79.0',
    notice: {slug: '2021-03-31-on-premises-1.10.0', date: '2021-03-31'},
    related: [
      {label: 'License file', to: '/docs/on-premises/license'},
      {label: 'Installation checklist', to: '/docs/on-premises/installation/checklist'},
    ],
    keywords: ['license file', 'pactflow-onprem.lic', 'Pact Broker 2.79.0', 'example project', 'generate project'],
  },
  {
    version: '1.9.0',
    date: '2021-02-01',
    releaseLine: '1.x',
    summary:
      'This release adds an option to delete verification results and fixes a cache poisoning vulnerability. It also shows the PactFlow and Pact Broker versions in the user interface.',
    description:
      'PactFlow On-Premises 1.9.0 (February 1, 2021) lets you delete verification results, shows its version, and fixes cache poisoning.',
    highlights: [
      '**Security.** This release fixes a cache poisoning vulnerability and updates jQuery and Bootstrap.',
      '**Deletion.** This release lets you delete verification results in the user interface.',
      '**Version.** The user interface now shows the PactFlow and Pact Broker versions.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds an option to [delete verification results](/docs/how_to) to the user interface.',
      },
      {topic: 'User interface', text: 'Shows the PactFlow and Pact Broker versions.'},
    ],
    fixes: [{topic: 'Operation', text: 'Adds the missing request path to the audit log.'}],
    security: [
      {
        text: "Fixes a cache poisoning vulnerability. The release notes don't list its ID. See also the step for `PACTFLOW_BASE_URL` in [1.11.0](/docs/on-premises/releases/1.11.0).",
      },
      {text: 'Updates the jQuery and Bootstrap libraries.'},
    ],
    notice: {slug: '2021-02-01-on-premises-1.9.0', date: '2021-02-01'},
    related: [
      {label: 'How to delete contracts and results', to: '/docs/how_to'},
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
    ],
    keywords: ['delete verification result', 'cache poisoning', 'version number', 'jQuery', 'Bootstrap', 'audit log'],
  },
  {
    version: '1.8.0',
    date: '2020-12-18',
    releaseLine: '1.x',
    summary:
      'This release adds screens that show webhook execution logs, and a menu on application version tags for copying URLs and deleting resources. It also fixes vulnerabilities in the base image.',
    description:
      'PactFlow On-Premises 1.8.0 (December 18, 2020) adds menus for version tags, screens for webhook logs, and base image security fixes.',
    highlights: [
      '**Tags.** This release adds a menu to each version tag for copying URLs and deleting related resources.',
      '**Webhooks.** This release adds webhook execution logs to the user interface.',
      '**Security.** This release fixes vulnerabilities in the base image.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a menu to application version tags on the [dashboard](/docs/ui-old/dashboard). Use the menu to copy related URLs and delete related resources.',
      },
      {topic: 'Webhooks', text: 'Adds screens that show webhook execution logs.'},
    ],
    security: [{text: "Fixes vulnerabilities in the base image. The release notes don't list CVE IDs."}],
    unclear:
      'The public URL of the notice mistakenly contained the date December 12. The old URL redirects to the notice from December 18.',
    notice: {slug: '2020-12-18-on-premises-1.8.0', date: '2020-12-18'},
    related: [
      {label: 'Dashboard in the legacy UI', to: '/docs/ui-old/dashboard'},
      {label: 'Webhooks in the legacy UI', to: '/docs/ui-old/settings/webhooks'},
    ],
    keywords: ['version tag menu', 'copy URL', 'webhook logs', 'webhook execution', 'base image', 'vulnerabilities'],
  },
  {
    version: '1.7.0',
    date: '2020-12-08',
    releaseLine: '1.x',
    summary:
      'This release adds support for more than one SAML identity provider. You configure each additional provider with its own set of variables.',
    description:
      'PactFlow On-Premises 1.7.0 (December 8, 2020) supports sign-in with several SAML identity providers, each with its own variables.',
    highlights: ['**SAML.** This release adds support for more than one identity provider.'],
    features: [
      {
        topic: 'Authentication',
        text: 'Adds support for [several SAML providers](/docs/on-premises/authentication/saml). The variables for the second provider start with `PACTFLOW_SAML_2_`, and the variables for the third provider start with `PACTFLOW_SAML_3_`. All providers share `PACTFLOW_SAML_ISSUER`.',
      },
    ],
    notice: {slug: '2020-12-08-on-premises-1.7.0', date: '2020-12-08'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Environment variables for 1.x', to: '/docs/on-premises/environment-variables'},
    ],
    keywords: ['multiple SAML providers', 'second identity provider', 'PACTFLOW_SAML_2_', 'single sign-on', 'SSO'],
  },
  {
    version: '1.6.1',
    releaseLine: '1.x',
    summary: 'This release removes a vulnerable, unused version of Bundler from the base image.',
    description:
      'PactFlow On-Premises 1.6.1 removes a vulnerable, unused version of Bundler from its base Docker image and has no other changes.',
    highlights: ['**Security.** This release removes a vulnerable, unused version of Bundler from the base image.'],
    security: [
      {
        text: "Removes a vulnerable, unused version of Bundler, the Ruby package manager, from the base image. The release notes don't list the vulnerability's ID.",
      },
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.6.0', to: '/docs/on-premises/releases/1.6.0'},
    ],
    keywords: ['Bundler', 'base image', 'vulnerability', 'security update'],
  },
  {
    version: '1.6.0',
    releaseLine: '1.x',
    summary:
      "This release adds three predefined roles, and permissions that are scoped to a user's teams. It also adds a default team, which all new users and applications join.",
    description:
      "PactFlow On-Premises 1.6.0 adds a default team, three predefined roles, and permissions that are scoped to the applications that belong to a user's teams.",
    highlights: [
      '**Default team.** This release adds a team that all new users and applications join.',
      '**Roles.** This release adds the predefined CI/CD, Viewer, and Test Maintainer roles. Test Maintainer is now a legacy role.',
      "**Permissions.** This release adds permissions that are scoped to the applications that belong to a user's teams.",
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds a [default team](/docs/user-interface/settings/teams) that all new users and applications join.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds the [Test Maintainer](/docs/permissions/predefined-roles) role. The User role replaced this role in 1.11.0.',
      },
      {topic: 'Users and permissions', text: 'Adds the [CI/CD](/docs/permissions/predefined-roles) role.'},
      {
        topic: 'Users and permissions',
        text: 'Adds the [Viewer](/docs/permissions/predefined-roles) role, which was renamed to Read-Only in 2.3.0.',
      },
      {
        topic: 'Users and permissions',
        text: "Adds permissions that are scoped to teams, such as `contract_data:manage:team`. With these permissions, users can manage their teams' applications.",
      },
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: 'Changes the Test Maintainer role, which is now a legacy role, to use permissions that are scoped to teams.',
      },
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Role-based access control', to: '/docs/permissions/rbac'},
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
    ],
    keywords: [
      'default team',
      'Test Maintainer',
      'CI/CD',
      'Viewer',
      'team permissions',
      'contract_data:manage:team',
      'roles',
    ],
  },
  {
    version: '1.5.0',
    releaseLine: '1.x',
    summary:
      'This release adds teams that you can assign users and applications to. It also lets you filter the dashboard by team.',
    description:
      'PactFlow On-Premises 1.5.0 adds teams: assign users and applications to them, and filter the dashboard by team.',
    highlights: [
      '**Teams.** This release adds teams that you can assign users and applications to.',
      '**Dashboard.** This release lets you filter applications by team.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds [teams](/docs/user-interface/settings/teams) that you can assign users and applications to.',
      },
      {topic: 'User interface', text: 'Lets you filter the applications on the dashboard by team.'},
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
      {label: 'Dashboard in the legacy UI', to: '/docs/ui-old/dashboard'},
    ],
    keywords: ['teams', 'assign users', 'assign applications', 'filter dashboard'],
  },
  {
    version: '1.4.1',
    releaseLine: '1.x',
    summary: 'This release fixes an issue where long email addresses overflowed their column in the list of users.',
    description:
      'PactFlow On-Premises 1.4.1 fixes an issue where long email addresses overflowed their column in the list of users.',
    highlights: [
      '**Users.** This release fixes an issue where long email addresses overflowed their column on the users screen.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an issue where long email addresses overflowed their column on the [users screen](/docs/ui-old/settings/users).',
      },
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Users in the legacy UI', to: '/docs/ui-old/settings/users'},
      {label: 'Release 1.4.0', to: '/docs/on-premises/releases/1.4.0'},
    ],
    keywords: ['users screen', 'email address', 'text overflow', 'layout'],
  },
  {
    version: '1.4.0',
    releaseLine: '1.x',
    summary:
      'This release adds an API stub for every pact. In addition, the first user to sign in becomes an administrator, who can appoint other administrators and disable users.',
    description:
      'PactFlow On-Premises 1.4.0 adds an API stub for every pact and lets administrators appoint others and disable or enable users.',
    highlights: [
      '**Stubs.** This release adds an API stub for each pact.',
      '**Administrators.** This release assigns the administrator role to the first user who signs in. That user can appoint other administrators.',
      '**Users.** This release lets administrators disable and enable users.',
    ],
    features: [
      {
        topic: 'Contract testing',
        text: "Adds a hosted [API stub](/docs/stubs) for each pact. For an introduction, see [PactFlow's announcement](https://pactflow.io/blog/hosted-stubs/).",
      },
      {
        topic: 'Users and permissions',
        text: 'Assigns the administrator role to the first user who signs in, without any setup.',
      },
      {
        topic: 'Users and permissions',
        text: 'Lets administrators grant the administrator role to other users and revoke it.',
      },
      {topic: 'Users and permissions', text: 'Lets administrators disable and enable users.'},
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Stubs', to: '/docs/stubs'},
      {label: 'Users in the legacy UI', to: '/docs/ui-old/settings/users'},
    ],
    keywords: ['hosted stubs', 'API stub', 'first user', 'administrator', 'disable user', 'enable user'],
  },
];
