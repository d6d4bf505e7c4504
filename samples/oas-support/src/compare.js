import { Worker } from 'node:worker_threads';

/**
 * What the comparator says about one pact and one description.
 *
 * @typedef {{results: {code: string, type: 'error' | 'warning' | 'info', message: string}[]} | {refusal: string}} Answer `refusal`: it stopped with this message
 */

/**
 * Compares in a thread of its own, because the comparator reads `QUIRKS` once, when it is loaded.
 *
 * @param {{oas: object, pact: object}[]} comparisons
 * @param {boolean} quirks whether the settings are on that PactFlow has on unless the description says otherwise
 * @returns {Promise<Answer[]>} one answer for each comparison, in the same order
 */
export function compareAll(comparisons, quirks) {
  const { QUIRKS: _, ...env } = process.env;
  if (quirks) env.QUIRKS = 'true';
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('compare-worker.js', import.meta.url), { env, workerData: comparisons });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
