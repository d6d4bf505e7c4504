import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter } from 'node:path';

/**
 * @typedef {{exitStatus: number, stdout: string, stderr: string}} Result
 * @typedef {(command: string, env?: Record<string, string>) => Promise<Result>} Shell
 */

/**
 * A shell whose environment contains only the variables set here, so that a run doesn't depend on the machine.
 *
 * @param {string} folder where the commands run; also their home folder
 * @param {{bins: readonly string[], env?: Record<string, string>}} options `bins`: folders of programs, searched before the system's
 * @returns {Shell}
 */
export function runInFolder(folder, { bins, env = {} }) {
  const path = [...bins, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  // Pact's usage report and npm's update check would both need the network.
  const quiet = { PACT_DO_NOT_TRACK: 'true', PACT_BROKER_HTTP_RETRIES: '0', npm_config_update_notifier: 'false', HOME: folder, PATH: path };

  return async (command, more) => {
    const child = spawn('sh', ['-c', command], { cwd: folder, env: { ...quiet, ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    const [exitStatus, signal] = await once(child, 'close');
    if (signal !== null) throw new Error(`A command was killed by ${signal}:\n${command}\n${stdout}${stderr}`);
    return { exitStatus, stdout, stderr };
  };
}

/** @param {Shell} shell @param {string} command @throws {Error} with the command's output */
export async function mustSucceed(shell, command) {
  const { exitStatus, stdout, stderr } = await shell(command);
  if (exitStatus !== 0) throw new Error(`A command that prepares the run failed:\n${command}\n${stdout}${stderr}`);
}
