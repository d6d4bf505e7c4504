import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import test from 'node:test';

/** Runs a script in a process that can't load TypeScript, like that of Docusaurus. */
function run(script: string, mode: string): unknown {
  const begin =
    "const {loadPlugins} = require('./src/plugins/load.cjs'); const print = (value) => console.log(JSON.stringify(value));";
  return JSON.parse(
    execFileSync(process.execPath, ['-e', begin + script], {
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: '', NODE_ENV: mode},
    }),
  );
}

test('plugins load in a process that can’t load TypeScript', () => {
  assert.deepEqual(
    run(
      'const {remarkCodeBlocks, routeSplittingPlugin, codeTheme} = loadPlugins(); print([typeof remarkCodeBlocks, typeof routeSplittingPlugin, typeof codeTheme])',
      'production',
    ),
    ['function', 'function', 'object'],
  );
});

test('plugins are loaded once for a build, and again after each change in development', () => {
  const same =
    'const [one, other] = [loadPlugins(), loadPlugins()]; print(one.remarkCodeBlocks === other.remarkCodeBlocks);';
  assert.equal(run(same, 'production'), true);
  assert.equal(run(same, 'development'), false);
});
