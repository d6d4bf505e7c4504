import type {SearchResponse, SearchFailure, SearchRequest} from './backend';
import type {IndexSource} from './load';

/** A request to the worker. Each one includes the index source, so that the worker needs no setup message. */
export interface WorkerRequest {
  id: number;
  source: IndexSource;
  /** Null to load the root of the index ahead of a query. */
  request: SearchRequest | null;
  /** Whether to fetch the texts of the results for excerpts. */
  excerpts: boolean;
}

/** The worker's response. The response to a null request is null. */
export type WorkerResponse = {id: number} & (
  {response: SearchResponse | null} | {failure: Pick<SearchFailure, 'reason' | 'message'>}
);
