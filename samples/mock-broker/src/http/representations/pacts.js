import { link } from './links.js';

/**
 * @typedef {import('../urls.js').Url} Url
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Pact} Pact
 */

/** @param {Pact} pact @returns {string} */
export const pactName = ({ consumer, consumerVersion, provider }) => `Pact between ${consumer} (${consumerVersion}) and ${provider}`;

/** @param {Pick<Pact, 'consumer' | 'provider'>} pact @param {Url} url @returns {string} the beginning of the URLs of all their pacts */
export const pairUrl = ({ consumer, provider }, url) => url`/pacts/provider/${provider}/consumer/${consumer}`;

/** @param {Pact} pact @param {Url} url */
export const pactUrl = (pact, url) => pairUrl(pact, url) + `/version/${encodeURIComponent(pact.consumerVersion)}`;

/** @param {Pact} pact @param {Url} url */
export const pactLink = (pact, url) => link(pactUrl(pact, url), { title: 'Pact', name: pactName(pact) });
