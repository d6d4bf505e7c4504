/** Reads logs in a web worker, so that the page stays responsive. */
import {knownErrors} from '../data/errors';
import type {WorkerMessage, WorkerRequest} from '../labs/protocol';
import type {Explained, FixAnswer, FixTask} from './protocol';
import {readLog} from './readLog';

const send = (message: WorkerMessage<FixAnswer>): void => postMessage(message);

function explain(log: string): FixAnswer {
  const result = readLog(log, knownErrors);
  const entries: Record<string, Explained> = {};
  for (const {id} of result.found) {
    const entry = knownErrors.find((known) => known.id === id);
    if (!entry) continue;
    const {title, meaning, causes, next, links} = entry;
    entries[id] = {id, title, meaning, causes, next, links};
  }
  return {result, entries};
}

addEventListener('message', ({data: {id, task}}: MessageEvent<WorkerRequest<FixTask>>) => {
  try {
    send({kind: 'answer', id, answer: explain(task.log)});
  } catch (error) {
    console.error(error);
    send({kind: 'failed', id});
  }
});

send({kind: 'ready'});
