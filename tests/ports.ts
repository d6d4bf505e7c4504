/** The ports of the test servers, which differ from the defaults of common tools. */
export const PORTS = {
  site: 43117,
  fixtureSite: 43118,
  plainHost: 43119,
  hosted: 43120,
  nginx: 43121,
  offline: 43122,
} as const;
