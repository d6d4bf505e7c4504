/** What the headers of every answer follow from: a file's name and what the visitor's browser accepts. */

/** Sent with every answer, beside the policy of contentPolicy.ts. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  // Another site that opens a page gets no hold of its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Makes browsers insist on TLS for a year. Sent only where the visitor came by TLS, as RFC 6797, 7.2 demands; the proxy that ends it tells by `X-Forwarded-Proto`. Subdomains
 * are not named: this site decides for its own host.
 */
export const strictTransport = {name: 'Strict-Transport-Security', value: 'max-age=31536000'} as const;

/** How much a visitor may send, and how long that may take. Nothing that is served needs more. */
export const limits = {
  /** Bytes of a body: none is ever read. */
  body: 1024,
  /** Bytes of all header lines together, the request line among them. */
  headers: 16 * 1024,
  /** Seconds until the header lines have come, and as many for a body. */
  receive: 15,
  /** Seconds in which a visitor takes nothing of an answer. */
  send: 30,
  /** Seconds that a connection stays open for the next request. */
  keepAlive: 30,
} as const;

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

/** A header's entries with their weights: `gzip, br;q=0.5` → gzip 1, br 0.5. What cannot be read weighs nothing. */
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
 * The codings that a browser accepts, the one it likes best first; empty where it wants the file as it is.
 * RFC 9110, 12.5.3: `q=0` refuses, `*` stands for what is not named, no header asks for nothing.
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
 * Whether a request for a page wants Markdown rather than HTML.
 *
 * RFC 9110, 12.5.1: the weight of a type is that of the entry which names it most exactly, and the higher weight wins. At the same weight, a client that names
 * text/markdown gets it: no browser does, and programs such as coding agents list both. Whoever accepts neither gets the HTML.
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

/** The Markdown of a page's file, as the build names it: `docs/pact.html` and `docs/pact/index.html` → `docs/pact.md`; undefined for what is no page. */
export function markdownCopy(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  return file === 'index.html' ? 'index.md' : file.replace(/(\/index)?\.html$/, '.md');
}

/** Files that say again what pages say, so that search engines should list the pages alone. */
export const duplicates = /\.md$|^llms-full\.txt$/;

/** The page that a file of Markdown is a form of, from the site's root: `docs/pact.md` → `docs/pact`, `index.md` → ``. */
export const pageOfMarkdown = (file: string): string => file.replace(/\.md$/, '').replace(/^index$/, '');
