import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeChange} from './announce';
import {defaultsFor, conflictsOf, type Choices} from './choices';

const shown = (choices: Partial<Choices> = {}) => {
  const all = {...defaultsFor('2.x', choices.database), ...choices};
  return {choices: all, conflicts: conflictsOf(all)};
};

test('describes a choice and its consequences', () =>
  assert.equal(
    describeChange(shown(), shown({database: 'rds-iam'}), 3),
    'Database: Amazon RDS with IAM. Encryption to the database: require: always encrypted. The files are updated. They require 3 secrets.',
  ));

test('describes a conflict with its reason', () =>
  assert.match(
    describeChange(shown(), shown({redis: 'none'}), 4),
    /^Redis-compatible store: None\. No files\. 2\.x stores sessions/,
  ));

test('describes the end of a conflict even if no value changed', () =>
  assert.equal(
    describeChange({...shown(), conflicts: [{control: 'tls', reason: 'No.'}]}, shown(), 1),
    'The files are updated. They require 1 secret.',
  ));

test('returns nothing if nothing changed', () => assert.equal(describeChange(shown(), shown(), 4), ''));
