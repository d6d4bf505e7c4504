// #region setup
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact } from '@pact-foundation/pact';
import { ShopWindow } from '../src/product-events.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({
  consumer: 'pactflow-example-consumer-js-kafka',
  provider: 'pactflow-example-provider-java-kafka',
  dir,
  logLevel: 'error',
});

// Pact adds to an existing file. Without this line, a renamed message would appear in the pact under both names.
before(() => rmSync(dir, { recursive: true, force: true }));
// #endregion

// #region consumer-test
test('shows a product whose event it received', () =>
  pact
    .addAsynchronousInteraction()
    .expectsToReceive('a product event update', (message) =>
      message
        .withJSONContent({
          id: Matchers.string('10'),
          name: Matchers.string('Garden chair'),
          version: Matchers.string('v2'),
          event: Matchers.regex('^(CREATED|UPDATED|DELETED)$', 'UPDATED'),
        })
        .withMetadata({ contentType: 'application/json', kafka_topic: 'products' }),
    )
    .executeTest(async ({ contents }) => {
      const shopWindow = new ShopWindow();
      shopWindow.handle(contents.content);
      assert.equal(shopWindow.find('10')?.name, 'Garden chair');
    }));
// #endregion
