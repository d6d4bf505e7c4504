import assert from 'node:assert/strict';
import {test} from 'node:test';
import {scenarioWith} from '@site/src/labs/canIDeploy/scenarios';
import {initialState} from '@site/src/labs/canIDeploy/state';
import {currentState, initialProgress, isSameProgress, readProgress, stateOf, withState} from './progress';

const scenario = scenarioWith('provider-first') ?? assert.fail();
const done = {...initialState(scenario), steps: scenario.solution};

test('each scenario keeps its steps while the reader uses another one', () => {
  const other = scenarioWith('monorepo') ?? assert.fail();
  const progress = withState(withState(initialProgress(), done), initialState(other));
  assert.equal(currentState(progress).scenario, other);
  assert.deepEqual(stateOf(progress, scenario), done);
  assert.deepEqual(readProgress(JSON.stringify(progress)), progress);
  assert.deepEqual(withState(progress, initialState(scenario)).states, {}, 'an initial state isn’t stored');
});

test('a stored value that cannot be read starts again', () => {
  for (const stored of [
    null,
    '',
    '{',
    '[]',
    '{"current":"unknown","states":{}}',
    '{"current":"monorepo","states":{"a":1}}',
  ])
    assert.equal(readProgress(stored), undefined);
  const damaged = {current: 'provider-first', states: {'provider-first': 'scenario=provider-first&steps=deploy'}};
  assert.deepEqual(currentState(damaged), initialState(scenario));
  const swapped = {current: 'provider-first', states: {'provider-first': 'scenario=monorepo'}};
  assert.equal(currentState(swapped).scenario, scenario);
});

test('a lab in a page starts with the scenario of the page', () => {
  assert.equal(initialProgress('monorepo').current, 'monorepo');
  assert.equal(initialProgress('unknown').current, 'first-deployment');
  assert.ok(isSameProgress(initialProgress(), initialProgress('first-deployment')));
});
