import {relative} from 'node:path';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** How many of the slowest tests are listed. */
const SLOWEST = 10;

/** The file, line, project, and title of a test. */
function place(test: TestCase): string {
  const {file, line} = test.location;
  return `${relative(process.cwd(), file)}:${line} ${test.parent.project()?.name ?? ''} "${test.title}"`;
}

/** One line for a failure: where the test is, and how its error begins. */
function describeFailure(test: TestCase, {error, status}: TestResult): string {
  // Matchers color their messages.
  const message = (error?.message ?? status).replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ');
  return `  ${place(test)}: ${message.slice(0, 300)}`;
}

/** Prints the slowest tests at the end of the log, and then one line for each failure. */
export default class EndOfRunReporter implements Reporter {
  readonly #failures = new Map<TestCase, TestResult>();
  readonly #durations = new Map<TestCase, number>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#durations.set(test, result.duration);
    if (result.status !== test.expectedStatus && result.status !== 'skipped') this.#failures.set(test, result);
  }

  onEnd(): void {
    const total = [...this.#durations.values()].reduce((sum, duration) => sum + duration, 0);
    const slowest = [...this.#durations].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
    if (slowest.length > 0)
      console.log(
        [
          `\nThe ${slowest.length} slowest of ${this.#durations.size} tests (${(total / 1000).toFixed(0)} s in all workers):`,
          ...slowest.map(([test, duration]) => `  ${(duration / 1000).toFixed(1).padStart(6)} s  ${place(test)}`),
        ].join('\n'),
      );
    if (this.#failures.size > 0)
      console.log(
        ['\nFailed:', ...[...this.#failures].map(([test, result]) => describeFailure(test, result))].join('\n'),
      );
  }
}
