/** Queries that show what can be searched for: offered where a reader has typed nothing yet, or found nothing. Each must have answers. */
export const searchStarters: readonly string[] = [
  'can-i-deploy',
  'webhooks',
  'environment variables',
  'API tokens',
  'bi-directional',
];
