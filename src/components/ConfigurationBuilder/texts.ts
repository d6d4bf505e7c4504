/** Checks the texts that readers enter. A text that passes can be written to all generated files. */

/** A text with single spaces, and without spaces around it or around its commas. */
export const normalText = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',');

/** Longer values could make the URL of the page too long to share. */
const MAX_LENGTH = 500;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOSTNAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IP_ADDRESS = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);
const IP_RANGE = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}/(?:3[0-2]|[12]?\\d)$`);
const LOOKS_LIKE_IP = /^[\d./]+$/;

const shown = (entry: string): string => `“${entry.length > 40 ? `${entry.slice(0, 40)}…` : entry}”`;

/** Why an entry isn't a hostname, for the mistakes that both fields have in common. */
function hostProblem(entry: string): string | undefined {
  if (entry.includes('://')) return `${shown(entry)} is a URL. Enter only the hostname.`;
  if (/^[^/]+:\d*$/.test(entry)) return `${shown(entry)} contains a port. Enter only the hostname.`;
  if (LOOKS_LIKE_IP.test(entry)) return `${shown(entry)} isn’t a valid IPv4 address.`;
  if (entry.includes('/')) return `${shown(entry)} contains a path. Enter only the hostname.`;
  return `${shown(entry)} isn’t a hostname. Use letters, digits, hyphens, and periods.`;
}

function publicHostProblem(entry: string): string | undefined {
  if (!entry.includes('.')) return `${shown(entry)} is incomplete. Enter the hostname with its domain.`;
  if (HOSTNAME.test(entry) && !LOOKS_LIKE_IP.test(entry)) return undefined;
  if (/[ ,]/.test(entry)) return 'Enter only one hostname. If users need several URLs, add them in the files.';
  if (IP_ADDRESS.test(entry)) return `${shown(entry)} is an IP address. Enter the hostname in your certificate.`;
  return hostProblem(entry);
}

function webhookProblem(entry: string): string | undefined {
  if (entry.startsWith('/')) {
    if (entry.length > 2 && entry.endsWith('/')) return undefined;
    return `The regular expression ${shown(entry)} must start and end with a slash, without a space in between.`;
  }
  const host = entry.replace(/^\*\./, '');
  if (IP_ADDRESS.test(entry) || IP_RANGE.test(entry)) return undefined;
  if (HOSTNAME.test(host) && !LOOKS_LIKE_IP.test(host)) return undefined;
  if (entry.includes(',')) return `Separate hosts with spaces instead of commas: ${shown(entry)}.`;
  if (host.includes('*'))
    return `In ${shown(entry)}, the wildcard isn’t at the beginning. Use \`*.\` followed by a domain, or a regular expression between slashes.`;
  return hostProblem(entry);
}

function noProxyProblem(entry: string): string | undefined {
  const host = entry.replace(/^\./, '');
  if (IP_ADDRESS.test(entry)) return undefined;
  if (HOSTNAME.test(host) && !LOOKS_LIKE_IP.test(host)) return undefined;
  if (entry === '') return 'There’s a comma without a host before or after it. Delete the comma.';
  if (entry.includes(' ')) return `Separate hosts with commas instead of spaces: ${shown(entry)}.`;
  if (entry.startsWith('*.')) return `Enter a domain as ${shown(entry.slice(1))} instead of ${shown(entry)}.`;
  return hostProblem(entry);
}

/**
 * Checks a text that a reader entered, or that a URL contains.
 * @returns why it's invalid, as one or more sentences that can contain `code`
 */
export function textProblem(id: string, text: string): string | undefined {
  if (text.length > MAX_LENGTH)
    return `The text has ${text.length} characters, but can have at most ${MAX_LENGTH}. Shorten it.`;
  const normal = normalText(text);
  if (normal === '') return undefined;
  // Only characters that need no escape sequences in the files.
  if (!/^[\x20-\x7e]*$/.test(normal) || /["'`]/.test(normal))
    return 'The text contains a quotation mark or a character that isn’t ASCII. Delete it.';
  if (id === 'host') return publicHostProblem(normal);
  const entries = id === 'noProxy' ? normal.split(',') : text.trim().split(/\s+/);
  const check = id === 'noProxy' ? noProxyProblem : webhookProblem;
  return entries.map(check).find((problem) => problem !== undefined);
}
