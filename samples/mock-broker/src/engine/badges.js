import { latestPacts, selectPacts } from './pacts.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Pact} Pact
 * @typedef {import('./store.js').Verification} Verification
 * @typedef {{text: string, status: string, color: string}} Badge
 */

const COLORS = {
  verified: 'brightgreen',
  failed: 'red',
  'failed (pending)': 'red',
  changed: 'orange',
  unknown: 'lightgrey',
};

/** @param {string} text @param {string} status @returns {Badge} about something that's missing */
export const errorBadge = (text, status) => ({ text, status, color: 'lightgrey' });

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean | null} deployable
 * @param {string} [label]
 * @returns {Badge}
 */
export const canIDeployBadge = (from, to, deployable, label = 'can-i-deploy') => ({
  text: label,
  status: `${from} to ${to}`,
  color: deployable ? 'brightgreen' : 'red',
});

/** @param {boolean | null} deployable @returns {Badge} */
export function canIMergeBadge(deployable) {
  const text = 'can-i-merge';
  if (deployable === null) return { text, status: 'unknown', color: 'lightgrey' };
  return deployable ? { text, status: 'success', color: 'brightgreen' } : { text, status: 'failed', color: 'red' };
}

/**
 * The badge of the latest pact of a pair: the latest result of any of its versions, which is out of date when the pact
 * changed.
 *
 * @param {Store} store
 * @param {{consumer: string, provider: string}} pair
 * @param {{tag?: string, untagged?: boolean, providerTag?: string}} selection
 * @param {{label?: string, initials?: boolean}} options
 * @returns {Badge}
 */
export function pactBadge(store, pair, { providerTag, ...selection }, { label, initials = false }) {
  const pact = latestPacts(store, pair, selection).at(-1);
  if (!pact) return errorBadge('pact not found', 'unknown');
  const consumer = shownName(pair.consumer, initials, providerTag && selection.tag);
  const provider = shownName(pair.provider, initials, providerTag);
  const names = { consumer, provider }[(label ?? '').toLowerCase()] ?? `${consumer}/${provider}`;
  const status = statusOf(pact, latestResult(store, selectPacts(store, pair, selection), providerTag));
  return { text: `${names} pact`.toLowerCase(), status, color: COLORS[status] };
}

/**
 * @param {Store} store
 * @param {Pact[]} pacts oldest first
 * @param {string} [providerTag]
 * @returns {Verification | undefined}
 */
function latestResult(store, pacts, providerTag) {
  const isTagged = (/** @type {Verification} */ { provider, providerVersion }) =>
    providerTag === undefined || Boolean(store.version(provider, providerVersion)?.tags.has(providerTag));
  const verified = pacts.findLast((pact) => store.verificationsOf(pact).some(isTagged));
  return verified && store.verificationsOf(verified).findLast(isTagged);
}

/** @param {Pact} pact @param {Verification | undefined} result @returns {keyof typeof COLORS} */
function statusOf(pact, result) {
  if (!result) return 'unknown';
  if (result.success) return result.sha === pact.sha ? 'verified' : 'changed';
  return result.pending ? 'failed (pending)' : 'failed';
}

/** @param {string} name @param {boolean} initials @param {string} [tag] */
function shownName(name, initials, tag) {
  const suffix = tag ? ` (${tag})` : '';
  if (initials) {
    const words = name.split(/[\s_-]/);
    const parts = words.length > 1 ? words : splitCamelCase(name);
    if (parts.length > 1)
      return (
        parts
          .map((part) => part[0])
          .join('')
          .toLowerCase() + suffix
      );
  }
  return name.toLowerCase() + suffix;
}

/** @param {string} name */
const splitCamelCase = (name) =>
  name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split('_');

/** @param {Badge} badge @returns {string} where a picture of it is */
export function badgeUrl({ text, status, color }) {
  const part = (/** @type {string} */ value) => encodeURIComponent(value.replaceAll('-', '--').replaceAll('_', '__'));
  return `https://img.shields.io/badge/${part(text)}-${part(status)}-${color}.svg`.replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
