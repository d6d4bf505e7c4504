import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Finding} from '../../labs/protocol';
import {describeComparison, describeDecision} from './messages';

describe('a result is described', () => {
  const finding = (severity: Finding['severity']): Finding => ({code: 'c', severity, message: 'm', causes: []});
  const interaction = (isCompared: boolean) => ({name: 'i', isCompared});
  const compared = (...severities: Finding['severity'][]) =>
    describeComparison({
      kind: 'compared',
      findings: severities.map(finding),
      interactions: [interaction(true), interaction(true)],
      results: [],
    });
  test('with the numbers of errors, warnings, and interactions', () => {
    assert.equal(compared(), 'No errors: the pact is compatible with the description. 2 interactions compared.');
    assert.equal(
      compared('error', 'warning', 'warning'),
      '1 error: the pact isn’t compatible with the description. 2 warnings. 2 interactions compared.',
    );
  });
  test('with what was left out', () => {
    assert.equal(
      describeComparison({kind: 'compared', findings: [], interactions: [interaction(false)], results: []}),
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
      'The contracts weren’t compared because of a problem in the description and in the pact.',
    ));
  test('with the decision', () => {
    const question = {application: 'Web', version: '1', environment: 'production'};
    const decided = (deployable: boolean | null) => describeDecision({question, deployable, reasons: [], rows: []});
    assert.equal(decided(true), 'Yes: you can deploy version 1 of Web to production.');
    assert.equal(decided(false), 'No: don’t deploy version 1 of Web to production.');
    assert.equal(decided(null), 'No: a result for version 1 of Web is missing.');
  });
});
