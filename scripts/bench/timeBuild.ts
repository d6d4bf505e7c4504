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

/** Resources of a process and all its children. */
interface Usage {
  megabytes: number;
  /** Clock ticks by process id. */
  ticks: Map<number, number>;
}

/** Clock ticks per second that Linux reports to programs (USER_HZ). */
const TICKS = 100;

function look(pid: number, seen: Usage = {megabytes: 0, ticks: new Map()}): Usage {
  try {
    seen.megabytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    // The name can contain anything, so skip it. After it, user and system time are fields 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    seen.ticks.set(pid, Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean))
      look(Number(child), seen);
  } catch {
    // It has ended, or the system has no /proc.
  }
  return seen;
}

/**
 * Runs the script `build` of a folder and watches it.
 * @param variables of the environment, beside those of this process
 * @throws Error with what the build printed, when it fails
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
  const ticks = new Map<number, number>();
  const watch = setInterval(() => {
    const seen = look(child.pid ?? 0);
    megabytes = Math.max(megabytes, seen.megabytes);
    for (const [pid, count] of seen.ticks) ticks.set(pid, count);
  }, 100);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(watch);
      const cpuSeconds = [...ticks.values()].reduce((sum, count) => sum + count, 0) / TICKS;
      if (status === 0) resolve({seconds: (performance.now() - begun) / 1000, cpuSeconds, megabytes});
      else reject(new Error(`${output}\nThe build in ${directory} ended with status ${status}.`));
    });
  });
}
