import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {CommandError, readOptions, runCommand} from './command';
import {describe, precompress} from './precompress';
import {earlyVariable} from './earlyCopies';

/** `npm run build`: generates the API reference, builds the site, and compresses it. */

/** Room for short-lived objects, in megabytes: of parsing hundreds of pages there are many. With the 16 that Node takes, a build of 54 s was 5 s longer. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Runs a program of Node. @throws CommandError when it fails; it has said why */
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
      `The build stopped: ${path.basename(script)} ${args.join(' ')} ended with ${signal ?? `status ${String(status)}`}.`,
    );
}

void runCommand(async () => {
  readOptions(process.argv.slice(2), process.env, []);
  run('deploy/run.cjs', ['src/plugins/openapi-reference/generate.ts']);
  run('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['build'], {[earlyVariable]: 'true'}, [YOUNG_SPACE]);
  console.log(describe(await precompress('build')));
});
