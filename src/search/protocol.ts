import type {SearchAnswer, SearchFailure, SearchRequest} from './backend';
import type {IndexPlace} from './load';

/** What the page asks of the worker. The place comes with each question, so that the worker needs no first one. */
export interface Question {
  id: number;
  place: IndexPlace;
  /** Null to have the index loaded, for a request that is likely to come. */
  request: SearchRequest | null;
}

/** What the worker replies; the answer to a null request is null. */
export type Reply = {id: number} & (
  {answer: SearchAnswer | null} | {failure: Pick<SearchFailure, 'reason' | 'message'>}
);
