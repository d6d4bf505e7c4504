import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {precompressVariable} from '../../../site/precompressVariable';

/**
 * Compresses scripts and style sheets while other plugins work on the pages, which takes about as long. The compressor
 * runs in a separate process because it would otherwise wait for the other plugins after each file. deploy/build.ts
 * enables this, and compresses all other files after the build.
 */
export default function precompressAssetsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'precompress-assets',
    async postBuild({outDir}) {
      if (process.env[precompressVariable] !== 'true') return;
      const child = spawn(
        process.execPath,
        [join('scripts', 'run.cjs'), join('deploy', 'precompressAssets.ts'), '--directory', outDir],
        {cwd: siteDir, stdio: ['ignore', 'inherit', 'inherit']},
      );
      const [status] = (await once(child, 'close')) as [number | null];
      if (status !== 0)
        throw new Error(
          `precompress-assets: deploy/precompressAssets.ts exited with code ${String(status)}. See its messages above.`,
        );
    },
  };
}
