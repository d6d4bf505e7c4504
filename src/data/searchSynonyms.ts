/**
 * Words that readers use for the same thing. A query with one of a group finds the others too, ranked below its own words.
 * Keep the list short: an entry belongs here when readers type it and pages say it otherwise. Plurals, `on-prem` for `on-premises` (a beginning) and
 * `docker-compose` for `docker compose` need none.
 */
export const searchSynonyms: readonly (readonly string[])[] = [
  // The product and its field
  ['pacticipant', 'participant', 'application'],
  ['bdct', 'bdc', 'bi-directional contract testing'],
  ['cdct', 'cdc', 'consumer-driven contract testing'],
  ['can-i-deploy', 'can i deploy', 'cid'],
  ['oas', 'openapi', 'swagger'],
  ['self-hosted', 'on-premises'],
  ['wip', 'work in progress'],
  ['ai', 'llm', 'chatgpt', 'copilot'],
  ['mock service worker', 'msw'],
  ['e2e', 'end-to-end'],
  ['feature flag', 'feature toggle'],
  ['ui', 'user interface'],
  // Access
  ['sso', 'single sign-on', 'saml'],
  ['rbac', 'role-based access control', 'roles'],
  ['login', 'log in', 'sign in'],
  ['api key', 'api token'],
  ['mfa', '2fa', 'multi-factor authentication', 'two-factor authentication'],
  ['whitelist', 'allowlist'],
  ['idp', 'identity provider'],
  ['oidc', 'openid connect'],
  ['azure ad', 'azure active directory', 'entra id'],
  ['service account', 'service user', 'machine user', 'system account'],
  ['pat', 'personal access token'],
  ['auth', 'authentication'],
  ['admin', 'administrator'],
  // Operation
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['db', 'database'],
  ['tz', 'time zone'],
  ['cert', 'certificate'],
  ['opentelemetry', 'otel', 'tracing'],
  ['vulnerability', 'cve'],
  ['air-gapped', 'air gap', 'without internet'],
  ['price', 'pricing', 'cost', 'invoice', 'billing'],
  ['env var', 'env vars', 'environment variable'],
  ['downtime', 'outage', 'maintenance'],
  ['planned', 'scheduled'],
  ['licence', 'license'],
  ['healthcheck', 'health check', 'heartbeat'],
  // Languages and tools
  ['c#', 'csharp', 'dotnet', '.net'],
  ['golang', 'go'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['gh', 'github'],
  ['repo', 'repository'],
  ['vcr', 'cassette', 'record and replay'],
  // Questions
  ['remove', 'delete'],
  ['mean', 'meaning', 'definition', 'glossary'],
];
