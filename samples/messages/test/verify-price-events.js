// #region verify
import { join } from 'node:path';
import { MessageProviderPact, providerWithMetadata } from '@pact-foundation/pact';
import { priceChanged } from '../src/price-events.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// If this variable is set, Pact loads pacts from that broker in addition to the file below.
delete process.env.PACT_BROKER_BASE_URL;

/**
 * Has the producer write every message of the pact, and compares. No queue is needed.
 *
 * @param {typeof priceChanged} [produce] what writes the message
 * @returns {Promise<unknown>}
 * @throws {Error} when a message breaks the pact; the message is Pact's report as JSON
 */
export function verifyPriceEvents(produce = priceChanged) {
  const products = new Map();
  return new MessageProviderPact({
    provider: 'ProductAPI',
    pactUrls: [join(import.meta.dirname, '../pacts/CatalogueWeb-ProductAPI.json')],
    messageProviders: messageProviders(products, produce),
    stateHandlers: stateHandlers(products),
    logLevel: 'error',
  }).verify();
}
// #endregion

// #region message-providers
/**
 * One function for each message that the pact names. It calls the code that writes the message in production.
 *
 * @param {Map<string, import('../src/price-events.js').Product>} products
 * @param {typeof priceChanged} produce
 */
function messageProviders(products, produce) {
  return {
    'product price changed': (message) => {
      const { id } = message.providerStates[0].params;
      const { body, metadata } = produce(products.get(id), new Date('2026-03-02T10:00:00Z'));
      return providerWithMetadata(() => body, metadata)(message);
    },
  };
}
// #endregion

// #region states
/**
 * One function for each state that the pact names; Pact calls it just before it asks for the message.
 *
 * @param {Map<string, import('../src/price-events.js').Product>} products the API's data
 */
function stateHandlers(products) {
  return {
    'a product exists': async (_state, { id }) => {
      products.set(id, { id, name: 'Desk lamp', price: 19 });
    },
  };
}
// #endregion
