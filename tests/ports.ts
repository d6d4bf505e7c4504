/** The ports of the test servers, which are lower than those that operating systems assign to outgoing connections. */
export const PORTS = {
  site: 24117,
  fixtureSite: 24118,
  plainHost: 24119,
  hosted: 24120,
  nginx: 24121,
  offline: 24122,
} as const;
