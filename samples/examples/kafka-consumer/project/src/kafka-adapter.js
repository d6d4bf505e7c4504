// #region adapter
/**
 * Makes the function that a Kafka client calls for each record. Its argument has the shape of KafkaJS's `eachMessage`.
 *
 * @param {import('./product-events.js').ShopWindow} shopWindow
 * @returns {(record: {topic: string, message: {value: Buffer | null, headers?: Record<string, Buffer>}}) => Promise<void>}
 * @throws {Error} so that the client delivers the record again: an error that is swallowed here would lose it
 */
export function eachMessage(shopWindow) {
  return async ({ message }) => {
    if (message.value === null) return; // a tombstone: the mark that a compacted topic leaves for a deleted key
    shopWindow.handle(JSON.parse(message.value.toString('utf8')));
  };
}
// #endregion
