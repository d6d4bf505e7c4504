import { SearchIndex } from './search-index.js';

// #region adapter
/**
 * Creates the function that AWS Lambda calls. It extracts the product event from the SNS envelope.
 *
 * @param {SearchIndex} index
 * @returns {(event: {Records: {Sns: {Message: string}}[]}) => Promise<void>} rejects if an event is invalid, so that Lambda tries again
 */
export function createHandler(index) {
  return async ({ Records }) => {
    for (const { Sns } of Records) await index.handle(JSON.parse(Sns.Message));
  };
}
// #endregion

export const handler = createHandler(new SearchIndex());
