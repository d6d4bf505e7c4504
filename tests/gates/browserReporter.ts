import {relative} from 'node:path';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** How many tests may need their second try. One is a busy machine; more are a fault. */
const MOST_REPEATED = 3;

/** One line for a failure: where, which test, and how its error begins. */
function told(test: TestCase, {error, status}: TestResult): string {
  // The colors that a matcher writes its message in.
  const message = (error?.message ?? status).replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ');
  return `  ${relative(process.cwd(), test.location.file)}:${test.location.line} ${test.parent.project()?.name ?? ''} "${test.title}": ${message.slice(0, 300)}`;
}

/** Says at the end of the log what failed, a line each, and names what passed at the second try only. Too many of those are a failure too. */
export default class EndOfLog implements Reporter {
  readonly #failures = new Map<TestCase, TestResult>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus && result.status !== 'skipped') this.#failures.set(test, result);
  }

  onEnd({status}: FullResult): Promise<{status: 'failed'} | undefined> {
    const entries = [...this.#failures];
    const repeated = entries.filter(([test]) => test.outcome() === 'flaky');
    const failed = entries.filter(([test]) => test.outcome() !== 'flaky');
    if (repeated.length > 0)
      console.log(
        ['\nPassed at the second try only:', ...repeated.map(([test, result]) => told(test, result))].join('\n'),
      );
    if (failed.length > 0) console.log(['\nFailed:', ...failed.map(([test, result]) => told(test, result))].join('\n'));
    if (repeated.length <= MOST_REPEATED || status !== 'passed') return Promise.resolve(undefined);
    console.log(
      `\n${repeated.length} tests needed a second try. No more than ${MOST_REPEATED} may: find what they wait for.`,
    );
    return Promise.resolve({status: 'failed'});
  }
}
