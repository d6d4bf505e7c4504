import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Settings} from './settings';
import {CommandError} from './errors';

/**
 * The Content-Security-Policy header, which limits what a page can load and run. The only scripts allowed are the
 * site's own files and the inline scripts of the built pages, which are identified by their hashes. The hashes and the
 * hosted services depend on the build, so the build writes the policy to a file, and each server reads it from there.
 */

/** The file in the built site that contains its policy. Files whose names start with a dot aren't served. */
export const policyFile = '.content-policy.json';

/** The policy of isolated pages. `sandbox` gives them an opaque origin, so they can't access the site's data. */
export const isolatedPagePolicy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

/**
 * The policy of isolated workers. They can generate code, but they can't load scripts or send requests. It has no
 * `sandbox`, because browsers don't start a worker with an opaque origin from a file of the site.
 */
export const isolatedWorkerPolicy = "default-src 'none'; script-src 'unsafe-eval'; base-uri 'none'";

/** The policy of workers that run WebAssembly. They can't generate other code, load scripts, or send requests. */
export const webAssemblyWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'";

/** Pages and workers that run generated code, by the endings of their names. None has access to the network. */
export const isolatedPolicies: readonly (readonly [ending: string, policy: string])[] = [
  ['.isolated.html', isolatedPagePolicy],
  ['.isolated.js', isolatedWorkerPolicy],
  ['.wasm-worker.js', webAssemblyWorkerPolicy],
];

/** The policy of an isolated file; undefined for all other files. */
export const isolatedPolicy = (file: string): string | undefined =>
  isolatedPolicies.find(([ending]) => file.endsWith(ending))?.[1];

/** The policy of a folder that has no policy file: it only prevents other sites from framing its pages. */
export const fallbackPolicy = "frame-ancestors 'self'";

/** Redirect pages. The server sends a redirect instead of them, so their scripts never run under the policy. */
const refresh = /<meta http-equiv="?refresh"?/i;

/** Types of scripts that browsers run. Scripts of any other type are data. */
const executable = /^$|^module$|javascript|ecmascript/i;

/**
 * The hashes of the inline scripts that a browser would run in a page, as sources of a policy: `'sha256-…'`.
 * @param html a built page; redirect pages have no hashes
 */
export function inlineScripts(html: string): string[] {
  if (refresh.test(html)) return [];
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    return /\bsrc=/i.test(attributes) || !executable.test(type)
      ? []
      : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
  });
}

type Services = Pick<Settings, 'analyticsId' | 'hostedSearch'>;

/** Hosts of Google Analytics 4: https://developers.google.com/tag-platform/security/guides/csp */
const analytics = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  requests: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** The hosts that Algolia's search client requests, with its fallbacks. */
const searchHosts = (applicationId: string) =>
  [`${applicationId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${applicationId}-${number}.algolianet.com`)].map(
    (host) => `https://${host.toLowerCase()}`,
  );

/**
 * Creates the policy of a build.
 * @param scripts hashes of the inline scripts of all pages, in any order; duplicates are removed
 */
export function contentPolicy(scripts: Iterable<string>, {analyticsId, hostedSearch}: Services): string {
  const hasAnalytics = analyticsId !== null;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scripts)].sort(), ...(hasAnalytics ? analytics.scripts : [])],
    'style-src': ["'self'"],
    // Rendered pages have `style` attributes. `style` elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(hasAnalytics ? analytics.images : [])],
    'connect-src': [
      "'self'",
      ...(hasAnalytics ? analytics.requests : []),
      ...(hostedSearch === null ? [] : searchHosts(hostedSearch.applicationId)),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The content of the policy file. */
export const policyFileText = (policy: string) => `${JSON.stringify({policy})}\n`;

/**
 * Reads the policy of a built site.
 * @returns undefined if the folder has no policy file
 * @throws CommandError if the file is damaged
 */
export function readPolicy(directory: string): string | undefined {
  const file = path.join(directory, policyFile);
  if (!existsSync(file)) return undefined;
  try {
    const {policy} = JSON.parse(readFileSync(file, 'utf8')) as {policy?: unknown};
    // A line break would start another header.
    if (typeof policy === 'string' && /^[\x20-\x7e]+$/.test(policy)) return policy;
  } catch {
    // Reported below.
  }
  throw new CommandError(
    `Expected a content security policy in ${file}, but the file is damaged. Build the site again: npm run build`,
  );
}

/**
 * Returns a function that looks up the policy of a file. A new build may replace the folder at any time, so the policy
 * file is read again whenever it changes.
 */
export function policyReader(directory: string): (file?: string) => string {
  let known = {stamp: '', policy: fallbackPolicy};
  return (file) => {
    const isolated = file === undefined ? undefined : isolatedPolicy(file);
    if (isolated !== undefined) return isolated;
    const stat = statSync(path.join(directory, policyFile), {throwIfNoEntry: false});
    const stamp = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}`;
    if (stamp !== known.stamp) known = {stamp, policy: readPolicy(directory) ?? fallbackPolicy};
    return known.policy;
  };
}
