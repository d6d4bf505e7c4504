/** What the headers of every answer follow from: a file's name and what the visitor's browser accepts. */

/** Sent with every answer. The policy limits framing only; scripts and styles are limited where the site is published. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** A name with a content hash under `assets/` never holds anything else. Anything else is asked for again each time. */
export const hashedAsset = /^assets\/.*[.-][0-9a-f]{8,}\./;
export const immutableCaching = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

export function cacheControl(file: string): string {
  return hashedAsset.test(file) ? immutableCaching : revalidate;
}

/**
 * Types worth compressing, by the end of the file's name; a longer ending stands before the shorter it ends with.
 * All are UTF-8: said where the type has the parameter, defined by the type elsewhere.
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

/** Content type of a file that is worth compressing; undefined for images, fonts, archives and what is unknown. */
export function textType(file: string): string | undefined {
  return textTypes.find(([ending]) => file.endsWith(ending))?.[1];
}

/** Bytes under which compressing costs more than it saves. */
export const smallestCompressed = 1024;

/** Content codings of the web that this site uses, the better one first, with the ending of a compressed copy. */
export const encodings = {br: '.br', gzip: '.gz'} as const;
export type Encoding = keyof typeof encodings;

/**
 * The codings that a browser accepts, the one it likes best first; empty where it wants the file as it is.
 * RFC 9110, 12.5.3: `q=0` refuses, `*` stands for what is not named, no header asks for nothing.
 * @param header Accept-Encoding, for example `gzip, br;q=0.5`
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (coding !== '') weights.set(coding, Number.isNaN(weight) ? 0 : weight);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const least = weights.get('identity') ?? 0;
  return (Object.keys(encodings) as Encoding[])
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= least)
    .sort((one, other) => weightOf(other) - weightOf(one));
}
