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
  // Access
  ['sso', 'single sign-on', 'saml'],
  ['rbac', 'role-based access control', 'roles'],
  ['login', 'log in', 'sign in'],
  ['api key', 'api token'],
  ['mfa', '2fa', 'multi-factor authentication', 'two-factor authentication'],
  ['whitelist', 'allowlist'],
  // Operation
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['db', 'database'],
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
  ['vcr', 'cassette', 'record and replay'],
  // Questions
  ['mean', 'meaning', 'definition', 'glossary'],
];
