'use strict';
/**
 * Loaded into every Node.js program of a recording. Pact's mock server answers a request before it has noted that the request came, and on a busy machine
 * the test asks too early: "expected but not received". Here the question waits until the server has noted it. Nothing else changes.
 *
 * https://github.com/pact-foundation/pact-reference/issues/535
 */
const { Module } = require('node:module');

/** Milliseconds after which a request that is still missing never came. */
const PATIENCE = 2000;
const load = Module._load;

Module._load = function loadAndPatch(request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest);
  if (request === './internals' && /[\\/]pact-core[\\/]src[\\/]consumer[\\/]index\.js$/.test(parent?.filename ?? '')) patch(loaded);
  return loaded;
};

/** @param {{mockServerMismatches: (ffi: object, port: number) => {type: string}[]}} internals of pact-core */
function patch(internals) {
  const ask = internals.mockServerMismatches;
  internals.mockServerMismatches = (ffi, port) => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const mismatches = ask(ffi, port);
      if (!mismatches.some(({ type }) => type === 'missing-request') || Date.now() > until) return mismatches;
      // The server runs in threads of its own, so this one may sleep.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  };
}
