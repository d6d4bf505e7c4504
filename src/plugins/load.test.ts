import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import test from 'node:test';

/** Runs a script in a process that knows nothing of TypeScript, as Docusaurus is. */
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

test('plugins load in a process that reads no TypeScript', () => {
  assert.deepEqual(
    run(
      'const {remarkFences, firstLoadPlugin, codeTheme} = loadPlugins(); print([typeof remarkFences, typeof firstLoadPlugin, typeof codeTheme])',
      'production',
    ),
    ['function', 'function', 'object'],
  );
});

test('they are read once for a build, and anew while one writes', () => {
  const same = 'const [one, other] = [loadPlugins(), loadPlugins()]; print(one.remarkFences === other.remarkFences);';
  assert.equal(run(same, 'production'), true);
  assert.equal(run(same, 'development'), false);
});
