import { join } from 'node:path';
import { test } from 'node:test';
import { MessageProviderPact, providerWithMetadata } from '@pact-foundation/pact';
import { productEvent } from '../src/product-event.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// #region source
const { GIT_COMMIT, GIT_BRANCH } = process.env;
/** A build, which has a commit, verifies the broker's pacts and publishes the results. Without a commit, the test verifies this project's copy of the pact. */
const source = GIT_COMMIT
  ? {
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      publishVerificationResult: true,
      providerVersion: GIT_COMMIT,
      providerVersionBranch: GIT_BRANCH,
    }
  : { pactUrls: [join(import.meta.dirname, '../pacts/pactflow-example-consumer-js-sns-pactflow-example-provider-js-sns.json')] };
// With this variable, Pact would also search a broker for pacts, and fail if it has none.
if (!GIT_COMMIT) delete process.env.PACT_BROKER_BASE_URL;
// #endregion

// #region verify
const { body, metadata } = productEvent({ id: '42', name: 'pizza', type: 'food', version: 2 }, 'UPDATED');

test('writes the messages that its consumers read', () =>
  new MessageProviderPact({
    provider: 'pactflow-example-provider-js-sns',
    messageProviders: { 'a product event update': providerWithMetadata(() => body, metadata) },
    logLevel: 'error',
    ...source,
  }).verify());
// #endregion
