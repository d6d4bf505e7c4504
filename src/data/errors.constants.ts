/** What prints a message. Each area is a group on the overview of messages. */
export const ERROR_AREAS = {
  'can-i-deploy': 'can-i-deploy',
  cli: 'Pact CLI',
  broker: 'Broker and API',
  webhooks: 'Webhooks',
  verification: 'Provider verification',
  js: 'Pact JS',
  jvm: 'Pact JVM',
  python: 'Pact Python',
  go: 'Pact Go',
  net: 'Pact .NET',
  comparison: 'Bi-directional comparison',
  login: 'Login, SAML, and SCIM',
  'on-premises': 'On-Premises',
  ci: 'Docker and CI',
} as const;

export type ErrorArea = keyof typeof ERROR_AREAS;
