// #region sender
/**
 * Converts a message to the input of the `Publish` action of SNS, and sends it.
 *
 * @param {{publish: (input: object) => Promise<unknown>, topicArns: Record<string, string>}} sns the client, and the ARN of each topic
 * @param {import('./product-event.js').Message} message
 * @returns {Promise<void>}
 * @throws {Error} if the topic has no ARN
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
