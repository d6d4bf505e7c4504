import type {Release, ReleaseNote} from './releases.schema';

/** The ten endpoints that 2.2.0 and 1.37.2, released on the same day, both added. */
const bidirectionalEndpoints: readonly ReleaseNote[] = [
  {
    topic: 'API',
    text: 'Contracts and results of bi-directional contract testing have addresses of their own: ten, made of two beginnings and five endings. The [PactFlow API reference](https://developer.smartbear.com/pactflow/default/pactflow_saas_api) describes the calls.',
  },
  {
    topic: 'API',
    text: 'For a provider version, the addresses begin with `/contracts/bi-directional/provider/{providerName}/version/{providerVersionNumber}`.',
  },
  {
    topic: 'API',
    text: 'For one provider version and one consumer version, `/consumer/{consumerName}/version/{consumerVersionNumber}` follows that beginning.',
  },
  {topic: 'API', text: 'The endings `/provider-contract` and `/consumer-contract` lead to the contracts themselves.'},
  {
    topic: 'API',
    text: 'The endings `/provider-contract-verification-results` and `/consumer-contract-verification-results` lead to the results of verifying each contract.',
  },
  {
    topic: 'API',
    text: 'The ending `/cross-contract-verification-results` leads to the result of comparing the two contracts.',
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
      'Two predefined roles have new names and a third one is new, so check what refers to **Viewer** before you upgrade. Bi-directional contract testing understands status code ranges, and SAML sign-in stays on HTTPS.',
    description:
      'What PactFlow On-Premises 2.3.0 of October 21, 2025 adds, renames, and fixes, and how to upgrade to it from 2.x or 1.x.',
    highlights: [
      '**Roles.** Viewer becomes **Read-Only**, with the same permissions. Guest becomes **Viewer** and may also read users and teams. **No Access** is new and grants nothing.',
      '**Bi-directional contract testing.** OpenAPI status code ranges such as `4XX` and nested `discriminator.mapping` are supported.',
      '**User interface.** An onboarding tutorial and contract downloads are new.',
      '**SAML.** Of the six fixes, one keeps redirects during sign-in on HTTPS.',
    ],
    features: [
      {
        topic: 'User interface',
        text: "The [page with the contract's details](/docs/user-interface/contract) offers the contract as a download.",
      },
      {
        topic: 'User interface',
        text: 'A tutorial inside the application takes a new user from the basics of contract testing to a first verified contract.',
      },
      {
        topic: 'User interface',
        text: 'Your own entry stands out in the [list of users](/docs/user-interface/settings/users).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'OpenAPI status code ranges such as `4XX` and `5XX` count in the comparison. The specification calls these names [patterned fields](https://spec.openapis.org/oas/v3.1.0#patterned-fields-0).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: '`discriminator.mapping` also works where it is nested, so more schemas can be compared.',
      },
      {topic: 'Users and permissions', text: 'The predefined role **No Access** is new. It has no permissions.'},
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: 'The predefined roles now match those of PactFlow Cloud. What was called **Viewer** up to 2.2.0 is called **Read-Only** and keeps its permissions.',
      },
      {
        topic: 'Users and permissions',
        text: 'What was called **Guest** up to 2.2.0 is called **Viewer**. It keeps its permissions and gains `user:read:*` and `team:read:*`, so its holders can read the lists of users and teams.',
      },
      {
        topic: 'Users and permissions',
        text: "Today's **Viewer** is for the user interface only: it gives no API access, and its permissions cannot be edited.",
      },
      {
        topic: 'User interface',
        text: "Query parameters on the page with the contract's details appear as they are sent over the network.",
      },
      {topic: 'User interface', text: 'The dialogs for deleting pacts and integrations say better what goes.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'People with the right permissions can delete secrets in the interface again.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'A method or path that is missing from the OpenAPI document no longer hides the compatibility results.',
      },
      {topic: 'Bi-directional contract testing', text: '`allOf` schemas are interpreted correctly.'},
      {topic: 'Authentication', text: 'SAML sign-in no longer redirects over HTTP; every step stays on HTTPS.'},
      {topic: 'Webhooks', text: 'A webhook that belongs to no team can be tested.'},
      {
        topic: 'User interface',
        text: 'Filtering applications in the **Teams** and **Favorites** views works for the users for whom it failed.',
      },
    ],
    breaking: [
      {
        text: 'The name **Viewer** stands for another role than before. The release notes name no breaking change, but scripts, custom sign-in extensions, and written procedures that choose a role by name can pick the wrong one.',
        action:
          'Search them for Viewer and Guest. Where they mean the former Viewer, write Read-Only; where they mean the former Guest, write Viewer.',
      },
    ],
    steps: [
      'Search your automation and procedures for the role names Viewer and Guest, and adjust them.',
      'After the upgrade, check in the settings that users hold the roles you expect.',
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
      'Ten API addresses give access to bi-directional contracts and their results, and a pacticipant version can be deleted by screen and by API. The audit log shows the real addresses of clients, and vulnerable packages are updated.',
    description:
      'PactFlow On-Premises 2.2.0 of August 19, 2025: ten bi-directional API endpoints, version deletion, interface fixes, and real client IPs in the audit log.',
    highlights: [
      '**API.** Ten addresses lead to bi-directional contracts and their verification results.',
      '**Delete a version.** Users with the permission for it can delete a pacticipant version, on screen or by API.',
      '**Bi-directional contract testing.** The comparison supports `discriminator.mapping`.',
      '**Audit.** `/audit` shows the IP address of the client itself.',
      '**Security.** Packages with known vulnerabilities are updated.',
    ],
    features: [
      {topic: 'User interface', text: 'You can delete a pacticipant version on screen.'},
      {
        topic: 'API',
        text: 'Users with the permission for it can send `DELETE` to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: '`discriminator.mapping` in OpenAPI documents is supported, so more schemas can be compared.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [
      {topic: 'User interface', text: 'The controls for turning pages are easier to use and more accessible.'},
      {
        topic: 'User interface',
        text: 'The status of a provider is called **Verified** and that of a consumer **Published**, so that the two are not mistaken for each other.',
      },
      {topic: 'Operation', text: 'The root span of OpenTelemetry traces no longer repeats metadata.'},
    ],
    fixes: [
      {topic: 'User interface', text: 'Long text in the table of integrations wraps.'},
      {topic: 'User interface', text: 'Links of the sidebar to pages of applications lead there again.'},
      {
        topic: 'User interface',
        text: 'On the **Application Version** page, a change of selectors takes effect at once.',
      },
      {
        topic: 'User interface',
        text: 'The page with verification results no longer shows stray elements for a moment.',
      },
      {topic: 'User interface', text: '**Create System Account** is shown only to users with the permission for it.'},
      {topic: 'Webhooks', text: 'Checking the input while you edit a webhook works again.'},
      {
        topic: 'Users and permissions',
        text: 'A team administrator who may not read users can no longer add any to the team.',
      },
      {topic: 'API', text: '`/audit` shows the real IP address of the client.'},
    ],
    security: [
      {
        text: 'Vulnerable packages are updated. The release notes list no CVE ids; their link to advisories leads nowhere.',
      },
    ],
    notice: {slug: '2025-08-19-on-premises-2.2.0', date: '2025-08-19'},
    related: [
      {label: 'Release 1.37.2, of the same day, for 1.x', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'The application page', to: '/docs/user-interface/application'},
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
      'Users whom 2.1.0 kept from signing in can sign in again. In the legacy interface, a custom banner no longer gets in the way of the navigation.',
    description:
      'PactFlow On-Premises 2.1.1 of July 17, 2025 mends the sign-in failure of 2.1.0 and a banner that blocked navigation in the legacy interface.',
    highlights: [
      '**Sign-in.** The critical fault of 2.1.0 that kept certain users out is mended.',
      '**Legacy interface.** A custom banner no longer interferes with the navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Certain users could not sign in. They can again.'},
      {
        topic: 'User interface',
        text: 'In the legacy interface, the navigation can be used while a custom banner is shown.',
      },
    ],
    notice: {slug: '2025-07-17-on-premises-2.1.1', date: '2025-07-17'},
    related: [
      {label: 'Release 2.1.0, which it corrects', to: '/docs/on-premises/releases/2.1.0'},
      {label: 'Release 1.37.1, the same fixes for 1.x', to: '/docs/on-premises/releases/1.37.1'},
      {label: 'Troubleshooting 2.x', to: '/docs/on-premises-2x/troubleshooting'},
    ],
    keywords: ['cannot log in', 'login failure', 'sign-in', 'custom banner', 'legacy UI', 'hotfix'],
  },
  {
    version: '2.1.0',
    date: '2025-07-10',
    releaseLine: '2.x',
    summary:
      'Traces by OpenTelemetry, faster pages, quieter logs, and a base image without 14 known vulnerabilities. Do not stop at this release: it keeps certain users from signing in, and 2.1.1 mends that.',
    description:
      'PactFlow On-Premises 2.1.0 of July 10, 2025 adds OpenTelemetry traces and mends 14 CVEs. A sign-in fault makes 2.1.1 the better target.',
    highlights: [
      '**Do not install it.** A critical fault keeps certain users from signing in. Take 2.1.1 or later.',
      '**OpenTelemetry.** API requests can be traced to any collector that takes OTLP over HTTP.',
      '**Security.** The base image is updated against 14 CVEs in Python, `libssh`, and Linux-PAM.',
      '**Interface and logs.** Pages load faster, and repeated log lines move from `INFO` to `DEBUG`.',
    ],
    features: [
      {
        topic: 'Operation',
        text: '[OpenTelemetry](https://opentelemetry.io/) is built in. You can watch the speed of the API, find the cause of faults sooner, and use the observability tools you have; the [observability page](/docs/on-premises-2x/observability) shows the setup.',
      },
    ],
    changes: [
      {topic: 'User interface', text: 'Pages load faster throughout the interface.'},
      {topic: 'Operation', text: 'Log entries that repeat often are written at level `DEBUG` instead of `INFO`.'},
      {topic: 'Operation', text: 'Overlong log output of normal operation is gone.'},
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'The **Application Version** page works for roles that lack some of the permissions it had taken for granted.',
      },
      {topic: 'Webhooks', text: 'Creating a webhook no longer crashes the **Webhooks** page.'},
      {topic: 'User interface', text: 'Various faults are mended, so that screens behave alike and answer promptly.'},
    ],
    security: [
      {id: 'CVE-2025-4517', text: 'Python, `tarfile` module. Mended by the new base image.'},
      {id: 'CVE-2025-4435', text: 'Python, `tarfile` module. Mended by the new base image.'},
      {id: 'CVE-2025-4330', text: 'Python, `tarfile` module. Mended by the new base image.'},
      {id: 'CVE-2025-4138', text: 'Python, `tarfile` module. Mended by the new base image.'},
      {id: 'CVE-2024-12718', text: 'Python, `tarfile` module. Mended by the new base image.'},
      {id: 'CVE-2025-4516', text: 'Python, `unicode_escape` decoder. Mended by the new base image.'},
      {id: 'CVE-2025-5987', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-5372', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-5351', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-5318', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-4878', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-4877', text: '`libssh`. Mended by the new base image.'},
      {id: 'CVE-2025-6020', text: 'Linux-PAM, `pam_namespace` module. Mended by the new base image.'},
      {id: 'CVE-2025-1795', text: 'Python, `email` module. Mended by the new base image.'},
      {text: 'Dependencies of the user interface are newer versions, for security and compatibility.'},
    ],
    breaking: [
      {
        text: 'Certain users cannot sign in with this release.',
        action: 'Upgrade to [2.1.1](/docs/on-premises/releases/2.1.1) or later instead of 2.1.0.',
      },
    ],
    variables: [
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'Address of the collector that receives spans as OTLP over HTTP. Tracing is on when it is set.',
      },
      {
        name: 'OTEL_DEPLOYMENT_ENVIRONMENT',
        change: 'new',
        text: 'Name of the deployment environment in the traces, `dev` unless you set it.',
      },
      {
        name: 'OTEL_LOG_LEVEL',
        change: 'new',
        text: 'Log level of the OpenTelemetry instrumentation, `info` unless you set it.',
      },
    ],
    migrations: ['The release notes state that no migration steps are needed.'],
    notice: {slug: '2025-07-10-on-premises-2.1.0', date: '2025-07-10'},
    related: [
      {label: 'Release 2.1.1, which mends the sign-in', to: '/docs/on-premises/releases/2.1.1'},
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
      'The first release of 2.x: a redesigned user interface, an Ubuntu base image, and sessions and cache in a Redis-compatible store. The API and the database stay compatible, so clients need no change.',
    description:
      'PactFlow On-Premises 2.0.0 of June 27, 2025: redesigned interface, Ubuntu base, required Redis-compatible store, and a much faster comparison engine.',
    highlights: [
      '**User interface.** The redesigned interface replaces the legacy one as the default.',
      '**Redis.** Sessions and cache need a Redis-compatible store, set in `REDIS_URL`.',
      '**Base image.** Ubuntu 24.04 takes the place of Alpine Linux, with HAProxy and `supervisord` inside.',
      '**Bi-directional contract testing.** A new, configurable comparison engine is up to 100 times as fast.',
      '**Before you upgrade.** The cookie secret needs 64 characters, and logs are JSON only.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'The interface and its navigation are redesigned. The [overview of what moved](/docs/user-interface/migration/new) helps users of the legacy one.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'The new [comparison engine](https://github.com/pactflow/openapi-pact-comparator/) is up to 100 times as fast as the [legacy one](https://github.com/pactflow/swagger-mock-validator/).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'You can [configure how the comparison behaves](/docs/bi-directional-contract-testing/contracts/oas/configuration).',
      },
      {
        topic: 'Contract testing',
        text: '[Stubs](/docs/stubs) understand pacts up to version 4 of the Pact specification.',
      },
      {topic: 'Contract testing', text: 'Stubs have more [configuration options](/docs/stubs).'},
    ],
    changes: [
      {
        topic: 'Operation',
        text: 'Inside the container, HAProxy directs the traffic and `supervisord` looks after the processes.',
      },
      {
        topic: 'Operation',
        text: 'Sessions and cache are layers of their own, which live in a store that speaks the Redis Serialization Protocol (RESP).',
      },
      {
        topic: 'API',
        text: 'API calls, SDKs, and command lines keep working as they are: the notes rule out breaking changes of the API.',
      },
    ],
    breaking: [
      {
        text: 'A Redis-compatible store such as Redis or Valkey is required.',
        action:
          'Start one that all containers can reach, as the [Redis page](/docs/on-premises-2x/redis) describes, and set `REDIS_URL` to it.',
      },
      {
        text: '`PACTFLOW_COOKIE_SECRET` needs at least 64 characters.',
        action:
          'If yours is shorter, generate a new one, for example with `openssl rand -hex 32`, and put the old value in `PACTFLOW_OLD_COOKIE_SECRET` for the changeover.',
      },
      {
        text: '`PACTFLOW_LOG_FORMAT` has no effect any more: all logs are JSON.',
        action: 'Remove the variable, and let the tools that read your logs expect JSON.',
      },
      {
        text: 'The base image is Ubuntu 24.04 instead of Alpine Linux.',
        action:
          'If you build an image of your own on it, check that build, and install its tools and libraries for Ubuntu.',
      },
    ],
    variables: [
      {
        name: 'REDIS_URL',
        change: 'new',
        text: 'Address of the Redis-compatible store, with `redis://` or `rediss://`. Required.',
      },
      {name: 'PACTFLOW_COOKIE_SECRET', change: 'changed', text: 'At least 64 characters.'},
      {name: 'PACTFLOW_LOG_FORMAT', change: 'deprecated', text: 'No longer has an effect: logs are JSON only.'},
      {
        name: 'PACTFLOW_CLARITY_DISABLED',
        change: 'new',
        text: 'Set to `true`, it makes the legacy interface the default and takes away the way to the new one.',
      },
    ],
    migrations: [
      "The notes rule out breaking changes of the database. [SmartBear's migration guide](https://support.smartbear.com/pactflow-on-premises/docs/en/on-premises-admin-guide/on-premises-2-x-x-admin-guide/installation/migrating-from-1-x.html) adds that no database or data migration is needed and that you can go back to 1.x.",
    ],
    steps: [
      'Upgrade to the newest 1.x patch, [1.37.2](/docs/on-premises/releases/1.37.2), first.',
      'Start a Redis-compatible store and set `REDIS_URL`.',
      'Make sure that `PACTFLOW_COOKIE_SECRET` has at least 64 characters.',
      'Remove `PACTFLOW_LOG_FORMAT`, and let your log pipeline expect JSON.',
      'Rebuild an image of your own, if you have one, on the Ubuntu base.',
      'If your health check calls `wget` inside the container, replace it with the [health check of 2.x](/docs/on-premises-2x).',
    ],
    unclear: 'The notes speak of further features, fixes, and improvements without naming them.',
    notice: {slug: '2025-06-27-on-premises-2.0.0', date: '2025-06-27'},
    related: [
      {label: 'Move from 1.x to 2.x', to: '/docs/on-premises#move-to-2x'},
      {label: 'PactFlow On-Premises 2.x', to: '/docs/on-premises-2x'},
      {label: 'Redis in 2.x', to: '/docs/on-premises-2x/redis'},
      {label: 'Environment variables of 2.x', to: '/docs/on-premises-2x/environment-variables'},
      {label: 'The user interface', to: '/docs/user-interface'},
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
      'The newest 1.x release listed here: vulnerable packages are updated, and ten API addresses give access to bi-directional contracts and their results. Release 2.2.0, of the same day, brings the same API and comparison changes to 2.x.',
    description:
      'What PactFlow On-Premises 1.37.2 of August 19, 2025 adds and fixes, its bi-directional API endpoints, and how to upgrade to it.',
    highlights: [
      '**Security.** Packages with known vulnerabilities are updated.',
      '**Bi-directional contract testing.** `discriminator.mapping` is supported, and ten API addresses lead to contracts and results.',
      '**API.** Users with the permission for it can delete a pacticipant version.',
      '**OpenTelemetry.** The root span drops redundant metadata.',
    ],
    features: [
      {
        topic: 'API',
        text: 'Users whose permissions allow it can send `DELETE` to `/pacticipants/:pacticipant_name/versions/:pacticipant_version_number`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: '`discriminator.mapping` in OpenAPI documents is supported, so more schemas can be compared.',
      },
      ...bidirectionalEndpoints,
    ],
    changes: [{topic: 'Operation', text: 'The root span of OpenTelemetry traces no longer repeats metadata.'}],
    security: [{text: 'Vulnerable packages are updated. The release notes list no CVE ids.'}],
    migrations: ['The release notes state that no migration steps are needed.'],
    steps: [
      'Coming from 1.36.1 or earlier, make sure that `PACTFLOW_COOKIE_SECRET` has at least 64 characters, a rule that [1.37.0](/docs/on-premises/releases/1.37.0) introduced. If yours is shorter, generate one with `openssl rand -hex 32`, and put the old value in `PACTFLOW_OLD_COOKIE_SECRET` for the changeover.',
      'Name the tag `1.37.2` when you pull the image. Without a tag you get `latest`, which can be a 2.x image.',
      'On the way to 2.x, stop here first: a major upgrade starts from the newest patch of the major version before. Every 1.x release can go straight to 1.37.2.',
    ],
    notice: {slug: '2025-08-19-on-premises-1.37.2', date: '2025-08-19'},
    related: [
      {label: 'Move from 1.x to 2.x, for which this release is the step before', to: '/docs/on-premises#move-to-2x'},
      {label: 'Release 2.2.0, of the same day, for 2.x', to: '/docs/on-premises/releases/2.2.0'},
      {label: 'Bi-directional contract testing', to: '/docs/bi-directional-contract-testing'},
    ],
    keywords: [
      'newest 1.x',
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
      'Certain users who were kept from signing in can sign in again. A custom banner no longer gets in the way of the navigation.',
    description:
      'PactFlow On-Premises 1.37.1 of July 17, 2025 lets users sign in whom a critical fault kept out, and frees the navigation from a custom banner.',
    highlights: [
      '**Sign-in.** A critical fault that kept certain users out is mended.',
      '**Interface.** A custom banner no longer interferes with the navigation.',
    ],
    fixes: [
      {topic: 'Authentication', text: 'Certain users could not sign in. They can again.'},
      {
        topic: 'User interface',
        text: 'The navigation of the legacy interface, the only one in 1.x, can be used while a custom banner is shown.',
      },
    ],
    notice: {slug: '2025-07-17-on-premises-1.37.1', date: '2025-07-17'},
    related: [
      {label: 'Release 1.37.2, the newest of 1.x', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'Release 2.1.1, the same fixes for 2.x', to: '/docs/on-premises/releases/2.1.1'},
      {label: 'Troubleshooting 1.x', to: '/docs/on-premises/troubleshooting'},
    ],
    keywords: ['cannot log in', 'login failure', 'sign-in', 'custom banner', 'navigation', 'hotfix'],
  },
  {
    version: '1.37.0',
    date: '2025-07-11',
    releaseLine: '1.x',
    summary:
      'The fast comparison engine, stubs for version 4 pacts, and OpenTelemetry come to 1.x, with updates of the Pact Broker inside. The cookie secret needs at least 64 characters from here on.',
    description:
      'PactFlow On-Premises 1.37.0 of July 11, 2025: faster comparison engine, OpenTelemetry, Pact Broker updates, and a 64-character cookie secret.',
    highlights: [
      '**Cookie secret.** `PACTFLOW_COOKIE_SECRET` needs at least 64 characters.',
      '**Bi-directional contract testing.** A new, configurable comparison engine is up to 100 times as fast.',
      '**OpenTelemetry.** API requests can be traced to a collector of yours.',
      '**Stubs.** Pacts up to version 4 of the specification can be stubbed.',
      '**Pact Broker.** Answers tell where versions are deployed, and provider states are grouped by consumer.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'The new [comparison engine](https://github.com/pactflow/openapi-pact-comparator/) is up to 100 times as fast as the [legacy one](https://github.com/pactflow/swagger-mock-validator/).',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'You can [configure how the comparison behaves](/docs/bi-directional-contract-testing/contracts/oas/configuration).',
      },
      {
        topic: 'Contract testing',
        text: '[Stubs](/docs/stubs) understand pacts up to version 4 of the Pact specification.',
      },
      {topic: 'Contract testing', text: 'Stubs have more [configuration options](/docs/stubs).'},
      {
        topic: 'Operation',
        text: '[OpenTelemetry](https://opentelemetry.io/) is built in. You can watch the speed of the API, find the cause of faults sooner, and use the observability tools you have; the [observability page](/docs/on-premises/observability) shows the setup.',
      },
      {topic: 'API', text: 'Integrations carry a HAL link for deleting them, and the HAL Explorer offers it.'},
      {
        topic: 'API',
        text: "Pact Broker: a pacticipant's answer and the answer for versions by tag hold `deployed-environments`, the environments a version is deployed to ([pull request 804](https://github.com/pact-foundation/pact_broker/pull/804), [commit d8c7ee65](https://github.com/pact-foundation/pact_broker/commit/d8c7ee65)).",
      },
      {
        topic: 'API',
        text: 'Pact Broker: the answer for the versions of a branch holds `deployed-environments` too ([pull request 803](https://github.com/pact-foundation/pact_broker/pull/803), [commit cc346010](https://github.com/pact-foundation/pact_broker/commit/cc346010)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: so does the list of all versions of a pacticipant, at `/pacticipants/:pacticipant_name/versions` ([pull request 801](https://github.com/pact-foundation/pact_broker/pull/801), [commit af66f6a3](https://github.com/pact-foundation/pact_broker/commit/af66f6a3)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: `/pacticipants/:pacticipant_name/tags/:tag_name/versions` lists the versions that have a tag ([commit 42bf5203](https://github.com/pact-foundation/pact_broker/commit/42bf5203)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: `/pacts/provider/{provider}/provider-states` lists the provider states that pacts ask for, grouped by consumer ([pull request 790](https://github.com/pact-foundation/pact_broker/pull/790), [commit e39860a9](https://github.com/pact-foundation/pact_broker/commit/e39860a9)).',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Percent-encoded paths in OpenAPI documents are handled better.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'A byte order mark (BOM) at the beginning of a provider contract is removed.',
      },
      {
        topic: 'Authentication',
        text: 'Requests that go through the sign-in extension `auth_ext_script` no longer get a 401 now and then. [1.36.1](/docs/on-premises/releases/1.36.1) lists this fix too.',
      },
      {
        topic: 'API',
        text: 'Pact Broker: an integration no longer appears in more than one row ([pull request 806](https://github.com/pact-foundation/pact_broker/pull/806), [commit 7bff0f0d](https://github.com/pact-foundation/pact_broker/commit/7bff0f0d)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: a provider state that several pacts use is listed once ([issue 789](https://github.com/pact-foundation/pact_broker/issues/789), [commit 3cf22169](https://github.com/pact-foundation/pact_broker/commit/3cf22169)).',
      },
      {
        topic: 'API',
        text: 'Pact Broker: lists of labels are sorted by name ([commit d25746c1](https://github.com/pact-foundation/pact_broker/commit/d25746c1)).',
      },
    ],
    breaking: [
      {
        text: '`PACTFLOW_COOKIE_SECRET` needs at least 64 characters.',
        action:
          'If yours is shorter, generate a new one, for example with `openssl rand -hex 32`, and put the old value in `PACTFLOW_OLD_COOKIE_SECRET` for the changeover.',
      },
    ],
    variables: [
      {name: 'PACTFLOW_COOKIE_SECRET', change: 'changed', text: 'At least 64 characters.'},
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        change: 'new',
        text: 'Address of the collector that receives spans as OTLP over HTTP. Tracing is on when it is set.',
      },
      {
        name: 'OTEL_DEPLOYMENT_ENVIRONMENT',
        change: 'new',
        text: 'Name of the deployment environment in the traces, `dev` unless you set it.',
      },
      {
        name: 'OTEL_LOG_LEVEL',
        change: 'new',
        text: 'Log level of the OpenTelemetry instrumentation, `info` unless you set it.',
      },
    ],
    steps: ['Count the characters of `PACTFLOW_COOKIE_SECRET`, and replace a secret of fewer than 64.'],
    unclear:
      'Release 1.37.1, six days later, mends a fault that keeps certain users from signing in. The notes do not say whether 1.37.0 has it, so go straight to 1.37.1 or later.',
    notice: {slug: '2025-07-11-on-premises-1.37.0', date: '2025-07-11'},
    related: [
      {label: 'Release 1.37.2, the newest of 1.x', to: '/docs/on-premises/releases/1.37.2'},
      {label: 'OpenTelemetry in 1.x', to: '/docs/on-premises/observability'},
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Changes of the comparison', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
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
      'One fix, for installations that use a sign-in extension of their own: requests no longer fail now and then with a 401.',
    description:
      'PactFlow On-Premises 1.36.1 of June 20, 2025 ends the occasional 401 answers of installations with a custom auth_ext_script extension.',
    highlights: ['**Sign-in extensions.** With a custom `auth_ext_script`, requests no longer get a 401 now and then.'],
    fixes: [
      {
        topic: 'Authentication',
        text: 'Running the custom extension `auth_ext_script` no longer ends with a 401 now and then. The extension is the script that takes roles and teams from a token.',
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
      'Publishing a provider contract checks its data, and form bodies count in bi-directional contract testing. A permission for AI functions appears, but the functions do not come to On-Premises.',
    description:
      'PactFlow On-Premises 1.36.0 of January 17, 2025 checks published provider contracts, compares form bodies, and lists the AI permission.',
    highlights: [
      '**Publishing.** A provider contract with invalid data is refused.',
      '**Bi-directional contract testing.** Bodies of type `x-www-form-urlencoded` are compared.',
      '**AI.** The permission is listed; the AI functions themselves are not available to On-Premises.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'A permission for AI functions (`ai:*`) is listed among the [permissions](/docs/permissions). It has no effect here, since the functions are not available to On-Premises.',
      },
    ],
    fixes: [
      {
        topic: 'API',
        text: 'The address for publishing provider contracts validates what it gets, so that invalid data is no longer stored.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Bodies of type `x-www-form-urlencoded` are validated in the comparison.',
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
      'Classic and bi-directional results of one application stand in the order of time, and the image runs on Ruby 3.2.6. Vulnerabilities in `cross-spawn`, `rexml`, and the PostgreSQL client packages are mended.',
    description:
      'PactFlow On-Premises 1.35.0 of November 18, 2024: Ruby 3.2.6, mixed results sorted by time, and fixes for CVE-2024-21538 and CVE-2024-10979.',
    highlights: [
      '**Security.** Three vulnerabilities are mended, in `cross-spawn`, `rexml`, and the PostgreSQL packages.',
      '**Ruby.** The image runs on Ruby 3.2.6.',
      '**Results.** Where pacts and bi-directional contracts meet, results are sorted by time.',
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Where results of bi-directional contract testing and of classic pacts are shown together, they are sorted by time.',
      },
      {topic: 'Operation', text: 'The image runs on Ruby 3.2.6.'},
    ],
    security: [
      {id: 'CVE-2024-21538', text: '`cross-spawn`, a JavaScript package.'},
      {
        id: 'GHSA-2rxp-v6pw-ch6m',
        text: '`rexml`, a Ruby library for XML: crafted input could stall the application (CVE-2024-49761).',
      },
      {
        id: 'CVE-2024-10979',
        text: 'PostgreSQL, in the packages `postgresql14-dev`, `libpq`, `libpq-dev`, `libecpg`, and `libecpg-dev`.',
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
    summary: 'A release of security updates: WEBrick, wget, Puma, and OpenSSL. Nothing else changes.',
    description:
      'PactFlow On-Premises 1.34.0 of October 22, 2024 updates WEBrick, wget, Puma, and OpenSSL against four published vulnerabilities.',
    highlights: ['**Security.** Four vulnerabilities are mended, in WEBrick, wget, Puma, and OpenSSL.'],
    security: [
      {
        id: 'GHSA-6f62-3596-g6w7',
        text: 'WEBrick, a web server written in Ruby: a crafted request could be taken for two (CVE-2024-47220).',
      },
      {id: 'CVE-2024-38428', text: 'wget, the download program in the image.'},
      {
        id: 'GHSA-9hf4-67fc-4vf4',
        text: 'Puma, the web server of the application: a client could overwrite headers that a proxy had set (CVE-2024-45614).',
      },
      {id: 'CVE-2024-9143', text: 'OpenSSL, in the packages `openssl`, `openssl-dev`, `libssl3`, and `libcrypto3`.'},
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
      'Security updates only. Installations that use SAML need it: it mends a flaw by which a forged SAML response could pass for a signed one.',
    description:
      'PactFlow On-Premises 1.33.0 of September 18, 2024 mends the flaw by which SAML signatures could be forged, and three flaws in an XML parser.',
    highlights: [
      '**SAML.** The flaw in `ruby-saml` (GHSA-jw9c-mfg7-9rx2) and `omniauth-saml` (GHSA-cvp8-5r8g-fhvq) that lets a forged response pass its signature check is mended.',
      '**XML.** Three ways of stalling the XML parser are closed: GHSA-5866-49gr-22v4, GHSA-r55c-59qm-vjw6, and GHSA-vmwr-mc7x-5vc3.',
    ],
    security: [
      {
        id: 'GHSA-cvp8-5r8g-fhvq',
        text: '`omniauth-saml`, which handles SAML sign-in: the signature of a response was not checked properly (CVE-2024-45409).',
      },
      {
        id: 'GHSA-jw9c-mfg7-9rx2',
        text: '`ruby-saml`, the library beneath it: the same flaw, by which an attacker could sign in as somebody else (CVE-2024-45409).',
      },
      {id: 'GHSA-r55c-59qm-vjw6', text: '`rexml`: crafted XML could stall the application (CVE-2024-41123).'},
      {id: 'GHSA-5866-49gr-22v4', text: '`rexml`: crafted XML could stall the application (CVE-2024-41946).'},
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: '`rexml`: crafted XML could stall the application (CVE-2024-43398). [1.32.0](/docs/on-premises/releases/1.32.0) lists it too.',
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
      'Messages in a pact are no longer passed over when the same integration is also checked against an OpenAPI document. Vulnerabilities in `rexml` and OpenSSL are mended.',
    description:
      'PactFlow On-Premises 1.32.0 of September 9, 2024 adds the reason Message Verification Missing and mends flaws in an XML library and in OpenSSL.',
    highlights: [
      '**Mixed pacts.** Messages that nobody has verified give the new reason **Message Verification Missing**.',
      '**Security.** Four vulnerabilities are mended, three in `rexml` and one in OpenSSL.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'The case is mended in which an integration has an OpenAPI provider contract and a pact that holds HTTP and message interactions. If the messages are not verified when contracts are compared or `can-i-deploy` asks, the answer gives the new reason **Message Verification Missing**.',
      },
    ],
    security: [
      {
        id: 'GHSA-4xqq-m2hx-25v8',
        text: '`rexml`, a Ruby library for XML: crafted input could stall the application (CVE-2024-39908).',
      },
      {id: 'GHSA-vg3r-rm7w-2xgh', text: '`rexml`: crafted input could stall the application (CVE-2024-35176).'},
      {
        id: 'GHSA-vmwr-mc7x-5vc3',
        text: '`rexml`: crafted input could stall the application (CVE-2024-43398). [1.33.0](/docs/on-premises/releases/1.33.0) lists it again.',
      },
      {
        id: 'CVE-2024-6119',
        text: 'OpenSSL, in the packages `openssl-dev`, `libssl-dev`, and `libcrypto3`: checking the name in a certificate could crash the application.',
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
      'Labels can be listed by API, and many faults of teams, labels, and mixed contracts are mended. Deleting an integration no longer takes provider contracts of others with it.',
    description:
      'PactFlow On-Premises 1.31.0 of August 22, 2024 adds a list of labels, protects provider contracts from deletion, and mends team updates.',
    highlights: [
      '**Labels.** `/labels` lists every label, and labeling an application is documented.',
      '**Provider contracts.** Deleting an integration no longer deletes them by accident.',
      '**Matrix.** Rows no longer go missing where pacts and bi-directional contracts are mixed.',
      '**Teams.** Team administrators see environments, and two errors while updating teams are gone.',
    ],
    features: [{topic: 'API', text: '`/labels` lists all labels.'}],
    changes: [
      {topic: 'Users and permissions', text: 'Team administrators may see environments.'},
      {
        topic: 'API',
        text: 'For updating teams, the payload format with `_embedded` is deprecated. Change scripts that send it.',
      },
      {
        topic: 'API',
        text: 'The API documents `/pacticipants/:pacticipant_name/labels/:label_name`, by which the labels of a pacticipant are managed.',
      },
      {
        topic: 'API',
        text: 'The API documents the embedded link `next` in the answer of `GET /audit`, which leads to the following entries.',
      },
      {topic: 'Webhooks', text: 'The webhook endpoint holds the number of the provider version.'},
    ],
    fixes: [
      {
        topic: 'API',
        text: 'A `PATCH` of a pacticipant with embedded labels in its body no longer fails with `NoMethodError`.',
      },
      {topic: 'API', text: 'Setting the users of a team with `PUT` no longer fails with `UniqueConstraintViolation`.'},
      {
        topic: 'User interface',
        text: 'Updating a team in the settings no longer stumbles over the rule that team names are unique.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'The matrix no longer lacks a row where classic pacts and bi-directional contracts are mixed.',
      },
      {topic: 'Bi-directional contract testing', text: 'Types in OpenAPI 3.1.0 documents are standardized correctly.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'Deleting an integration no longer deletes provider contracts that should stay.',
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
      'New installations refuse to change a contract under a version that already has one. Metrics come by team, and `can-i-deploy` uses the newest revision of a changed pact.',
    description:
      'PactFlow On-Premises 1.30.0 of April 10, 2024: metrics by team, safer defaults for contract changes, and correct bi-directional deployment answers.',
    highlights: [
      '**Contract changes.** New installations refuse other content under a published version; existing ones stay as they are.',
      '**Metrics.** `/metrics/teams` gives numbers for each team.',
      '**can-i-deploy.** With bi-directional contracts, the newest revision of a changed pact counts.',
      '**Environments.** Members whose role reads the environments of their teams can open a single one.',
    ],
    features: [{topic: 'API', text: '`/metrics/teams` gives metrics for each team.'}],
    changes: [
      {
        topic: 'Contract testing',
        text: 'In new installations, a pact cannot be changed under the version it was published with. Existing installations keep allowing it; the guide [Changed contracts](/docs/troubleshooting/disabling-dangerous-contract-modification) tells how to end that.',
      },
      {topic: 'API', text: '`/admin/users` answers faster.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'With `environment:read:team`, a `GET` of a single environment no longer gets a 403.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'When the pact of a consumer version changes, the matrix and `can-i-deploy` use its newest revision.',
      },
      {topic: 'User interface', text: 'Searching the dashboard covers all integrations, not only the first 1,000.'},
    ],
    variables: [
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'changed',
        text: 'New installations begin with `false`; existing ones keep what they have.',
      },
    ],
    unclear:
      'The public sources differ on since when new installations refuse contract changes: these notes say with 1.30.0, the reference of the variable says with 1.14.0, the guide says since August 2021. Set the variable, and the question does not arise. The notice is dated two days before the release.',
    notice: {slug: '2024-04-08-on-premises-1.30.0', date: '2024-04-08'},
    related: [
      {label: 'Changed contracts', to: '/docs/troubleshooting/disabling-dangerous-contract-modification'},
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
      'Large pipelines run more smoothly: publishing many contracts at once and many requests with one token no longer block each other. The metrics for changed contracts count correctly.',
    description:
      'PactFlow On-Premises 1.29.0 of January 31, 2024 speeds up can-i-deploy and parallel publishing, and counts changed contracts correctly.',
    highlights: [
      '**Speed.** Parallel publishing and many requests with one token no longer wait for each other.',
      '**can-i-deploy.** With bi-directional contracts, a positive answer comes sooner.',
      '**Metrics.** `pactRevisionsPerConsumerVersion` counts correctly, so changed contracts can be found.',
    ],
    features: [{topic: 'API', text: '`GET /integrations` tells the verification modes of an integration.'}],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'A positive answer of `can-i-deploy` takes less time, since comparisons are made for fewer branches of the past.',
      },
    ],
    fixes: [
      {topic: 'Contract testing', text: 'Publishing a contract can no longer create a pacticipant with an empty name.'},
      {
        topic: 'Contract testing',
        text: 'Requests that publish more than 20 contracts each no longer slow each other down when they run in parallel.',
      },
      {
        topic: 'API',
        text: 'Many parallel requests with the same API token no longer block each other in the database.',
      },
      {
        topic: 'API',
        text: 'The distribution of `pactRevisionsPerConsumerVersion` in the metrics is calculated correctly. The guide [Changed contracts](/docs/troubleshooting/disabling-dangerous-contract-modification) relies on it.',
      },
    ],
    notice: {slug: '2024-01-31-on-premises-1.29.0', date: '2024-01-31'},
    related: [
      {label: 'Changed contracts', to: '/docs/troubleshooting/disabling-dangerous-contract-modification'},
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
      'Branches can be listed, more sources can be allowed in the Content-Security-Policy, and `can-i-deploy` can ignore applications with bi-directional contracts too. Parameters for paging get shorter names.',
    description:
      'PactFlow On-Premises 1.28.0 of November 28, 2023: list of branches, extra Content-Security-Policy sources, and new names for paging parameters.',
    highlights: [
      '**Branches.** A new address lists the branches of a pacticipant.',
      '**Content-Security-Policy.** `PACTFLOW_CSP_ALLOWED_SOURCES` lets further sources in, for example a second host in SAML sign-in.',
      '**Paging.** `size` and `page` are the new names of `pageSize` and `pageNumber`, which keep working.',
      '**can-i-deploy.** Applications can be ignored with bi-directional contracts too.',
    ],
    features: [
      {topic: 'API', text: '`/pacticipants/:pacticipant_name/branches` lists the branches of a pacticipant.'},
      {
        topic: 'Bi-directional contract testing',
        text: '`can-i-deploy` can ignore chosen applications when contracts are bi-directional.',
      },
      {topic: 'Operation', text: 'Sources can be added to the Content-Security-Policy that PactFlow sends.'},
    ],
    changes: [
      {
        topic: 'API',
        text: 'The parameters for paging are called `size` and `page`. The former names `pageSize` and `pageNumber` still work.',
      },
      {topic: 'User interface', text: 'The links for generating an example project are gone.'},
    ],
    fixes: [
      {topic: 'API', text: 'A single system preference can be read.'},
      {topic: 'API', text: 'Asking for environments by a name that none of them has no longer ends in an error.'},
      {topic: 'Contract testing', text: 'Deleting versions is fast even where many versions are deployed or released.'},
    ],
    variables: [
      {
        name: 'PACTFLOW_CSP_ALLOWED_SOURCES',
        change: 'new',
        text: 'Sources, separated by spaces, that the Content-Security-Policy allows in addition to the hosts of the identity provider.',
      },
    ],
    migrations: ['An index is added for deployed and released versions. This happens when the container starts.'],
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
      'A provider contract can be published with its branch and tags in one request. The comparison reads `allOf`, `anyOf`, and `oneOf` better, and branches can be read and deleted.',
    description:
      'PactFlow On-Premises 1.27.0 of September 21, 2023: publish a provider contract in one request, better schema support, and branch deletion.',
    highlights: [
      '**Publishing.** One request publishes a provider contract with its branch and tags.',
      '**Comparison.** Schemas with nested `allOf`, `anyOf`, `oneOf`, and polymorphism are understood better.',
      '**Branches.** A branch can be read and deleted by API.',
      '**Paging.** Invalid values for paging are refused.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'One request publishes a provider contract together with its branch and tags.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'The comparison, then made by the legacy swagger-mock-validator, understands nested `allOf`.',
      },
      {topic: 'Bi-directional contract testing', text: '`allOf`, `anyOf`, and `oneOf` are supported better.'},
      {topic: 'Bi-directional contract testing', text: 'Request bodies can use polymorphism by inheritance.'},
      {topic: 'Bi-directional contract testing', text: '`exclusiveMinimum` and `exclusiveMaximum` count in bodies.'},
      {topic: 'API', text: '`/pacticipants/:pacticipant_name/branches/:branch_name` answers `GET` and `DELETE`.'},
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'In response schemas, `additionalProperties` is `false` where the OpenAPI document does not set it. A pact that expects a property which the schema does not name is then incompatible.',
      },
      {
        topic: 'API',
        text: 'Addresses with paging validate its parameters, so a request with an invalid value is refused.',
      },
      {topic: 'Contract testing', text: 'A query behind the matrix that could run long is faster.'},
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Saving a provider contract version that exists already no longer raises an error.',
      },
      {topic: 'Bi-directional contract testing', text: 'Bodies in version 4 pacts are decoded correctly.'},
    ],
    unclear:
      'The notice is dated one day before the release. The heading for migration notes is empty in the public notes.',
    notice: {slug: '2023-09-20-on-premises-1.27.0', date: '2023-09-20'},
    related: [
      {label: 'Publishing contracts', to: '/docs/bi-directional-contract-testing/publishing'},
      {label: 'Supported OpenAPI keywords', to: '/docs/bi-directional-contract-testing/contracts/oas/keyword-support'},
      {label: 'Changes of the comparison', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
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
      'SCIM gets a predefined role of its own: if you use the SCIM API, follow the extra steps. The schema checks of bi-directional contract testing move to a new major version and support OpenAPI 3.1.',
    description:
      'PactFlow On-Premises 1.26.0 of August 7, 2023: the SCIM role and how to move to it, AJV 8 in the comparison, and problem+json errors.',
    highlights: [
      '**SCIM.** The system account that uses the SCIM API needs the new **SCIM** role: follow the steps of this release.',
      '**Comparison.** AJV 8 takes the place of AJV 6, with better support for `allOf`, `anyOf`, and `oneOf`.',
      '**API.** Errors can come as `application/problem+json`.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'The predefined role **SCIM** is new. It is for the system account whose token the [SCIM API](/docs/on-premises/scim) works with.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'The schema validator AJV goes from version 6 to version 8, with better support for `allOf`, `anyOf`, `oneOf`, and polymorphism by inheritance. The [changes of the comparison](/docs/bi-directional-contract-testing/contracts/oas/changelog) have the details.',
      },
      {
        topic: 'API',
        text: 'For every answer other than 200, errors can come in the format `application/problem+json`.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'The `can-i-deploy` badge no longer ends in an error when there is no version to show.',
      },
      {topic: 'Bi-directional contract testing', text: 'Bodies in version 4 pacts are decoded correctly.'},
      {
        topic: 'Bi-directional contract testing',
        text: '`exclusiveMinimum` and `exclusiveMaximum` are applied correctly in request and response bodies.',
      },
      {topic: 'API', text: 'Asking for the users of a role no longer ends in an error where a value is missing.'},
    ],
    breaking: [
      {
        text: 'If you use the SCIM API, its system account needs the new predefined role **SCIM**, and no role of your own may have that name.',
        action:
          'Before the upgrade, find the account and rename such a role; after it, assign the new one. The steps of this release say how.',
      },
      {
        text: 'With AJV 8, an OpenAPI document that passed before can fail, above all where it uses `discriminator`; `nullable` now needs a `type` beside it.',
        action:
          'Publish a provider contract to a test installation first, and correct what the [keyword page](/docs/bi-directional-contract-testing/contracts/oas/keyword-support) says about these keywords.',
      },
    ],
    steps: [
      'All steps but the upgrade itself are only for installations that use the SCIM API. Before the upgrade, sign in as an Administrator and choose the **Settings** icon in the top right corner.',
      'Choose **Users** on the left, and **System Accounts** in the list above the users. Find the account that the SCIM API uses, and note its name.',
      'Choose **Roles** in the settings. If a role called SCIM exists, choose **EDIT**, give it another name such as `SCIM (Deprecated)`, and choose **SAVE**.',
      'Upgrade as usual.',
      'Sign in as an Administrator again, open the same list of **System Accounts**, and find the account. Choose `...` at the end of its row, then **Edit roles**.',
      'Clear the former role, select **SCIM**, and choose **OK**.',
      'If the former role was one of your own, made for SCIM, go to **Roles** in the settings and choose **DELETE** beside it.',
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
      'Bi-directional contract testing understands tests of failures, such as a request that must get a 400. The dashboard and the network diagram stay usable with very many applications.',
    description:
      'PactFlow On-Premises 1.25.0 of June 28, 2023 supports negative scenarios in bi-directional contracts and speeds up dashboard and diagram.',
    highlights: [
      '**Negative scenarios.** When a pact expects a status of 400 or above, only the response is compared.',
      '**Speed.** The dashboard and the network diagram cope with many applications.',
      '**Teams.** A team that has webhooks or secrets can be deleted.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Negative scenarios are supported. When the expected status is 400 or above, the parameters, headers, body, and security requirements of the request are left out, and the schema of the expected response is compared.',
      },
    ],
    changes: [
      {
        topic: 'API',
        text: 'The network diagram finds the applications of a network faster and shows a limited number of them.',
      },
    ],
    fixes: [
      {topic: 'User interface', text: 'The dashboard is fast even with large numbers of pacticipants.'},
      {topic: 'User interface', text: 'The dashboard loads its list of integrations page by page.'},
      {
        topic: 'Users and permissions',
        text: 'Deleting a team first frees its webhooks and secrets, so it no longer fails with a foreign key error.',
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
      '`can-i-deploy` no longer times out while comparisons are still being made, and the comparison chooses schemas by content negotiation. Applications can be searched by name, teams come in pages, and answers are compressed.',
    description:
      'PactFlow On-Premises 1.24.0 of June 6, 2023: no more can-i-deploy timeouts, comparison by content type, pacticipant search, gzip, Ruby 3.2.',
    highlights: [
      '**can-i-deploy.** Missing comparisons are made in the background, so requests no longer time out.',
      '**Comparison.** Schemas are chosen by the headers `Accept` and `Content-Type`, and bodies of version 4 pacts are understood.',
      '**API.** Search for applications by name, pages for teams, and gzip are new.',
      '**SCIM.** Identity provider fields can be set when a user is created.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "Comparisons that are missing when `can-i-deploy` asks are made in the background, so that the HTTP request does not time out. [A post in PactFlow's blog](https://pactflow.io/blog/resilient-builds-with-can-i-deploy-2/) explains it.",
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'The comparison picks the schema of a response by the header `Accept` and that of a request by `Content-Type`.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: '[Bodies of version 4 pacts](https://github.com/pact-foundation/pact-specification/tree/version-4#bodies) are compared for what they hold. Before, the section was taken for JSON.',
      },
      {topic: 'API', text: '`/pacticipants?q={term}` finds pacticipants by name.'},
      {topic: 'API', text: 'The endpoint for teams can answer in pages.'},
      {topic: 'API', text: 'Answers are compressed with gzip.'},
    ],
    changes: [
      {topic: 'Operation', text: 'The image runs on Ruby 3.2.'},
      {
        topic: 'Bi-directional contract testing',
        text: 'The legacy swagger-mock-validator, which made the comparison then, is updated to its newest version.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Asking the matrix about an integration with bi-directional contracts works with a single selector and without a tag, environment, or branch to deploy to.',
      },
      {topic: 'Users and permissions', text: 'A team with an inactive member can be updated.'},
      {
        topic: 'Users and permissions',
        text: 'SCIM: `externalIdpId` and `externalIdpUsername` can be written when a user is created. A user who was provisioned is then recognized at the first sign-in.',
      },
      {topic: 'Contract testing', text: 'Asking for pacts to verify with an empty provider version branch is refused.'},
    ],
    notice: {slug: '2023-06-06-on-premises-1.24.0', date: '2023-06-06'},
    related: [
      {label: 'Changes of the comparison', to: '/docs/bi-directional-contract-testing/contracts/oas/changelog'},
      {label: 'Why a comparison can be pending', to: '/docs/cid-polling-bdc'},
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
    summary: 'A release of security updates. The public notes do not tell which vulnerabilities it mends.',
    description:
      'PactFlow On-Premises 1.23.1 of May 22, 2023 mends vulnerabilities that the public notes do not name. How to find out.',
    highlights: ['**Security.** Vulnerabilities are mended; the public notes give no ids.'],
    security: [{text: 'Vulnerabilities are mended. The release notes name neither ids nor components.'}],
    unclear:
      'To see what is mended, scan the images `1.23.0` and `1.23.1` and compare. The page on [security audits](/docs/on-premises/security-audit-report) names the scanners that PactFlow uses.',
    notice: {slug: '2023-05-22-on-premises-1.23.1', date: '2023-05-22'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.24.0, which followed', to: '/docs/on-premises/releases/1.24.0'},
    ],
    keywords: ['security update', 'vulnerabilities', 'CVE', 'image scan', 'patch release'],
  },
  {
    version: '1.23.0',
    date: '2023-02-23',
    releaseLine: '1.x',
    summary:
      'The image can clean its database: schedule the new `db-clean` entrypoint. Comparisons of pacts with provider contracts are made earlier, so `can-i-deploy` finds them ready more often.',
    description:
      'PactFlow On-Premises 1.23.0 of February 23, 2023 adds the db-clean entrypoint for database maintenance and prepares comparisons earlier.',
    highlights: [
      '**Database.** The `db-clean` entrypoint removes data that nobody needs any more.',
      '**Bi-directional contract testing.** Comparisons are more often ready when `can-i-deploy` asks.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'The image has an entrypoint `db-clean` for [database maintenance](/docs/on-premises/maintenance/database). Schedule it with the tag of the image you run.',
      },
    ],
    changes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'Comparisons of a pact with a provider contract are prepared more thoroughly, so one is less likely to be missing when `can-i-deploy` runs.',
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
      'Two fixes: `can-i-deploy` no longer says no by mistake to a provider with several consumers, and the cleaning task accepts two age limits.',
    description:
      'PactFlow On-Premises 1.22.1 of February 23, 2023 mends wrong can-i-deploy answers for providers with several consumers, and the clean task.',
    highlights: [
      '**can-i-deploy.** A provider contract with several consumers no longer gets a wrong no.',
      '**Cleaning.** Selectors with an age limit, one of them with a branch, can stand side by side.',
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: '`can-i-deploy` no longer answers no by mistake when a provider with a provider contract has several consumers.',
      },
      {
        topic: 'Operation',
        text: 'The cleaning task no longer fails when one keep selector has a `max_age` and another has a `max_age` and a branch.',
      },
    ],
    notice: {slug: '2023-02-23-on-premises-1.22.1', date: '2023-02-23'},
    related: [
      {label: 'Database maintenance in 1.x', to: '/docs/on-premises/maintenance/database'},
      {label: 'Release 1.23.0, of the same day', to: '/docs/on-premises/releases/1.23.0'},
    ],
    keywords: ['can-i-deploy', 'false no', 'multiple consumers', 'clean task', 'max_age', 'keep selectors'],
  },
  {
    version: '1.22.0',
    date: '2023-02-13',
    releaseLine: '1.x',
    summary:
      'Users can no longer give themselves roles by API. The list of pacticipants can come in pages, and a provider no longer waits for a consumer that is not deployed.',
    description:
      'PactFlow On-Premises 1.22.0 of February 13, 2023 stops users from changing their own roles by API and adds pages to the pacticipant list.',
    highlights: [
      '**Users.** Nobody can change their own roles by API, and changing other users needs the permission for it.',
      '**API.** The list of pacticipants can be read page by page.',
      '**can-i-deploy.** A provider no longer has to wait until a consumer is deployed.',
    ],
    features: [{topic: 'API', text: 'The list of pacticipants can be read page by page.'}],
    changes: [
      {topic: 'Operation', text: 'Performance is better in various places.'},
      {
        topic: 'API',
        text: '`/can-i-deploy` refuses a request that names neither an environment nor a tag to deploy to.',
      },
    ],
    fixes: [
      {
        topic: 'Bi-directional contract testing',
        text: 'A provider can be deployed although a consumer is not deployed yet. The answer had wrongly required it.',
      },
      {topic: 'Users and permissions', text: 'Users cannot change their own roles by API.'},
      {topic: 'Users and permissions', text: 'Users cannot change their own roles by an action for many users either.'},
      {topic: 'Users and permissions', text: 'Creating and updating other users by API needs the permission for it.'},
      {topic: 'API', text: 'A request body is checked for invalid UTF-8 before it is read as JSON.'},
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
    summary: 'One fix: publishing pacts no longer fails with an argument error. If you run 1.21.0, install it.',
    description:
      'PactFlow On-Premises 1.21.1 of November 4, 2022 mends the argument error that could make publishing a pact fail.',
    highlights: ['**Publishing.** Publishing pacts no longer fails with an argument error.'],
    fixes: [{topic: 'Contract testing', text: 'Publishing pacts no longer fails with an argument error.'}],
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
      'The interface warns when your license has fewer than 30 days left. Pending pacts work with branches of providers, and finding work in progress pacts is faster.',
    description:
      'PactFlow On-Premises 1.21.0 of October 21, 2022 warns before the license expires and supports pending pacts for provider branches.',
    highlights: [
      '**License.** A notice appears when fewer than 30 days are left.',
      '**Pending pacts.** Whether a pact is pending can depend on the branch of the provider.',
      '**Work in progress pacts.** Finding them is faster.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Notices appear when the [license](/docs/on-premises/license) expires in fewer than 30 days.',
      },
      {
        topic: 'Contract testing',
        text: 'Whether a pact is [pending](https://docs.pact.io/pact_broker/advanced_topics/pending_pacts) is worked out by provider branch.',
      },
    ],
    fixes: [
      {
        topic: 'Contract testing',
        text: 'Working out the [work in progress pacts](https://docs.pact.io/pact_broker/advanced_topics/wip_pacts) that a provider should verify no longer takes long.',
      },
    ],
    notice: {slug: '2022-10-21-on-premises-1.21.0', date: '2022-10-21'},
    related: [
      {label: 'License file', to: '/docs/on-premises/license'},
      {
        label: 'Slow responses when fetching pacts for verification',
        to: '/docs/troubleshooting/slow-response-when-fetching-pacts-for-verification',
      },
      {label: 'Release 1.21.1, which mends publishing', to: '/docs/on-premises/releases/1.21.1'},
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
      'For a trial without an identity provider, demo authentication takes the place of basic auth, which no longer works for that. A flaw in OmniAuth is mended.',
    description:
      'PactFlow On-Premises 1.20.0 of September 2, 2022 replaces basic auth by demo authentication for trials and mends CVE-2020-36599.',
    highlights: [
      '**Trials.** Demo authentication is new; basic auth for demonstrations is gone.',
      '**Security.** CVE-2020-36599 in OmniAuth is mended.',
      '**Provider contracts.** Deleting an integration keeps a provider whose OpenAPI document another consumer has a pact with.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: 'With [demo authentication](/docs/on-premises/authentication/demo) you can try PactFlow without an identity provider. It asks for no password, so it is not for production, and it excludes every other way to sign in.',
      },
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'The page for managing users no longer shows "unable to load resource, as it was not found".',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'Deleting an integration no longer deletes a provider with an OpenAPI document if another consumer has a pact with it.',
      },
      {
        topic: 'Operation',
        text: 'The version of the database is found correctly when the table `schema_migrations` is empty.',
      },
    ],
    security: [
      {
        id: 'CVE-2020-36599',
        text: 'OmniAuth, the library behind sign-in: its page for failures did not escape a message.',
      },
    ],
    breaking: [
      {
        text: 'Basic auth can no longer be used for demonstrations.',
        action:
          'Take the `PACTFLOW_BASIC_AUTH_` variables out. For a trial, set `PACTFLOW_DEMO_AUTH_ENABLED` to `true`. For production, use an identity provider and begin with an empty database, so that no demo user remains.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DEMO_AUTH_ENABLED',
        change: 'new',
        text: 'Set to `true`, it lets anybody sign in with a name and an email address. For trials only.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_ENABLED',
        change: 'removed',
        text: 'Switched on basic auth. The reference of variables drops it with this release, as it does the four below.',
      },
      {name: 'PACTFLOW_BASIC_AUTH_USERNAME', change: 'removed', text: 'User name of basic auth.'},
      {name: 'PACTFLOW_BASIC_AUTH_PASSWORD', change: 'removed', text: 'Password of basic auth.'},
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_USERNAME',
        change: 'removed',
        text: 'User name of basic auth for reading only.',
      },
      {
        name: 'PACTFLOW_BASIC_AUTH_READ_ONLY_PASSWORD',
        change: 'removed',
        text: 'Password of basic auth for reading only.',
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
    summary: 'One fix: without `PACTFLOW_SQL_LOG_LEVEL`, its default counts again.',
    description:
      'PactFlow On-Premises 1.19.2 of August 24, 2022 makes the default of PACTFLOW_SQL_LOG_LEVEL count where the variable is not set.',
    highlights: ['**Logs.** Where `PACTFLOW_SQL_LOG_LEVEL` is not set, its default counts.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'Where `PACTFLOW_SQL_LOG_LEVEL` is not set, its default counts. The default is `NONE`, with which SQL statements are not logged.',
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
      'Two fixes for bi-directional contracts on screen: the matrix shows the right result where a consumer has several pacts, and the menu offers the right ways to delete.',
    description:
      'PactFlow On-Premises 1.19.1 of August 18, 2022 corrects bi-directional results in the matrix and the delete options of contract details.',
    highlights: [
      '**Matrix.** The result of the comparison is right where there are several consumer pacts.',
      '**Deleting.** The menu on the page with bi-directional contract details offers the right options.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'The matrix shows the correct result of comparing contracts when there are comparisons for several consumer pacts.',
      },
      {
        topic: 'User interface',
        text: 'On the page with the details of a bi-directional contract, the three-dot menu offers the right options for deleting contracts.',
      },
    ],
    notice: {slug: '2022-08-18-on-premises-1.19.1', date: '2022-08-18'},
    related: [
      {label: 'How bi-directional results appeared in 1.x', to: '/docs/ui-old/bi-directional'},
      {label: 'Deleting contracts', to: '/docs/how_to'},
    ],
    keywords: ['matrix', 'cross contract comparison', 'delete contract', 'menu', 'bi-directional contract testing'],
  },
  {
    version: '1.19.0',
    date: '2022-08-01',
    releaseLine: '1.x',
    summary:
      "You can size the pool of database connections, and vulnerabilities in Rack, `nokogiri`, and Mechanize are mended. Recording deployments respects the permission that reaches one's own teams.",
    description:
      'PactFlow On-Premises 1.19.0 of August 1, 2022: size of the database connection pool, team permission for deployments, five security fixes.',
    highlights: [
      '**Database.** The size of the connection pool and its timeout can be set.',
      '**Deployments.** `deployment_and_release:record:team` counts when deployments and releases are recorded.',
      '**Security.** Vulnerabilities in Rack, `nokogiri`, and Mechanize are mended.',
    ],
    features: [
      {
        topic: 'Operation',
        text: 'The largest number of connections and the time to wait for one can be set for the database.',
      },
      {topic: 'User interface', text: 'A user without a known name is shown by email address.'},
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: '`deployment_and_release:record:team` is applied when deployments and releases are recorded ([issue 71 of the public roadmap](https://github.com/pactflow/roadmap/issues/71)).',
      },
      {
        topic: 'Contract testing',
        text: 'A request to publish contracts that holds none no longer fails at the check of permissions.',
      },
      {topic: 'Contract testing', text: 'The limit for integrations also holds when contracts are published.'},
    ],
    security: [
      {
        id: 'CVE-2022-30122',
        text: 'Rack: parsing of multipart requests could be slowed down. [1.18.0](/docs/on-premises/releases/1.18.0) lists it too.',
      },
      {id: 'CVE-2022-30123', text: 'Rack: escape sequences could get into a terminal by way of the log.'},
      {id: 'GHSA-cgx6-hpwq-fhv5', text: '`nokogiri`, through the library libxml2 (CVE-2022-29824).'},
      {id: 'CVE-2022-29181', text: '`nokogiri`: input of an unexpected type.'},
      {id: 'GHSA-xh29-r2w5-wx8m', text: '`nokogiri`: the advisory for CVE-2022-29181.'},
      {
        id: 'CVE-2022-31033',
        text: 'Mechanize: a redirect to another port could take the `Authorization` header along. Mended by an update.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_MAX_CONNECTIONS',
        change: 'new',
        text: 'Largest size of the connection pool of one container, `4` unless you set it. Multiply by the number of containers for the database.',
      },
      {
        name: 'PACTFLOW_DATABASE_POOL_TIMEOUT',
        change: 'new',
        text: 'Seconds to wait for a free connection before an error, `5` unless you set it.',
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
      'Bi-directional contract testing comes to On-Premises, and New Relic can watch the application. The base address must begin with `https`, unless you allow otherwise.',
    description:
      'PactFlow On-Premises 1.18.0 of May 31, 2022 brings bi-directional contract testing and New Relic, and requires an https base URL.',
    highlights: [
      '**Bi-directional contract testing.** It is switched on for On-Premises.',
      '**HTTPS.** `PACTFLOW_BASE_URL` must begin with `https`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      '**Monitoring.** New Relic can be attached.',
      '**Security.** Flaws in zlib, libxml2, and Rack are mended.',
    ],
    features: [
      {
        topic: 'Bi-directional contract testing',
        text: "[Bi-directional contract testing](/docs/bi-directional-contract-testing) is available. [PactFlow's announcement](https://pactflow.io/blog/introducing-bi-directional-contract-testing/) tells what it is for.",
      },
      {
        topic: 'Operation',
        text: 'New Relic can monitor the application. Mount its configuration at `/home/pactflow/config/newrelic.yml`.',
      },
      {
        topic: 'Contract testing',
        text: 'Publishing contracts looks for applications that may be duplicates, such as names that differ little.',
      },
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'A request that compares the content of two pacts ends with a timeout when it takes too long.',
      },
      {topic: 'API', text: 'A request with characters that are not UTF-8 gets a clearer error message.'},
    ],
    fixes: [
      {topic: 'Contract testing', text: 'Asking the matrix with one selector no longer takes long.'},
      {
        topic: 'Operation',
        text: 'A cookie secret with commas, set by environment variable, is no longer read as a list.',
      },
    ],
    security: [
      {id: 'CVE-2018-25032', text: 'zlib. [1.17.3](/docs/on-premises/releases/1.17.3) lists it too.'},
      {id: 'CVE-2022-29824', text: 'libxml2.'},
      {id: 'CVE-2022-30122', text: 'Rack: parsing of multipart requests could be slowed down.'},
    ],
    breaking: [
      {
        text: '`PACTFLOW_BASE_URL` must begin with `https`.',
        action:
          'Set it to the `https` address that people use. Only for local tests and demonstrations without a certificate, set `PACTFLOW_REQUIRE_HTTPS` to `false`.',
      },
    ],
    variables: [
      {name: 'NEW_RELIC_AGENT_ENABLED', change: 'new', text: 'Set to `true`, it switches on monitoring by New Relic.'},
      {
        name: 'PACTFLOW_BASE_URL',
        change: 'changed',
        text: 'Must begin with `https`, unless `PACTFLOW_REQUIRE_HTTPS` is `false`.',
      },
      {
        name: 'PACTFLOW_REQUIRE_HTTPS',
        change: 'changed',
        text: 'Also decides whether the base address must begin with `https`.',
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
    summary: 'A security update: a flaw in zlib, the compression library, is mended. Nothing else changes.',
    description:
      'PactFlow On-Premises 1.17.3 of April 12, 2022 mends CVE-2018-25032, a flaw in the compression library zlib, and changes nothing else.',
    highlights: ['**Security.** CVE-2018-25032, a flaw in zlib, is mended.'],
    security: [{id: 'CVE-2018-25032', text: 'zlib: certain input could damage memory while it is compressed.'}],
    notice: {slug: '2022-04-12-on-premises-1.17.3', date: '2022-04-12'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.18.0, which lists the flaw too', to: '/docs/on-premises/releases/1.18.0'},
    ],
    keywords: ['CVE-2018-25032', 'zlib', 'security update', 'patch release'],
  },
  {
    version: '1.17.2',
    date: '2022-03-28',
    releaseLine: '1.x',
    summary:
      'One fix: passwords and other credentials may hold commas. If yours do, and a connection fails, install it.',
    description:
      'PactFlow On-Premises 1.17.2 of March 28, 2022 accepts commas in the credentials of the database and of basic authentication.',
    highlights: ['**Configuration.** Credentials of the database and of basic auth may hold commas.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'Credentials of the database and of basic auth that hold commas are no longer read as lists.',
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
      'BusyBox in the image is updated against CVE-2021-42377. The pages that the open source Pact Broker renders can be opened again.',
    description:
      'PactFlow On-Premises 1.17.1 of March 10, 2022 updates BusyBox against CVE-2021-42377 and mends the Pact Broker pages.',
    highlights: [
      '**Security.** BusyBox is updated against CVE-2021-42377.',
      '**Pact Broker pages.** Opening them no longer ends in an error.',
    ],
    fixes: [
      {
        topic: 'User interface',
        text: 'The pages that the open source Pact Broker renders on the server no longer return an error.',
      },
    ],
    security: [{id: 'CVE-2021-42377', text: 'BusyBox, the shell tools of the image. Mended by an update.'}],
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
      'Sessions can end after a time without activity. The timeout is off until you set it, so an upgrade alone changes nothing.',
    description:
      'PactFlow On-Premises 1.17.0 of February 25, 2022 can end idle sessions by PACTFLOW_SESSION_INACTIVITY_TIMEOUT, which is off at first.',
    highlights: [
      '**Sessions.** `PACTFLOW_SESSION_INACTIVITY_TIMEOUT` ends sessions that are idle; it is off until you set it.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: 'The server can end a session after a time without activity. The user then signs in at the identity provider again.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_SESSION_INACTIVITY_TIMEOUT',
        change: 'new',
        text: 'Seconds without activity after which a session ends. Without it, the value of `PACTFLOW_SESSION_LENGTH` counts, which in effect switches the timeout off.',
      },
    ],
    steps: [
      'If you want idle sessions to end, set `PACTFLOW_SESSION_INACTIVITY_TIMEOUT`. Otherwise no change is needed.',
    ],
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
    summary: 'On AWS, the application can reach an RDS database with an IAM role instead of a password.',
    description:
      'PactFlow On-Premises 1.16.0 of February 18, 2022 connects to PostgreSQL on AWS RDS by IAM authentication, without a database password.',
    highlights: ['**AWS.** The application can sign in to PostgreSQL on RDS by IAM authentication.'],
    features: [
      {
        topic: 'Operation',
        text: 'Between the application and PostgreSQL on Amazon RDS, [IAM authentication](/docs/on-premises/database) can take the place of a password.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_ADAPTER',
        change: 'changed',
        text: 'Takes `postgresiam`, for IAM authentication. `PACTFLOW_DATABASE_SSLMODE` must then be `require`.',
      },
      {
        name: 'PACTFLOW_DATABASE_URL',
        change: 'changed',
        text: 'With IAM authentication, its scheme is `postgresiam`, and it must name the port.',
      },
      {name: 'AWS_REGION', change: 'new', text: 'Region of the RDS instance. IAM authentication needs it.'},
      {
        name: 'PACTFLOW_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: 'Switches on sign-in by OAuth2, whose settings begin with `PACTFLOW_OAUTH2__`. The notes do not mention it; its reference says that it is supported from this release.',
      },
      {
        name: 'PACTFLOW_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: 'Switches on bearer tokens of your identity provider for the API, whose settings begin with `PACTFLOW_JWT_BEARER_TOKEN__`. The notes do not mention it; its reference says that it is supported from this release.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: 'Set to `false`, it switches off PactFlow API tokens, for installations whose identity provider issues the tokens. The notes do not mention it; the reference of variables has it from this release.',
      },
    ],
    notice: {slug: '2022-02-18-on-premises-1.16.0', date: '2022-02-18'},
    related: [
      {label: 'Database in 1.x', to: '/docs/on-premises/database'},
      {label: 'Variables for OAuth2', to: '/docs/on-premises/environment-variables/oauth2'},
      {label: 'Variables for bearer tokens (JWT)', to: '/docs/on-premises/environment-variables/jwt'},
      {
        label: 'IAM database authentication, in the AWS documentation',
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
      'The base image moves to Alpine Linux 3.15, which needs Docker 20.10.0 or later. Check your Docker version before you upgrade; nothing else changes.',
    description:
      'PactFlow On-Premises 1.15.0 of February 15, 2022 moves from Alpine Linux 3.13 to 3.15 and needs Docker 20.10.0 or later to run.',
    highlights: [
      '**Docker.** 20.10.0 or later is required; 19.03 no longer works.',
      '**Base image.** Alpine Linux goes from 3.13 to 3.15.',
    ],
    changes: [{topic: 'Operation', text: 'The base image goes from Alpine Linux 3.13 to 3.15.'}],
    breaking: [
      {
        text: 'Docker 19.03, which its makers no longer maintain, cannot run the image. Alpine Linux 3.14 and later need Docker 20.10.0, for the reason given under `faccessat2` in the [Alpine 3.14 release notes](https://wiki.alpinelinux.org/wiki/Release_Notes_for_Alpine_3.14.0#faccessat2).',
        action:
          'On a host with an older Docker, upgrade Docker to 20.10.0 or later first. With 20.10.0 or later, there is nothing to do beyond the usual upgrade.',
      },
    ],
    steps: [
      'Run `docker version` on each host. Where the engine is older than 20.10.0, upgrade it before you change the image tag.',
    ],
    unclear: 'The public address of the notice named 1.16.0 by mistake; the old address leads to the notice of 1.15.0.',
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
      'Teams and roles of a user are read from the access token, no longer from the ID token. This matters only with tokens of your own identity provider.',
    description:
      'PactFlow On-Premises 1.14.8 of February 11, 2022 reads the teams and roles of a user from the access token instead of the ID token.',
    highlights: ['**Sign-in.** Teams and roles come from the access token instead of the ID token.'],
    fixes: [
      {
        topic: 'Authentication',
        text: 'The teams and roles of a user are taken from the access token. Before, they were taken from the ID token.',
      },
    ],
    steps: [
      'If your identity provider sends teams and roles, make sure that its access token holds them. The release notes ask for no migration.',
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
    summary: 'One fix for sign-in by OAuth2: the parameters you add to the token request are really sent.',
    description:
      'PactFlow On-Premises 1.14.7 of February 11, 2022 sends your custom token parameters when it fetches the JWT from the identity provider.',
    highlights: ['**OAuth2.** Custom token parameters are sent when the token is fetched.'],
    fixes: [
      {
        topic: 'Authentication',
        text: 'The request that fetches the JSON Web Token (JWT) of a user carries the custom token parameters of your configuration. They were missing.',
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
    summary: 'A release of security updates: Bootstrap, Underscore.js, and RDoc. Nothing else changes.',
    description:
      'PactFlow On-Premises 1.14.6 of February 10, 2022 mends five CVEs: three in Bootstrap, one in Underscore.js, and one in RDoc.',
    highlights: ['**Security.** Five CVEs are mended, in Bootstrap, Underscore.js, and RDoc.'],
    security: [
      {id: 'CVE-2018-20677', text: 'Bootstrap: cross-site scripting.'},
      {id: 'CVE-2018-20676', text: 'Bootstrap: cross-site scripting.'},
      {id: 'CVE-2018-14041', text: 'Bootstrap: cross-site scripting.'},
      {id: 'CVE-2021-23358', text: 'Underscore.js: its template function could run injected code.'},
      {
        id: 'CVE-2021-31799',
        text: 'RDoc, the documentation generator of Ruby: a crafted file name could run a command.',
      },
    ],
    notice: {slug: '2022-02-10-on-premises-1.14.6', date: '2022-02-10'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.5, the security update before', to: '/docs/on-premises/releases/1.14.5'},
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
    summary: 'A security update: a flaw in the JavaScript package `json-schema` is mended. Nothing else changes.',
    description:
      'PactFlow On-Premises 1.14.5 of February 7, 2022 mends CVE-2021-3918 in the JavaScript package json-schema and changes nothing else.',
    highlights: ['**Security.** CVE-2021-3918 in `json-schema` is mended.'],
    security: [
      {
        id: 'CVE-2021-3918',
        text: '`json-schema`, a JavaScript package: crafted input could change the prototype of objects.',
      },
    ],
    notice: {slug: '2022-02-07-on-premises-1.14.5', date: '2022-02-07'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.6, the security update after', to: '/docs/on-premises/releases/1.14.6'},
    ],
    keywords: ['CVE-2021-3918', 'json-schema', 'prototype pollution', 'security update'],
  },
  {
    version: '1.14.4',
    date: '2022-02-03',
    releaseLine: '1.x',
    summary:
      'Webhooks that run in the background respect two settings for certificates. The base image moves to Ruby 2.7.5.',
    description:
      'PactFlow On-Premises 1.14.4 of February 3, 2022 applies certificate settings to background webhooks and moves to Ruby 2.7.5.',
    highlights: [
      '**Webhooks.** Your certificates, and switching off certificate checks, count for webhooks in the background too.',
      '**Base image.** It is `ruby:2.7.5-alpine3.13`.',
    ],
    changes: [{topic: 'Operation', text: 'The base image is `ruby:2.7.5-alpine3.13`.'}],
    fixes: [
      {
        topic: 'Webhooks',
        text: 'The setting `disable_ssl_verification` (`PACTFLOW_DISABLE_SSL_VERIFICATION`) also counts for webhooks that run in the background.',
      },
      {
        topic: 'Webhooks',
        text: 'The setting `webhook_certificates` (`PACTFLOW_WEBHOOK_CERTIFICATES`) also counts for webhooks that run in the background.',
      },
    ],
    notice: {slug: '2022-02-03-on-premises-1.14.4', date: '2022-02-03'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Help with webhooks', to: '/docs/webhooks-help'},
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
    summary: 'A security update: a flaw in the JavaScript package `jsonpointer` is mended. Nothing else changes.',
    description:
      'PactFlow On-Premises 1.14.3 of February 1, 2022 mends CVE-2021-23807 in a JavaScript package that handles JSON and changes nothing else.',
    highlights: ['**Security.** CVE-2021-23807 in `jsonpointer` is mended.'],
    security: [
      {
        id: 'CVE-2021-23807',
        text: '`jsonpointer`, a JavaScript package: crafted input could change the prototype of objects.',
      },
    ],
    notice: {slug: '2022-02-01-on-premises-1.14.3', date: '2022-02-01'},
    related: [
      {label: 'Security audit report', to: '/docs/on-premises/security-audit-report'},
      {label: 'Release 1.14.4, which followed', to: '/docs/on-premises/releases/1.14.4'},
    ],
    keywords: ['CVE-2021-23807', 'jsonpointer', 'prototype pollution', 'security update'],
  },
  {
    version: '1.14.2',
    date: '2022-01-31',
    releaseLine: '1.x',
    summary: 'One fix: setting how often database connections are checked no longer ends in an error.',
    description:
      'PactFlow On-Premises 1.14.2 of January 31, 2022 accepts PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT without an error.',
    highlights: ['**Database.** Setting the validation timeout of connections no longer raises an error.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'Setting `database_connection_validation_timeout` (`PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT`) no longer raises an error.',
      },
    ],
    notice: {slug: '2022-01-31-on-premises-1.14.2', date: '2022-01-31'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Release 1.14.0, which brought the variable', to: '/docs/on-premises/releases/1.14.0'},
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
    summary: 'One fix on screen: a pending pact whose verification failed has the right icon.',
    description:
      'PactFlow On-Premises 1.14.1 of December 7, 2021 shows the right icon for pending pacts whose verification failed.',
    highlights: ['**Interface.** Pacts in the status `failed_pending` have the right icon.'],
    fixes: [
      {
        topic: 'User interface',
        text: 'A pact in the status `failed_pending` has the right icon. This is a pending pact whose verification failed.',
      },
    ],
    notice: {slug: '2021-12-07-on-premises-1.14.1', date: '2021-12-07'},
    related: [
      {
        label: 'Pending pacts, in the Pact documentation',
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
      'Branches, deployments, and releases come to On-Premises and take over what tags stood for. Five variables are new, and your configuration can stay as it is.',
    description:
      'PactFlow On-Premises 1.14.0 of December 2, 2021: branches, recorded deployments and releases, a webhook event, and new settings.',
    highlights: [
      '**Branches.** Pacts and verification results can be published with a branch.',
      '**Deployments and releases.** They can be recorded, with permissions for everything or for your own teams.',
      '**Webhooks.** The event `contract_requiring_verification_published` is new.',
      '**Contract changes.** You can have PactFlow refuse other content under a published version.',
    ],
    features: [
      {
        topic: 'Contract testing',
        text: 'Pacts and verification results can be published with [branches](https://docs.pact.io/pact_broker/branches).',
      },
      {
        topic: 'Contract testing',
        text: '[Deployments and releases](https://docs.pact.io/pact_broker/recording_deployments_and_releases) can be recorded.',
      },
      {
        topic: 'Contract testing',
        text: 'You can have PactFlow refuse to [change a pact under the version it was published with](/docs/troubleshooting/disabling-dangerous-contract-modification).',
      },
      {
        topic: 'Users and permissions',
        text: 'Two permissions let people and machines record deployments and releases: `deployment_and_release:record:*` for every application, `deployment_and_release:record:team` for those of their teams.',
      },
      {
        topic: 'Webhooks',
        text: 'Webhooks can react to [`contract_requiring_verification_published`](https://docs.pact.io/blog/2021/10/11/contract-requiring-verification-published-webhook-event), which tells a provider that a pact waits for its verification.',
      },
    ],
    fixes: [
      {
        topic: 'Users and permissions',
        text: 'Adding a user or an application to the default team no longer fails when the team that the system preferences name is gone.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT',
        change: 'new',
        text: 'Seconds after which a database connection is checked before it is used again, `3600` unless you set it. With `-1` it is checked every time.',
      },
      {
        name: 'PACTFLOW_ALLOW_DANGEROUS_CONTRACT_MODIFICATION',
        change: 'new',
        text: 'Set to `false`, it makes PactFlow refuse other content for a version that already has a pact.',
      },
      {
        name: 'PACTFLOW_USE_FIRST_TAG_AS_BRANCH',
        change: 'new',
        text: 'When `true`, the default, the first tag that a version gets within 10 seconds becomes its branch. It helps in moving from tags to branches.',
      },
      {
        name: 'PACTFLOW_CREATE_DEPLOYED_VERSIONS_FOR_TAGS',
        change: 'new',
        text: 'When `true`, the default, a tag with the name of an environment also records a deployment there. It helps in moving from tags to deployments.',
      },
      {
        name: 'PACTFLOW_USE_HAL_BROWSER',
        change: 'new',
        text: 'Set to `false`, it switches the legacy HAL Browser off, which is on by default.',
      },
      {
        name: 'PACTFLOW_WEBHOOK_CERTIFICATES',
        change: 'new',
        text: 'Certificates for webhooks to servers with self-signed ones. The notes do not mention it; its reference says that it is supported from this release.',
      },
      {
        name: 'PACTFLOW_TEST_JWT_BEARER_TOKEN_AUTH_ENABLED',
        change: 'new',
        text: 'Bearer tokens of your identity provider, as a beta that is not for production. Replaced by another name in 1.16.0.',
      },
      {
        name: 'PACTFLOW_TEST_OAUTH2_AUTH_ENABLED',
        change: 'new',
        text: 'Sign-in by OAuth2, as a beta that is not for production. Replaced by another name in 1.16.0.',
      },
    ],
    migrations: ['No configuration has to change. Change the image tag to `1.14.0` and redeploy.'],
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
      'One fix: the application starts again where the database is configured by host, name, and user instead of a single address.',
    description:
      'PactFlow On-Premises 1.13.1 of September 27, 2021 starts again where the database is set by single values instead of one address.',
    highlights: ['**Startup.** The application starts where host, name, and user of the database are set one by one.'],
    fixes: [
      {
        topic: 'Operation',
        text: 'The database adapter has its default value again. Without it, the application did not start where the connection is described by single variables, such as `PACTFLOW_DATABASE_HOST`, instead of `PACTFLOW_DATABASE_URL`.',
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
    summary: 'HTTP requests can be logged with their status and duration. The logging is off until you switch it on.',
    description:
      'PactFlow On-Premises 1.13.0 of September 23, 2021 can log each HTTP request with status and duration, switched on by a variable.',
    highlights: ['**Logs.** `PACTFLOW_HTTP_LOGGING_ENABLED` switches on a log of HTTP requests.'],
    features: [
      {
        topic: 'Operation',
        text: 'Each HTTP request can be written to the log in JSON, with the status and the duration of its answer.',
      },
    ],
    variables: [
      {
        name: 'PACTFLOW_HTTP_LOGGING_ENABLED',
        change: 'new',
        text: 'Set to `true`, it logs HTTP requests to standard output. The default is `false`.',
      },
    ],
    notice: {slug: '2021-09-23-on-premises-1.13.0', date: '2021-09-23'},
    related: [
      {label: 'Logging in 1.x', to: '/docs/on-premises/logging'},
      {label: 'Release 1.13.1, which mends startup', to: '/docs/on-premises/releases/1.13.1'},
    ],
    keywords: ['HTTP logging', 'access log', 'PACTFLOW_HTTP_LOGGING_ENABLED', 'request log', 'JSON log'],
  },
  {
    version: '1.12.0',
    date: '2021-09-21',
    releaseLine: '1.x',
    summary:
      'SAML sign-in can tolerate clocks that differ, and you choose the role and the team that new users get. The encryption key is checked at start.',
    description:
      'PactFlow On-Premises 1.12.0 of September 21, 2021: SAML clock drift, default role and team, a Guest role, and a check of the master key.',
    highlights: [
      '**SAML.** `PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT` tolerates clocks that differ.',
      '**New users.** The default role and the default team can be chosen.',
      '**Guest.** A role for looking at contracts is new; from 2.3.0 it is called Viewer.',
      '**Encryption.** The master key is validated when the application starts.',
    ],
    features: [
      {
        topic: 'Authentication',
        text: 'SAML sign-in can allow for a difference between the clocks of PactFlow and of the identity provider.',
      },
      {
        topic: 'Users and permissions',
        text: 'The role and the team that new users get can be chosen in the [system preferences](/docs/ui-old/settings/preferences).',
      },
      {
        topic: 'Users and permissions',
        text: 'The predefined role **Guest** is new. From 2.3.0 it is called [Viewer](/docs/permissions/predefined-roles).',
      },
    ],
    changes: [{topic: 'Operation', text: 'The master key for encryption is validated when the application starts.'}],
    variables: [
      {
        name: 'PACTFLOW_SAML_ALLOWED_CLOCK_DRIFT',
        change: 'new',
        text: 'Seconds, also fractions, by which the clocks may differ when a SAML response is checked. The default is `0`.',
      },
      {name: 'PACTFLOW_MASTER_ENCRYPTION_KEY', change: 'changed', text: 'Its value is validated at start.'},
    ],
    unclear:
      'The notes do not say what the check of the master key refuses. Start the new image in a test environment with your key first.',
    notice: {slug: '2021-09-21-on-premises-1.12.0', date: '2021-09-21'},
    related: [
      {label: 'SAML in 1.x', to: '/docs/on-premises/authentication/saml'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Preferences in the legacy interface', to: '/docs/ui-old/settings/preferences'},
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
    summary: 'One fix: `can-i-deploy` no longer breaks off while it words a validation message.',
    description:
      'PactFlow On-Premises 1.11.1 of July 9, 2021 mends the runtime error that can-i-deploy raised instead of a validation message.',
    highlights: ['**can-i-deploy.** A validation message no longer ends in a runtime error.'],
    fixes: [
      {
        topic: 'Contract testing',
        text: '`can-i-deploy` gives its validation message. Making the message had ended in a runtime error.',
      },
    ],
    notice: {slug: '2021-07-09-on-premises-1.11.1', date: '2021-07-09'},
    related: [
      {label: 'Release 1.11.0', to: '/docs/on-premises/releases/1.11.0'},
      {label: 'Can-i-deploy in the legacy interface', to: '/docs/ui-old/can-i-deploy'},
    ],
    keywords: ['can-i-deploy', 'runtime error', 'validation message', 'hotfix'],
  },
  {
    version: '1.11.0',
    date: '2021-07-05',
    releaseLine: '1.x',
    summary:
      'Teams get their own webhooks, secrets, system accounts, and administrators. API tokens can expire and be encrypted in the database, and the master key has a new name.',
    description:
      'PactFlow On-Premises 1.11.0 of July 5, 2021: team administrators, team webhooks and secrets, expiring and encrypted API tokens, preferences.',
    highlights: [
      '**Teams.** Webhooks, secrets, and system accounts can belong to a team, and a team can have administrators.',
      '**API tokens.** They can expire, warn before they do, and be encrypted in the database.',
      '**Master key.** `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` is now `PACTFLOW_MASTER_ENCRYPTION_KEY`; keep its value.',
      '**Preferences.** Users and administrators have preferences, among them a banner after sign-in.',
      '**Roles.** New installations call Test Maintainer, now a legacy name, **User**.',
    ],
    features: [
      {topic: 'User interface', text: 'A banner can be configured that users see after they sign in.'},
      {topic: 'User interface', text: 'Users have [preferences of their own](/docs/ui-old/settings/preferences).'},
      {
        topic: 'User interface',
        text: 'Administrators have [system preferences](/docs/ui-old/settings/preferences), which hold for everybody.',
      },
      {topic: 'User interface', text: 'The interface warns before an API token expires.'},
      {topic: 'Authentication', text: 'You can let API tokens expire after a time.'},
      {topic: 'Authentication', text: 'API tokens can be encrypted in the database, field by field.'},
      {
        topic: 'Contract testing',
        text: '`can-i-deploy` can [ignore chosen applications](https://docs.pact.io/pact_broker/client_cli/readme#can-i-deploy).',
      },
      {
        topic: 'Users and permissions',
        text: '[Secrets](/docs/user-interface/settings/secrets) and [webhooks](/docs/user-interface/settings/webhooks) can be assigned to a team, whose members then manage them.',
      },
      {
        topic: 'Users and permissions',
        text: 'A team can have team administrators. They add and remove users and applications of the team.',
      },
      {
        topic: 'Users and permissions',
        text: 'The permission `system_account:manage:team` is new. With it, people see and regenerate the API tokens of the system accounts that belong to their team.',
      },
      {
        topic: 'Users and permissions',
        text: 'An endpoint [resets the permissions of the predefined roles](/docs/permissions/predefined-roles).',
      },
      {
        topic: 'Webhooks',
        text: 'Webhooks can use the parameter `pactbroker.azureDevOpsVerificationStatus`, a verification status as Azure DevOps expects it.',
      },
      {topic: 'Operation', text: 'The port of the database can be set by a variable of its own.'},
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'Which pacts are pending or work in progress (WIP) is decided better; [pull request 432 of the Pact Broker](https://github.com/pact-foundation/pact_broker/pull/432) tells how.',
      },
      {
        topic: 'Bi-directional contract testing',
        text: 'A provider contract that is published in Base64 must be well-formed JSON or YAML.',
      },
      {topic: 'Users and permissions', text: 'Predefined roles cannot be deleted.'},
      {
        topic: 'Users and permissions',
        text: '`system:preference:read` is deprecated: everybody who is signed in may read the system preferences.',
      },
      {
        topic: 'Users and permissions',
        text: "Wherever it makes sense, the default permissions of predefined roles reach one's own teams instead of everything. An older installation gets them by the reset.",
      },
      {
        topic: 'Users and permissions',
        text: 'In new installations, the role **User** has the place of Test Maintainer, which is a legacy name since.',
      },
    ],
    fixes: [
      {
        topic: 'Authentication',
        text: 'SAML: the base address of the provider is worked out correctly when the metadata, not a variable, name the address for signing in.',
      },
      {topic: 'Authentication', text: 'SAML: with several providers, PactFlow records the one that was used.'},
      {topic: 'Operation', text: 'Debug logs no longer show the values of API tokens.'},
    ],
    security: [{text: 'If `PACTFLOW_BASE_URL` is not set, caches can be poisoned. Set it.'}],
    variables: [
      {name: 'PACTFLOW_BASE_URL', change: 'changed', text: 'Should now be set everywhere, against cache poisoning.'},
      {name: 'PACTFLOW_DATABASE_PORT', change: 'new', text: 'Port of the database.'},
      {
        name: 'PACTFLOW_MASTER_ENCRYPTION_KEY',
        change: 'new',
        text: 'Master key for encrypting secrets and API tokens: the new name of `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY`. Never change its value.',
      },
      {
        name: 'PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY',
        change: 'deprecated',
        text: 'Still works, with a warning. Use `PACTFLOW_MASTER_ENCRYPTION_KEY`.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED',
        change: 'new',
        text: 'Set to `true`, it encrypts API tokens in the database.',
      },
      {
        name: 'PACTFLOW_API_TOKEN_IV',
        change: 'new',
        text: 'Initialization vector for that encryption: 16 random bytes in Base64.',
      },
    ],
    migrations: [
      'If you switch on the encryption of API tokens, existing tokens are encrypted when the application starts. Their plain values stay in the table `saas_api_tokens` until you clear them.',
    ],
    steps: [
      'If `PACTFLOW_BASE_URL` is not set, set it.',
      'Rename `PACTFLOW_MASTER_SECRETS_ENCRYPTION_KEY` to `PACTFLOW_MASTER_ENCRYPTION_KEY`, and leave its value as it is. The warnings about the former name end.',
      'The steps from here on are only for encrypting API tokens. Set `PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED` to `true`, and `PACTFLOW_API_TOKEN_IV` to what `openssl rand -base64 16` prints.',
      'Restart the application. It encrypts the tokens while it starts.',
      'Compare `SELECT COUNT(*) FROM saas_api_tokens;` with `SELECT COUNT(*) FROM saas_api_tokens WHERE encrypted_value IS NOT NULL;`. Both give the same number.',
      'Call the API with a token that existed before, for example with `curl -v -H "Authorization: Bearer $TOKEN" https://pactflow.example.com`. The answer is `200 OK` with JSON.',
      'Back up the database. Then clear the plain values with `UPDATE saas_api_tokens SET value = NULL;`. After that, the encryption can no longer be switched off.',
    ],
    notice: {slug: '2021-07-05-on-premises-1.11.0', date: '2021-07-05'},
    related: [
      {label: 'Environment variables of 1.x', to: '/docs/on-premises/environment-variables'},
      {label: 'Predefined roles', to: '/docs/permissions/predefined-roles'},
      {label: 'Teams in the legacy interface', to: '/docs/ui-old/settings/teams'},
      {label: 'API tokens in the legacy interface', to: '/docs/ui-old/settings/api-tokens'},
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
      'PactFlow needs a license file to run: have it ready before you upgrade. The Pact Broker inside is 2.79.0, and example projects can be downloaded.',
    description:
      'PactFlow On-Premises 1.10.0 of March 31, 2021 runs only with a license file, contains Pact Broker 2.79.0, and offers example projects.',
    highlights: [
      '**License.** A license file is needed to run PactFlow.',
      '**Pact Broker.** Version 2.79.0 is inside.',
      '**Examples.** Example projects for consumers and providers can be generated and downloaded.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'You can generate an example project for a consumer or a provider and download it. [1.28.0](/docs/on-premises/releases/1.28.0) takes the links for it away.',
      },
    ],
    changes: [
      {
        topic: 'Contract testing',
        text: 'The Pact Broker inside is 2.79.0. [Its changelog](https://github.com/pact-foundation/pact_broker/blob/master/CHANGELOG.md) lists what it brings.',
      },
    ],
    breaking: [
      {
        text: 'On-Premises needs a license file to run.',
        action:
          'Mount the [license file](/docs/on-premises/license) into the container. If you have none, ask your account manager for it before you upgrade.',
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
      'Verification results can be deleted on screen, and the interface shows the versions of PactFlow and the Pact Broker. A cache poisoning vulnerability is mended.',
    description:
      'PactFlow On-Premises 1.9.0 of February 1, 2021 deletes verification results on screen, shows its version, and mends cache poisoning.',
    highlights: [
      '**Security.** A cache poisoning vulnerability is mended, and jQuery and Bootstrap are updated.',
      '**Deleting.** Verification results can be deleted on screen.',
      '**Version.** The interface shows the versions of PactFlow and of the Pact Broker.',
    ],
    features: [
      {topic: 'User interface', text: '[Verification results can be deleted](/docs/how_to) on screen.'},
      {topic: 'User interface', text: 'The versions of PactFlow and of the Pact Broker are shown.'},
    ],
    fixes: [{topic: 'Operation', text: 'The audit log no longer lacks the path of the request.'}],
    security: [
      {
        text: 'A cache poisoning vulnerability is mended. The notes give no id; see also what [1.11.0](/docs/on-premises/releases/1.11.0) says about `PACTFLOW_BASE_URL`.',
      },
      {text: 'The libraries jQuery and Bootstrap are updated.'},
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
      'Tags of application versions have a menu for copying addresses and deleting, and the logs of webhooks have screens. Vulnerabilities in the base image are mended.',
    description:
      'PactFlow On-Premises 1.8.0 of December 18, 2020 adds menus to version tags, screens for webhook logs, and base image security fixes.',
    highlights: [
      '**Tags.** A menu on each version tag copies addresses and deletes what belongs to the tag.',
      '**Webhooks.** Screens show the logs of their executions.',
      '**Security.** Vulnerabilities in the base image are mended.',
    ],
    features: [
      {
        topic: 'User interface',
        text: 'Tags of application versions have a [menu on the dashboard](/docs/ui-old/dashboard). It copies related addresses and deletes related resources.',
      },
      {topic: 'Webhooks', text: 'Screens show the logs of webhook executions.'},
    ],
    security: [{text: 'Vulnerabilities in the base image are mended. The release notes list no CVE ids.'}],
    unclear:
      'The public address of the notice named December 12 by mistake; the old address leads to the notice of December 18.',
    notice: {slug: '2020-12-18-on-premises-1.8.0', date: '2020-12-18'},
    related: [
      {label: 'Dashboard of the legacy interface', to: '/docs/ui-old/dashboard'},
      {label: 'Webhooks of the legacy interface', to: '/docs/ui-old/settings/webhooks'},
    ],
    keywords: ['version tag menu', 'copy URL', 'webhook logs', 'webhook execution', 'base image', 'vulnerabilities'],
  },
  {
    version: '1.7.0',
    date: '2020-12-08',
    releaseLine: '1.x',
    summary:
      'People can sign in by more than one SAML identity provider. Each further provider has its own set of variables.',
    description:
      'PactFlow On-Premises 1.7.0 of December 8, 2020 lets people sign in by several SAML identity providers, each with its own variables.',
    highlights: ['**SAML.** Several identity providers can be configured side by side.'],
    features: [
      {
        topic: 'Authentication',
        text: '[Several SAML providers](/docs/on-premises/authentication/saml) can be configured. The variables of the second begin with `PACTFLOW_SAML_2_`, those of the third with `PACTFLOW_SAML_3_`; all share `PACTFLOW_SAML_ISSUER`.',
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
    summary: 'A security update: a vulnerable version of Bundler that nothing used is removed from the base image.',
    description:
      'PactFlow On-Premises 1.6.1 removes a vulnerable, unused version of Bundler from its base Docker image. Nothing else changes.',
    highlights: ['**Security.** A vulnerable Bundler that nothing used is gone from the base image.'],
    security: [
      {
        text: 'Bundler, the Ruby tool for installing libraries: a vulnerable version that nothing used is removed from the base image. The notes give no id.',
      },
    ],
    unclear: 'The public notes give no day for this release.',
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
      "Three predefined roles and permissions that reach one's own teams are new. New users and applications join a default team.",
    description:
      'PactFlow On-Premises 1.6.0 adds a default team, three predefined roles, and permissions that reach only the applications of own teams.',
    highlights: [
      '**Default team.** All new users and applications join it.',
      '**Roles.** CI/CD, a role for reading, and Test Maintainer, today a legacy role, are new.',
      "**Permissions.** Permissions can reach the applications of one's own teams only.",
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'All new users and applications join a [default team](/docs/user-interface/settings/teams).',
      },
      {
        topic: 'Users and permissions',
        text: 'The role [Test Maintainer](/docs/permissions/predefined-roles) is new. Today it is a legacy role: User took its place in 1.11.0.',
      },
      {topic: 'Users and permissions', text: 'The role [CI/CD](/docs/permissions/predefined-roles) is new.'},
      {
        topic: 'Users and permissions',
        text: 'The role [Viewer](/docs/permissions/predefined-roles) is new. It is the one that is called Read-Only from 2.3.0.',
      },
      {
        topic: 'Users and permissions',
        text: 'Permissions with the reach of a team are new, such as `contract_data:manage:team`. With them, people manage the applications that are assigned to their teams.',
      },
    ],
    changes: [
      {
        topic: 'Users and permissions',
        text: 'Test Maintainer, the legacy role, uses the permissions with the reach of a team.',
      },
    ],
    unclear: 'The public notes give no day for this release.',
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
      'Teams come to On-Premises: users and applications can belong to them, and the dashboard can be filtered by team.',
    description:
      'PactFlow On-Premises 1.5.0 introduces teams: assign users and applications to them, and filter the dashboard by team.',
    highlights: [
      '**Teams.** Users and applications can be assigned to teams.',
      '**Dashboard.** Choosing a team filters the applications.',
    ],
    features: [
      {
        topic: 'Users and permissions',
        text: 'Users and applications can be assigned to [teams](/docs/user-interface/settings/teams).',
      },
      {topic: 'User interface', text: 'Choosing a team on the dashboard filters its applications.'},
    ],
    unclear: 'The public notes give no day for this release.',
    related: [
      {label: 'Teams', to: '/docs/user-interface/settings/teams'},
      {label: 'Dashboard of the legacy interface', to: '/docs/ui-old/dashboard'},
    ],
    keywords: ['teams', 'assign users', 'assign applications', 'filter dashboard'],
  },
  {
    version: '1.4.1',
    releaseLine: '1.x',
    summary: 'One fix on screen: long email addresses stay inside their column in the list of users.',
    description:
      'PactFlow On-Premises 1.4.1 keeps long email addresses inside their column on the screen with the list of users.',
    highlights: ['**Users.** Long email addresses no longer run over on the users screen.'],
    fixes: [
      {
        topic: 'User interface',
        text: 'On the [users screen](/docs/ui-old/settings/users), long email addresses no longer run over their column.',
      },
    ],
    unclear: 'The public notes give no day for this release.',
    related: [
      {label: 'Users in the legacy interface', to: '/docs/ui-old/settings/users'},
      {label: 'Release 1.4.0', to: '/docs/on-premises/releases/1.4.0'},
    ],
    keywords: ['users screen', 'email address', 'text overflow', 'layout'],
  },
  {
    version: '1.4.0',
    releaseLine: '1.x',
    summary:
      'Every pact gets an API stub. The first person to sign in becomes the administrator, who can make others administrators and disable users.',
    description:
      'PactFlow On-Premises 1.4.0 gives every pact an API stub and lets administrators appoint others and disable or enable users.',
    highlights: [
      '**Stubs.** Each pact has an API stub of its own.',
      '**Administrators.** The first person to sign in is one, and can appoint others.',
      '**Users.** Administrators can disable and enable them.',
    ],
    features: [
      {
        topic: 'Contract testing',
        text: "Each pact has an [API stub](/docs/stubs), hosted by PactFlow. [PactFlow's announcement](https://pactflow.io/blog/hosted-stubs/) tells what it is for.",
      },
      {
        topic: 'Users and permissions',
        text: 'The first user who signs in becomes the administrator, without any setup.',
      },
      {
        topic: 'Users and permissions',
        text: 'Administrators can give other users the role of an administrator and take it away.',
      },
      {topic: 'Users and permissions', text: 'Administrators can disable users and enable them again.'},
    ],
    unclear: 'The public notes give no day for this release.',
    related: [
      {label: 'Stubs', to: '/docs/stubs'},
      {label: 'Users in the legacy interface', to: '/docs/ui-old/settings/users'},
    ],
    keywords: ['hosted stubs', 'API stub', 'first user', 'administrator', 'disable user', 'enable user'],
  },
];
