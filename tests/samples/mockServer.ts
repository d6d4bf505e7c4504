import {resolve} from 'node:path';

/**
 * Options for Node.js that make consumer tests wait until Pact's mock server has recorded the request that it responded
 * to. Without them, about one in thousands of runs fails on a busy machine with "expected but not received":
 * https://github.com/pact-foundation/pact-reference/issues/535. The pages mention this where readers first run such a
 * test.
 *
 * @param existing the current value of `NODE_OPTIONS`
 * @returns the new value of `NODE_OPTIONS`
 */
export function waitForMockServer(existing = ''): string {
  const preload = `--require "${resolve(__dirname, '../../samples/recordings/wait-for-matches.cjs').replace(/["\\]/g, '\\$&')}"`;
  return existing.includes(preload) ? existing : `${existing} ${preload}`.trim();
}
