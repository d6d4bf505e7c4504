// #region consumer-test
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { asynchronousBodyHandler, Matchers, MessageConsumerPact } from '@pact-foundation/pact';
import { SearchIndex } from '../src/search-index.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new MessageConsumerPact({
  consumer: 'pactflow-example-consumer-js-sns',
  provider: 'pactflow-example-provider-js-sns',
  dir,
  logLevel: 'error',
});

// Pact adds to an existing file. Without this line, a renamed message would appear in the pact under both names.
before(() => rmSync(dir, { recursive: true, force: true }));

test('finds a product whose event it received', async () => {
  const index = new SearchIndex();
  await pact
    .expectsToReceive('a product event update')
    .withContent({
      id: Matchers.string('42'),
      name: Matchers.string('pizza'),
      type: Matchers.string('food'),
      event: Matchers.regex('^(CREATED|UPDATED|DELETED)$', 'UPDATED'),
    })
    .withMetadata({ topic: 'products' })
    .verify(asynchronousBodyHandler((body) => index.handle(body)));

  assert.deepEqual(index.find('pizza'), ['42']);
});
// #endregion
