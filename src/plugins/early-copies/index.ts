import {availableParallelism} from 'node:os';
import type {Plugin} from '@docusaurus/types';
import {earlyVariable, isEarly} from '../../../deploy/earlyCopies';
import {precompress} from '../../../deploy/precompress';

/**
 * Compresses scripts and style sheets while other plugins read the pages, which takes one core as long as this takes another. What is left is compressed when the build
 * has ended, by deploy/build.ts, which asks for this.
 */
export default function earlyCopiesPlugin(): Plugin {
  return {
    name: 'early-copies',
    async postBuild({outDir}) {
      if (process.env[earlyVariable] !== 'true') return;
      const {compressed} = await precompress(outDir, {only: isEarly, atOnce: Math.max(1, availableParallelism() - 1)});
      console.log(`early-copies: ${compressed} files compressed beside the other plugins`);
    },
  };
}
