// #region sender
/**
 * Turns a message into what the `Publish` action of SNS takes, and sends it.
 *
 * @param {{publish: (input: object) => Promise<unknown>, topicArns: Record<string, string>}} sns the client, and the address of each topic
 * @param {import('./product-event.js').Message} message
 * @returns {Promise<void>}
 * @throws {Error} when the topic has no address here
 */
export async function send({ publish, topicArns }, { body, metadata }) {
  const TopicArn = topicArns[metadata.topic];
  if (TopicArn === undefined) throw new Error(`There is no address for the topic ${metadata.topic}.`);
  await publish({
    TopicArn,
    Message: JSON.stringify(body),
    MessageAttributes: { contentType: { DataType: 'String', StringValue: metadata.contentType } },
  });
}
// #endregion
