import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {CommandError, readOptions, runCommand} from './command';
import {describe, precompress} from './precompress';
import {earlyVariable} from './earlyCopies';

/** `npm run build`: generates the API reference, builds the site, and compresses it. */

/** Runs a program of Node. @throws CommandError when it fails; it has said why */
function run(script: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): void {
  const {status, signal, error} = spawnSync(process.execPath, [script, ...args], {stdio: ['ignore', 'inherit', 'inherit'], env: {...process.env, ...variables}});
  if (error !== undefined) throw error;
  if (status !== 0) throw new CommandError(`The build stopped: ${path.basename(script)} ${args.join(' ')} ended with ${signal ?? `status ${String(status)}`}.`);
}

void runCommand(async () => {
  readOptions(process.argv.slice(2), process.env, []);
  run('deploy/run.cjs', ['src/plugins/openapi-reference/generate.ts']);
  run('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['build'], {[earlyVariable]: 'true'});
  console.log(describe(await precompress('build')));
});
