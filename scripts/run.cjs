// Runs a TypeScript script: `node scripts/run.cjs deploy/start.ts --port 4000`. It uses a single process, so that signals to
// npm reach the script on every system. The syntax is old on purpose: an unsupported version of Node.js should get a clear
// message, not a stack trace.
var required = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < required[0] || (found[0] === required[0] && found[1] < required[1])) {
  console.error(
    'This site requires Node.js ' +
      required.join('.') +
      ' or later; this is ' +
      process.version +
      '. Install a current release from https://nodejs.org and run the command again.'
  );
  process.exit(1);
}
if (process.argv[2] !== undefined) {
  process.argv.splice(1, 2, require('path').resolve(process.argv[2]));
  try {
    require('tsx/cjs');
  } catch (_missing) {
    console.error('The packages are not installed. Run npm ci first.');
    process.exit(1);
  }
  // Run it as the main module, so that a script that can also be imported knows that it was called.
  require('module').runMain();
}
