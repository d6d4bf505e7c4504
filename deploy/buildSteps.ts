import {spawn} from 'node:child_process';
import path from 'node:path';
import {CommandError} from '../src/site/errors';
import {lockBuild} from './buildLock';

/** A Node.js script that is part of a build. */
export interface BuildStep {
  script: string;
  args: readonly string[];
  /** Environment variables in addition to those of this process. */
  variables?: Readonly<Record<string, string>>;
  /** Node.js options. */
  flags?: readonly string[];
}

/** A child process with this variable exits when the standard input that it was started with is closed. */
export const stopsWithStdin = {BUILD_STOPS_WITH_STDIN: 'true'};

function runStep({script, args, variables = {}, flags = []}: BuildStep): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--require', path.join(__dirname, 'stopWithParent.cjs'), ...flags, script, ...args],
    {stdio: ['pipe', 'inherit', 'inherit'], env: {...process.env, ...variables, ...stopsWithStdin}},
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new CommandError(
            `The build failed: ${[path.basename(script), ...args].join(' ')} exited with ${signal ?? `code ${String(code)}`}. ` +
              'Fix the errors above and try again.',
          ),
        );
    });
  });
}

/**
 * Runs the steps of a build one after another, while no other build can run in the folder. The steps stop when this
 * process does, even if it's killed.
 * @param after runs after the last step, before another build can start
 * @throws CommandError if a step fails, which has already printed the reason, or if another build is running
 */
export async function runBuildSteps(steps: readonly BuildStep[], after?: () => Promise<void>): Promise<void> {
  // Without a handler, a signal would leave the lock file behind.
  const stop = (signal: NodeJS.Signals) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const release = lockBuild(process.cwd());
  try {
    for (const step of steps) await runStep(step);
    await after?.();
  } finally {
    release();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
