/**
 * Old addresses and where they lead now. One list: the server answers each with a 301, and the build writes a
 * page for hosts that cannot. Both sides are paths from the site root, without a trailing slash.
 */
export interface Redirect {
  from: string;
  to: string;
}

export const redirects: readonly Redirect[] = [
  {from: '/docs/getting-started', to: '/'},
  {from: '/docs/user-interface/settings/authentication', to: '/docs/authentication/main'},
];
