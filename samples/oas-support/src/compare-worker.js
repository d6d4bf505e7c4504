import { parentPort, workerData } from 'node:worker_threads';
import { Comparator } from '@pactflow/openapi-pact-comparator';

const answers = [];
for (const comparison of workerData) {
  // A copy of its own, because the comparator writes into the description and two comparisons may share it.
  const { oas, pact } = structuredClone(comparison);
  try {
    const results = [];
    for await (const { code, type, message } of new Comparator({ oas }).compare(pact)) results.push({ code, type, message });
    answers.push({ results });
  } catch (error) {
    answers.push({ refusal: error.message });
  }
}
parentPort.postMessage(answers);
