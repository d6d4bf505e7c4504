/**
 * Runs the reader's client and Pact test in a worker of their own. `src/plugins/site/labs` bundles this module into a
 * file with a policy that allows generated code and forbids all requests.
 */
import type {WorkerMessage, WorkerRequest} from '../protocol';
import {isolate} from './isolate';
import type {Files} from './protocol';
import {runConsumerTest} from './run';

// The reader's code can't reach these after the isolation.
const send = globalThis.postMessage.bind(globalThis);
const evaluate = globalThis.eval;
const logError = console.error.bind(console);
const stopEvent = Event.prototype.preventDefault;

let addUncaught: (thrown: unknown) => void = logError;

const post = (message: WorkerMessage<unknown>): void => send(message);

function mayGenerateCode(): boolean {
  try {
    return evaluate('true') === true;
  } catch {
    return false;
  }
}

addEventListener('message', ({data: {id, task}}: MessageEvent<WorkerRequest<Files>>) => {
  runConsumerTest(task, {
    evaluate,
    prepare: (globals, add) => {
      Object.assign(globalThis, globals);
      addUncaught = add;
    },
    onProgress: (progress) => post({kind: 'progress', id, progress}),
  }).then(
    (answer) => post({kind: 'answer', id, answer}),
    (error: unknown) => {
      logError(error);
      post({kind: 'failed', id});
    },
  );
});

// Errors that no test waits for.
addEventListener('error', (event) => {
  stopEvent.call(event);
  addUncaught(event.error ?? event.message);
});
addEventListener('unhandledrejection', (event) => {
  stopEvent.call(event);
  addUncaught(event.reason);
});

const isAllowed = mayGenerateCode();
isolate(globalThis, (prototype) => prototype === EventTarget.prototype || prototype === Object.prototype);
post({kind: isAllowed ? 'ready' : 'blocked'});
