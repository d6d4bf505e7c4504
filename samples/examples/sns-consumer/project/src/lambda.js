import { SearchIndex } from './search-index.js';

// #region adapter
/**
 * Makes the function that AWS Lambda calls. It takes the product event out of the envelope that SNS puts around it.
 *
 * @param {SearchIndex} index
 * @returns {(event: {Records: {Sns: {Message: string}}[]}) => Promise<void>} rejects when an event is bad, so that Lambda tries again
 */
export function createHandler(index) {
  return async ({ Records }) => {
    for (const { Sns } of Records) await index.handle(JSON.parse(Sns.Message));
  };
}
// #endregion

export const handler = createHandler(new SearchIndex());
