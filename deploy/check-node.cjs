// Runs before every script, in the oldest syntax, so that a wrong Node is one clear line and not a stack trace.
var required = 20;
var found = parseInt(process.versions.node, 10);
if (found < required) {
  console.error(
    'This site needs Node.js ' + required + ' or later; this is ' + process.version + '. Install a current release from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
