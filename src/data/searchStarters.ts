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
