import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {earlyVariable} from '../../../deploy/earlyCopies';

/**
 * Compresses scripts and style sheets while other plugins read the pages, which takes one core as long as this takes another. In a process of its own, for a compressor
 * in this one would wait for the other plugins between any two files. What is left is compressed when the build has ended, by deploy/build.ts, which asks for this.
 */
export default function earlyCopiesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'early-copies',
    async postBuild({outDir}) {
      if (process.env[earlyVariable] !== 'true') return;
      const child = spawn(
        process.execPath,
        [join('deploy', 'run.cjs'), join('deploy', 'earlyCopies.ts'), '--directory', outDir],
        {cwd: siteDir, stdio: ['ignore', 'inherit', 'inherit']},
      );
      const [status] = (await once(child, 'close')) as [number | null];
      if (status !== 0) throw new Error(`early-copies: deploy/earlyCopies.ts ended with status ${String(status)}.`);
    },
  };
}
