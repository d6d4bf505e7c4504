import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test, type TestContext} from 'node:test';
import type {TestCase, TestResult} from '@playwright/test/reporter';
import EndOfRunReporter from './browserReporter';

/** Reports the result of a test to the reporter. */
function report(reporter: EndOfRunReporter, title: string, passed: boolean, duration = 100): void {
  const location = {file: join(process.cwd(), 'tests', 'browser', 'menu.spec.ts'), line: 7, column: 1};
  const testCase = {
    title,
    location,
    expectedStatus: 'passed',
    parent: {project: () => ({name: 'site'})},
  } as unknown as TestCase;
  reporter.onTestEnd(testCase, {
    status: passed ? 'passed' : 'failed',
    duration,
    error: passed ? undefined : {message: '\u001b[31mError\u001b[39m: menu\n  is closed'},
  } as unknown as TestResult);
}

function outputAtEnd(t: TestContext, reporter: EndOfRunReporter): string {
  const log = t.mock.method(console, 'log', () => undefined);
  reporter.onEnd();
  const printed = log.mock.calls.map(({arguments: [text]}: {arguments: unknown[]}) => String(text)).join('\n');
  log.mock.restore();
  return printed;
}

test('prints one line for each failure, with its location and the start of its error', (t) => {
  const reporter = new EndOfRunReporter();
  report(reporter, 'opens', true);
  report(reporter, 'closes', false);
  assert.match(
    outputAtEnd(t, reporter),
    /\n\nFailed:\n {2}tests\/browser\/menu\.spec\.ts:7 site "closes": Error: menu is closed$/,
  );
});

test('prints the ten slowest tests, slowest first', (t) => {
  const reporter = new EndOfRunReporter();
  for (let number = 1; number <= 12; number += 1) report(reporter, `test ${number}`, true, number * 1000);
  const lines = outputAtEnd(t, reporter).trim().split('\n');
  assert.equal(lines[0], 'The 10 slowest of 12 tests (78 s in all workers):');
  assert.equal(lines.length, 11);
  assert.equal(lines[1], '    12.0 s  tests/browser/menu.spec.ts:7 site "test 12"');
  assert.equal(lines[10], '     3.0 s  tests/browser/menu.spec.ts:7 site "test 3"');
});

test('prints no list of failures when all tests pass, and nothing when no test ran', (t) => {
  const reporter = new EndOfRunReporter();
  assert.equal(outputAtEnd(t, reporter), '');
  report(reporter, 'opens', true);
  assert.doesNotMatch(outputAtEnd(t, reporter), /Failed/);
});
