/** Prefixes of URLs that pages may link to over HTTP, each with the reason. */
export const httpLinks: readonly {prefix: string; reason: string}[] = [
  {prefix: 'http://localhost:', reason: 'a server on the reader’s machine has no certificate'},
];
