import {SearchFailure, type SearchBackend, type SearchRequest, type SearchResponse} from './backend';
import type {IndexSource} from './load';
import type {WorkerRequest, WorkerResponse} from './protocol';

/** The part of `Worker` that the backend uses, so that tests can replace it. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface PendingRequest {
  resolve: (response: WorkerResponse) => void;
  reject: (failure: SearchFailure) => void;
}

const newWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** Searches the index that was built with the site. The worker starts on the first call. */
export function createEmbeddedBackend(source: IndexSource, createWorker: () => WorkerLike = newWorker): SearchBackend {
  let worker: WorkerLike | null = null;
  let lastId = 0;
  const pending = new Map<number, PendingRequest>();

  /** Rejects all pending requests after the worker crashed. The next call starts a new worker. */
  function failAll(message: string): void {
    worker?.terminate();
    worker = null;
    for (const {reject} of pending.values()) reject(new SearchFailure('unavailable', message));
    pending.clear();
  }

  function start(): WorkerLike {
    const started = createWorker();
    started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    });
    started.addEventListener('error', (event) => {
      failAll(`The search worker failed: ${event.message || 'its script could not be loaded'}.`);
    });
    return started;
  }

  function send(request: WorkerRequest['request'], excerpts = false): Promise<WorkerResponse> {
    return new Promise<WorkerResponse>((resolve, reject) => {
      try {
        worker ??= start();
        const id = ++lastId;
        pending.set(id, {resolve, reject});
        worker.postMessage({id, source, request, excerpts} satisfies WorkerRequest);
      } catch (error) {
        reject(new SearchFailure('unavailable', `The search worker failed to start: ${String(error)}`));
      }
    }).then((response) => {
      if ('failure' in response) throw new SearchFailure(response.failure.reason, response.failure.message);
      return response;
    });
  }

  async function search(request: SearchRequest, excerpts: boolean): Promise<SearchResponse> {
    const response = await send(request, excerpts);
    if (!('response' in response) || response.response === null)
      throw new SearchFailure('damaged', 'The search worker responded without search results.');
    return response.response;
  }

  return {
    warm: () => void send(null).catch(() => undefined),
    search: (request) => search(request, false),
    searchWithExcerpts: (request) => search(request, true),
  };
}
