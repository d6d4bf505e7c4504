import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {readOptions, runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';
import {describe, precompress} from './precompress';
import {precompressVariable} from '../src/site/precompressVariable';

/** `npm run build`: generates the API reference, builds the site, and compresses it. */

/**
 * Heap space for short-lived objects, in MB. Parsing hundreds of pages creates many of them: with the 16 MB default of
 * Node.js, a build of 54 s took 5 s longer.
 */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Runs a Node.js script. @throws CommandError if the script fails; it has already printed the reason */
function run(
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): void {
  const {status, signal, error} = spawnSync(process.execPath, [...flags, script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...variables},
  });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new CommandError(
      `The build failed: ${path.basename(script)} ${args.join(' ')} exited with ${signal ?? `code ${String(status)}`}.`,
    );
}

void runCommand(async () => {
  readOptions(process.argv.slice(2), process.env, []);
  run('scripts/run.cjs', ['scripts/openapi-reference/generate.ts']);
  run('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['build'], {[precompressVariable]: 'true'}, [YOUNG_SPACE]);
  console.log(describe(await precompress('build')));
});
