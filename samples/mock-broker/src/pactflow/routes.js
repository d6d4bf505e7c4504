// A mock of PactFlow's own endpoints, which the open-source broker doesn't have. Nothing here was compared with the
// real service.
import { decodeBase64 } from '../engine/base64.js';
import { createTag } from '../engine/tags.js';
import { createOrUpdateVersion } from '../engine/versions.js';
import { validate } from '../engine/validation.js';
import { found } from '../http/resource.js';
import { invalid, ok } from '../http/responses.js';
import { link, templated } from '../http/representations/links.js';
import { embeddedVersion } from '../http/representations/pacticipants.js';
import { tagUrl, versionUrl } from '../http/representations/versions.js';
import { indexLinks } from '../http/routes/index.js';
import { saveProviderContract } from './provider-contracts.js';

/** @type {import('../http/resource.js').Resource[]} resources that PactFlow adds, and those that it responds to differently */
export const pactflowResources = [
  {
    path: '/',
    GET: ({ base }) =>
      ok({
        _links: {
          ...indexLinks(base),
          'pf:publish-provider-contract': templated(`${base}/provider-contracts/provider/{provider}/publish`),
        },
      }),
  },
  {
    path: '/provider-contracts/provider/:provider/publish',
    malformed: ({ method, body }) => {
      if (method !== 'POST') return undefined;
      const errors = validate(body, {
        pacticipantVersionNumber: { required: true, filled: true, type: 'string' },
        contract: { required: true, filled: true, type: 'hash' },
      });
      if (!errors.contract && decodeBase64(body.contract.content) === undefined)
        errors.contract = ['is not valid Base64'];
      return Object.keys(errors).length > 0 ? invalid(errors) : undefined;
    },
    POST: ({ store, params: { provider }, body, url }) => {
      const { pacticipantVersionNumber: number, branch, tags = [], buildUrl, contract } = body;
      const version = createOrUpdateVersion(store, provider, number, { branch, buildUrl });
      for (const tag of tags) createTag(store, provider, number, tag);
      const content = decodeBase64(contract.content) ?? '';
      const { contentType, selfVerificationResults: selfVerification } = contract;
      saveProviderContract(store, { provider, version: number, content, contentType, selfVerification });
      const outcome = selfVerification ? (selfVerification.success ? 'success' : 'failure') : 'none';
      const text = `Provider contract published for version ${number} of ${provider}. Self-verification: ${outcome}`;
      const pacticipantUrl = url`/pacticipants/${provider}`;
      return ok({
        notices: [{ type: 'success', text }],
        _embedded: {
          pacticipant: { name: provider, _links: { self: link(pacticipantUrl) } },
          version: embeddedVersion(version, url),
        },
        _links: {
          'pb:pacticipant': link(pacticipantUrl, { title: 'Pacticipant', name: provider }),
          'pb:pacticipant-version': link(versionUrl(version, url), { title: 'Pacticipant version', name: number }),
          'pb:pacticipant-version-tags': tags.map((/** @type {string} */ name) =>
            link(tagUrl(version, name, url), { name }),
          ),
        },
      });
    },
  },
  {
    path:
      '/contracts/bi-directional/provider/:provider/version/:version' +
      '/consumer/:consumer/version/:consumerVersion/cross-contract-verification-results',
    GET: async ({ store, params: { provider, version, consumer, consumerVersion } }) => {
      const contract = found(store.providerContract(provider, version));
      const pact = found(store.pact(consumer, consumerVersion, provider));
      const { compare } = await import('./compare.js');
      return ok({ results: await compare(contract.content, pact.content) });
    },
  },
];
