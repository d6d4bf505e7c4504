import { parse } from 'yaml';
import { compare } from '../cross-contract.js';
import { found, invalid, ok } from '../http.js';
import * as represent from '../representations.js';

/** @type {import('../http.js').Routes} what PactFlow adds for bi-directional contract testing */
export const providerContractRoutes = {
  'POST /provider-contracts/provider/:provider/publish': ({ store, params: { provider }, body, url }) => {
    const { pacticipantVersionNumber: number, branch, tags, buildUrl, contract } = body;
    if (!number) throw invalid('pacticipantVersionNumber', 'is missing');
    const content = Buffer.from(contract.content, 'base64').toString();
    if (!parse(content)?.paths) throw invalid('contract', 'is no OpenAPI description');

    const version = store.ensureVersion(provider, number, { branch, tags, buildUrl });
    const selfVerification = contract.selfVerificationResults;
    store.providerContracts.push({ provider, version: number, content, contentType: contract.contentType, selfVerification });
    const outcome = selfVerification ? (selfVerification.success ? 'success' : 'failure') : 'none';
    const notices = [
      {
        type: 'success',
        text: `Published the provider contract of version ${number} of ${provider}; self-verification: ${outcome}`,
      },
    ];
    return ok(represent.publication(version, [], notices, url));
  },

  'GET /contracts/bi-directional/provider/:provider/version/:version/consumer/:consumer/version/:consumerVersion/cross-contract-verification-results':
    async ({ store, params: { provider, version, consumer, consumerVersion } }) => {
      const contract = found(store.providerContract(provider, version));
      const pact = found(store.pact(consumer, consumerVersion, provider));
      return ok({ results: await compare(contract.content, pact.content) });
    },
};
