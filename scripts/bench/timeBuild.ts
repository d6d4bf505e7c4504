import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

export interface Run {
  seconds: number;
  /**
   * CPU time of the build's processes, in seconds; 0 if the system has no /proc. On a busy machine, use this instead of
   * `seconds`.
   */
  cpuSeconds: number;
  /** The highest observed resident memory of all the build's processes, in megabytes. */
  megabytes: number;
}

/** Resource usage of a process and all its descendants. */
interface Usage {
  megabytes: number;
  /** CPU time by process ID, in units of 1/USER_HZ seconds. */
  cpuTime: Map<number, number>;
}

/** Units of CPU time per second that Linux reports to programs. */
const USER_HZ = 100;

function readUsage(pid: number, usage: Usage = {megabytes: 0, cpuTime: new Map()}): Usage {
  try {
    usage.megabytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    // The name can contain anything, so skip it. After it, user and system time are fields 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    usage.cpuTime.set(pid, Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean))
      readUsage(Number(child), usage);
  } catch {
    // The process has exited, or the system has no /proc.
  }
  return usage;
}

/**
 * Runs the `build` script of a folder and measures it.
 * @param variables environment variables, in addition to those of this process
 * @throws Error with the build's output, if it fails
 */
export function timeBuild(directory = process.cwd(), variables: Readonly<Record<string, string>> = {}): Promise<Run> {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...variables},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  let megabytes = 0;
  const cpuTime = new Map<number, number>();
  const watch = setInterval(() => {
    const usage = readUsage(child.pid ?? 0);
    megabytes = Math.max(megabytes, usage.megabytes);
    for (const [pid, count] of usage.cpuTime) cpuTime.set(pid, count);
  }, 100);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(watch);
      const cpuSeconds = [...cpuTime.values()].reduce((sum, count) => sum + count, 0) / USER_HZ;
      if (status === 0) resolve({seconds: (performance.now() - begun) / 1000, cpuSeconds, megabytes});
      else reject(new Error(`${output}\nThe build in ${directory} exited with code ${status}.`));
    });
  });
}
