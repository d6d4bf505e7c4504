/**
 * Matches bodies in a web worker. `src/plugins/site/labs` bundles this module into a file with a policy that allows
 * WebAssembly and forbids all requests, so the page sends the module's bytes as the first message.
 */
import type {WorkerMessage, WorkerRequest} from '../protocol';
import {createEngine, type MatchEngine} from './engine';
import type {MatchAnswer, MatchTask} from './protocol';
import type {ModuleMessage} from './startWorker';

const post = (message: WorkerMessage<MatchAnswer>): void => postMessage(message);

let engine: MatchEngine | undefined;

/** An empty module, to find out whether the policy of the host allows WebAssembly. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function mayCompile(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

async function start(module: ArrayBuffer): Promise<void> {
  if (!mayCompile()) return post({kind: 'blocked'});
  engine = await createEngine(module);
  post({kind: 'ready'});
}

function run({id, task}: WorkerRequest<MatchTask>): void {
  try {
    if (engine === undefined) throw new Error('The page sent a task before the worker was ready.');
    post({kind: 'answer', id, answer: engine.match(task)});
  } catch (error) {
    console.error(error);
    post({kind: 'failed', id});
  }
}

addEventListener('message', ({data}: MessageEvent<ModuleMessage | WorkerRequest<MatchTask>>) => {
  if (!('module' in data)) run(data);
  else
    start(data.module).catch((error: unknown) => {
      // Outside of the promise, so that the page gets an `error` event.
      setTimeout(() => {
        throw error;
      });
    });
});
