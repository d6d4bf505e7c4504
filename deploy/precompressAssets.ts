import {availableParallelism} from 'node:os';
import {readOptions, runCommand} from '../src/site/command';
import {precompress} from './precompress';

/**
 * Whether a file is complete when the bundler has finished. Pages, and files generated from pages, change until the end
 * of the build.
 */
export const isFinal = (file: string): boolean => /^(?:assets\/(?:js|css|labs)|samples)\//.test(file);

if (require.main === module) {
  void runCommand(async () => {
    const {directory} = readOptions(process.argv.slice(2), process.env, ['directory']);
    const {compressed} = await precompress(directory, {only: isFinal, atOnce: Math.max(1, availableParallelism() - 1)});
    console.log(`precompress-assets: compressed ${compressed} files while the other plugins ran`);
  });
}
