import {availableParallelism} from 'node:os';
import {readOptions, runCommand} from './command';
import {precompress} from './precompress';

/** Set by `npm run build` alone: the other builds, for tests and for the offline edition, make no compressed copies. */
export const earlyVariable = 'DOCS_EARLY_COPIES';

/** The files of a build that are whole when the bundler has ended. Pages, and what is made of them, change until the end. */
export const isEarly = (file: string): boolean => /^(?:assets\/(?:js|css)|samples)\//.test(file);

if (require.main === module) {
  void runCommand(async () => {
    const {directory} = readOptions(process.argv.slice(2), process.env, ['directory']);
    const {compressed} = await precompress(directory, {only: isEarly, atOnce: Math.max(1, availableParallelism() - 1)});
    console.log(`early-copies: ${compressed} files compressed beside the other plugins`);
  });
}
