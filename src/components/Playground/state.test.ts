import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {hasOtherDescription, initialState, isSame, MAX_EVENTS, namesIn, readState, type State} from './state';

const contract = '{"consumer": {"name": "Web"}, "provider": {"name": "API"}, "interactions": []}';
const source = {description: 'openapi: 3.0.0', contract};

describe('the state of a playground', () => {
  test('starts without versions in the broker, or with one version of each application in production', () => {
    assert.deepEqual(initialState(source, {}).events, []);
    const {events} = initialState({...source, deployed: 'openapi: 3.0.1'}, {providerVersion: '2.0.0'});
    assert.deepEqual(
      events.map(({kind, application, version}) => [kind, application, version]),
      [
        ['publish-description', 'API', '1.0.0'],
        ['publish-pact', 'Web', '1.0.0'],
        ['record-deployment', 'API', '1.0.0'],
        ['record-deployment', 'Web', '1.0.0'],
      ],
    );
  });
  test('starts with the versions that the page sets', () => {
    const versions = {providerVersion: '2.0.0-design', consumerVersion: '2.0.0', productionVersion: '1.1.0'};
    const state = initialState({...source, deployed: 'openapi: 3.0.1'}, versions);
    assert.deepEqual([state.providerVersion, state.consumerVersion], ['2.0.0-design', '2.0.0']);
    assert.deepEqual(
      state.events.map(({application, version}) => [application, version]),
      [
        ['API', '1.1.0'],
        ['Web', '1.0.0'],
        ['API', '1.1.0'],
        ['Web', '1.0.0'],
      ],
    );
  });
  test('is stored and read', () => {
    const state = initialState({...source, deployed: ''}, {providerVersion: '2.0.0'});
    const read = readState(JSON.stringify(state));
    assert.ok(read && isSame(read, state));
    assert.ok(!isSame({...state, pact: ''}, state));
  });
  test('shows whether a version already has another description', () => {
    const state = initialState({...source, deployed: 'openapi: 3.0.1'}, {providerVersion: '2.0.0'});
    assert.ok(!hasOtherDescription(state, 'API'));
    assert.ok(hasOtherDescription({...state, providerVersion: '1.0.0'}, 'API'));
    assert.ok(!hasOtherDescription({...state, providerVersion: '1.0.0', description: 'openapi: 3.0.1'}, 'API'));
  });
  test('isn’t read from damaged storage', () => {
    const state = initialState({...source, deployed: ''}, {providerVersion: '2.0.0'});
    for (const stored of [null, '', '{', '[]', 'null', '{"description": ""}'])
      assert.equal(readState(stored), undefined, String(stored));
    for (const event of [null, {}, {kind: 'other', application: '', version: ''}, {...state.events[0], content: 1}])
      assert.equal(readState(JSON.stringify({...state, events: [event]})), undefined, JSON.stringify(event));
  });
  test('keeps a limited number of events', () => {
    const [event] = initialState({...source, deployed: ''}, {}).events;
    const state = {...initialState(source, {}), events: Array<unknown>(100).fill(event)} as State;
    assert.equal(readState(JSON.stringify(state))?.events.length, MAX_EVENTS);
  });
});

test('names come from the pact, and stay as they were while it’s invalid', () => {
  const before = {consumer: 'a', provider: 'b'};
  assert.deepEqual(namesIn(contract, before), {consumer: 'Web', provider: 'API'});
  for (const pact of ['{', 'null', '{}', '{"consumer": {"name": " "}, "provider": {"name": 1}}'])
    assert.deepEqual(namesIn(pact, before), before, pact);
});
