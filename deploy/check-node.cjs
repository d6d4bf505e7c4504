// Runs before every script, in the oldest syntax, so that a wrong Node is one clear line and not a stack trace.
var required = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < required[0] || (found[0] === required[0] && found[1] < required[1])) {
  console.error(
    'This site needs Node.js ' + required.join('.') + ' or later; this is ' + process.version + '. Install a current release from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
