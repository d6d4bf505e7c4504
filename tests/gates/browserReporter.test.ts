import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test, type TestContext} from 'node:test';
import type {FullResult, TestCase, TestResult} from '@playwright/test/reporter';
import EndOfLog from './browserReporter';

const passed = {status: 'passed'} as FullResult;

/** A test with its tries: whether each passed. */
function run(reporter: EndOfLog, title: string, ...tries: boolean[]): void {
  const outcome = tries.at(-1) !== true ? 'unexpected' : tries.length > 1 ? 'flaky' : 'expected';
  const location = {file: join(process.cwd(), 'tests', 'browser', 'menu.spec.ts'), line: 7, column: 1};
  const testCase = {
    title,
    location,
    expectedStatus: 'passed',
    outcome: () => outcome,
    parent: {project: () => ({name: 'site'})},
  } as unknown as TestCase;
  for (const good of tries)
    reporter.onTestEnd(testCase, {
      status: good ? 'passed' : 'failed',
      error: good ? undefined : {message: '\u001b[31mError\u001b[39m: menu\n  is closed'},
    } as unknown as TestResult);
}

async function endOf(
  t: TestContext,
  reporter: EndOfLog,
  result: FullResult,
): Promise<{status: string | undefined; printed: string}> {
  const log = t.mock.method(console, 'log', () => undefined);
  const status = (await reporter.onEnd(result))?.status;
  const printed = log.mock.calls.map(({arguments: [text]}: {arguments: unknown[]}) => String(text)).join('\n');
  log.mock.restore();
  return {status, printed};
}

test('a failure is a line with its place and how its error begins', async (t) => {
  const reporter = new EndOfLog();
  run(reporter, 'opens', true);
  run(reporter, 'closes', false, false);
  const {status, printed} = await endOf(t, reporter, {status: 'failed'} as FullResult);
  assert.equal(printed, '\nFailed:\n  tests/browser/menu.spec.ts:7 site "closes": Error: menu is closed');
  assert.equal(status, undefined);
});

test('what passed at the second try is named, and four of them fail the run', async (t) => {
  const reporter = new EndOfLog();
  for (const title of ['a', 'b', 'c']) run(reporter, title, false, true);
  const few = await endOf(t, reporter, passed);
  assert.equal(few.status, undefined);
  assert.match(few.printed, /second try only:\n.*"a".*\n.*"b".*\n.*"c"/);
  run(reporter, 'd', false, true);
  const many = await endOf(t, reporter, passed);
  assert.equal(many.status, 'failed');
  assert.match(many.printed, /4 tests needed a second try/);
});

test('nothing is said where all pass', async (t) => {
  const reporter = new EndOfLog();
  run(reporter, 'opens', true);
  assert.deepEqual(await endOf(t, reporter, passed), {status: undefined, printed: ''});
});
