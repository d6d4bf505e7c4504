// #region missing-field
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({ consumer: 'CatalogueShop', provider: 'ProductAPI', dir, logLevel: 'error' });

/** Reads a field that the message of its test does not have. @param {{price: number, currency: string}} message */
function showPrice({ price, currency }) {
  if (currency === undefined) throw new Error('The message has no currency.');
  return `${price} ${currency}`;
}

test('a handler cannot read a field that its pact does not name', async () => {
  const interaction = pact
    .addAsynchronousInteraction()
    .expectsToReceive('product price changed', (message) => message.withJSONContent({ id: '10', price: Matchers.number(44.9) }));

  await assert.rejects(
    interaction.executeTest(async ({ contents }) => showPrice(contents.content)),
    /The message has no currency/,
  );
  assert.equal(existsSync(join(dir, 'CatalogueShop-ProductAPI.json')), false, 'A test that fails writes no pact.');
});
// #endregion
