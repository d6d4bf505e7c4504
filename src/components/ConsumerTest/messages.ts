/** The sentences that describe a run. */
import type {Report} from '@site/src/labs/consumerTest/protocol';
import {counted} from '@site/src/labs/counted';
import type {StopReason} from '@site/src/labs/runner';

/** Milliseconds that a run may take. */
export const TIME_LIMIT = 5_000;

/** One sentence or two about a report. */
export function describeReport({problem, tests, pacts}: Report): string {
  const failed = tests.filter(({status}) => status === 'failed').length;
  const passed = tests.filter(({status}) => status === 'passed').length;
  if (problem !== undefined && failed === 0)
    return tests.length === 0
      ? 'The test didn’t run because of a problem in the code.'
      : 'The code has a problem, which is described below.';
  const isIncomplete = tests.some(({note}) => note !== undefined);
  const pact =
    pacts.length === 0
      ? ` No pact was written.${isIncomplete ? ' See the note below.' : ''}`
      : isIncomplete
        ? ' The pact below might be incomplete.'
        : ` The test wrote ${pacts.length === 1 ? 'the pact' : 'the pacts'} below.`;
  if (failed > 0)
    return `${failed} of ${counted(tests.length, 'test')} failed.${pacts.length === 0 ? pact : ' The pact contains only the interactions of tests that passed.'}`;
  const all = passed === 1 ? '1 test' : passed === 2 ? 'Both tests' : `All ${counted(passed, 'test')}`;
  return `${all} passed.${pact}`;
}

const UNCHANGED = 'Your code is unchanged.';

/** Why a run has no result, and what the reader can do about it. */
export function describeStop(reason: StopReason, running: string | undefined): string {
  switch (reason) {
    case 'canceled':
      return `Stopped. ${UNCHANGED}`;
    case 'timeout':
      return (
        `Stopped after ${TIME_LIMIT / 1000} seconds${running === undefined ? '' : `, during the test “${running}”`}. ` +
        'Look for a loop that never ends, or a promise that’s never resolved.'
      );
    case 'unavailable':
      return `The mock of Pact JS couldn’t be loaded. Check your connection, and try again. ${UNCHANGED}`;
    case 'blocked':
      return (
        'The content security policy of this host doesn’t allow tests to run in the browser. ' +
        'Follow the instructions on this page instead.'
      );
    case 'failed':
      return `The run failed unexpectedly. ${UNCHANGED}`;
  }
}
