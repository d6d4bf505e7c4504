/** Addresses that pages may link to without https, each with the reason. The link begins with `address`. */
export const httpLinks: readonly {address: string; reason: string}[] = [
  {address: 'http://localhost:', reason: 'a server on the reader’s own machine has no certificate'},
];
