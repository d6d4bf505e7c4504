import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {GENERATED} from '../../src/plugins/site/openapi-pages/references';

export interface BuildResult {
  /** The exit code; 0 means success. */
  status: number | null;
  /** Everything that the build printed, without colors. */
  output: string;
}

function run(
  command: string,
  args: readonly string[],
  directory: string,
  settings: Readonly<Record<string, string>>,
): BuildResult {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...settings},
  });
  if (error !== undefined) throw error;
  return {status, output: `${stdout}\n${stderr}`.replace(/\u001b\[[\d;]*m/g, '')};
}

/** A digest of the files from which the API reference of a folder is generated. */
export function digestOfReference(directory: string): string {
  const hash = createHash('sha256');
  for (const folder of ['openapi', 'scripts/openapi-reference', 'src/plugins/site/openapi-pages']) {
    for (const entry of readdirSync(join(directory, folder), {recursive: true, withFileTypes: true}).sort((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    )) {
      if (entry.isFile())
        hash.update(`${entry.parentPath}/${entry.name}\0`).update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex');
}

/**
 * The folders for which this process has generated the API reference, with the digest of its sources. A test that
 * builds a folder several times generates the reference only when its sources change.
 */
const generated = new Map<string, string>();

/**
 * Generates the API reference and builds the site of a folder, as the `build` script does.
 * @param settings environment variables
 * @param outDir the output folder, relative to the directory
 */
export function buildSite(
  directory: string,
  settings: Readonly<Record<string, string>> = {},
  outDir = 'build',
): BuildResult {
  const bin = (name: string) => join(directory, 'node_modules/.bin', name);
  const digest = digestOfReference(directory);
  let generation: BuildResult = {status: 0, output: ''};
  if (generated.get(directory) !== digest || !existsSync(join(directory, GENERATED))) {
    generation = run(bin('tsx'), ['scripts/openapi-reference/generate.ts'], directory, settings);
    if (generation.status !== 0) return generation;
    generated.set(directory, digest);
  }
  const site = run(bin('docusaurus'), ['build', '--out-dir', outDir], directory, settings);
  return {status: site.status, output: generation.output + site.output};
}

/** The warnings in the output of a build. */
export function warningsIn(output: string): string[] {
  return output
    .split('\n')
    .filter(
      (line) =>
        /\[WARNING\]|^\s*(⚠|warn\b)|DeprecationWarning|Duplicate routes/i.test(line) && !line.startsWith('npm warn'),
    );
}
