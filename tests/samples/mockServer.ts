import {resolve} from 'node:path';

/**
 * What Node.js programs are started with, so that a consumer test waits until Pact's mock server has noted the request that it answered. Without it, about one run in thousands fails on a busy machine
 * with "expected but not received": https://github.com/pact-foundation/pact-reference/issues/535. Readers are told of it where they first run such a test.
 * @param before options that hold already, as in `NODE_OPTIONS`
 * @returns a value for `NODE_OPTIONS`
 */
export function patientWithMockServer(before = ''): string {
  const patience = `--require "${resolve(__dirname, '../../samples/recordings/wait-for-matches.cjs').replace(/["\\]/g, '\\$&')}"`;
  return before.includes(patience) ? before : `${before} ${patience}`.trim();
}
