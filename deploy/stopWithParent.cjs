// Makes a process of a build exit when the process that started it is gone, even if that one was killed. The parent
// sets the variable and connects standard input to a pipe, which closes when the parent exits. Load this file with
// `node --require`, or import it.
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.env.BUILD_STOPS_WITH_STDIN === 'true') {
  // The processes that this one starts use a different standard input.
  delete process.env.BUILD_STOPS_WITH_STDIN;
  process.stdin.once('end', () => process.exit(1)).resume();
  process.stdin.unref();
}
