import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Report} from '@site/src/labs/consumerTest/protocol';
import {describeReport, describeStop} from './messages';
import {isSame, readState} from './state';

const report = (part: Partial<Report>): Report => ({tests: [], output: '', pacts: [], ...part});
const passed = {name: 'a', status: 'passed'} as const;
const noted = {...passed, note: 'x'};
const failed = {name: 'b', status: 'failed'} as const;
const pact = {name: 'a-b.json', text: '{}'};

describe('the message about a run', () => {
  for (const [part, message] of [
    [{tests: [passed, passed], pacts: [pact]}, 'Both tests passed. The test wrote the pact below.'],
    [{tests: [passed]}, '1 test passed. No pact was written.'],
    [
      {tests: [passed, failed], pacts: [pact]},
      '1 of 2 tests failed. The pact contains only the interactions of tests that passed.',
    ],
    [{tests: [passed, noted], pacts: [pact]}, 'Both tests passed. The pact below might be incomplete.'],
    [{tests: [noted]}, '1 test passed. No pact was written. See the note below.'],
    [{tests: [failed]}, '1 of 1 test failed. No pact was written.'],
    [{problem: {message: 'x'}}, 'The test didn’t run because of a problem in the code.'],
    [{problem: {message: 'x'}, tests: [passed]}, 'The code has a problem, which is described below.'],
  ] as const)
    test(message, () => assert.equal(describeReport(report(part as Partial<Report>)), message));
  test('names the test that was running when the time was over', () => {
    assert.match(
      describeStop('timeout', 'gets one'),
      /^Stopped after 5 seconds, during the test “gets one”\. Look for/,
    );
    assert.match(describeStop('timeout', undefined), /^Stopped after 5 seconds\. Look for/);
  });
});

test('a stored state is read, and anything else isn’t', () => {
  const state = {client: 'a', test: 'b'};
  assert.deepEqual(readState(JSON.stringify({...state, more: 1})), state);
  for (const stored of [null, '', '{', 'null', '[]', '{"client":"a"}', '{"client":1,"test":"b"}'])
    assert.equal(readState(stored), undefined);
  assert.ok(isSame(state, {...state}));
  assert.ok(!isSame(state, {...state, test: 'c'}));
});
