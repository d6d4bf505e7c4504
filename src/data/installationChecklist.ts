import type {ChecklistItem} from './installationChecklist.schema';

const both = ['1.x', '2.x'] as const;
const page = (path: string, label: string) => ({label, to: `/docs/on-premises/${path}`});

const license = page('license', 'License file');
const registry = page('docker-image-registry', 'Docker image registry');
const example = page('docker-compose-example', 'Docker Compose example');
const requirements = page('system-requirements', 'System requirements');
const support = page('support-policy', 'Support policy');
const saml = page('authentication/saml', 'SAML');
const authentication = page('authentication', 'Authentication');
const database = page('database', 'Database');
const network = page('network-configuration', 'Network configuration');
const architecture = {label: 'Architecture', to: '/docs/on-premises/architecture'};
const cleaning = page('maintenance/database', 'Database maintenance');
const logging = page('logging', 'Logging');
const upgrading = page('upgrading', 'Upgrading');
const troubleshooting = page('troubleshooting', 'Troubleshooting');
const store = {label: 'Cache', to: '/docs/on-premises-2x/redis'};

/** The tasks of an installation of PactFlow On-Premises, in order. */
export const installationChecklist: readonly ChecklistItem[] = [
  {
    id: 'license-file',
    phase: 'Get the license and registry access',
    releaseLines: both,
    text: 'You have the license file `pactflow-onprem.lic`.',
    detail: 'SmartBear sends the file when your account is set up. If you lose it, contact your account manager.',
    links: [license],
  },
  {
    id: 'license-limits',
    phase: 'Get the license and registry access',
    releaseLines: both,
    text: 'You know the license’s user limit and expiration date, and who renews the license.',
    detail:
      'PactFlow enforces both limits. If you reach the user limit, new users can’t sign in. After the expiration date, only the heartbeat endpoint responds.',
    links: [license],
  },
  {
    id: 'registry-access',
    phase: 'Get the license and registry access',
    releaseLines: both,
    text: 'Each host, or your own mirror, can pull `quay.io/pactflow/enterprise`.',
    detail:
      'Users sign in to the registry with their own accounts. Automation uses a robot account that SmartBear creates.',
    links: [registry],
  },
  {
    id: 'support-known',
    phase: 'Get the license and registry access',
    releaseLines: ['1.x'],
    text: 'You’ve set a date for the move to 2.x.',
    detail:
      'Support for 1.x ended on March 11, 2026, so don’t expect any more security updates for the release that you install.',
    links: [support, {label: 'Move to 2.x', to: '/docs/on-premises/upgrading#move-to-2x'}],
  },

  {
    id: 'release-tag',
    phase: 'Decide and prepare',
    releaseLines: ['2.x'],
    text: 'You’ve selected a 2.x release and use its version as the image tag.',
    detail:
      'Never deploy `latest`, because it changes with each release. This site describes releases up to 2.3.0. Check [SmartBear’s release notes](https://support.smartbear.com/swagger/docs/contract-testing/on-premises-admin-guide/on-premises-release-notes/) for later ones. In 2.1.0, some users can’t sign in.',
    links: [{label: 'Release 2.3.0', to: '/docs/on-premises/releases/2.3.0'}, support, registry],
  },
  {
    id: 'release-tag-1x',
    phase: 'Decide and prepare',
    releaseLines: ['1.x'],
    text: 'You’ve selected a 1.x release and use its version as the image tag.',
    detail: 'Never deploy `latest`, because it can be a 2.x image, which requires Redis.',
    links: [{label: 'Release 1.37.2', to: '/docs/on-premises/releases/1.37.2'}, registry],
  },
  {
    id: 'trial',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'The Docker Compose example runs on one machine with demo authentication.',
    detail: 'This confirms early on that your license and your access to the registry work.',
    links: [example, page('authentication/demo', 'Demo authentication')],
  },
  {
    id: 'address',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'You’ve chosen the URL that users and pipelines will use, and its hostname resolves.',
    detail:
      'For example, use `https://pactflow.example.com`, without a trailing slash. Pipelines and webhooks store this URL in their settings, so choose a URL that won’t change.',
    variables: ['PACTFLOW_BASE_URL'],
    links: [network],
  },
  {
    id: 'certificate',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'You have a certificate for this hostname, and someone is responsible for renewing it.',
    detail: 'Both pipelines and browsers must trust the certificate authority.',
    links: [
      network,
      {label: 'Trust your own certificate authority', to: '/docs/install-pact-cli#certificate-authority'},
    ],
  },
  {
    id: 'secrets',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'You’ve generated the secrets and saved them in a secret store, not in a repository.',
    detail:
      'The cookie secret must be at least 64 characters long. In 1.x, this requirement applies to 1.37.0 and later.',
    variables: ['PACTFLOW_MASTER_ENCRYPTION_KEY', 'PACTFLOW_COOKIE_SECRET', 'PACTFLOW_ADMIN_API_KEY'],
    links: [example],
  },
  {
    id: 'master-key-copy',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'You’ve stored a copy of the master key separately from the database and its backups.',
    detail: 'Without the key, PactFlow can’t read stored secrets and encrypted tokens. You can’t rotate the key.',
    variables: ['PACTFLOW_MASTER_ENCRYPTION_KEY'],
    links: [page('environment-variables', 'Environment variables')],
  },
  {
    id: 'token-encryption',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'You’ve decided whether to encrypt API tokens in the database.',
    detail: 'To encrypt them, enable encryption and set an initialization vector of 16 random bytes in Base64.',
    variables: ['PACTFLOW_API_TOKEN_ENCRYPTION_ENABLED', 'PACTFLOW_API_TOKEN_IV'],
    links: [page('environment-variables', 'Environment variables')],
  },
  {
    id: 'artifacts',
    phase: 'Decide and prepare',
    releaseLines: both,
    text: 'Your orchestrator’s deployment files, such as a Helm chart or a task definition, are ready.',
    detail: 'Copy the variables from the templates or from the configuration builder. `TZ` is required.',
    variables: ['TZ'],
    links: [
      page('environment-variables/templates', 'Configuration file templates'),
      page('environment-variables/timezones', 'Time zones'),
      example,
    ],
  },

  {
    id: 'saml-registered',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'You’ve registered PactFlow with your identity provider. The reply URL is the base URL followed by `/auth/saml/callback`.',
    detail: 'Set the issuer variable to the entity ID that you registered.',
    variables: ['PACTFLOW_SAML_ISSUER'],
    links: [saml],
  },
  {
    id: 'saml-attributes',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'The provider sends a permanent identifier, the email address, and the name. You’ve configured the names of these attributes in PactFlow.',
    variables: ['PACTFLOW_SAML_IDP_ID_ATTRIBUTE', 'PACTFLOW_SAML_EMAIL_ATTRIBUTE', 'PACTFLOW_SAML_NAME_ATTRIBUTE'],
    links: [saml],
  },
  {
    id: 'assignment',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'In the identity provider, you’ve assigned PactFlow only to users who need it.',
    detail:
      'Every user that the provider authenticates can sign in to PactFlow, and each user counts toward the license limit.',
    links: [authentication],
  },
  {
    id: 'demo-off',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'Demo authentication is off, and the database doesn’t contain users from the trial.',
    detail: 'Demo authentication doesn’t require a password, and you can’t combine it with another sign-in method.',
    variables: ['PACTFLOW_DEMO_AUTH_ENABLED'],
    links: [page('authentication/demo', 'Demo authentication')],
  },
  {
    id: 'oauth2',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'The OAuth 2.0 client is registered, and the handler script is mounted.',
    onlyIf: 'you’ve agreed with SmartBear to use OAuth 2.0',
    variables: ['PACTFLOW_OAUTH2_AUTH_ENABLED', 'PACTFLOW_OAUTH2__AUTH_CONFIG_HANDLER'],
    links: [page('authentication/oauth2', 'OAuth 2.0')],
  },
  {
    id: 'scim',
    phase: 'Identity provider',
    releaseLines: both,
    text: 'The SCIM API runs alongside PactFlow with the token of a system account that has the SCIM role.',
    onlyIf: 'your identity provider manages users and teams',
    variables: ['PACTFLOW_BASE_URL'],
    links: [page('scim', 'SCIM API On-Premises'), {label: 'User provisioning with SCIM', to: '/docs/scim/main'}],
  },

  {
    id: 'postgresql',
    phase: 'Database and store',
    releaseLines: both,
    text: 'PostgreSQL 10.6 or later runs with at least 4 vCPUs, 4 GiB of memory, and 25 GiB of storage.',
    detail:
      'PactFlow needs at least 5 GiB of storage to start. For high availability, use a standby server with streaming replication or a managed service in two zones.',
    links: [database, requirements],
  },
  {
    id: 'database-user',
    phase: 'Database and store',
    releaseLines: both,
    text: 'PactFlow has its own database, and the user that runs the migrations owns that database.',
    variables: [
      'PACTFLOW_DATABASE_HOST',
      'PACTFLOW_DATABASE_PORT',
      'PACTFLOW_DATABASE_NAME',
      'PACTFLOW_DATABASE_USERNAME',
      'PACTFLOW_DATABASE_PASSWORD',
    ],
    links: [database],
  },
  {
    id: 'database-encryption',
    phase: 'Database and store',
    releaseLines: both,
    text: 'The connection to the database is encrypted.',
    detail:
      'The default mode, `require`, doesn’t check the server’s certificate. Don’t use a weaker mode in production.',
    variables: ['PACTFLOW_DATABASE_SSLMODE'],
    links: [database],
  },
  {
    id: 'database-iam',
    phase: 'Database and store',
    releaseLines: both,
    text: 'The containers have an AWS role that can connect to the database, and the SSL mode is `require`.',
    onlyIf: 'your database is Amazon RDS with IAM',
    variables: ['PACTFLOW_DATABASE_ADAPTER', 'AWS_REGION', 'PACTFLOW_DATABASE_SSLMODE'],
    links: [database],
  },
  {
    id: 'database-connections',
    phase: 'Database and store',
    releaseLines: both,
    text: 'The database allows as many connections as all containers can open in total.',
    detail:
      'To get the total, multiply the number of containers by the size of a container’s connection pool, which is 4 by default.',
    variables: ['PACTFLOW_DATABASE_MAX_CONNECTIONS'],
    links: [database],
  },
  {
    id: 'pact-broker',
    phase: 'Database and store',
    releaseLines: both,
    text: 'You’ve backed up the Pact Broker’s database and set a date for the migration.',
    onlyIf: 'you’re migrating from an open-source Pact Broker',
    links: [page('installation/migrating', 'Migrating from Pact Broker')],
  },
  {
    id: 'redis',
    phase: 'Database and store',
    releaseLines: ['2.x'],
    text: 'All containers can connect to the same Redis-compatible store, which supports RESP 3.',
    detail: 'You can use Redis or Valkey. All containers must share the store, because it contains the sessions.',
    variables: ['REDIS_URL'],
    links: [store],
  },

  {
    id: 'load-balancer',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'A load balancer terminates TLS and forwards HTTP to port 9292 of the containers.',
    detail: 'Use round robin or least outstanding requests. You don’t need sticky sessions.',
    variables: ['PACTFLOW_HTTP_PORT'],
    links: [network, requirements],
  },
  {
    id: 'https-required',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'HTTPS is required, and the base URL starts with `https`.',
    detail: 'This is the default, but you might have turned it off for the trial.',
    variables: ['PACTFLOW_REQUIRE_HTTPS', 'PACTFLOW_BASE_URL'],
    links: [network],
  },
  {
    id: 'health-check',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'The load balancer checks `/diagnostic/status/heartbeat`, and `/diagnostic/status/dependencies` doesn’t trigger restarts.',
    detail:
      'The first endpoint doesn’t use the database. The second endpoint reports the database’s status, and restarting containers can’t fix the database.',
    links: [architecture],
  },
  {
    id: 'webhook-targets',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'The containers can connect to the build servers, source control, and chat services that webhooks call, and the whitelist includes those hosts.',
    variables: ['PACTFLOW_WEBHOOK_HOST_WHITELIST'],
    links: [network, {label: 'Webhooks', to: '/docs/user-interface/settings/webhooks'}],
  },
  {
    id: 'outgoing-proxy',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'You’ve configured the proxy, including the hosts that bypass it.',
    onlyIf: 'outgoing requests must use a proxy',
    variables: ['http_proxy', 'https_proxy', 'no_proxy'],
    links: [network],
  },
  {
    id: 'own-authority',
    phase: 'Network and TLS',
    releaseLines: both,
    text: 'You’ve mounted the certificates of your own certificate authority for webhooks.',
    onlyIf: 'webhook targets have certificates from your own certificate authority',
    variables: ['PACTFLOW_WEBHOOK_CERTIFICATES', 'SSL_CERT_FILE'],
    links: [network],
  },

  {
    id: 'containers',
    phase: 'Deployment',
    releaseLines: both,
    text: 'At least two containers run on Linux with Docker 20.10.0 or later, each with 4 vCPUs, 4 GiB of memory, and 4 GiB of disk.',
    links: [requirements],
  },
  {
    id: 'license-mounted',
    phase: 'Deployment',
    releaseLines: both,
    text: 'Each container has the license file mounted at `/home/pactflow-onprem.lic`.',
    detail: 'If the path is a directory instead, the container crashes with a segmentation fault.',
    variables: ['RG_LIC_PATH'],
    links: [license, troubleshooting],
  },
  {
    id: 'same-secrets',
    phase: 'Deployment',
    releaseLines: both,
    text: 'All containers use the same image tag, secrets, and base URL.',
    variables: ['PACTFLOW_COOKIE_SECRET', 'PACTFLOW_MASTER_ENCRYPTION_KEY'],
    links: [page('environment-variables', 'Environment variables')],
  },
  {
    id: 'migrations',
    phase: 'Deployment',
    releaseLines: both,
    text: 'You’ve decided whether containers run database migrations at startup, or whether you run them in a separate step.',
    detail: 'By default, containers run them at startup.',
    variables: ['PACTFLOW_DATABASE_AUTO_MIGRATE'],
    links: [page('upgrading/database-migrations', 'Database migrations')],
  },
  {
    id: 'leftovers',
    phase: 'Deployment',
    releaseLines: ['2.x'],
    text: 'You’ve removed everything that 2.x no longer supports: `PACTFLOW_LOG_FORMAT`, the `wget` health check, and Alpine packages in custom images.',
    onlyIf: 'you’re upgrading from 1.x',
    links: [upgrading, {label: 'Release 2.0.0', to: '/docs/on-premises/releases/2.0.0'}],
  },

  {
    id: 'heartbeat',
    phase: 'Verification',
    releaseLines: both,
    text: '`/diagnostic/status/heartbeat` returns status 200 at the public URL.',
    links: [architecture],
  },
  {
    id: 'dependencies',
    phase: 'Verification',
    releaseLines: both,
    text: '`/diagnostic/status/dependencies` reports that PactFlow can connect to the database.',
    links: [architecture, database],
  },
  {
    id: 'first-administrator',
    phase: 'Verification',
    releaseLines: both,
    text: 'You signed in first, and both you and a second user have the Administrator role.',
    detail:
      'In an empty database, the first user who signs in becomes an Administrator. All other users get the default role.',
    links: [
      {label: 'Users', to: '/docs/user-interface/settings/users'},
      {label: 'Administrator', to: '/docs/permissions/predefined-roles'},
      troubleshooting,
    ],
  },
  {
    id: 'pipeline',
    phase: 'Verification',
    releaseLines: both,
    text: 'A pipeline has published a contract with the API token of a system account.',
    links: [
      {label: 'API tokens', to: '/docs/permissions/api-tokens'},
      {label: 'System accounts', to: '/docs/user-interface/settings/system-accounts'},
    ],
  },
  {
    id: 'webhook-proof',
    phase: 'Verification',
    releaseLines: both,
    text: 'You’ve tested a webhook, and the request reached its target.',
    links: [{label: 'Webhooks', to: '/docs/user-interface/settings/webhooks'}],
  },
  {
    id: 'load-test',
    phase: 'Verification',
    releaseLines: both,
    text: 'You’ve run a load test. The system can handle your usual load, and you know how it behaves under a higher load.',
    links: [page('installation/load-testing', 'Load testing')],
  },
  {
    id: 'restore',
    phase: 'Verification',
    releaseLines: both,
    text: 'You’ve restored a database backup, started PactFlow with the master key, and listed the applications with an API token.',
    variables: ['PACTFLOW_MASTER_ENCRYPTION_KEY'],
    links: [page('disaster-recovery', 'Disaster recovery')],
  },

  {
    id: 'cleaning',
    phase: 'Operations',
    releaseLines: both,
    text: 'The `db-clean` task runs on a schedule, such as daily, with the same image tag as the application.',
    detail: 'Don’t skip this item. Without this task, the database grows until queries slow down and time out.',
    links: [cleaning],
  },
  {
    id: 'logs',
    phase: 'Operations',
    releaseLines: both,
    text: 'Your log system collects the standard output of all containers.',
    variables: ['PACTFLOW_LOG_LEVEL'],
    links: [logging],
  },
  {
    id: 'metrics',
    phase: 'Operations',
    releaseLines: both,
    text: 'You have alerts for CPU, memory, query and disk latency, and free storage, so that you can act before a problem becomes critical.',
    links: [requirements],
  },
  {
    id: 'traces',
    phase: 'Operations',
    releaseLines: both,
    text: 'Your collector receives traces as OTLP over HTTP.',
    detail:
      'Traces require 1.37.0 or a later 1.x release, or 2.1.0 or later. The collector must accept them without authentication.',
    onlyIf: 'you use OpenTelemetry',
    variables: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    links: [page('observability', 'Observability')],
  },
  {
    id: 'renewal',
    phase: 'Operations',
    releaseLines: both,
    text: 'You’ve scheduled reminders before the license, your certificate, and the identity provider’s certificate expire.',
    detail: 'PactFlow shows a notice during the last 30 days before the license expires.',
    links: [license, saml],
  },
  {
    id: 'upgrades',
    phase: 'Operations',
    releaseLines: both,
    text: 'Someone on your team follows announcements of new releases and security advisories, and plans upgrades.',
    detail:
      'A minor release receives security patches for nine months. The notices on this site don’t include all releases, so also check [SmartBear’s release notes](https://support.smartbear.com/swagger/docs/contract-testing/on-premises-admin-guide/on-premises-release-notes/) every month.',
    links: [{label: 'Notices', to: '/notices'}, support, upgrading],
  },
];
