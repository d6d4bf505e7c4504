import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {BundlerPlugin} from '../../shared/bundler';

export interface ModuleSize {
  /** The bundler's name for it: loaders, path, and query. */
  identifier: string;
  /** Bytes before minification. */
  size: number;
}

/** The generated file with the sizes of the modules in the script that every page loads. */
export const SIZES_FILE = 'module-sizes.json';

/** The package of a module. For the site's own code, it's the folder; for generated code, the file. */
export function packageOf(identifier: string): string {
  const path = (identifier.split('!').at(-1) ?? '')
    .replace(/^[^|]*\|/, '')
    .replace(/[?|].*$/, '')
    .replaceAll('\\', '/');
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (installed !== undefined) return installed;
  return /(\.docusaurus\/[^/]+|(?:src|deploy)\/[^/]+(?:\/[^/.]+(?=\/))?)/.exec(path)?.[1] ?? 'the bundler';
}

/** Bytes by package, largest first. */
export function bytesByPackage(modules: readonly ModuleSize[]): [name: string, bytes: number][] {
  const bytes = new Map<string, number>();
  for (const {identifier, size} of modules)
    bytes.set(packageOf(identifier), (bytes.get(packageOf(identifier)) ?? 0) + size);
  return [...bytes].sort(([, a], [, b]) => b - a);
}

/** Writes the sizes of the modules in the main script when the bundler is done. `npm run bench` reads the file. */
export function moduleSizesPlugin(file: string): BundlerPlugin {
  return {
    apply: ({hooks}) =>
      hooks.done.tap('module-sizes', ({compilation}) => {
        const main = [...compilation.chunks].find(({name}) => name === 'main');
        if (main === undefined) return;
        const modules = [...compilation.chunkGraph.getChunkModules(main)].flatMap((module) => [
          ...((module as {modules?: Iterable<typeof module>}).modules ?? [module]),
        ]);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(
          file,
          JSON.stringify(modules.map((module): ModuleSize => ({identifier: module.identifier(), size: module.size()}))),
        );
      }),
  } as BundlerPlugin;
}
