'use strict';
/**
 * Preloaded into every Node.js program of a recording. Pact's mock server responds to a request before it records that the request arrived. On a busy
 * machine, the test checks too early and fails with "expected but not received". This makes the check wait until the request is recorded.
 *
 * https://github.com/pact-foundation/pact-reference/issues/535
 */
const { Module } = require('node:module');

/** Milliseconds after which a missing request counts as never sent. */
const TIMEOUT = 2000;
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
    const until = Date.now() + TIMEOUT;
    for (;;) {
      const mismatches = ask(ffi, port);
      if (!mismatches.some(({ type }) => type === 'missing-request') || Date.now() > until) return mismatches;
      // The server runs in its own threads, so blocking this one is safe.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  };
}
