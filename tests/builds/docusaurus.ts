import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

export interface BuildResult {
  /** Exit status; 0 is success. */
  status: number | null;
  /** Everything the build printed, without colours. */
  output: string;
}

function run(command: string, args: readonly string[], directory: string, settings: Readonly<Record<string, string>>): BuildResult {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...settings},
  });
  if (error !== undefined) throw error;
  return {status, output: `${stdout}\n${stderr}`.replace(/\u001b\[[\d;]*m/g, '')};
}

/**
 * Generates the API reference and builds the site of a folder, as the `build` script does.
 * @param settings environment variables
 * @param outDir where the site goes, from that folder
 */
export function buildSite(directory: string, settings: Readonly<Record<string, string>> = {}, outDir = 'build'): BuildResult {
  const bin = (name: string) => join(directory, 'node_modules/.bin', name);
  const api = run(bin('tsx'), ['src/plugins/openapi-reference/generate.ts'], directory, settings);
  if (api.status !== 0) return api;
  const site = run(bin('docusaurus'), ['build', '--out-dir', outDir], directory, settings);
  return {status: site.status, output: api.output + site.output};
}

/** The lines in which a build warns. */
export function warningsIn(output: string): string[] {
  return output.split('\n').filter((line) => /\[WARNING\]|^\s*(⚠|warn\b)|DeprecationWarning|Duplicate routes/i.test(line) && !line.startsWith('npm warn'));
}
