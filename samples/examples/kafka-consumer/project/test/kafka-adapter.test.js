// #region adapter-test
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachMessage } from '../src/kafka-adapter.js';
import { ShopWindow } from '../src/product-events.js';

/** @param {unknown} body @returns {Parameters<ReturnType<typeof eachMessage>>[0]} as a Kafka client hands it over */
const record = (body) => ({ topic: 'products', message: { value: body === null ? null : Buffer.from(JSON.stringify(body)) } });

test('hands the body of a record to the shop window', async () => {
  const shopWindow = new ShopWindow();
  const receive = eachMessage(shopWindow);

  await receive(record({ id: '11', name: 'Desk lamp', version: 'v1', event: 'CREATED', price: 19 }));
  assert.equal(shopWindow.find('11')?.name, 'Desk lamp');

  await receive(record({ id: '11', name: 'Desk lamp', version: 'v2', event: 'DELETED' }));
  assert.equal(shopWindow.find('11'), undefined);
});

test('passes over a tombstone', () => eachMessage(new ShopWindow())(record(null)));

test('lets the error of a bad event through, so that Kafka keeps the record', () =>
  assert.rejects(eachMessage(new ShopWindow())(record({ id: '12' })), /The product event has no name/));
// #endregion
