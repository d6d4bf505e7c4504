import { parentPort, workerData } from 'node:worker_threads';
import { Comparator } from '@pactflow/openapi-pact-comparator';

const answers = [];
for (const comparison of workerData) {
  // The comparator changes the description, and two comparisons might share one.
  const { oas, asyncapi, pact } = structuredClone(comparison);
  const results = [];
  for await (const result of new Comparator({ oas, asyncapi }).compare(pact)) results.push(result);
  // The command line prints JSON, which omits fields without a value.
  answers.push(JSON.parse(JSON.stringify(results)));
}
parentPort.postMessage(answers);
