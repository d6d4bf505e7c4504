import { encodeConsumerVersion } from '../../engine/pact-metadata.js';
import { formatDate, link } from './links.js';
import { pactName, pactVersionUrl, pairUrl } from './pacts.js';
import { tagUrl } from './versions.js';

/**
 * @typedef {import('../urls.js').Url} Url
 * @typedef {import('../../engine/store.js').Store} Store
 * @typedef {import('../../engine/store.js').Pact} Pact
 * @typedef {import('../../engine/store.js').Verification} Verification
 */

/** @param {Verification} verification @param {Url} url */
export const verificationUrl = (verification, url) =>
  `${pairUrl(verification, url)}/pact-version/${verification.sha}/verification-results/${verification.number}`;

/** @param {Verification} verification @param {Pact} pact @param {Url} url @returns {any} */
export const verificationRepresentation = (verification, pact, url) => ({
  providerName: verification.provider,
  providerApplicationVersion: verification.providerVersion,
  success: verification.success,
  verificationDate: formatDate(verification.createdAt),
  buildUrl: verification.buildUrl ?? undefined,
  testResults: verification.testResults ?? undefined,
  verifiedBy: verification.verifiedBy,
  _links: {
    self: link(verificationUrl(verification, url), {
      title: 'Verification result',
      name: `Verification result ${verification.number} for ${pactName(pact)}`,
    }),
    'pb:pact-version': link(`${pactVersionUrl(pact, url)}/metadata/${encodeConsumerVersion(pact.consumerVersion)}`, {
      title: 'Pact',
      name: pactName(pact),
    }),
    'pb:triggered-webhooks': link(`${verificationUrl(verification, url)}/triggered-webhooks`, {
      title: 'Webhooks triggered by the publication of this verification result',
    }),
  },
});

/** @param {Store} store @param {Verification} verification @param {Pact} pact @param {Url} url @returns {any} */
export function extendedVerificationRepresentation(store, verification, pact, url) {
  const version = store.version(verification.provider, verification.providerVersion);
  const versions = store.versionsOf(verification.provider);
  return {
    ...verificationRepresentation(verification, pact, url),
    _embedded: {
      tags: [...(version?.tags.keys() ?? [])].map((name) => ({
        name,
        latest: versions.findLast(({ tags }) => tags.has(name)) === version,
        _links: {
          self: link(tagUrl(/** @type {import('../../engine/store.js').Version} */ (version), name, url), {
            title: 'Tag',
            name,
          }),
        },
      })),
    },
  };
}
