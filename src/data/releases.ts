import type {Release, ReleaseNote} from './releases.schema';

/** Release notes about the ten endpoints that 2.2.0 and 1.37.2 both added on the same day. */
const bidirectionalEndpoints: readonly ReleaseNote[] = [
  {
    topic: 'API',
    text: 'Adds ten endpoints that return bi-directional contracts and their verification results. Each endpoint combines one of two base paths with one of five suffixes. For details, see the [PactFlow API reference](https://developer.smartbear.com/pactflow/default/pactflow_saas_api).',
  },
  {
    topic: 'API',
    text: 'The base path for a provider version is `/contracts/bi-directional/provider/{providerName}/version/{providerVersionNumber}`.',
  },
  {
    topic: 'API',
    text: 'For a pair of provider and consumer versions, append `/consumer/{consumerName}/version/{consumerVersionNumber}` to that base path.',
  },
  {topic: 'API', text: 'The suffixes `/provider-contract` and `/consumer-contract` return the contracts.'},
  {
    topic: 'API',
    text: 'The suffixes `/provider-contract-verification-results` and `/consumer-contract-verification-results` return the verification results for each contract.',
  },
  {
    topic: 'API',
    text: 'The suffix `/cross-contract-verification-results` returns the result of comparing the two contracts.',
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
      'This release renames two predefined roles, so check everything that refers to **Viewer** before you upgrade. It also adds a third role and support for status code ranges in bi-directional contract testing, and keeps SAML sign-in on HTTPS.',
    description:
      'PactFlow On-Premises 2.3.0 (October 21, 2025): renamed roles, status code ranges in contract comparison, SAML fixes, and how to upgrade from 2.x or 1.x.',
    highlights: [
      '**Roles.** Viewer is now **Read-Only**, with the same permissions. Guest is now **Viewer** and can also read users and teams. The new **No Access** role grants no permissions.',
      '**Bi-directional contract testing.** The comparison supports OpenAPI status code ranges such as `4XX` and nested `discriminator.mapping`.',
      '**User interface.** New users get an onboarding tutorial, and you can download contracts.',
      '**SAML.** One of six fixes keeps redirects during sign-in on HTTPS.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a download option to the [contract details page](/docs/user-interface/contract).',
      },
      {
        topic: 'User interface',
        text: 'Adds an in-app tutorial that guides new users from the basics of contract testing to their first verified contract.',
      },
      {
        topic: 'User interface',
        text: 'Highlights your own entry in the [list of users](/docs/user-interface/settings/users).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for OpenAPI status code ranges such as `4XX` and `5XX` to the comparison. The specification calls these names [patterned fields](https://spec.openapis.org/oas/v3.1.0#patterned-fields-0).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for nested `discriminator.mapping`, so that more schemas can be compared.',
      },
      {topic: 'Users and permissions', text: 'Adds the predefined role **No Access**, which has no permissions.'},
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: 'Aligns the predefined roles with those of PactFlow Cloud. The role called **Viewer** in 2.2.0 and earlier is now **Read-Only** and keeps its permissions.',
      },
      {
        topic: 'Users and permissions',
        text: 'Renames the role called **Guest** in 2.2.0 and earlier to **Viewer**. The role keeps its permissions and gains `user:read:*` and `team:read:*`, so users with this role can see the lists of users and teams.',
      },
      {
        topic: 'Users and permissions',
        text: "Limits the new **Viewer** role to the user interface. It gives no API access, and you can't edit its permissions.",
      },
      {
        topic: 'User interface',
        text: 'Shows query parameters on the contract details page as they are sent over the network.',
      },
      {
        topic: 'User interface',
        text: 'Makes it clearer in the dialogs for deleting pacts and integrations what will be deleted.',
      },
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes an issue that kept some users from deleting secrets in the user interface even though they had the required permissions.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue that hid compatibility results when the OpenAPI document lacked a method or path.',
      },
      {topic: 'Bi-directional contract testing', text: 'Fixes the interpretation of `allOf` schemas.'},
      {topic: 'Authentication', text: 'Fixes redirects to HTTP during SAML sign-in. All steps now use HTTPS.'},
      {
        topic: 'Webhooks',
        text: "Fixes an issue that prevented you from testing a webhook that isn't assigned to a team.",
      },
      {
        topic: 'User interface',
        text: "Fixes filtering of applications in the **Teams** and **Favorites** views, which didn't work for some users.",
      },
    ],
    breaking: [
      {
        text: "The name **Viewer** now refers to a different role. The release notes don't list this as a breaking change, but scripts, custom sign-in extensions, and written procedures that select a role by name can select the wrong one.",
        action:
          'Search your scripts, extensions, and procedures for Viewer and Guest. Replace Viewer with Read-Only first, and then replace Guest with Viewer.',
      },
    ],
    steps: [
      'Search your automation and procedures for the role names Viewer and Guest, and update them.',
      'After the upgrade, check in the settings that users have the roles that you expect.',
    ],
    notice: {slug: '2025-10-21-on-premises-2.3.0', date: '2025-10-21'},
    related: [
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises#move-to-2x'},
      {
        label: 'OpenAPI features in bi-directional contract testing',
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
      'This release adds ten API endpoints for bi-directional contracts and their results. You can also delete pacticipant versions in the user interface and with the API. The audit log now shows the real IP addresses of clients, and vulnerable packages are updated.',
    description:
      'PactFlow On-Premises 2.2.0 (August 19, 2025): ten bi-directional API endpoints, version deletion, user interface fixes, and client IPs in the audit log.',
    highlights: [
      '**API.** Ten new endpoints return bi-directional contracts and their verification results.',
      '**Version deletion.** Users with the required permission can delete a pacticipant version in the user interface or with the API.',
      '**Bi-directional contract testing.** The comparison supports `discriminator.mapping`.',
      '**Audit.** `/audit` returns the real IP address of the client.',
      '**Security.** Packages with known vulnerabilities are updated.',
    ],
    features: [
      {topic: 'User interface', text: 'Adds an option to delete a pacticipant version in the user interface.'},
      {
        topic: 'API',
        text: 'Adds support for `DELETE` requests to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number` for users with the required permission.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for `discriminator.mapping` in OpenAPI documents, so that more schemas can be compared.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [
      {topic: 'User interface', text: 'Makes the pagination controls more accessible and easier to use.'},
      {
        topic: 'User interface',
        text: 'Labels the status of a provider **Verified** and that of a consumer **Published** to make them easier to tell apart.',
      },
      {topic: 'Operation', text: 'Removes duplicate metadata from the root span of OpenTelemetry traces.'},
    ],
    fixes: [
      {topic: 'User interface', text: 'Wraps long text in the integrations table.'},
      {topic: 'User interface', text: 'Fixes sidebar links to application pages.'},
      {
        topic: 'User interface',
        text: "Fixes an issue on the **Application Version** page where changes to the selectors didn't take effect immediately.",
      },
      {
        topic: 'User interface',
        text: 'Fixes stray elements that appeared for a moment on the verification results page.',
      },
      {
        topic: 'User interface',
        text: "Hides the **Create System Account** button from users who don't have the required permission.",
      },
      {topic: 'Webhooks', text: 'Fixes input validation while you edit a webhook.'},
      {
        topic: 'Users and permissions',
        text: "Prevents team administrators from adding users to a team if they don't have permission to read users.",
      },
      {topic: 'API', text: 'Fixes `/audit` so that it returns the real IP address of the client.'},
    ],
    security: [
      {
        text: "Updates vulnerable packages. The release notes don't list CVE IDs, and their link to the advisories is broken.",
      },
    ],
    notice: {slug: '2025-08-19-on-premises-2.2.0', date: '2025-08-19'},
    related: [
      {label: 'Release 1.37.2 for 1.x, from the same day', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'Application page', to: '/docs/user-interface/application'},
      {label: 'OpenTelemetry in 2.x', to: '/docs/on-premises-2x/observability'},
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
      'This release fixes the bug in 2.1.0 that kept some users from signing in. It also fixes a custom banner that interfered with navigation in the legacy user interface.',
    description:
      'PactFlow On-Premises 2.1.1 (July 17, 2025) fixes the sign-in failure in 2.1.0 and a custom banner that blocked navigation in the legacy user interface.',
    highlights: [
      '**Sign-in.** The critical bug in 2.1.0 that kept some users from signing in is fixed.',
      '**Legacy user interface.** A custom banner no longer interferes with navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Fixes a critical bug that kept some users from signing in.'},
      {
        topic: 'User interface',
        text: 'Fixes an issue in the legacy user interface where a custom banner interfered with the navigation controls.',
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
      "This release adds OpenTelemetry traces, speeds up the user interface, and fixes 14 vulnerabilities. Don't install it, because a bug keeps some users from signing in. Install 2.1.1 or later instead.",
    description:
      'PactFlow On-Premises 2.1.0 (July 10, 2025) adds OpenTelemetry traces and fixes 14 CVEs. Because of a sign-in bug, install 2.1.1 or later instead.',
    highlights: [
      "**Don't install this release.** A critical bug keeps some users from signing in. Install 2.1.1 or later instead.",
      '**OpenTelemetry.** You can send traces of API requests to any collector that supports OTLP over HTTP.',
      '**Security.** The updated base image fixes 14 CVEs in Python, `libssh`, and Linux-PAM.',
      '**User interface and logs.** Pages load faster, and repetitive log entries have moved from `INFO` to `DEBUG`.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'Adds [OpenTelemetry](https://opentelemetry.io/) instrumentation. You can use it with your existing observability tools to monitor API performance and to troubleshoot problems. To set it up, see [Observability](/docs/on-premises-2x/observability).',
      },
    ],
    changes: [
      {topic: 'User interface', text: 'Reduces page load times across the user interface.'},
      {topic: 'Operation', text: 'Changes the level of repetitive log entries from `INFO` to `DEBUG`.'},
      {topic: 'Operation', text: 'Removes verbose log output from normal operation.'},
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an error on the **Application Version** page for roles that lacked permissions that the page required.',
      },
      {topic: 'Webhooks', text: 'Fixes a crash on the **Webhooks** page when you created a webhook.'},
      {topic: 'User interface', text: 'Fixes several bugs to make screens more consistent and responsive.'},
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
      {text: 'Updates dependencies of the user interface for security and compatibility.'},
    ],
    breaking: [
      {
        text: "Some users can't sign in to this release.",
        action: 'Upgrade to [2.1.1](/docs/on-premises/releases/2.1.1) or later instead of 2.1.0.',
      },
    ],
    variables: [
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'It sets the URL of the collector that receives spans as OTLP over HTTP. Tracing is enabled when the variable is set.',
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
      {label: 'OpenTelemetry in 2.x', to: '/docs/on-premises-2x/observability'},
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
      "This is the first 2.x release. It has a redesigned user interface, an Ubuntu base image, and a Redis-compatible store for sessions and the cache. The API and the database stay compatible, so clients don't need to change.",
    description:
      'PactFlow On-Premises 2.0.0 (June 27, 2025): redesigned user interface, Ubuntu base image, required Redis-compatible store, and a faster comparison engine.',
    highlights: [
      '**User interface.** A redesigned user interface replaces the legacy one as the default.',
      '**Redis.** Sessions and the cache require a Redis-compatible store, which you set in `REDIS_URL`.',
      '**Base image.** Ubuntu 24.04 replaces Alpine Linux, and the container includes HAProxy and `supervisord`.',
      '**Bi-directional contract testing.** The new, configurable comparison engine is up to 100 times faster.',
      '**Before you upgrade.** The cookie secret must have at least 64 characters, and all logs are JSON.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a redesigned user interface with new navigation. If you know the legacy user interface, see the [overview of what moved](/docs/user-interface/migration/new).',
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
        text: 'Adds support for pacts up to version 4 of the Pact specification to [stubs](/docs/stubs).',
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
        text: 'Adds separate layers for sessions and the cache, which use a store that supports the Redis Serialization Protocol (RESP).',
      },
      {
        topic: 'API',
        text: 'Keeps existing API calls, SDKs, and CLI integrations working: according to the release notes, there are no breaking API changes.',
      },
    ],
    breaking: [
      {
        text: 'A Redis-compatible store such as Redis or Valkey is required.',
        action:
          'Start a store that all containers can reach, as described in [Redis](/docs/on-premises-2x/redis), and set `REDIS_URL` to its URL.',
      },
      {
        text: '`PACTFLOW_COOKIE_SECRET` must have at least 64 characters.',
        action:
          'If your secret is shorter, generate a new one, for example with `openssl rand -hex 32`, and set `PACTFLOW_OLD_COOKIE_SECRET` to the old value during the transition.',
      },
      {
        text: '`PACTFLOW_LOG_FORMAT` no longer has any effect, because all logs are JSON.',
        action: 'Remove the variable, and configure the tools that process your logs for JSON.',
      },
      {
        text: 'The base image is Ubuntu 24.04 instead of Alpine Linux.',
        action:
          'If you build a custom image from it, check your build, and install the tools and libraries for Ubuntu.',
      },
    ],
    variables: [
      {
        name: 'REDIS_URL',
        change: 'new',
        text: 'It sets the URL of the Redis-compatible store, which starts with `redis://` or `rediss://`. The variable is required.',
      },
      {name: 'PACTFLOW_COOKIE_SECRET', change: 'changed', text: 'The secret must have at least 64 characters.'},
      {
        name: 'PACTFLOW_LOG_FORMAT',
        change: 'deprecated',
        text: 'It no longer has any effect, because all logs are JSON.',
      },
      {
        name: 'PACTFLOW_CLARITY_DISABLED',
        change: 'new',
        text: "If you set it to `true`, all users get the legacy user interface and can't switch to the new one.",
      },
    ],
    migrations: [
      "The release notes rule out breaking changes to the database. According to [SmartBear's migration guide](https://support.smartbear.com/pactflow-on-premises/docs/en/on-premises-admin-guide/on-premises-2-x-x-admin-guide/installation/migrating-from-1-x.html), no database or data migration is needed, and you can go back to 1.x.",
    ],
    steps: [
      'Upgrade to the latest 1.x patch release, [1.37.2](/docs/on-premises/releases/1.37.2), first.',
      'Start a Redis-compatible store and set `REDIS_URL`.',
      'Make sure that `PACTFLOW_COOKIE_SECRET` has at least 64 characters.',
      'Remove `PACTFLOW_LOG_FORMAT`, and configure your log pipeline for JSON.',
      'If you build a custom image, rebuild it on the Ubuntu base image.',
      'If your health check runs `wget` inside the container, replace it with the [health check for 2.x](/docs/on-premises-2x).',
    ],
    unclear: 'The release notes mention additional features, fixes, and improvements without naming them.',
    notice: {slug: '2025-06-27-on-premises-2.0.0', date: '2025-06-27'},
    related: [
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises#move-to-2x'},
      {label: 'PactFlow On-Premises 2.x', to: '/docs/on-premises-2x'},
      {label: 'Redis in 2.x', to: '/docs/on-premises-2x/redis'},
      {label: 'Environment variables of 2.x', to: '/docs/on-premises-2x/environment-variables'},
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
      'This is the latest 1.x release in these docs. It updates vulnerable packages and adds ten API endpoints for bi-directional contracts and their results. Release 2.2.0 makes the same API and comparison changes in 2.x.',
    description:
      'PactFlow On-Premises 1.37.2 (August 19, 2025): security updates, ten bi-directional API endpoints, version deletion, and how to upgrade.',
    highlights: [
      '**Security.** Packages with known vulnerabilities are updated.',
      '**Bi-directional contract testing.** The comparison supports `discriminator.mapping`, and ten new API endpoints return contracts and results.',
      '**API.** Users with the required permission can delete a pacticipant version.',
      '**OpenTelemetry.** The root span no longer contains redundant metadata.',
    ],
    features: [
      {
        topic: 'API',
        text: 'Adds support for `DELETE` requests to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number` for users with the required permission.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for `discriminator.mapping` in OpenAPI documents, so that more schemas can be compared.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [{topic: 'Operation', text: 'Removes duplicate metadata from the root span of OpenTelemetry traces.'}],
    security: [{text: "Updates vulnerable packages. The release notes don't list CVE IDs."}],
    migrations: ['The release notes state that no migration steps are required.'],
    steps: [
      'If you upgrade from 1.36.1 or earlier, make sure that `PACTFLOW_COOKIE_SECRET` has at least 64 characters, which [1.37.0](/docs/on-premises/releases/1.37.0) and later require. If your secret is shorter, generate a new one with `openssl rand -hex 32`, and set `PACTFLOW_OLD_COOKIE_SECRET` to the old value during the transition.',
      'Specify the tag `1.37.2` when you pull the image. Without a tag, you get `latest`, which can be a 2.x image.',
      "If you're moving to 2.x, upgrade to this release first, because a major upgrade starts from the latest patch release of the previous major version. You can upgrade to 1.37.2 directly from any 1.x release.",
    ],
    notice: {slug: '2025-08-19-on-premises-1.37.2', date: '2025-08-19'},
    related: [
      {label: 'Move from 1.x to 2.x, which requires this release', to: '/docs/on-premises#move-to-2x'},
      {label: 'Release 2.2.0 for 2.x, from the same day', to: '/docs/on-premises/releases/2.2.0'},
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
      'This release fixes a critical bug that kept some users from signing in. It also fixes a custom banner that interfered with navigation.',
    description:
      'PactFlow On-Premises 1.37.1 (July 17, 2025) fixes a critical bug that kept some users from signing in, and a custom banner that blocked navigation.',
    highlights: [
      '**Sign-in.** A critical bug that kept some users from signing in is fixed.',
      '**User interface.** A custom banner no longer interferes with navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Fixes a critical bug that kept some users from signing in.'},
      {
        topic: 'User interface',
        text: 'Fixes an issue in the legacy user interface, the only one in 1.x, where a custom banner interfered with the navigation controls.',
      },
    ],
    notice: {slug: '2025-07-17-on-premises-1.37.1', date: '2025-07-17'},
    related: [
      {label: 'Release 1.37.2, the latest 1.x release', to: '/docs/on-premises/releases/1.37.2'},
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
      'This release adds a faster comparison engine, OpenTelemetry, and stubs for version 4 pacts to 1.x. It also includes Pact Broker updates. From this release, the cookie secret must have at least 64 characters.',
    description:
      'PactFlow On-Premises 1.37.0 (July 11, 2025): faster comparison engine, OpenTelemetry, Pact Broker updates, and a 64-character cookie secret.',
    highlights: [
      '**Cookie secret.** `PACTFLOW_COOKIE_SECRET` must have at least 64 characters.',
      '**Bi-directional contract testing.** The new, configurable comparison engine is up to 100 times faster.',
      '**OpenTelemetry.** You can send traces of API requests to your own collector.',
      '**Stubs.** Stubs support pacts up to version 4 of the Pact specification.',
      '**Pact Broker.** API responses show where versions are deployed, and you can list provider states by consumer.',
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
        text: 'Adds support for pacts up to version 4 of the Pact specification to [stubs](/docs/stubs).',
      },
      {topic: 'Contract testing', text: 'Adds more [configuration options](/docs/stubs) for stubs.'},
      {
        topic: 'Operation',
        text: 'Adds [OpenTelemetry](https://opentelemetry.io/) instrumentation. You can use it with your existing observability tools to monitor API performance and to troubleshoot problems. To set it up, see [Observability](/docs/on-premises/observability).',
      },
      {topic: 'API', text: 'Adds a HAL link for deleting an integration, which also appears in the HAL Explorer.'},
      {
        topic: 'API',
        text: 'Pact Broker: adds `deployed-environments`, the environments that a version is deployed to, to the responses for a pacticipant and for the versions with a tag ([pull request 804](https://github.com/pact-foundation/pact_broker/pull/804), [commit d8c7ee65](https://github.com/pact-foundation/pact_broker/commit/d8c7ee65)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: adds `deployed-environments` to the response for the versions of a branch ([pull request 803](https://github.com/pact-foundation/pact_broker/pull/803), [commit cc346010](https://github.com/pact-foundation/pact_broker/commit/cc346010)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: adds `deployed-environments` to the list of all versions of a pacticipant, at `/pacticipants/:pacticipant_name/versions` ([pull request 801](https://github.com/pact-foundation/pact_broker/pull/801), [commit af66f6a3](https://github.com/pact-foundation/pact_broker/commit/af66f6a3)).',
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
        text: 'Improves support for percent-encoded paths in OpenAPI documents.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Removes a byte order mark (BOM) from the beginning of provider contracts.',
      },
      {
        topic: 'Authentication',
        text: 'Fixes intermittent 401 responses to requests that use the sign-in extension `auth_ext_script`. [1.36.1](/docs/on-premises/releases/1.36.1) also lists this fix.',
      },
      {
        topic: 'API',
        text: 'Pact Broker: fixes duplicate rows for an integration ([pull request 806](https://github.com/pact-foundation/pact_broker/pull/806), [commit 7bff0f0d](https://github.com/pact-foundation/pact_broker/commit/7bff0f0d)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: lists a provider state only once if several pacts use it ([issue 789](https://github.com/pact-foundation/pact_broker/issues/789), [commit 3cf22169](https://github.com/pact-foundation/pact_broker/commit/3cf22169)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: sorts lists of labels by name ([commit d25746c1](https://github.com/pact-foundation/pact_broker/commit/d25746c1)).',
      },
    ],
    breaking: [
      {
        text: '`PACTFLOW_COOKIE_SECRET` must have at least 64 characters.',
        action:
          'If your secret is shorter, generate a new one, for example with `openssl rand -hex 32`, and set `PACTFLOW_OLD_COOKIE_SECRET` to the old value during the transition.',
      },
    ],
    variables: [
      {name: 'PACTFLOW_COOKIE_SECRET', change: 'changed', text: 'The secret must have at least 64 characters.'},
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'It sets the URL of the collector that receives spans as OTLP over HTTP. Tracing is enabled when the variable is set.',
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
    steps: ['Count the characters in `PACTFLOW_COOKIE_SECRET`. If there are fewer than 64, replace the secret.'],
    unclear:
      "Release 1.37.1, six days later, fixes a bug that keeps some users from signing in. The release notes don't say whether 1.37.0 has this bug, so upgrade directly to 1.37.1 or later.",
    notice: {slug: '2025-07-11-on-premises-1.37.0', date: '2025-07-11'},
    related: [
      {label: 'Release 1.37.2, the latest 1.x release', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'OpenTelemetry in 1.x', to: '/docs/on-premises/observability'},
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'OpenAPI comparison changelog', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
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
      'This release fixes intermittent 401 responses in installations with a custom sign-in extension. It has no other changes.',
    description:
      'PactFlow On-Premises 1.36.1 (June 20, 2025) fixes intermittent 401 responses in installations with a custom auth_ext_script extension.',
    highlights: [
      '**Sign-in extensions.** With a custom `auth_ext_script`, requests no longer fail intermittently with a 401 response.',
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: 'Fixes intermittent 401 responses to requests that run the custom extension `auth_ext_script`, the script that reads roles and teams from a token.',
      },
    ],
    notice: {slug: '2025-06-20-on-premises-1.36.1', date: '2025-06-20'},
    related: [
      {label: 'Authentication in 1.x', to: '/docs/on-premises/authentication'},
      {label: 'Variables for bearer tokens (JWT)', to: '/docs/on-premises/environment-variables/jwt'},
      {label: 'Variables for OAuth2', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['401', 'Unauthorized', 'auth_ext_script', 'custom extension', 'intermittent', 'JWT', 'OAuth2'],
  },
  {
    version: '1.36.0',
    date: '2025-01-17',
    releaseLine: '1.x',
    summary:
      "This release validates provider contracts when you publish them, and compares form bodies. It also adds a permission for AI features, which aren't available in On-Premises.",
    description:
      'PactFlow On-Premises 1.36.0 (January 17, 2025) validates published provider contracts, compares form bodies, and adds a permission for AI features.',
    highlights: [
      '**Publishing.** Provider contracts with invalid data are rejected.',
      '**Bi-directional contract testing.** The comparison includes `x-www-form-urlencoded` bodies.',
      "**AI.** The new permission is listed, but AI features aren't available in On-Premises.",
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: "Adds a permission for AI features (`ai:*`) to the [permissions](/docs/permissions). It has no effect in On-Premises, because the features aren't available there.",
      },
    ],
    fixes: [
      {
        topic: 'API',
        text: 'Adds validation to the endpoint for publishing provider contracts, so that PactFlow no longer stores invalid data.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds validation of `x-www-form-urlencoded` bodies to the comparison.',
      },
    ],
    notice: {slug: '2025-01-17-on-premises-1.36.0', date: '2025-01-17'},
    related: [
      {label: 'Publishing contracts', to: '/docs/bi-directional-contract-testing/publishing'},
      {
        label: 'OpenAPI features in bi-directional contract testing',
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
      'This release upgrades the image to Ruby 3.2.6 and sorts combined pact and bi-directional results by time. It also fixes vulnerabilities in `cross-spawn`, `rexml`, and the PostgreSQL client packages.',
    description:
      'PactFlow On-Premises 1.35.0 (November 18, 2024): Ruby 3.2.6, combined results sorted by time, and fixes for CVE-2024-21538 and CVE-2024-10979.',
    highlights: [
      '**Security.** Three vulnerabilities are fixed, in `cross-spawn`, `rexml`, and the PostgreSQL packages.',
      '**Ruby.** The image uses Ruby 3.2.6.',
      '**Results.** Combined results from pacts and bi-directional contracts are sorted by time.',
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Sorts results by time when bi-directional results and classic pact results appear together.',
      },
      {topic: 'Operation', text: 'Upgrades the image to Ruby 3.2.6.'},
    ],
    security: [
      {id: 'CVE-2024-21538', text: 'Fixes a vulnerability in the JavaScript package `cross-spawn`.'},
      {
        id: 'GHSA-2rxp-v6pw-ch6m',
        text: 'Fixes a vulnerability in `rexml`, a Ruby library for XML, where crafted input could stall the application (CVE-2024-49761).',
      },
      {
        id: 'CVE-2024-10979',
        text: 'Fixes a vulnerability in the PostgreSQL packages `postgresql14-dev`, `libpq`, `libpq-dev`, `libecpg`, and `libecpg-dev`.',
      },
    ],
    notice: {slug: '2024-11-18-on-premises-1.35.0', date: '2024-11-18'},
    related: [
      {label: 'How bi-directional results appear', to: '/docs/user-interface/bi-directional'},
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
    summary: 'This release contains only security updates, for WEBrick, wget, Puma, and OpenSSL.',
    description:
      'PactFlow On-Premises 1.34.0 (October 22, 2024) updates WEBrick, wget, Puma, and OpenSSL to fix four published vulnerabilities.',
    highlights: ['**Security.** Four vulnerabilities are fixed, in WEBrick, wget, Puma, and OpenSSL.'],
    security: [
      {
        id: 'GHSA-6f62-3596-g6w7',
        text: 'Fixes a vulnerability in WEBrick, a web server written in Ruby, which could interpret one crafted request as two (CVE-2024-47220).',
      },
      {id: 'CVE-2024-38428', text: 'Fixes a vulnerability in wget, the download program in the image.'},
      {
        id: 'GHSA-9hf4-67fc-4vf4',
        text: "Fixes a vulnerability in Puma, the application's web server, where a client could overwrite headers set by a proxy (CVE-2024-45614).",
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
      'This release contains only security updates. Install it if you use SAML, because it fixes a vulnerability that allowed a forged SAML response to pass signature validation.',
    description:
      'PactFlow On-Premises 1.33.0 (September 18, 2024) fixes a vulnerability that allowed forged SAML signatures, and three vulnerabilities in an XML parser.',
    highlights: [
      '**SAML.** A forged response can no longer pass signature validation. The vulnerability is fixed in `ruby-saml` (GHSA-jw9c-mfg7-9rx2) and `omniauth-saml` (GHSA-cvp8-5r8g-fhvq).',
      '**XML.** Three denial-of-service vulnerabilities in the XML parser are fixed: GHSA-5866-49gr-22v4, GHSA-r55c-59qm-vjw6, and GHSA-vmwr-mc7x-5vc3.',
    ],
    security: [
      {
        id: 'GHSA-cvp8-5r8g-fhvq',
        text: "Fixes a vulnerability in `omniauth-saml`, the library for SAML sign-in, which didn't validate the signature of a response correctly (CVE-2024-45409).",
      },
      {
        id: 'GHSA-jw9c-mfg7-9rx2',
        text: 'Fixes the same vulnerability in the underlying `ruby-saml` library, which allowed an attacker to sign in as another user (CVE-2024-45409).',
      },
      {
        id: 'GHSA-r55c-59qm-vjw6',
        text: 'Fixes a vulnerability in `rexml`, where crafted XML could stall the application (CVE-2024-41123).',
      },
      {
        id: 'GHSA-5866-49gr-22v4',
        text: 'Fixes a vulnerability in `rexml`, where crafted XML could stall the application (CVE-2024-41946).',
      },
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: 'Fixes a vulnerability in `rexml`, where crafted XML could stall the application (CVE-2024-43398). [1.32.0](/docs/on-premises/releases/1.32.0) also lists this fix.',
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
      'This release fixes the handling of unverified messages in pacts that are compared with an OpenAPI document. Earlier releases ignored these messages. The release also fixes vulnerabilities in `rexml` and OpenSSL.',
    description:
      'PactFlow On-Premises 1.32.0 (September 9, 2024) adds the reason Message Verification Missing and fixes vulnerabilities in an XML library and OpenSSL.',
    highlights: [
      '**Mixed pacts.** Unverified messages now result in the reason **Message Verification Missing**.',
      '**Security.** Four vulnerabilities are fixed, three in `rexml` and one in OpenSSL.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: "Fixes the handling of integrations that have both an OpenAPI provider contract and a pact with HTTP and message interactions. If the messages haven't been verified when the contracts are compared or when you run `can-i-deploy`, the result now has the reason **Message Verification Missing**.",
      },
    ],
    security: [
      {
        id: 'GHSA-4xqq-m2hx-25v8',
        text: 'Fixes a vulnerability in `rexml`, a Ruby library for XML, where crafted input could stall the application (CVE-2024-39908).',
      },
      {
        id: 'GHSA-vg3r-rm7w-2xgh',
        text: 'Fixes a vulnerability in `rexml`, where crafted input could stall the application (CVE-2024-35176).',
      },
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: 'Fixes a vulnerability in `rexml`, where crafted input could stall the application (CVE-2024-43398). [1.33.0](/docs/on-premises/releases/1.33.0) also lists this fix.',
      },
      {
        id: 'CVE-2024-6119',
        text: 'Fixes a vulnerability in the OpenSSL packages `openssl-dev`, `libssl-dev`, and `libcrypto3`, where checking the name in a certificate could crash the application.',
      },
    ],
    notice: {slug: '2024-09-09-on-premises-1.32.0', date: '2024-09-09'},
    related: [
      {label: 'Pacts as consumer contracts', to: '/docs/bi-directional-contract-testing/contracts/pact'},
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
      'This release adds an endpoint that lists labels and fixes many bugs with teams, labels, and mixed contracts. Deleting an integration no longer deletes provider contracts that should be kept.',
    description:
      'PactFlow On-Premises 1.31.0 (August 22, 2024) adds a labels endpoint, fixes team updates, and prevents accidental deletion of provider contracts.',
    highlights: [
      '**Labels.** `/labels` lists all labels, and the endpoint for labeling an application is documented.',
      '**Provider contracts.** Deleting an integration no longer deletes provider contracts by accident.',
      '**Matrix.** Rows are no longer missing when pacts and bi-directional contracts are mixed.',
      '**Teams.** Team administrators can see environments, and two errors when updating teams are fixed.',
    ],
    features: [{topic: 'API', text: 'Adds `/labels`, which lists all labels.'}],
    changes: [
      {topic: 'Users and permissions', text: 'Allows team administrators to view environments.'},
      {
        topic: 'API',
        text: 'Deprecates the payload format with `_embedded` for updating teams. Update scripts that send it.',
      },
      {
        topic: 'API',
        text: 'Documents `/pacticipants/:pacticipant_name/labels/:label_name`, the endpoint for managing the labels of a pacticipant.',
      },
      {
        topic: 'API',
        text: 'Documents the embedded `next` link in the response to `GET /audit`, which points to the next entries.',
      },
      {topic: 'Webhooks', text: 'Adds the provider version number to the webhook endpoint.'},
    ],
    fixes: [
      {
        topic: 'API',
        text: 'Fixes a `NoMethodError` when the body of a `PATCH` request for a pacticipant contains embedded labels.',
      },
      {
        topic: 'API',
        text: 'Fixes a `UniqueConstraintViolation` when you set the users of a team with a `PUT` request.',
      },
      {
        topic: 'User interface',
        text: 'Fixes an error when you update a team in the settings, which was caused by the requirement that team names are unique.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes a row that was missing from the matrix when classic pacts and bi-directional contracts were mixed.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes the standardization of types in OpenAPI 3.1.0 documents.',
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
      'In new installations, this release rejects changes to a pact that has already been published for a version. It also adds metrics for each team, and `can-i-deploy` uses the latest revision of a changed pact.',
    description:
      'PactFlow On-Premises 1.30.0 (April 10, 2024): metrics for each team, safer defaults for contract changes, and bi-directional can-i-deploy fixes.',
    highlights: [
      '**Contract changes.** New installations reject changed content for a published version. Existing installations keep their current behavior.',
      '**Metrics.** `/metrics/teams` returns metrics for each team.',
      '**can-i-deploy.** With bi-directional contracts, the latest revision of a changed pact is used.',
      '**Environments.** Users whose role allows them to read the environments of their teams can open a single environment.',
    ],
    features: [{topic: 'API', text: 'Adds `/metrics/teams`, which returns metrics for each team.'}],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Prevents changes to a pact under the version that it was published with, in new installations. Existing installations still allow such changes. To prevent them, see [Prevent dangerous contract modification](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
      {topic: 'API', text: 'Improves the response time of `/admin/users`.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes 403 responses to `GET` requests for a single environment from users with `environment:read:team`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes the matrix and `can-i-deploy` so that they use the latest revision when the pact for a consumer version changes.',
      },
      {
        topic: 'User interface',
        text: 'Fixes dashboard search so that it covers all integrations instead of only the first 1,000.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'changed',
        text: 'In new installations, the default is `false`. Existing installations keep their setting.',
      },
    ],
    unclear:
      'Public sources disagree about when new installations started to reject contract changes: these release notes say 1.30.0, the variable reference says 1.14.0, and the guide says August 2021. To avoid the question, set the variable explicitly. The notice is dated two days before the release.',
    notice: {slug: '2024-04-08-on-premises-1.30.0', date: '2024-04-08'},
    related: [
      {
        label: 'Prevent dangerous contract modification',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification',
      },
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'This release improves performance for large pipelines. Publishing many contracts in parallel and sending many requests with one token no longer cause contention. The release also corrects the metrics for changed contracts.',
    description:
      'PactFlow On-Premises 1.29.0 (January 31, 2024) speeds up can-i-deploy and parallel publishing, and corrects the metrics for changed contracts.',
    highlights: [
      '**Performance.** Parallel publishing and many requests with one token no longer cause contention.',
      '**can-i-deploy.** With bi-directional contracts, successful checks finish sooner.',
      '**Metrics.** `pactRevisionsPerConsumerVersion` is calculated correctly, so you can find changed contracts.',
    ],
    features: [
      {topic: 'API', text: 'Adds the verification modes of an integration to the response to `GET /integrations`.'},
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Reduces the time of successful `can-i-deploy` checks by running comparisons for fewer historical branches.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes an issue where publishing a contract could create a pacticipant with an empty name.',
      },
      {
        topic: 'Contract testing',
        text: 'Fixes slow parallel requests that each publish more than 20 contracts.',
      },
      {
        topic: 'API',
        text: 'Fixes database contention when many parallel requests use the same API token.',
      },
      {
        topic: 'API',
        text: 'Fixes the calculation of the `pactRevisionsPerConsumerVersion` distribution in the metrics, which you need for the steps in [Prevent dangerous contract modification](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
    ],
    notice: {slug: '2024-01-31-on-premises-1.29.0', date: '2024-01-31'},
    related: [
      {
        label: 'Prevent dangerous contract modification',
        to: '/docs/troubleshooting/disabling-dangerous-contract-modification',
      },
      {label: 'Load testing an installation', to: '/docs/on-premises/installation/load-testing'},
      {label: 'Deploying with bi-directional contracts', to: '/docs/bi-directional-contract-testing/deploying'},
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
      'This release adds an endpoint that lists branches and a setting for more Content-Security-Policy sources. You can also ignore applications with bi-directional contracts in `can-i-deploy`, and the pagination parameters have shorter names.',
    description:
      'PactFlow On-Premises 1.28.0 (November 28, 2023): branches endpoint, more Content-Security-Policy sources, and new names for pagination parameters.',
    highlights: [
      '**Branches.** A new endpoint lists the branches of a pacticipant.',
      '**Content-Security-Policy.** `PACTFLOW_CSP_ALLOWED_SOURCES` allows additional sources, for example a second host in the SAML sign-in flow.',
      '**Pagination.** The parameters `pageSize` and `pageNumber` are now `size` and `page`. The previous names still work.',
      '**can-i-deploy.** You can ignore applications with bi-directional contracts, too.',
    ],
    features: [
      {
        topic: 'API',
        text: 'Adds `/pacticipants/:pacticipant_name/branches`, which lists the branches of a pacticipant.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for ignoring specific applications with bi-directional contracts in `can-i-deploy`.',
      },
      {
        topic: 'Operation',
        text: 'Adds a setting for additional sources in the Content-Security-Policy that PactFlow sends.',
      },
    ],
    changes: [
      {
        topic: 'API',
        text: 'Renames the pagination parameters `pageSize` and `pageNumber` to `size` and `page`. The previous names still work.',
      },
      {topic: 'User interface', text: 'Removes the links for generating an example project.'},
    ],
    fixes: [
      {topic: 'API', text: 'Fixes reading a single system preference.'},
      {topic: 'API', text: "Fixes an error when you request environments by a name that doesn't match any of them."},
      {topic: 'Contract testing', text: 'Fixes slow deletion of versions when many versions are deployed or released.'},
    ],
    variables: [
      {
        name: 'PACTFLOW_CSP_ALLOWED_SOURCES',
        change: 'new',
        text: "It lists sources, separated by spaces, that the Content-Security-Policy allows in addition to the identity provider's hosts.",
      },
    ],
    migrations: [
      'The release adds a database index for deployed and released versions. The index is created when the container starts.',
    ],
    notice: {slug: '2023-11-28-on-premises-1.28.0', date: '2023-11-28'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'With this release, you can publish a provider contract with its branch and tags in one request. You can also read and delete branches, and the comparison has better support for `allOf`, `anyOf`, and `oneOf`.',
    description:
      'PactFlow On-Premises 1.27.0 (September 21, 2023): publish a provider contract in one request, better schema support, and branch deletion.',
    highlights: [
      '**Publishing.** One request publishes a provider contract with its branch and tags.',
      '**Comparison.** Schemas with nested `allOf`, `anyOf`, `oneOf`, and polymorphism are better supported.',
      '**Branches.** You can read and delete a branch with the API.',
      '**Pagination.** Requests with invalid pagination values are rejected.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds an endpoint that publishes a provider contract together with its branch and tags in one request.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for nested `allOf` to the comparison, which used the legacy swagger-mock-validator in this release.',
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
        text: 'Adds `GET` and `DELETE` requests for `/pacticipants/:pacticipant_name/branches/:branch_name`.',
      },
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: "Sets `additionalProperties` to `false` by default in response schemas. If a pact expects a property that the schema doesn't define, the contracts are now incompatible unless the OpenAPI document sets `additionalProperties`.",
      },
      {
        topic: 'API',
        text: 'Validates the parameters of endpoints with pagination and rejects requests with invalid values.',
      },
      {topic: 'Contract testing', text: 'Speeds up a matrix query that could take a long time.'},
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an error when you save a provider contract version that already exists.',
      },
      {topic: 'Bi-directional contract testing', text: 'Fixes the decoding of bodies in version 4 pacts.'},
    ],
    unclear:
      'The notice is dated one day before the release. In the release notes, the section for migration notes is empty.',
    notice: {slug: '2023-09-20-on-premises-1.27.0', date: '2023-09-20'},
    related: [
      {label: 'Publishing contracts', to: '/docs/bi-directional-contract-testing/publishing'},
      {label: 'Supported OpenAPI keywords', to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support'},
      {label: 'OpenAPI comparison changelog', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
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
      'This release adds a predefined role for SCIM, so follow the additional steps if you use the SCIM API. It also upgrades the schema validator in bi-directional contract testing to a new major version that supports OpenAPI 3.1.',
    description:
      'PactFlow On-Premises 1.26.0 (August 7, 2023): the SCIM role and how to migrate to it, AJV 8 in the comparison, and problem+json errors.',
    highlights: [
      '**SCIM.** The system account for the SCIM API needs the new **SCIM** role. Follow the additional upgrade steps.',
      '**Comparison.** AJV 8 replaces AJV 6 and improves support for `allOf`, `anyOf`, and `oneOf`.',
      '**API.** Errors are available as `application/problem+json`.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds the predefined role **SCIM** for the system account whose token the [SCIM API](/docs/on-premises/scim) uses.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Upgrades the schema validator AJV from version 6 to version 8, which improves support for `allOf`, `anyOf`, `oneOf`, and polymorphism with inheritance. For details, see the [comparison changelog](/docs/bi-directional-contract-testing/contracts/oas/changelog).',
      },
      {
        topic: 'API',
        text: 'Adds the `application/problem+json` format for errors in all responses other than 200.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes an error in the `can-i-deploy` badge when there is no version to show.',
      },
      {topic: 'Bi-directional contract testing', text: 'Fixes the decoding of bodies in version 4 pacts.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes the handling of `exclusiveMinimum` and `exclusiveMaximum` in request and response bodies.',
      },
      {topic: 'API', text: 'Fixes an error when you request the users of a role and a value is missing.'},
    ],
    breaking: [
      {
        text: 'If you use the SCIM API, its system account needs the new predefined role **SCIM**, and no custom role may have that name.',
        action:
          'Before the upgrade, find the system account, and rename any custom role called SCIM. After the upgrade, assign the new role to the account. For details, see the upgrade steps of this release.',
      },
      {
        text: 'With AJV 8, an OpenAPI document that passed before can fail, especially if it uses `discriminator`. In addition, `nullable` now requires a `type` next to it.',
        action:
          'Publish a provider contract to a test installation first. To fix problems with these keywords, see [Supported OpenAPI keywords](/docs/bi-directional-contract-testing/contracts/oas/keyword-support).',
      },
    ],
    steps: [
      "If you don't use the SCIM API, upgrade as usual and skip the other steps. If you do, sign in as an Administrator before the upgrade and select the **Settings** icon in the upper-right corner.",
      'Select **Users** in the left menu, and then select **System Accounts** in the list above the users. Find the account that the SCIM API uses, and note its name.',
      'Select **Roles** in the settings. If a role called SCIM exists, select **EDIT**, change its name to `SCIM (Deprecated)`, for example, and select **SAVE**.',
      'Upgrade as usual.',
      'Sign in as an Administrator again, open the list of **System Accounts**, and find the account. Select `...` at the end of its row, and then select **Edit roles**.',
      'Clear the previous role, select **SCIM**, and then select **OK**.',
      'If the previous role was a custom role for SCIM, go to **Roles** in the settings and select **DELETE** next to it.',
    ],
    notice: {slug: '2023-08-07-on-premises-1.26.0', date: '2023-08-07'},
    related: [
      {label: 'SCIM API in 1.x', to: '/docs/on-premises/scim'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Supported OpenAPI keywords', to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support'},
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
      'This release adds negative scenarios, such as expected 400 responses, to bi-directional contract testing. The dashboard and the network diagram are faster with large numbers of applications.',
    description:
      'PactFlow On-Premises 1.25.0 (June 28, 2023) adds negative scenarios to bi-directional contract testing and speeds up the dashboard and diagram.',
    highlights: [
      '**Negative scenarios.** If a pact expects a status of 400 or higher, only the response is compared.',
      '**Performance.** The dashboard and the network diagram handle large numbers of applications.',
      '**Teams.** You can delete a team that has webhooks or secrets.',
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
        text: 'Speeds up the discovery of applications in the network diagram and limits the number of applications that it shows.',
      },
    ],
    fixes: [
      {topic: 'User interface', text: 'Fixes slow loading of the dashboard with large numbers of pacticipants.'},
      {topic: 'User interface', text: 'Loads the list of integrations on the dashboard one page at a time.'},
      {
        topic: 'Users and permissions',
        text: 'Fixes a foreign key error when you delete a team. PactFlow now removes the team from its webhooks and secrets first.',
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
      'In this release, `can-i-deploy` no longer times out while comparisons are running. The comparison selects schemas by content negotiation, and you can search for applications by name and page through teams. Responses are compressed.',
    description:
      'PactFlow On-Premises 1.24.0 (June 6, 2023): no can-i-deploy timeouts, comparison by content type, pacticipant search, gzip, and Ruby 3.2.',
    highlights: [
      '**can-i-deploy.** Missing comparisons run in the background, so requests no longer time out.',
      '**Comparison.** Schemas are selected by the `Accept` and `Content-Type` headers, and bodies of version 4 pacts are supported.',
      '**API.** You can search for applications by name and page through teams, and responses are compressed with gzip.',
      '**SCIM.** You can set identity provider fields when you create a user.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Runs missing comparisons in the background when you use `can-i-deploy`, so that the HTTP request doesn't time out. For background information, see [PactFlow's blog post](https://pactflow.io/blog/resilient-builds-with-can-i-deploy-2/).",
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Selects the schema of a response by the `Accept` header and the schema of a request by the `Content-Type` header.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Adds support for [bodies of version 4 pacts](https://github.com/pact-foundation/pact-specification/tree/version-4#bodies) to the comparison. Earlier releases treated the entire section as JSON.',
      },
      {topic: 'API', text: 'Adds `/pacticipants?q={term}`, which finds pacticipants by name.'},
      {topic: 'API', text: 'Adds pagination to the endpoint for teams.'},
      {topic: 'API', text: 'Compresses API responses with gzip.'},
    ],
    changes: [
      {topic: 'Operation', text: 'Upgrades the image to Ruby 3.2.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'Updates the legacy swagger-mock-validator, which ran the comparison in this release, to its latest version.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an error when you query the matrix for an integration with bi-directional contracts with only one selector and no target tag, environment, or branch.',
      },
      {topic: 'Users and permissions', text: 'Fixes an error when you update a team that has an inactive member.'},
      {
        topic: 'Users and permissions',
        text: 'SCIM: makes `externalIdpId` and `externalIdpUsername` writable when you create a user, so that PactFlow recognizes a provisioned user at the first sign-in.',
      },
      {
        topic: 'Contract testing',
        text: 'Rejects requests for pacts to verify that have an empty provider version branch.',
      },
    ],
    notice: {slug: '2023-06-06-on-premises-1.24.0', date: '2023-06-06'},
    related: [
      {label: 'OpenAPI comparison changelog', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
      {label: 'can-i-deploy results that stay unknown', to: '/docs/cid-polling-bdc'},
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
    highlights: ["**Security.** Vulnerabilities are fixed. The public release notes don't list their IDs."],
    security: [{text: "Fixes vulnerabilities. The release notes don't list IDs or components."}],
    unclear:
      'To find out which vulnerabilities are fixed, scan the images `1.23.0` and `1.23.1` and compare the results. [Security audit report](/docs/on-premises/security-audit-report) names the scanners that PactFlow uses.',
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
      'This release adds the `db-clean` entrypoint, which you can schedule to clean up the database. PactFlow also compares pacts with provider contracts earlier, so that results are more often available when you run `can-i-deploy`.',
    description:
      'PactFlow On-Premises 1.23.0 (February 23, 2023) adds the db-clean entrypoint for database maintenance and runs comparisons earlier.',
    highlights: [
      '**Database.** The `db-clean` entrypoint removes data that is no longer needed.',
      '**Bi-directional contract testing.** Comparisons are more often available when you run `can-i-deploy`.',
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
        text: 'Runs more comparisons of pacts with provider contracts in advance, so that a comparison is less likely to be missing when you run `can-i-deploy`.',
      },
    ],
    notice: {slug: '2023-02-23-on-premises-1.23.0', date: '2023-02-23'},
    related: [
      {label: 'Database maintenance in 1.x', to: '/docs/on-premises/maintenance/database'},
      {label: 'Deploying with bi-directional contracts', to: '/docs/bi-directional-contract-testing/deploying'},
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
      'This release fixes incorrect `can-i-deploy` failures for providers with several consumers. It also fixes an error in the cleanup task with two age limits.',
    description:
      'PactFlow On-Premises 1.22.1 (February 23, 2023) fixes incorrect can-i-deploy failures for providers with several consumers, and the cleanup task.',
    highlights: [
      '**can-i-deploy.** Checks no longer fail incorrectly for a provider contract with several consumers.',
      '**Cleanup.** You can combine selectors that have an age limit, even if one of them also has a branch.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes incorrect `can-i-deploy` failures when a provider with a provider contract has several consumers.',
      },
      {
        topic: 'Operation',
        text: 'Fixes an error in the cleanup task when one keep selector has a `max_age` and another has a `max_age` and a branch.',
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
      'This release prevents users from changing their own roles with the API. It also adds pagination to the list of pacticipants, and you can deploy a provider before its consumer is deployed.',
    description:
      'PactFlow On-Premises 1.22.0 (February 13, 2023) prevents users from changing their own roles with the API and paginates the pacticipant list.',
    highlights: [
      "**Users.** Users can't change their own roles with the API, and need the required permission to change other users.",
      '**API.** The list of pacticipants has pagination.',
      '**can-i-deploy.** You can deploy a provider before its consumer is deployed.',
    ],
    features: [{topic: 'API', text: 'Adds pagination to the list of pacticipants.'}],
    changes: [
      {topic: 'Operation', text: 'Improves performance in several places.'},
      {
        topic: 'API',
        text: 'Rejects requests to `/can-i-deploy` that specify neither a target environment nor a target tag.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an incorrect result that required a consumer to be deployed before its provider.',
      },
      {topic: 'Users and permissions', text: 'Prevents users from changing their own roles with the API.'},
      {topic: 'Users and permissions', text: 'Prevents users from changing their own roles with a bulk action.'},
      {
        topic: 'Users and permissions',
        text: 'Requires the corresponding permission for creating and updating other users with the API.',
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
      'This release fixes an argument error that could make publishing a pact fail. If you run 1.21.0, install this release.',
    description:
      'PactFlow On-Premises 1.21.1 (November 4, 2022) fixes an argument error that could make publishing a pact fail. Install it if you run 1.21.0.',
    highlights: ['**Publishing.** Publishing a pact no longer fails with an argument error.'],
    fixes: [{topic: 'Contract testing', text: 'Fixes an argument error that could make publishing a pact fail.'}],
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
      'This release adds a warning that appears when your license has fewer than 30 days left. Pending pacts now work with provider branches, and finding work in progress pacts is faster.',
    description:
      'PactFlow On-Premises 1.21.0 (October 21, 2022) warns you before the license expires and supports pending pacts for provider branches.',
    highlights: [
      '**License.** A notice appears when the license expires in fewer than 30 days.',
      '**Pending pacts.** A pact can be pending for a specific provider branch.',
      '**Work in progress pacts.** Finding work in progress pacts is faster.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a notice that appears when the [license](/docs/on-premises/license) expires in fewer than 30 days.',
      },
      {
        topic: 'Contract testing',
        text: 'Determines whether a pact is [pending](https://docs.pact.io/pact_broker/advanced_topics/pending_pacts) by provider branch.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes slow calculation of the [work in progress pacts](https://docs.pact.io/pact_broker/advanced_topics/wip_pacts) that a provider should verify.',
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
      'This release adds demo authentication for trials without an identity provider. It replaces basic auth, which you can no longer use for that purpose. The release also fixes a vulnerability in OmniAuth.',
    description:
      'PactFlow On-Premises 1.20.0 (September 2, 2022) replaces basic auth with demo authentication for trials and fixes CVE-2020-36599.',
    highlights: [
      '**Trials.** Demo authentication replaces basic auth for demonstrations.',
      '**Security.** CVE-2020-36599 in OmniAuth is fixed.',
      "**Provider contracts.** Deleting an integration doesn't delete a provider with an OpenAPI document if another consumer has a pact with it.",
    ],
    features: [
      {
        topic: 'Authentication',
        text: "Adds [demo authentication](/docs/on-premises/authentication/demo), which lets you try PactFlow without an identity provider. It doesn't require a password, so don't use it in production. You can't combine it with any other sign-in method.",
      },
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes the message "unable to load resource, as it was not found" on the page for managing users.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Fixes an issue where deleting an integration also deleted a provider with an OpenAPI document that another consumer has a pact with.',
      },
      {
        topic: 'Operation',
        text: 'Fixes the detection of the database version when the table `schema_migrations` is empty.',
      },
    ],
    security: [
      {
        id: 'CVE-2020-36599',
        text: "Fixes a vulnerability in OmniAuth, the sign-in library, whose failure page didn't escape a message.",
      },
    ],
    breaking: [
      {
        text: 'You can no longer use basic auth for demonstrations.',
        action:
          'Remove the `PACTFLOW_BASIC_AUTH_` variables. For a trial, set `PACTFLOW_DEMO_AUTH_ENABLED` to `true`. For production, use an identity provider and start with an empty database, so that no demo users remain.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DEMO_AUTH_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, anyone can sign in with a name and an email address. Use it only for trials.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_ENABLED',
        change: 'removed',
        text: 'It enabled basic auth. The variable reference no longer lists it, or the following four variables, from this release.',
      },
      {name: 'PACTFLOW_BASIC_AUTH_USERNAME', change: 'removed', text: 'It set the username for basic auth.'},
      {name: 'PACTFLOW_BASIC_AUTH_PASSWORD', change: 'removed', text: 'It set the password for basic auth.'},
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_USERNAME',
        change: 'removed',
        text: 'It set the read-only username for basic auth.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_PASSWORD',
        change: 'removed',
        text: 'It set the read-only password for basic auth.',
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
    summary: "This release has one fix: if you don't set `PACTFLOW_SQL_LOG_LEVEL`, its default value is used again.",
    description:
      "PactFlow On-Premises 1.19.2 (August 24, 2022) uses the default value of PACTFLOW_SQL_LOG_LEVEL when the variable isn't set.",
    highlights: ["**Logs.** If you don't set `PACTFLOW_SQL_LOG_LEVEL`, its default value is used."],
    fixes: [
      {
        topic: 'Operation',
        text: "Fixes the default value of `PACTFLOW_SQL_LOG_LEVEL` when you don't set the variable. The default is `NONE`, which turns off logging of SQL statements.",
      },
    ],
    notice: {slug: '2022-08-24-on-premises-1.19.2', date: '2022-08-24'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Logging in 1.x', to: '/docs/on-premises/logging'},
    ],
    keywords: ['PACTFLOW_SQL_LOG_LEVEL', 'SQL log', 'default', 'log level'],
  },
  {
    version: '1.19.1',
    date: '2022-08-18',
    releaseLine: '1.x',
    summary:
      'This release has two user interface fixes for bi-directional contracts. The matrix shows the correct result if there are several consumer pacts, and the menu has the correct delete options.',
    description:
      'PactFlow On-Premises 1.19.1 (August 18, 2022) fixes bi-directional results in the matrix and the delete options for contract details.',
    highlights: [
      '**Matrix.** The comparison result is correct when there are several consumer pacts.',
      '**Deletion.** The menu on the bi-directional contract details page has the correct options.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes the comparison result in the matrix when there are comparisons for several consumer pacts.',
      },
      {
        topic: 'User interface',
        text: 'Fixes the options for deleting contracts in the three-dot menu on the bi-directional contract details page.',
      },
    ],
    notice: {slug: '2022-08-18-on-premises-1.19.1', date: '2022-08-18'},
    related: [
      {label: 'Bi-directional results in the legacy user interface', to: '/docs/ui-old/bi-directional'},
      {label: 'Deleting contracts', to: '/docs/how_to'},
    ],
    keywords: ['matrix', 'cross contract comparison', 'delete contract', 'menu', 'bi-directional contract testing'],
  },
  {
    version: '1.19.0',
    date: '2022-08-01',
    releaseLine: '1.x',
    summary:
      "This release adds settings for the database connection pool. It fixes vulnerabilities in Rack, `nokogiri`, and Mechanize, and recording deployments now respects the permission that is scoped to a user's teams.",
    description:
      'PactFlow On-Premises 1.19.0 (August 1, 2022): database connection pool settings, team permission for deployments, and security fixes.',
    highlights: [
      '**Database.** You can set the size and timeout of the connection pool.',
      '**Deployments.** `deployment_and_release:record:team` applies when you record deployments and releases.',
      '**Security.** Vulnerabilities in Rack, `nokogiri`, and Mechanize are fixed.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'Adds settings for the maximum number of database connections and for the time to wait for a connection.',
      },
      {topic: 'User interface', text: 'Shows the email address of a user whose name is unknown.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes the permission `deployment_and_release:record:team`, which now applies when you record deployments and releases ([issue 71 of the public roadmap](https://github.com/pactflow/roadmap/issues/71)).',
      },
      {
        topic: 'Contract testing',
        text: 'Fixes an error in the permission check for publishing requests that contain no contracts.',
      },
      {topic: 'Contract testing', text: 'Applies the integration limit to publishing contracts.'},
    ],
    security: [
      {
        id: 'CVE-2022-30122',
        text: 'Fixes a vulnerability in Rack, where an attacker could slow down the parsing of multipart requests. [1.18.0](/docs/on-premises/releases/1.18.0) also lists this fix.',
      },
      {
        id: 'CVE-2022-30123',
        text: 'Fixes a vulnerability in Rack, where escape sequences in the log could reach a terminal.',
      },
      {
        id: 'GHSA-cgx6-hpwq-fhv5',
        text: 'Fixes a vulnerability in `nokogiri` that comes from the library libxml2 (CVE-2022-29824).',
      },
      {id: 'CVE-2022-29181', text: 'Fixes a vulnerability in `nokogiri` related to input of an unexpected type.'},
      {id: 'GHSA-xh29-r2w5-wx8m', text: 'Fixes the vulnerability in `nokogiri` that is also known as CVE-2022-29181.'},
      {
        id: 'CVE-2022-31033',
        text: 'Updates Mechanize to fix a vulnerability where a redirect to another port could include the `Authorization` header.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_MAX_CONNECTIONS',
        change: 'new',
        text: 'It sets the maximum size of the connection pool of one container. The default is `4`. The database must allow this number of connections for each container.',
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
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'This release adds bi-directional contract testing and New Relic monitoring to On-Premises. The base URL must start with `https`, unless you explicitly allow `http`.',
    description:
      'PactFlow On-Premises 1.18.0 (May 31, 2022) adds bi-directional contract testing and New Relic monitoring, and requires an https base URL.',
    highlights: [
      '**Bi-directional contract testing.** The feature is enabled in On-Premises.',
      '**HTTPS.** `PACTFLOW_BASE_URL` must start with `https`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      '**Monitoring.** You can use New Relic to monitor the application.',
      '**Security.** Vulnerabilities in zlib, libxml2, and Rack are fixed.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Adds [bi-directional contract testing](/docs/bi-directional-contract-testing). For an introduction, see [PactFlow's announcement](https://pactflow.io/blog/introducing-bi-directional-contract-testing/).",
      },
      {
        topic: 'Operation',
        text: 'Adds support for monitoring with New Relic. Mount its configuration file at `/home/pactflow/config/newrelic.yml`.',
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
      {topic: 'API', text: "Improves the error message for requests with characters that aren't UTF-8."},
    ],
    fixes: [
      {topic: 'Contract testing', text: 'Fixes slow matrix queries with one selector.'},
      {
        topic: 'Operation',
        text: 'Fixes an issue where a cookie secret with commas, set with an environment variable, was parsed as a list.',
      },
    ],
    security: [
      {
        id: 'CVE-2018-25032',
        text: 'Fixes a vulnerability in zlib. [1.17.3](/docs/on-premises/releases/1.17.3) also lists this fix.',
      },
      {id: 'CVE-2022-29824', text: 'Fixes a vulnerability in libxml2.'},
      {
        id: 'CVE-2022-30122',
        text: 'Fixes a vulnerability in Rack, where an attacker could slow down the parsing of multipart requests.',
      },
    ],
    breaking: [
      {
        text: '`PACTFLOW_BASE_URL` must start with `https`.',
        action:
          'Set it to the `https` URL that your users open. Set `PACTFLOW_REQUIRE_HTTPS` to `false` only for local tests and demonstrations without a certificate.',
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
        text: 'The URL must start with `https`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      },
      {
        name: 'PACTFLOW_REQUIRE_HTTPS',
        change: 'changed',
        text: 'It now also controls whether the base URL must start with `https`.',
      },
    ],
    broker: '2.100.0',
    notice: {slug: '2022-05-31-on-premises-1.18.0', date: '2022-05-31'},
    related: [
      {label: 'Bi-directional contract testing', to: '/docs/bi-directional-contract-testing'},
      {label: 'Network configuration', to: '/docs/on-premises/network-configuration'},
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'The only change in this release is a security update that fixes a vulnerability in the compression library zlib.',
    description:
      'PactFlow On-Premises 1.17.3 (April 12, 2022) fixes CVE-2018-25032, a vulnerability in the compression library zlib, and has no other changes.',
    highlights: ['**Security.** CVE-2018-25032, a vulnerability in zlib, is fixed.'],
    security: [
      {
        id: 'CVE-2018-25032',
        text: 'Fixes a vulnerability in zlib, where compressing certain input could corrupt memory.',
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
      'This release has one fix: passwords and other credentials can contain commas. Install it if your credentials contain commas and a connection fails.',
    description:
      'PactFlow On-Premises 1.17.2 (March 28, 2022) accepts commas in the credentials for the database and for basic authentication.',
    highlights: ['**Configuration.** Credentials for the database and for basic auth can contain commas.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'Fixes an issue where credentials for the database and for basic auth were parsed as lists if they contained commas.',
      },
    ],
    notice: {slug: '2022-03-28-on-premises-1.17.2', date: '2022-03-28'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      '**Security.** BusyBox is updated to fix CVE-2021-42377.',
      '**Pact Broker pages.** Opening a Pact Broker page no longer causes an error.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes an error on pages that the open-source Pact Broker renders on the server.',
      },
    ],
    security: [{id: 'CVE-2021-42377', text: 'Updates BusyBox, the shell tools in the image, to fix a vulnerability.'}],
    notice: {slug: '2022-03-10-on-premises-1.17.1', date: '2022-03-10'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'PactFlow On-Premises 1.x', to: '/docs/on-premises'},
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
      'PactFlow On-Premises 1.17.0 (February 25, 2022) can end idle sessions with PACTFLOW_SESSION_INACTIVITY_TIMEOUT, which is off by default.',
    highlights: ["**Sessions.** `PACTFLOW_SESSION_INACTIVITY_TIMEOUT` ends idle sessions. It's off by default."],
    features: [
      {
        topic: 'Authentication',
        text: 'Adds a timeout on the server that ends a session after a period of inactivity. Users then sign in again with the identity provider.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_SESSION_INACTIVITY_TIMEOUT',
        change: 'new',
        text: 'It sets the number of seconds of inactivity after which a session ends. The default is the value of `PACTFLOW_SESSION_LENGTH`, which turns the timeout off in practice.',
      },
    ],
    steps: ['To end idle sessions, set `PACTFLOW_SESSION_INACTIVITY_TIMEOUT`. Otherwise, no changes are required.'],
    notice: {slug: '2022-02-25-on-premises-1.17.0', date: '2022-02-25'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'With this release, the application can connect to an RDS database on AWS with an IAM role instead of a password.',
    description:
      'PactFlow On-Premises 1.16.0 (February 18, 2022) connects to PostgreSQL on AWS RDS with IAM authentication, without a database password.',
    highlights: ['**AWS.** The application can connect to PostgreSQL on RDS with IAM authentication.'],
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
        text: 'It accepts `postgresiam` for IAM authentication, which requires `PACTFLOW_DATABASE_SSLMODE` to be `require`.',
      },
      {
        name: 'PACTFLOW_DATABASE_URL',
        change: 'changed',
        text: 'For IAM authentication, the scheme is `postgresiam`, and the URL must include the port.',
      },
      {
        name: 'AWS_REGION',
        change: 'new',
        text: 'It sets the region of the RDS instance, and is required for IAM authentication.',
      },
      {
        name: 'PACTFLOW_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: "It enables sign-in with OAuth2, whose settings start with `PACTFLOW_OAUTH2__`. The release notes don't mention it, but according to its reference, it's supported from this release.",
      },
      {
        name: 'PACTFLOW_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "It enables bearer tokens from your identity provider for the API. Their settings start with `PACTFLOW_JWT_BEARER_TOKEN__`. The release notes don't mention it, but according to its reference, it's supported from this release.",
      },
      {
        name: 'PACTFLOW_API_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "If you set it to `false`, PactFlow API tokens are disabled, for installations whose identity provider issues the tokens. The release notes don't mention it, but the variable reference lists it from this release.",
      },
    ],
    notice: {slug: '2022-02-18-on-premises-1.16.0', date: '2022-02-18'},
    related: [
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
      {label: 'Variables for OAuth2', to: '/docs/on-premises/environment-variables/oauth2'},
      {label: 'Variables for bearer tokens (JWT)', to: '/docs/on-premises/environment-variables/jwt'},
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
      'This release upgrades the base image to Alpine Linux 3.15, which requires Docker 20.10.0 or later. Check your Docker version before you upgrade. There are no other changes.',
    description:
      'PactFlow On-Premises 1.15.0 (February 15, 2022) upgrades Alpine Linux from 3.13 to 3.15 and requires Docker 20.10.0 or later.',
    highlights: [
      '**Docker.** Docker 20.10.0 or later is required. Docker 19.03 no longer works.',
      '**Base image.** Alpine Linux is upgraded from 3.13 to 3.15.',
    ],
    changes: [{topic: 'Operation', text: 'Upgrades the base image from Alpine Linux 3.13 to 3.15.'}],
    breaking: [
      {
        text: "You can't run the image with Docker 19.03, which is no longer maintained. Alpine Linux 3.14 and later require Docker 20.10.0, as explained under `faccessat2` in the [Alpine 3.14 release notes](https://wiki.alpinelinux.org/wiki/Release_Notes_for_Alpine_3.14.0#faccessat2).",
        action:
          'On hosts with an earlier Docker version, upgrade Docker to 20.10.0 or later first. With 20.10.0 or later, follow the usual upgrade steps.',
      },
    ],
    steps: [
      'Run `docker version` on each host. If the engine is earlier than 20.10.0, upgrade it before you change the image tag.',
    ],
    unclear:
      'The public URL of the notice contained 1.16.0 by mistake. The old URL redirects to the notice for 1.15.0.',
    notice: {slug: '2022-02-15-on-premises-1.15.0', date: '2022-02-15'},
    related: [
      {label: 'System requirements of 1.x', to: '/docs/on-premises/system-requirements'},
      {label: 'Upgrading 1.x', to: '/docs/on-premises/upgrading'},
    ],
    keywords: ['Docker 20.10', 'Docker 19.03', 'Alpine 3.15', 'base image', 'faccessat2', 'operation not permitted'],
  },
  {
    version: '1.14.8',
    date: '2022-02-11',
    releaseLine: '1.x',
    summary:
      "This release reads a user's teams and roles from the access token instead of the ID token. The change affects you only if you use tokens from your own identity provider.",
    description:
      "PactFlow On-Premises 1.14.8 (February 11, 2022) reads a user's teams and roles from the access token instead of the ID token.",
    highlights: ['**Sign-in.** Teams and roles are read from the access token instead of the ID token.'],
    fixes: [
      {
        topic: 'Authentication',
        text: 'Reads the teams and roles of a user from the access token. Earlier releases read them from the ID token.',
      },
    ],
    steps: [
      "If your identity provider sends teams and roles, make sure that its access token contains them. The release notes don't require a migration.",
    ],
    notice: {slug: '2022-02-11-on-premises-1.14.8', date: '2022-02-11'},
    related: [
      {label: 'OAuth2 in 1.x', to: '/docs/on-premises/authentication/oauth2'},
      {label: 'Variables for OAuth2', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['access token', 'ID token', 'teams and roles', 'claims', 'OAuth2', 'JWT'],
  },
  {
    version: '1.14.7',
    date: '2022-02-11',
    releaseLine: '1.x',
    summary:
      'This release fixes sign-in with OAuth2 if you configure custom parameters for the token request. PactFlow now sends these parameters.',
    description:
      'PactFlow On-Premises 1.14.7 (February 11, 2022) sends your custom token parameters when it gets the JWT from the identity provider.',
    highlights: ['**OAuth2.** PactFlow sends custom token parameters when it requests the token.'],
    fixes: [
      {
        topic: 'Authentication',
        text: 'Fixes missing custom token parameters in the request that gets the JSON Web Token (JWT) of a user.',
      },
    ],
    notice: {slug: '2022-02-11-on-premises-1.14.7', date: '2022-02-11'},
    related: [
      {label: 'OAuth2 in 1.x', to: '/docs/on-premises/authentication/oauth2'},
      {label: 'Variables for OAuth2', to: '/docs/on-premises/environment-variables/oauth2'},
    ],
    keywords: ['custom_token_params', 'token endpoint', 'JWT', 'OAuth2', 'sign-in'],
  },
  {
    version: '1.14.6',
    date: '2022-02-10',
    releaseLine: '1.x',
    summary: 'This release contains only security updates, for Bootstrap, Underscore.js, and RDoc.',
    description:
      'PactFlow On-Premises 1.14.6 (February 10, 2022) fixes five CVEs: three in Bootstrap, one in Underscore.js, and one in RDoc.',
    highlights: ['**Security.** Five CVEs are fixed, in Bootstrap, Underscore.js, and RDoc.'],
    security: [
      {id: 'CVE-2018-20677', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {id: 'CVE-2018-20676', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {id: 'CVE-2018-14041', text: 'Fixes cross-site scripting vulnerabilities in Bootstrap.'},
      {
        id: 'CVE-2021-23358',
        text: 'Fixes a vulnerability in Underscore.js, where the template function could run injected code.',
      },
      {
        id: 'CVE-2021-31799',
        text: 'Fixes a vulnerability in RDoc, the Ruby documentation generator, where a crafted file name could run a command.',
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
      'The only change in this release is a security update that fixes a vulnerability in the JavaScript package `json-schema`.',
    description:
      'PactFlow On-Premises 1.14.5 (February 7, 2022) fixes CVE-2021-3918 in the JavaScript package json-schema and has no other changes.',
    highlights: ['**Security.** CVE-2021-3918 in `json-schema` is fixed.'],
    security: [
      {
        id: 'CVE-2021-3918',
        text: 'Fixes a vulnerability in the JavaScript package `json-schema`, where crafted input could change the prototype of objects.',
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
      'This release applies two certificate settings to webhooks that run in the background. It also upgrades the base image to Ruby 2.7.5.',
    description:
      'PactFlow On-Premises 1.14.4 (February 3, 2022) applies certificate settings to background webhooks and upgrades to Ruby 2.7.5.',
    highlights: [
      '**Webhooks.** Custom certificates and the setting that disables certificate checks also apply to webhooks that run in the background.',
      '**Base image.** The base image is `ruby:2.7.5-alpine3.13`.',
    ],
    changes: [{topic: 'Operation', text: 'Changes the base image to `ruby:2.7.5-alpine3.13`.'}],
    fixes: [
      {
        topic: 'Webhooks',
        text: "Fixes the setting `disable_ssl_verification` (`PACTFLOW_DISABLE_SSL_VERIFICATION`), which didn't apply to webhooks that run in the background.",
      },
      {
        topic: 'Webhooks',
        text: "Fixes the setting `webhook_certificates` (`PACTFLOW_WEBHOOK_CERTIFICATES`), which didn't apply to webhooks that run in the background.",
      },
    ],
    notice: {slug: '2022-02-03-on-premises-1.14.4', date: '2022-02-03'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Webhooks and public IP addresses', to: '/docs/webhooks-help'},
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
      'The only change in this release is a security update that fixes a vulnerability in the JavaScript package `jsonpointer`.',
    description:
      'PactFlow On-Premises 1.14.3 (February 1, 2022) fixes CVE-2021-23807 in the JavaScript package jsonpointer and has no other changes.',
    highlights: ['**Security.** CVE-2021-23807 in `jsonpointer` is fixed.'],
    security: [
      {
        id: 'CVE-2021-23807',
        text: 'Fixes a vulnerability in the JavaScript package `jsonpointer`, where crafted input could change the prototype of objects.',
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
      'This release has one fix: setting how often database connections are validated no longer causes an error.',
    description:
      'PactFlow On-Premises 1.14.2 (January 31, 2022) fixes an error when you set PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT.',
    highlights: ['**Database.** Setting the validation timeout for connections no longer causes an error.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'Fixes an error when you set `database_connection_validation_timeout` (`PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT`).',
      },
    ],
    notice: {slug: '2022-01-31-on-premises-1.14.2', date: '2022-01-31'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'This release has one user interface fix: pending pacts whose verification failed now have the correct icon.',
    description:
      'PactFlow On-Premises 1.14.1 (December 7, 2021) fixes the icon of pending pacts whose verification failed.',
    highlights: ['**User interface.** Pacts with the status `failed_pending` have the correct icon.'],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes the icon of pacts with the status `failed_pending`, which are pending pacts whose verification failed.',
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
      'This release adds branches, deployments, and releases, which replace what tags were used for. It also adds five settings. No configuration changes are required.',
    description:
      'PactFlow On-Premises 1.14.0 (December 2, 2021): branches, recorded deployments and releases, a webhook event, and new settings.',
    highlights: [
      '**Branches.** You can publish pacts and verification results with a branch.',
      '**Deployments and releases.** You can record them, with a permission for all applications or for those of your teams.',
      '**Webhooks.** Webhooks support the event `contract_requiring_verification_published`.',
      '**Contract changes.** You can configure PactFlow to reject changed content for a published version.',
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
        text: 'Adds a setting that prevents [changes to a pact under the version that it was published with](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
      {
        topic: 'Users and permissions',
        text: "Adds two permissions for recording deployments and releases: `deployment_and_release:record:*` for all applications, and `deployment_and_release:record:team` for the applications of a user's teams.",
      },
      {
        topic: 'Webhooks',
        text: 'Adds the webhook event [`contract_requiring_verification_published`](https://docs.pact.io/blog/2021/10/11/contract-requiring-verification-published-webhook-event), which notifies a provider that a pact needs to be verified.',
      },
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Fixes an error when you add a user or an application to the default team after the team in the system preferences has been deleted.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT',
        change: 'new',
        text: 'It sets the number of seconds after which a database connection is validated before PactFlow uses it again. The default is `3600`. The value `-1` validates the connection every time.',
      },
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'new',
        text: 'If you set it to `false`, PactFlow rejects changed content for a version that already has a pact.',
      },
      {
        name: 'PACTFLOW_USE_FIRST_TAG_AS_BRANCH',
        change: 'new',
        text: "If it's `true`, which is the default, the first tag that a version gets within 10 seconds becomes its branch. Use it to move from tags to branches.",
      },
      {
        name: 'PACTFLOW_CREATE_DEPLOYED_VERSIONS_FOR_TAGS',
        change: 'new',
        text: "If it's `true`, which is the default, a tag with the name of an environment also records a deployment to that environment. Use it to move from tags to deployments.",
      },
      {
        name: 'PACTFLOW_USE_HAL_BROWSER',
        change: 'new',
        text: "If you set it to `false`, the legacy HAL Browser is disabled. It's enabled by default.",
      },
      {
        name: 'PACTFLOW_WEBHOOK_CERTIFICATES',
        change: 'new',
        text: "It configures certificates for webhook targets that use self-signed certificates. The release notes don't mention it, but according to its reference, it's supported from this release.",
      },
      {
        name: 'PACTFLOW_TEST_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: "It enables bearer tokens from your identity provider as a beta feature that isn't for production. A variable with another name replaced it in 1.16.0.",
      },
      {
        name: 'PACTFLOW_TEST_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: "It enables sign-in with OAuth2 as a beta feature that isn't for production. A variable with another name replaced it in 1.16.0.",
      },
    ],
    migrations: ['No configuration changes are required. Change the image tag to `1.14.0` and redeploy.'],
    notice: {slug: '2021-12-02-on-premises-1.14.0', date: '2021-12-02'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
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
      'This release fixes a startup failure when the database is configured with separate variables. The application starts again if you set a host, name, and user instead of a single URL.',
    description:
      'PactFlow On-Premises 1.13.1 (September 27, 2021) fixes a startup failure when the database is configured with separate variables.',
    highlights: ['**Startup.** The application starts if you set the host, name, and user of the database separately.'],
    fixes: [
      {
        topic: 'Operation',
        text: "Restores the default value of the database adapter. Without it, the application didn't start if you configured the connection with separate variables, such as `PACTFLOW_DATABASE_HOST`, instead of `PACTFLOW_DATABASE_URL`.",
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
      'This release can log each HTTP request with the status and duration of its response. This logging is off by default.',
    description:
      'PactFlow On-Premises 1.13.0 (September 23, 2021) can log each HTTP request with the status and duration of its response. This is off by default.',
    highlights: ['**Logs.** `PACTFLOW_HTTP_LOGGING_ENABLED` enables logging of HTTP requests.'],
    features: [
      {
        topic: 'Operation',
        text: 'Adds log entries in JSON for HTTP requests, with the status and the duration of each response.',
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
      'This release adds a clock drift setting for SAML sign-in, and you can select the role and team for new users. The application now validates the encryption key when it starts.',
    description:
      'PactFlow On-Premises 1.12.0 (September 21, 2021): SAML clock drift, default role and team, a Guest role, and validation of the master key.',
    highlights: [
      '**SAML.** `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT` allows for differences between clocks.',
      '**New users.** You can select the default role and the default team.',
      "**Guest.** This new role can view contracts. It's called Viewer from 2.3.0.",
      '**Encryption.** The application validates the master key when it starts.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: 'Adds a setting that allows for a difference between the clocks of PactFlow and the identity provider during SAML sign-in.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds [system preferences](/docs/ui-old/settings/preferences) for the role and team of new users.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds the predefined role **Guest**, which is called [Viewer](/docs/permissions/predefined-roles) from 2.3.0.',
      },
    ],
    changes: [{topic: 'Operation', text: 'Validates the master encryption key when the application starts.'}],
    variables: [
      {
        name: 'PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT',
        change: 'new',
        text: 'It sets the number of seconds, including fractions, by which the clocks may differ when PactFlow validates a SAML response. The default is `0`.',
      },
      {
        name: 'PACTFLOW_MASTER_ENCRYPTION_KEY',
        change: 'changed',
        text: 'The application validates its value at startup.',
      },
    ],
    unclear:
      "The release notes don't say which values of the master key are rejected. Start the new image in a test environment with your key first.",
    notice: {slug: '2021-09-21-on-premises-1.12.0', date: '2021-09-21'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Preferences in the legacy user interface', to: '/docs/ui-old/settings/preferences'},
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
    summary: 'This release fixes a runtime error that `can-i-deploy` raised when it generated a validation message.',
    description:
      'PactFlow On-Premises 1.11.1 (July 9, 2021) fixes a runtime error that can-i-deploy raised instead of returning a validation message.',
    highlights: ['**can-i-deploy.** Generating a validation message no longer causes a runtime error.'],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Fixes a runtime error that `can-i-deploy` raised instead of returning a validation message.',
      },
    ],
    notice: {slug: '2021-07-09-on-premises-1.11.1', date: '2021-07-09'},
    related: [
      {label: 'Release 1.11.0', to: '/docs/on-premises/releases/1.11.0'},
      {label: 'can-i-deploy in the legacy user interface', to: '/docs/ui-old/can-i-deploy'},
    ],
    keywords: ['can-i-deploy', 'runtime error', 'validation message', 'hotfix'],
  },
  {
    version: '1.11.0',
    date: '2021-07-05',
    releaseLine: '1.x',
    summary:
      'With this release, teams can have their own webhooks, secrets, system accounts, and administrators. API tokens can expire and be encrypted in the database, and the master key variable has a new name.',
    description:
      'PactFlow On-Premises 1.11.0 (July 5, 2021): team administrators, team webhooks and secrets, expiring and encrypted API tokens, and preferences.',
    highlights: [
      '**Teams.** You can assign webhooks, secrets, and system accounts to a team, and a team can have administrators.',
      '**API tokens.** Tokens can expire, with a warning beforehand, and can be encrypted in the database.',
      '**Master key.** `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` is now `PACTFLOW_MASTER_ENCRYPTION_KEY`. Keep its value.',
      '**Preferences.** Users and administrators have preferences, including a banner that appears after sign-in.',
      '**Roles.** In new installations, the Test Maintainer role is called **User**. Test Maintainer is now a legacy name.',
    ],
    features: [
      {topic: 'User interface', text: 'Adds a configurable banner that users see after they sign in.'},
      {topic: 'User interface', text: 'Adds [personal preferences](/docs/ui-old/settings/preferences) for users.'},
      {
        topic: 'User interface',
        text: 'Adds [system preferences](/docs/ui-old/settings/preferences), which administrators set for all users.',
      },
      {topic: 'User interface', text: 'Adds a warning to the user interface before an API token expires.'},
      {topic: 'Authentication', text: 'Adds a setting that makes API tokens expire after a period of time.'},
      {topic: 'Authentication', text: 'Adds field-level encryption of API tokens in the database.'},
      {
        topic: 'Contract testing',
        text: 'Adds an option to [ignore specific applications](https://docs.pact.io/pact_broker/client_cli/readme#can-i-deploy) to `can-i-deploy`.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds team ownership of [secrets](/docs/user-interface/settings/secrets) and [webhooks](/docs/user-interface/settings/webhooks): members of the team manage those that are assigned to it.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds team administrators, who can add and remove the users and applications of a team.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds the permission `system_account:manage:team`, which lets users view and regenerate the API tokens of system accounts that belong to their team.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds an endpoint that [resets the permissions of the predefined roles](/docs/permissions/predefined-roles).',
      },
      {
        topic: 'Webhooks',
        text: 'Adds the webhook parameter `pactbroker.azureDevOpsVerificationStatus`, which contains the verification status in the format of Azure DevOps.',
      },
      {topic: 'Operation', text: 'Adds a variable for the database port.'},
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Improves how PactFlow determines which pacts are pending or work in progress (WIP). For details, see [pull request 432 of the Pact Broker](https://github.com/pact-foundation/pact_broker/pull/432).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Requires well-formed JSON or YAML in provider contracts that are published in Base64.',
      },
      {topic: 'Users and permissions', text: 'Prevents predefined roles from being deleted.'},
      {
        topic: 'Users and permissions',
        text: 'Deprecates `system:preference:read`: all signed-in users can now read the system preferences.',
      },
      {
        topic: 'Users and permissions',
        text: "Scopes the default permissions of predefined roles to a user's own teams where applicable. To apply the new defaults to an existing installation, reset the predefined roles.",
      },
      {
        topic: 'Users and permissions',
        text: 'Renames the Test Maintainer role to **User** in new installations. Test Maintainer is a legacy name since then.',
      },
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: "SAML: fixes the provider's base URL when the sign-in endpoint comes from the metadata instead of a variable.",
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
      {name: 'PACTFLOW_BASE_URL', change: 'changed', text: 'Set it in all installations to mitigate cache poisoning.'},
      {name: 'PACTFLOW_DATABASE_PORT', change: 'new', text: 'It sets the port of the database.'},
      {
        name: 'PACTFLOW_MASTER_ENCRYPTION_KEY',
        change: 'new',
        text: 'It sets the master key for encrypting secrets and API tokens, and replaces `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY`. Never change its value.',
      },
      {
        name: 'PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY',
        change: 'deprecated',
        text: 'It still works, with a warning. Use `PACTFLOW_MASTER_ENCRYPTION_KEY` instead.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED',
        change: 'new',
        text: 'If you set it to `true`, API tokens are encrypted in the database.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_IV',
        change: 'new',
        text: 'It sets the initialization vector for encrypting API tokens: 16 random bytes in Base64.',
      },
    ],
    migrations: [
      'If you enable encryption of API tokens, the application encrypts existing tokens when it starts. Their plaintext values stay in the table `saas_api_tokens` until you clear them.',
    ],
    steps: [
      'If `PACTFLOW_BASE_URL` is not set, set it.',
      'Rename `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` to `PACTFLOW_MASTER_ENCRYPTION_KEY`, and keep its value. This stops the warnings about the previous name.',
      'The remaining steps apply only if you want to encrypt API tokens. Set `PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED` to `true`, and `PACTFLOW_API_TOKEN_IV` to the output of `openssl rand -base64 16`.',
      'Restart the application. It encrypts the tokens during startup.',
      'Run `SELECT COUNT(*) FROM saas_api_tokens;` and `SELECT COUNT(*) FROM saas_api_tokens WHERE encrypted_value IS NOT NULL;`. Both queries return the same number.',
      'Call the API with an existing token, for example with `curl -v -H "Authorization: Bearer $TOKEN" https://pactflow.example.com`. The response is `200 OK` with JSON.',
      'Back up the database. Then clear the plaintext values with `UPDATE saas_api_tokens SET value = NULL;`. After that, you can no longer disable the encryption.',
    ],
    notice: {slug: '2021-07-05-on-premises-1.11.0', date: '2021-07-05'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Teams in the legacy user interface', to: '/docs/ui-old/settings/teams'},
      {label: 'API tokens in the legacy user interface', to: '/docs/ui-old/settings/api-tokens'},
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
      'This release requires a license file, so have it ready before you upgrade. It includes Pact Broker 2.79.0 and adds downloadable example projects.',
    description:
      'PactFlow On-Premises 1.10.0 (March 31, 2021) requires a license file, includes Pact Broker 2.79.0, and adds downloadable example projects.',
    highlights: [
      '**License.** PactFlow requires a license file to run.',
      '**Pact Broker.** The release includes Pact Broker 2.79.0.',
      '**Examples.** You can generate and download example projects for consumers and providers.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds example projects for consumers and providers that you can generate and download. [1.28.0](/docs/on-premises/releases/1.28.0) removes the links to them.',
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
        text: 'On-Premises requires a license file to run.',
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
      'This release lets you delete verification results and fixes a cache poisoning vulnerability. The user interface now also shows the versions of PactFlow and the Pact Broker.',
    description:
      'PactFlow On-Premises 1.9.0 (February 1, 2021) lets you delete verification results, shows its version, and fixes cache poisoning.',
    highlights: [
      '**Security.** A cache poisoning vulnerability is fixed, and jQuery and Bootstrap are updated.',
      '**Deletion.** You can delete verification results in the user interface.',
      '**Version.** The user interface shows the versions of PactFlow and the Pact Broker.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds an option to [delete verification results](/docs/how_to) to the user interface.',
      },
      {topic: 'User interface', text: 'Shows the versions of PactFlow and the Pact Broker.'},
    ],
    fixes: [{topic: 'Operation', text: 'Adds the missing request path to the audit log.'}],
    security: [
      {
        text: "Fixes a cache poisoning vulnerability. The release notes don't list an ID. See also the step for `PACTFLOW_BASE_URL` in [1.11.0](/docs/on-premises/releases/1.11.0).",
      },
      {text: 'Updates the libraries jQuery and Bootstrap.'},
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
      'This release adds a menu to application version tags, and screens for webhook execution logs. You can use the menu to copy URLs and delete resources. The release also fixes vulnerabilities in the base image.',
    description:
      'PactFlow On-Premises 1.8.0 (December 18, 2020) adds menus for version tags, screens for webhook logs, and base image security fixes.',
    highlights: [
      '**Tags.** Each version tag has a menu for copying URLs and deleting what belongs to the tag.',
      '**Webhooks.** You can view webhook execution logs in the user interface.',
      '**Security.** Vulnerabilities in the base image are fixed.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Adds a [menu on the dashboard](/docs/ui-old/dashboard) to application version tags. Use it to copy related URLs and delete related resources.',
      },
      {topic: 'Webhooks', text: 'Adds screens that show webhook execution logs.'},
    ],
    security: [{text: "Fixes vulnerabilities in the base image. The release notes don't list CVE IDs."}],
    unclear:
      'The public URL of the notice contained December 12 by mistake. The old URL redirects to the notice from December 18.',
    notice: {slug: '2020-12-18-on-premises-1.8.0', date: '2020-12-18'},
    related: [
      {label: 'Dashboard in the legacy user interface', to: '/docs/ui-old/dashboard'},
      {label: 'Webhooks in the legacy user interface', to: '/docs/ui-old/settings/webhooks'},
    ],
    keywords: ['version tag menu', 'copy URL', 'webhook logs', 'webhook execution', 'base image', 'vulnerabilities'],
  },
  {
    version: '1.7.0',
    date: '2020-12-08',
    releaseLine: '1.x',
    summary:
      'With this release, users can sign in with more than one SAML identity provider. You configure each additional provider with its own set of variables.',
    description:
      'PactFlow On-Premises 1.7.0 (December 8, 2020) supports sign-in with several SAML identity providers, each with its own variables.',
    highlights: ['**SAML.** You can configure more than one identity provider.'],
    features: [
      {
        topic: 'Authentication',
        text: 'Adds support for [several SAML providers](/docs/on-premises/authentication/saml). The variables for the second provider start with `PACTFLOW_SAML_2_`, and those for the third with `PACTFLOW_SAML_3_`. All providers share `PACTFLOW_SAML_ISSUER`.',
      },
    ],
    notice: {slug: '2020-12-08-on-premises-1.7.0', date: '2020-12-08'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
    ],
    keywords: ['multiple SAML providers', 'second identity provider', 'PACTFLOW_SAML_2_', 'single sign-on', 'SSO'],
  },
  {
    version: '1.6.1',
    releaseLine: '1.x',
    summary: 'This release removes a vulnerable, unused version of Bundler from the base image.',
    description:
      'PactFlow On-Premises 1.6.1 removes a vulnerable, unused version of Bundler from its base Docker image and has no other changes.',
    highlights: ['**Security.** A vulnerable, unused version of Bundler has been removed from the base image.'],
    security: [
      {
        text: "Removes a vulnerable, unused version of Bundler, the Ruby package manager, from the base image. The release notes don't list an ID.",
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
      "This release adds three predefined roles and permissions that are scoped to a user's teams. New users and applications join a default team.",
    description:
      "PactFlow On-Premises 1.6.0 adds a default team, three predefined roles, and permissions that are scoped to the applications of a user's teams.",
    highlights: [
      '**Default team.** All new users and applications join it.',
      '**Roles.** The predefined roles now include CI/CD, a read-only role, and Test Maintainer, which is a legacy role today.',
      "**Permissions.** You can scope permissions to the applications of a user's teams.",
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds a [default team](/docs/user-interface/settings/teams) that all new users and applications join.',
      },
      {
        topic: 'Users and permissions',
        text: "Adds the role [Test Maintainer](/docs/permissions/predefined-roles). It's now a legacy role, which the User role replaced in 1.11.0.",
      },
      {topic: 'Users and permissions', text: 'Adds the role [CI/CD](/docs/permissions/predefined-roles).'},
      {
        topic: 'Users and permissions',
        text: 'Adds the role [Viewer](/docs/permissions/predefined-roles), which is called Read-Only from 2.3.0.',
      },
      {
        topic: 'Users and permissions',
        text: 'Adds permissions that are scoped to teams, such as `contract_data:manage:team`. With these permissions, users manage the applications that are assigned to their teams.',
      },
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: 'Changes Test Maintainer, now a legacy role, to use permissions that are scoped to teams.',
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
      'This release adds teams. You can assign users and applications to teams, and filter the dashboard by team.',
    description:
      'PactFlow On-Premises 1.5.0 adds teams: assign users and applications to them, and filter the dashboard by team.',
    highlights: [
      '**Teams.** You can assign users and applications to teams.',
      '**Dashboard.** You can select a team to filter the applications.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Adds [teams](/docs/user-interface/settings/teams) that you can assign users and applications to.',
      },
      {topic: 'User interface', text: 'Adds a team filter for the applications on the dashboard.'},
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
      {label: 'Dashboard in the legacy user interface', to: '/docs/ui-old/dashboard'},
    ],
    keywords: ['teams', 'assign users', 'assign applications', 'filter dashboard'],
  },
  {
    version: '1.4.1',
    releaseLine: '1.x',
    summary:
      'This release has one user interface fix: long email addresses no longer overflow their column in the list of users.',
    description:
      'PactFlow On-Premises 1.4.1 fixes long email addresses that overflowed their column in the list of users.',
    highlights: ['**Users.** Long email addresses no longer overflow on the users screen.'],
    fixes: [
      {
        topic: 'User interface',
        text: 'Fixes long email addresses that overflowed their column on the [users screen](/docs/ui-old/settings/users).',
      },
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Users in the legacy user interface', to: '/docs/ui-old/settings/users'},
      {label: 'Release 1.4.0', to: '/docs/on-premises/releases/1.4.0'},
    ],
    keywords: ['users screen', 'email address', 'text overflow', 'layout'],
  },
  {
    version: '1.4.0',
    releaseLine: '1.x',
    summary:
      'This release adds an API stub for every pact. The first user to sign in becomes the administrator, who can appoint other administrators and disable users.',
    description:
      'PactFlow On-Premises 1.4.0 adds an API stub for every pact and lets administrators appoint others and disable or enable users.',
    highlights: [
      '**Stubs.** Each pact has its own API stub.',
      '**Administrators.** The first user to sign in becomes an administrator and can appoint others.',
      '**Users.** Administrators can disable and enable users.',
    ],
    features: [
      {
        topic: 'Contract testing',
        text: "Adds a hosted [API stub](/docs/stubs) for each pact. For an introduction, see [PactFlow's announcement](https://pactflow.io/blog/hosted-stubs/).",
      },
      {
        topic: 'Users and permissions',
        text: 'Makes the first user who signs in the administrator, without any setup.',
      },
      {
        topic: 'Users and permissions',
        text: 'Lets administrators assign the administrator role to other users and remove it.',
      },
      {topic: 'Users and permissions', text: 'Lets administrators disable and enable users.'},
    ],
    unclear: "The public release notes don't give a date for this release.",
    related: [
      {label: 'Stubs', to: '/docs/stubs'},
      {label: 'Users in the legacy user interface', to: '/docs/ui-old/settings/users'},
    ],
    keywords: ['hosted stubs', 'API stub', 'first user', 'administrator', 'disable user', 'enable user'],
  },
];
