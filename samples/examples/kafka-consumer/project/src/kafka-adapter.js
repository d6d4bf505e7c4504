// #region adapter
/**
 * Creates the function that a Kafka client calls for each record. Its argument has the structure of KafkaJS's `eachMessage`.
 *
 * @param {import('./product-events.js').ShopWindow} shopWindow
 * @returns {(record: {topic: string, message: {value: Buffer | null, headers?: Record<string, Buffer>}}) => Promise<void>}
 * @throws {Error} so that the client delivers the record again; if the error were caught here, the record would be lost
 */
export function eachMessage(shopWindow) {
  return async ({ message }) => {
    if (message.value === null) return; // a tombstone: the mark that a compacted topic leaves for a deleted key
    shopWindow.handle(JSON.parse(message.value.toString('utf8')));
  };
}
// #endregion
