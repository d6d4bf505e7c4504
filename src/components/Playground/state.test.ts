import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Finding} from '../../labs/protocol';
import {
  describeComparison,
  describeDecision,
  hasOtherDescription,
  initialState,
  isSame,
  MAX_EVENTS,
  namesIn,
  readState,
  type State,
} from './state';

const contract = '{"consumer": {"name": "Web"}, "provider": {"name": "API"}, "interactions": []}';
const source = {description: 'openapi: 3.0.0', contract};

describe('the state of a playground', () => {
  test('starts without versions in the broker, or with one version of each application in production', () => {
    assert.deepEqual(initialState(source, '1.0.0', '1.0.0').events, []);
    const {events} = initialState({...source, deployed: 'openapi: 3.0.1'}, '2.0.0', '1.0.0');
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
  test('is stored and read', () => {
    const state = initialState({...source, deployed: ''}, '2.0.0', '1.0.0');
    const read = readState(JSON.stringify(state));
    assert.ok(read && isSame(read, state));
    assert.ok(!isSame({...state, pact: ''}, state));
  });
  test('shows whether a version already has another description', () => {
    const state = initialState({...source, deployed: 'openapi: 3.0.1'}, '2.0.0', '1.0.0');
    assert.ok(!hasOtherDescription(state, 'API'));
    assert.ok(hasOtherDescription({...state, providerVersion: '1.0.0'}, 'API'));
    assert.ok(!hasOtherDescription({...state, providerVersion: '1.0.0', description: 'openapi: 3.0.1'}, 'API'));
  });
  test('isn’t read from damaged storage', () => {
    const state = initialState({...source, deployed: ''}, '2.0.0', '1.0.0');
    for (const stored of [null, '', '{', '[]', 'null', '{"description": ""}'])
      assert.equal(readState(stored), undefined, String(stored));
    for (const event of [null, {}, {kind: 'other', application: '', version: ''}, {...state.events[0], content: 1}])
      assert.equal(readState(JSON.stringify({...state, events: [event]})), undefined, JSON.stringify(event));
  });
  test('keeps a limited number of events', () => {
    const [event] = initialState({...source, deployed: ''}, '1', '1').events;
    const state = {...initialState(source, '1', '1'), events: Array<unknown>(100).fill(event)} as State;
    assert.equal(readState(JSON.stringify(state))?.events.length, MAX_EVENTS);
  });
});

test('names come from the pact, and stay as they were while it’s invalid', () => {
  const before = {consumer: 'a', provider: 'b'};
  assert.deepEqual(namesIn(contract, before), {consumer: 'Web', provider: 'API'});
  for (const pact of ['{', 'null', '{}', '{"consumer": {"name": " "}, "provider": {"name": 1}}'])
    assert.deepEqual(namesIn(pact, before), before, pact);
});

describe('a result is described', () => {
  const finding = (severity: Finding['severity']): Finding => ({code: 'c', severity, message: 'm'});
  const compared = (...severities: Finding['severity'][]) =>
    describeComparison({kind: 'compared', findings: severities.map(finding), interactions: 2, skipped: 0});
  test('with the numbers of errors, warnings, and interactions', () => {
    assert.equal(compared(), 'No errors: the pact is compatible with the description. 2 interactions compared.');
    assert.equal(
      compared('error', 'warning', 'warning'),
      '1 error: the pact isn’t compatible with the description. 2 warnings. 2 interactions compared.',
    );
  });
  test('with what was left out', () => {
    assert.equal(
      describeComparison({kind: 'compared', findings: [], interactions: 0, skipped: 1}),
      'The pact has no HTTP interactions, so there was nothing to compare. 1 interaction without HTTP was left out.',
    );
  });
  test('with the documents that have problems', () =>
    assert.equal(
      describeComparison({
        kind: 'invalid',
        problems: [
          {side: 'description', reason: 'empty', message: ''},
          {side: 'pact', reason: 'empty', message: ''},
        ],
      }),
      'The contracts weren’t compared because of a problem in the OpenAPI description and in the pact.',
    ));
  test('with the decision', () => {
    const question = {application: 'Web', version: '1', environment: 'production'};
    const decided = (deployable: boolean | null) => describeDecision({question, deployable, reasons: [], rows: []});
    assert.equal(decided(true), 'Yes: you can deploy version 1 of Web to production.');
    assert.equal(decided(false), 'No: don’t deploy version 1 of Web to production.');
    assert.equal(decided(null), 'No: a result for version 1 of Web is missing.');
  });
});
