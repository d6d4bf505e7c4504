// #region sender-test
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productEvent } from '../src/product-event.js';
import { send } from '../src/sns-sender.js';

const topicArns = { products: 'arn:aws:sns:eu-west-1:000000000000:products' };
const pizza = { id: '42', name: 'pizza', type: 'food', version: 2 };

test('publishes a product event to its topic, as text', async () => {
  /** @type {any[]} */
  const published = [];
  await send({ publish: async (input) => published.push(input), topicArns }, productEvent(pizza, 'UPDATED'));

  const [{ TopicArn, Message, MessageAttributes }] = published;
  assert.equal(TopicArn, topicArns.products);
  assert.equal(JSON.parse(Message).event, 'UPDATED');
  assert.equal(MessageAttributes.contentType.StringValue, 'application/json');
});
// #endregion
