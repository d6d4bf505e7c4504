import {SearchFailure, type SearchBackend} from './backend';
import type {IndexPlace} from './load';
import type {Question, Reply} from './protocol';

/** The part of `Worker` that is needed; tests bring their own. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (failure: SearchFailure) => void;
}

const newWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url));

/** The backend that answers from the index that was built with the site. Its worker starts with the first call. */
export function createEmbeddedBackend(place: IndexPlace, createWorker: () => WorkerLike = newWorker): SearchBackend {
  let worker: WorkerLike | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  /** The worker itself is lost; the next call starts another. */
  function giveUp(message: string): void {
    worker?.terminate();
    worker = null;
    for (const {reject} of waiting.values()) reject(new SearchFailure('unavailable', message));
    waiting.clear();
  }

  function start(): WorkerLike {
    const started = createWorker();
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', (event) => {
      giveUp(`The search worker failed: ${event.message || 'its script could not be loaded'}.`);
    });
    return started;
  }

  function ask(request: Question['request']): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      try {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, {resolve, reject});
        worker.postMessage({id, place, request} satisfies Question);
      } catch (error) {
        reject(new SearchFailure('unavailable', `The search worker cannot be started: ${String(error)}`));
      }
    }).then((reply) => {
      if ('failure' in reply) throw new SearchFailure(reply.failure.reason, reply.failure.message);
      return reply;
    });
  }

  return {
    warm: () => void ask(null).catch(() => undefined),
    search: async (request) => {
      const reply = await ask(request);
      if (!('answer' in reply) || reply.answer === null)
        throw new SearchFailure('damaged', 'The search worker gave another answer than was asked for.');
      return reply.answer;
    },
  };
}
