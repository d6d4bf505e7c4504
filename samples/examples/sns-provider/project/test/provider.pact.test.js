import { join } from 'node:path';
import { test } from 'node:test';
import { MessageProviderPact, providerWithMetadata } from '@pact-foundation/pact';
import { productEvent } from '../src/product-event.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

// #region source
const { PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN, GIT_COMMIT, GIT_BRANCH } = process.env;

/** From the broker where one is set, and else the copy of the pact that this project keeps. */
const source = PACT_BROKER_BASE_URL
  ? {
      pactBrokerUrl: PACT_BROKER_BASE_URL,
      ...(PACT_BROKER_TOKEN && { pactBrokerToken: PACT_BROKER_TOKEN }),
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      ...(GIT_COMMIT && { publishVerificationResult: true, providerVersion: GIT_COMMIT, providerVersionBranch: GIT_BRANCH }),
    }
  : { pactUrls: [join(import.meta.dirname, '../pacts/pactflow-example-consumer-js-sns-pactflow-example-provider-js-sns.json')] };
// #endregion

// #region verify
const pizza = { id: '42', name: 'pizza', type: 'food', version: 2 };
const { body, metadata } = productEvent(pizza, 'UPDATED');

test('writes the messages that its consumers read', () =>
  new MessageProviderPact({
    provider: 'pactflow-example-provider-js-sns',
    messageProviders: { 'a product event update': providerWithMetadata(() => body, metadata) },
    logLevel: 'error',
    ...source,
  }).verify());
// #endregion
