/** Starts the worker that matches bodies. */
import type {WorkerLike} from '../runner';

/** The worker's first message. */
export interface ModuleMessage {
  /** The content of the WebAssembly module. */
  module: ArrayBuffer;
}

async function download(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Expected ${url} with status 200, but found ${response.status}.`);
  return response.arrayBuffer();
}

/**
 * Starts the worker, and sends it the WebAssembly module. The page downloads the module, because the worker's policy
 * forbids all requests. The browser's cache has it when the worker starts again.
 *
 * For example, `createRunner<MatchTask, MatchAnswer>(() => startMatchWorker(workerUrl, moduleUrl))`. If either file
 * can't be loaded, or the module is damaged, the worker gets an `error` event, and tasks end with `unavailable`.
 * @param createWorker tests replace it
 */
export function startMatchWorker(
  worker: string,
  module: string,
  createWorker: (url: string) => Worker = (url) => new Worker(url, {type: 'module'}),
): WorkerLike {
  const started = createWorker(worker);
  download(module).then(
    (bytes) => started.postMessage({module: bytes} satisfies ModuleMessage, [bytes]),
    () => started.dispatchEvent(new Event('error')),
  );
  return started;
}
