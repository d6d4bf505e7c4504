import './stopWithParent.cjs';
import {readOptions, runCommand} from '../src/site/command';
import {precompressVariable} from '../src/site/precompressVariable';
import {runBuildSteps} from './buildSteps';
import {describe, precompress} from './precompress';

/** `npm run build`: generates the API reference, builds the site, and compresses it. */

/**
 * Heap space for short-lived objects, in MB. Parsing hundreds of pages creates many of them: with the 16 MB default of
 * Node.js, a build of 54 s took 5 s longer.
 */
const YOUNG_SPACE = '--max-semi-space-size=64';

void runCommand(async () => {
  readOptions(process.argv.slice(2), process.env, []);
  await runBuildSteps(
    [
      {script: 'scripts/run.cjs', args: ['scripts/openapi-reference/generate.ts']},
      {
        script: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        args: ['build'],
        variables: {[precompressVariable]: 'true'},
        flags: [YOUNG_SPACE],
      },
    ],
    async () => console.log(describe(await precompress('build'))),
  );
});
