import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';

/** What a build is made of; everything else of the repository stays out of a copy. */
export const INPUTS = [
  'deploy',
  'docs',
  'notices',
  'openapi',
  'samples',
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
 * Copies the inputs of a build to an empty folder, so that a test can plant things in them. The copy has no history, and uses the packages of the original.
 * @param target is removed first
 */
export function copySite(source: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const name of INPUTS) {
    const from = join(source, name);
    if (!existsSync(from))
      throw new Error(`${name} is an input of the build and does not exist. Correct the list in tests/builds/copy.ts.`);
    cpSync(from, join(target, name), {
      recursive: true,
      filter: (path) => !/[/\\]node_modules$|samples[/\\][^/\\]+[/\\](?:pacts|logs)$/.test(path),
    });
  }
  symlinkSync(join(source, 'node_modules'), join(target, 'node_modules'), 'dir');
}
