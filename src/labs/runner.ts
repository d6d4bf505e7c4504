/** Runs tasks in a web worker, with a time limit. The worker ends with a task that takes too long or is canceled. */
import type {Answer, Task, WorkerMessage, WorkerRequest} from './protocol';

/** Milliseconds that a task may take after the worker has started. */
const TIME_LIMIT = 10_000;

/** Milliseconds that the worker may take to start, including the download of its script. */
const START_LIMIT = 60_000;

/**
 * Why a task has no answer. `unavailable`: the script can't be loaded. `blocked`: the host's content security policy
 * forbids the code that the comparator generates. `timeout`, `canceled`: the worker was stopped. `failed`: a bug.
 */
export type StopReason = 'unavailable' | 'blocked' | 'timeout' | 'canceled' | 'failed';

export type Run<A = Answer> = {kind: 'done'; answer: A} | {kind: 'stopped'; reason: StopReason};

/** The part of `Worker` that the runner uses, so that tests can replace it. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface Runner<T = Task, A = Answer> {
  /** Runs a task. A task that is still running is canceled first. Never rejects. */
  run: (task: T) => Promise<Run<A>>;
  /** Cancels the running task, if there is one. */
  cancel: () => void;
  /** Stops the worker. */
  close: () => void;
}

interface Current<T, A> {
  id: number;
  task: T;
  end: (run: Run<A>) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Creates a runner. The worker starts with the first task, and again after it was stopped.
 * @param createWorker for example `() => new Worker(url, {type: 'module'})`
 * @param onProgress receives what the worker sends before the answer
 */
export function createRunner<T = Task, A = Answer>(
  createWorker: () => WorkerLike,
  timeLimit = TIME_LIMIT,
  onProgress: (progress: unknown) => void = () => undefined,
): Runner<T, A> {
  let worker: WorkerLike | null = null;
  let isReady = false;
  let current: Current<T, A> | null = null;
  let lastId = 0;

  function stop(reason: StopReason): void {
    worker?.terminate();
    worker = null;
    isReady = false;
    finish({kind: 'stopped', reason});
  }

  function finish(run: Run<A>): void {
    if (current === null) return;
    clearTimeout(current.timer);
    const {end} = current;
    current = null;
    end(run);
  }

  function send(started: WorkerLike): void {
    if (current === null) return;
    clearTimeout(current.timer);
    current.timer = setTimeout(() => stop('timeout'), timeLimit);
    const {id, task} = current;
    started.postMessage({id, task} satisfies WorkerRequest<T>);
  }

  function start(): WorkerLike {
    const started = createWorker();
    started.addEventListener('message', ({data}: MessageEvent<WorkerMessage<A>>) => {
      if (worker !== started) return;
      if (data.kind === 'ready') {
        isReady = true;
        send(started);
      } else if (data.kind === 'blocked') stop('blocked');
      else if (data.id !== current?.id) return;
      else if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind === 'failed') finish({kind: 'stopped', reason: 'failed'});
      else finish({kind: 'done', answer: data.answer});
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === started) stop(isReady ? 'failed' : 'unavailable');
    });
    return started;
  }

  return {
    run: (task) => {
      if (current !== null) stop('canceled');
      return new Promise<Run<A>>((end) => {
        const timer = setTimeout(() => stop('unavailable'), START_LIMIT);
        current = {id: ++lastId, task, end, timer};
        try {
          if (worker === null) worker = start();
          else if (isReady) send(worker);
        } catch {
          stop('unavailable');
        }
      });
    },
    cancel: () => {
      if (current !== null) stop('canceled');
    },
    close: () => stop('canceled'),
  };
}
