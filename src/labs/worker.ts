/**
 * Runs the labs' tasks in a web worker. The comparator generates code, which the policy of the site's pages forbids, so
 * `src/plugins/site/labs` bundles this module into a file with a policy that allows it and forbids all requests.
 */
import {runBroker} from './broker';
import {compare} from './compare';
import type {Answer, Task, WorkerMessage, WorkerRequest} from './protocol';

const post = (message: WorkerMessage): void => postMessage(message);

const run = async (task: Task): Promise<Answer> =>
  task.kind === 'compare'
    ? {kind: 'compare', comparison: await compare(task.description, task.pact, task.options)}
    : {kind: 'broker', view: await runBroker(task.events, task.ask)};

function mayGenerateCode(): boolean {
  try {
    return Boolean(new Function('return true')());
  } catch {
    return false;
  }
}

addEventListener('message', ({data: {id, task}}: MessageEvent<WorkerRequest>) => {
  run(task).then(
    (answer) => post({kind: 'answer', id, answer}),
    (error: unknown) => {
      console.error(error);
      post({kind: 'failed', id});
    },
  );
});
post({kind: mayGenerateCode() ? 'ready' : 'blocked'});
