import { selectFor } from '../../engine/consumer-version-selectors.js';
import { metrics } from '../../engine/metrics.js';
import { providerStatesOf } from '../../engine/pact-content.js';
import { formatDate, link } from '../representations/links.js';
import { ok } from '../responses.js';
import { dashboardResources } from './dashboard.js';
import { providerExists } from './pact-lists.js';

/** @typedef {import('../../engine/consumer-version-selectors.js').ConsumerVersionSelector} ConsumerVersionSelector */

const STATES = '/pacts/provider/:provider/provider-states';

/** @type {import('../resource.js').Resource[]} */
export const otherResources = [
  ...dashboardResources,
  { path: '/metrics', GET: ({ store }) => ok(metrics(store, formatDate)) },
  {
    path: '/diagnostic/status/heartbeat',
    GET: ({ url }) => ok({ ok: true, _links: { self: link(url`/diagnostic/status/heartbeat`) } }),
  },
  {
    path: '/diagnostic/status/dependencies',
    GET: ({ url }) => ok({ database: { ok: true }, _links: { self: link(url`/diagnostic/status/dependencies`) } }),
  },
  providerStatesResource(STATES, () => ({ mainBranch: true })),
  providerStatesResource(`${STATES}/branch/:branch`, ({ branch }) => ({ latest: true, branch })),
  // The broker compares the last part with the names of environments, although it calls it a UUID.
  providerStatesResource(`${STATES}/environment/:environment`, ({ environment }) => ({ environment })),
];

/**
 * @param {string} path
 * @param {(params: Record<string, string>) => ConsumerVersionSelector} selectorOf
 * @returns {import('../resource.js').Resource}
 */
function providerStatesResource(path, selectorOf) {
  return {
    path,
    exists: providerExists,
    GET: ({ store, params }) => {
      /** @type {Map<string, {name: string, params?: any, consumers: string[]}>} */
      const states = new Map();
      for (const { pact } of selectFor(store, params.provider, selectorOf(params))) {
        for (const state of providerStatesOf(pact.content)) {
          const key = JSON.stringify(state);
          const { consumers = [] } = states.get(key) ?? {};
          states.set(key, { ...state, consumers: [...new Set([...consumers, pact.consumer])] });
        }
      }
      return ok({ providerStates: [...states.values()].sort((one, other) => (one.name < other.name ? -1 : 1)) });
    },
  };
}
