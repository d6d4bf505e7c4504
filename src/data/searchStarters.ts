/**
 * Example queries for readers who haven't typed anything yet or whose search had no results. Each must have results.
 */
export const searchStarters: readonly string[] = [
  'can-i-deploy',
  'webhooks',
  'environment variables',
  'API tokens',
  'bi-directional',
];

/** Questions of readers, as links on the search page. Each must have results. */
export const exampleQueries: readonly string[] = [
  'can-i-deploy says unknown',
  'There is no verified pact between',
  'bi-directional vs consumer-driven',
  'trigger a provider build when a pact changes',
  'publish an OpenAPI description',
  '401 unauthorized publishing pacts',
  'upgrade On-Premises from 1.x to 2.x',
  'PACTFLOW_LOG_LEVEL',
];
