import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Settings} from '../src/settings';
import {CommandError} from './command';

/**
 * What a page may load and run, as the header Content-Security-Policy. No script runs but the site's own files and the inline scripts that stand in the built pages, each known by
 * its hash. The build writes the policy beside the pages, since hashes and hosted services are the build's: whatever serves it reads it there.
 */

/** Lies in the built site and holds its policy. The dot keeps it from being served. */
export const policyFile = '.content-policy.json';

/** Pages and workers that need `eval` bear this in their name. They get a policy of their own, under which they can reach neither the site nor a network. */
export const isolatedFile = /\.isolated\.(html|js)$/;

/** Of a page in a frame, whose origin `sandbox` takes away. */
export const isolatedPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts";

/** What is left to a folder without a policy: everything but frames on other sites. */
export const fallbackPolicy = "frame-ancestors 'self'";

/** Redirect pages: a host with rules answers their address itself, so nobody gets them, and their scripts are left out. */
const leadsOn = /<meta http-equiv="?refresh"?/i;

/** Types of scripts that a browser runs; any other is data. */
const runs = /^$|^module$|javascript|ecmascript/i;

/**
 * The inline scripts of a page that a browser would run, as sources of a policy: `'sha256-…'`.
 * @param html a built page; none are named for a redirect page
 */
export function inlineScripts(html: string): string[] {
  if (leadsOn.test(html)) return [];
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    return /\bsrc=/i.test(attributes) || !runs.test(type)
      ? []
      : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
  });
}

type Services = Pick<Settings, 'analyticsId' | 'hostedSearch'>;

/** Addresses of Google Analytics 4: https://developers.google.com/tag-platform/security/guides/csp */
const analytics = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  requests: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** Addresses that Algolia's client for searches asks, the first of them and those it falls back to. */
const searchHosts = (applicationId: string) =>
  [`${applicationId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${applicationId}-${number}.algolianet.com`)].map(
    (host) => `https://${host.toLowerCase()}`,
  );

/**
 * The policy of a build.
 * @param scripts sources of the inline scripts of all pages, in any order, repeated or not
 */
export function contentPolicy(scripts: Iterable<string>, {analyticsId, hostedSearch}: Services): string {
  const measured = analyticsId !== null;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scripts)].sort(), ...(measured ? analytics.scripts : [])],
    'style-src': ["'self'"],
    // Pages are rendered with `style` attributes; style sheets in pages stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(measured ? analytics.images : [])],
    'connect-src': [
      "'self'",
      ...(measured ? analytics.requests : []),
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

/** The text of the policy file. */
export const policyFileText = (policy: string) => `${JSON.stringify({policy})}\n`;

/**
 * Reads the policy of a built site.
 * @returns undefined where the folder has none
 * @throws CommandError for a file that is damaged
 */
export function readPolicy(directory: string): string | undefined {
  const file = path.join(directory, policyFile);
  if (!existsSync(file)) return undefined;
  try {
    const {policy} = JSON.parse(readFileSync(file, 'utf8')) as {policy?: unknown};
    // A line break in a header would begin another one.
    if (typeof policy === 'string' && /^[\x20-\x7e]+$/.test(policy)) return policy;
  } catch {
    // Told below.
  }
  throw new CommandError(`${file} does not hold a content policy. Build the site again: npm run build`);
}

/** The policy of each file of a site whose folder a build may replace meanwhile: read anew when its file changes. */
export function policyReader(directory: string): (file?: string) => string {
  let known = {stamp: '', policy: fallbackPolicy};
  return (file) => {
    if (file !== undefined && isolatedFile.test(file)) return isolatedPolicy;
    const stat = statSync(path.join(directory, policyFile), {throwIfNoEntry: false});
    const stamp = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}`;
    if (stamp !== known.stamp) known = {stamp, policy: readPolicy(directory) ?? fallbackPolicy};
    return known.policy;
  };
}
