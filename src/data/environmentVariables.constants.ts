// These lists are apart from environmentVariables.schema.ts so that browser code can use them without loading zod.

export const RELEASE_LINES = ['1.x', '2.x'] as const;
export type ReleaseLine = (typeof RELEASE_LINES)[number];

/** Topics of the variables, in the order of the page. The last two have their own pages. */
export const VARIABLE_GROUPS = [
  'Base URL and HTTP',
  'Sessions and cache',
  'Keys',
  'Database',
  'Database cleanup',
  'SAML sign-in',
  'Sign-in for trials',
  'API tokens',
  'Webhooks',
  'Outgoing connections',
  'Contracts and versions',
  'Pages and badges',
  'License',
  'Logging',
  'Monitoring',
  'SCIM API container',
  'JWT bearer tokens',
  'OAuth 2.0 sign-in',
] as const;
export type VariableGroup = (typeof VARIABLE_GROUPS)[number];
