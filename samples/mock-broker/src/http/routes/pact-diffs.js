import { formatDiff } from '../../engine/pact-diff.js';
import { pactByContent, previousDistinctPact } from '../../engine/pacts.js';
import { pactName, pactUrl } from '../representations/pacts.js';
import { ok } from '../responses.js';
import { pactOf, pactVersionOf } from './pacts.js';

/**
 * @typedef {import('../request.js').Request} Request
 * @typedef {import('../../engine/store.js').Pact} Pact
 */

const PAIR = '/pacts/provider/:provider/consumer/:consumer';

/** @type {import('../resource.js').Resource[]} */
export const pactDiffResources = [
  diffResource(`${PAIR}/version/:version/diff/previous-distinct`, pactOf, previousDistinct),
  // The broker ignores the other version in this URL.
  diffResource(`${PAIR}/version/:version/diff/version/:other`, pactOf, previousDistinct),
  diffResource(`${PAIR}/pact-version/:sha/diff/pact-version/:other`, pactVersionOf, ({ store, params }) =>
    pactByContent(store, params, { sha: params.other }),
  ),
];

/** @param {Request} request @param {Pact} pact */
function previousDistinct({ store }, pact) {
  return previousDistinctPact(store, pact);
}

/**
 * @param {string} path
 * @param {(request: Request) => Pact | undefined} pactFor
 * @param {(request: Request, pact: Pact) => Pact | undefined} otherPactFor
 * @returns {import('../resource.js').Resource}
 */
function diffResource(path, pactFor, otherPactFor) {
  return {
    path,
    produces: ['text/plain'],
    exists: pactFor,
    GET: (request) => {
      const pact = /** @type {Pact} */ (pactFor(request));
      const other = otherPactFor(request, pact);
      return ok(
        other ? describe(request, pact, other) : `No previous distinct version was found for ${pactName(pact)}`,
      );
    },
  };
}

/** @param {Request} request @param {Pact} pact @param {Pact} other @returns {string} */
function describe({ store, url }, pact, other) {
  const changed = store.pacts
    .filter(({ consumer, provider }) => consumer === pact.consumer && provider === pact.provider)
    .find(({ id }) => id > other.id);
  const at = (changed ?? pact).createdAt;
  const linkTo = (/** @type {string} */ key, /** @type {Pact} */ one) =>
    `${key}:\n  title: Pact\n  name: ${pactName(one)}\n  href: ${pactUrl(one, url)}\n`;
  const versions = `versions ${other.consumerVersion} and ${pact.consumerVersion}`;
  return [
    `# Diff between ${versions} of the pact between ${pact.consumer} and ${pact.provider}`,
    `The following changes were made ${distanceInWords(at, store.now())} ago (${dateInWords(at)})`,
    formatDiff(other.content, pact.content),
    `## Links\n\n${linkTo('pact-version', pact)}${linkTo('comparison-pact-version', other)}`,
  ].join('\n\n');
}

/** @param {Date} date @returns {string} such as `Mon 23 Nov 2026, 9:32am +00:00` */
function dateInWords(date) {
  const [weekday, day, month, year, time] = date.toUTCString().replace(',', '').split(' ');
  const hour = Number(time.slice(0, 2));
  return `${weekday} ${day} ${month} ${year}, ${hour % 12 || 12}:${time.slice(3, 5)}${hour < 12 ? 'am' : 'pm'} +00:00`;
}

/** @param {Date} from @param {Date} to @returns {string} such as `less than a minute` or `about 2 hours` */
function distanceInWords(from, to) {
  const minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
  const count = (/** @type {number} */ unit) => Math.max(1, Math.round(minutes / unit));
  const words = (/** @type {number} */ amount, /** @type {string} */ unit) =>
    `${amount} ${unit}${amount === 1 ? '' : 's'}`;
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return words(minutes, 'minute');
  if (minutes < 1440) return `about ${words(count(60), 'hour')}`;
  if (minutes < 43_200) return words(count(1440), 'day');
  if (minutes < 86_400) return `about ${words(count(43_200), 'month')}`;
  if (minutes < 525_600) return words(count(43_200), 'month');
  return `about ${words(count(525_600), 'year')}`;
}
