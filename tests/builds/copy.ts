import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';

/** The inputs of a build. The rest of the repository isn't copied. */
export const INPUTS = [
  'deploy',
  'docs',
  'notices',
  'openapi',
  'samples',
  'scripts',
  'src',
  'static',
  'i18n',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the inputs of a build to an empty folder, in which a test can inject defects. The copy has no Git history and
 * uses the packages of the original.
 * @param target the folder of the copy; removed first if it exists
 */
export function copySite(source: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const name of INPUTS) {
    const from = join(source, name);
    if (!existsSync(from))
      throw new Error(`The build needs ${name}, but it doesn't exist. Correct the list in tests/builds/copy.ts.`);
    cpSync(from, join(target, name), {
      recursive: true,
      filter: (path) => !/[/\\]node_modules$|samples[/\\][^/\\]+[/\\](?:pacts|logs)$/.test(path),
    });
  }
  symlinkSync(join(source, 'node_modules'), join(target, 'node_modules'), 'dir');
}
