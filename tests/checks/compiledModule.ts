// Compares a compiled module with the hashes that its build script has written, and with the licenses of its packages.
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

const MODULE = 'pact_match.wasm';
const LOCK = 'module.sha256';
const CRATE = 'crate';
/** Files of the crate that the build doesn't read, and what the build writes. */
const NOT_COMPILED = /^(?:README\.md|licenses\.txt|\.gitignore)$|^(?:patches|target|toolchain)\//;

const BUILD =
  `Follow the README in ${CRATE}/ to build the module, and commit the sources, ${MODULE}, and ${LOCK} together: ` +
  `./toolchain.sh toolchain && RUST_ROOT=$PWD/toolchain ./build.sh`;

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The hashes in a file as `sha256sum` writes it, by the names of the files. */
function readHashes(text: string): Map<string, string> {
  const lines = text.trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The packages whose versions neither a package nor the crate itself has, as `name version`. */
function unknownPackages(licenses: string, lock: string): string[] {
  const locked = new Set(
    [...lock.matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)].map(([, name, version]) => `${name} ${version}`),
  );
  const headings = [...licenses.matchAll(/^={80}\n(.+)\n={80}$/gm)].map(([, heading = '']) => heading);
  return headings
    .filter((heading) => !heading.includes('Rust standard library'))
    .flatMap((heading) => heading.match(/[\w-]+ \d+\.\d+\.\d+/g) ?? [])
    .filter((named) => !locked.has(named));
}

/**
 * Checks that a module was compiled from the sources next to it.
 * @param folder contains the module, its hashes, and the folder `crate`
 * @returns the problems, each with its fix, and the number of compared files
 */
export function checkCompiledModule(folder: string): {problems: string[]; files: number} {
  const hashes = readHashes(readFileSync(join(folder, LOCK), 'utf8'));
  const sources = readdirSync(join(folder, CRATE), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(folder, CRATE).length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !NOT_COMPILED.test(name))
    .map((name) => `${CRATE}/${name}`);
  const names = [...new Set([...hashes.keys(), ...sources, MODULE])].sort();
  const changed = names.filter((name) => {
    const file = join(folder, name);
    return !existsSync(file) || hashOf(file) !== hashes.get(name);
  });
  const unknown = unknownPackages(
    readFileSync(join(folder, CRATE, 'licenses.txt'), 'utf8'),
    readFileSync(join(folder, CRATE, 'Cargo.lock'), 'utf8'),
  );
  return {
    files: names.length,
    problems: [
      ...changed.map((name) => `${name} has changed since the build that ${LOCK} describes. ${BUILD}`),
      ...unknown.map(
        (named) =>
          `${CRATE}/licenses.txt contains ${named}, which isn't in Cargo.lock. Replace it with the license of the ` +
          'version that is linked.',
      ),
    ],
  };
}
