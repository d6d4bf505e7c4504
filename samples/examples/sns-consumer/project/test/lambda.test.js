// #region lambda-test
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createHandler } from '../src/lambda.js';
import { SearchIndex } from '../src/search-index.js';

const snsEvent = JSON.parse(readFileSync(join(import.meta.dirname, 'sns-event.json'), 'utf8'));

test('takes the product event out of its envelope', async () => {
  const index = new SearchIndex();
  await createHandler(index)(snsEvent);
  assert.deepEqual(index.find('food'), ['42']);
});
// #endregion

// #region lambda-fails
test('fails as a whole when one of its records is bad', async () => {
  const [good] = snsEvent.Records;
  const bad = { ...good, Sns: { ...good.Sns, Message: '{"id":"43"}' } };
  await assert.rejects(createHandler(new SearchIndex())({ Records: [good, bad] }), /has no name/);
});
// #endregion
