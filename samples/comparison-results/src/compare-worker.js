import { parentPort, workerData } from 'node:worker_threads';
import { Comparator } from '@pactflow/openapi-pact-comparator';

const answers = [];
for (const comparison of workerData) {
  // A copy of its own, because the comparator writes into the description and two comparisons may share it.
  const { oas, asyncapi, pact } = structuredClone(comparison);
  const results = [];
  for await (const result of new Comparator({ oas, asyncapi }).compare(pact)) results.push(result);
  // Through JSON, as the command line prints: fields without a value disappear.
  answers.push(JSON.parse(JSON.stringify(results)));
}
parentPort.postMessage(answers);
