/** Rules for response headers. They depend only on a file's name and on the request's Accept headers. */

/** Sent with every response, in addition to the policy in contentPolicy.ts. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  // If another site opens a page in a new window, it gets no reference to that window.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Makes browsers require TLS for a year. RFC 6797, section 7.2, allows this header only over TLS; a proxy that
 * terminates TLS sets `X-Forwarded-Proto`. Subdomains aren't included because they might belong to other sites.
 */
export const strictTransport = {name: 'Strict-Transport-Security', value: 'max-age=31536000'} as const;

/** Limits for the size and the duration of requests. No legitimate request to this site needs more. */
export const limits = {
  /** Bytes of a request body. The server never reads one. */
  body: 1024,
  /** Total bytes of all header lines, including the request line. */
  headers: 16 * 1024,
  /** Seconds for receiving the headers, and again for a body. */
  receive: 15,
  /** Seconds for which a client may stop reading a response. */
  send: 30,
  /** Seconds for which an idle connection stays open. */
  keepAlive: 30,
} as const;

/** Files below `assets/` with a content hash in their names never change. All other files are revalidated. */
export const hashedAsset = /^assets\/.*[.-][0-9a-f]{8,}\./;
export const immutableCaching = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

export function cacheControl(file: string): string {
  return hashedAsset.test(file) ? immutableCaching : revalidate;
}

/**
 * Types that are worth compressing, by the ending of the file name. A longer ending precedes a shorter one that it
 * contains. All are UTF-8: either the type has the parameter, or it's defined as UTF-8.
 */
export const textTypes: readonly (readonly [ending: string, type: string])[] = [
  ['atom.xml', 'application/atom+xml; charset=utf-8'],
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json'],
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.atom', 'application/atom+xml; charset=utf-8'],
  ['.rss', 'application/rss+xml; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.csv', 'text/csv; charset=utf-8'],
  ['.yaml', 'application/yaml; charset=utf-8'],
  ['.yml', 'application/yaml; charset=utf-8'],
  ['.wasm', 'application/wasm'],
];

/** Content type of a file that's worth compressing; undefined for images, fonts, archives, and unknown types. */
export function textType(file: string): string | undefined {
  return textTypes.find(([ending]) => file.endsWith(ending))?.[1];
}

/** Files with fewer bytes than this aren't worth compressing. */
export const smallestCompressed = 1024;

/** Content codings in order of preference, with the ending of compressed copies. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/** The entries of a header with their weights: `gzip, br;q=0.5` → gzip 1, br 0.5. Malformed weights count as 0. */
function weightsIn(header: string | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (name !== '') weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}

/**
 * The codings that a browser accepts, in order of preference; empty if it wants the file uncompressed. According to RFC
 * 9110, section 12.5.3, `q=0` rejects a coding, and `*` matches all codings that aren't listed.
 * @param header Accept-Encoding, for example `gzip, br;q=0.5`
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = weightsIn(header);
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const least = weights.get('identity') ?? 0;
  return (Object.keys(encodings) as Encoding[])
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= least)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/**
 * Whether a request for a page prefers Markdown to HTML.
 *
 * According to RFC 9110, section 12.5.1, the most specific entry determines the weight of a type, and the higher weight
 * wins. If the weights are equal, a client that lists text/markdown gets Markdown: no browser lists it, and programs
 * such as coding agents list both types. A client that accepts neither gets HTML.
 * @param header Accept, for example `text/markdown, text/html;q=0.9`
 */
export function prefersMarkdown(header: string | undefined): boolean {
  const weights = weightsIn(header);
  const weightOf = (subtype: string) =>
    weights.get(`text/${subtype}`) ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  const markdown = weightOf('markdown');
  const html = weightOf('html');
  return markdown > 0 && (markdown > html || (markdown === html && weights.has('text/markdown')));
}

/** Files with the same content as pages. Search engines should list only the pages. */
export const duplicates = /\.md$|^llms-full\.txt$/;
