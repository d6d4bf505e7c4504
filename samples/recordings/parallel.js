import { availableParallelism } from 'node:os';

/**
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => Promise<void>} work
 * @returns {Promise<void>} when all are done. As many run at a time as there are processors
 */
export async function forEachInParallel(values, work) {
  const queue = [...values];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (queue.length > 0) await work(/** @type {T} */ (queue.shift()));
    }),
  );
}
