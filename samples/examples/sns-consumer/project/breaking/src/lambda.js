import { SearchIndex } from './search-index.js';

/**
 * Creates the function that AWS Lambda calls. It extracts the product event from the SNS envelope.
 *
 * @param {SearchIndex} index
 * @returns {(event: {Records: {Sns: {Message: any}}[]}) => Promise<void>} rejects if an event is invalid, so that Lambda tries again
 */
export function createHandler(index) {
  return async ({ Records }) => {
    for (const { Sns } of Records) await index.handle(Sns.Message);
  };
}

export const handler = createHandler(new SearchIndex());
