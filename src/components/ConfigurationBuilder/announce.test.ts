import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeChange} from './announce';
import {defaultsFor, refusalsOf, type Choices} from './choices';

const shown = (choices: Partial<Choices> = {}) => {
  const all = {...defaultsFor('2.x', choices.database), ...choices};
  return {choices: all, refusals: refusalsOf(all)};
};

test('a choice is told with what follows from it', () =>
  assert.equal(
    describeChange(shown(), shown({database: 'rds-iam'}), 3),
    'Database: Amazon RDS with IAM. Encryption to the database: require: always encrypted. The files are updated. They ask for 3 secrets.',
  ));

test('a refusal is told with its reason', () =>
  assert.match(
    describeChange(shown(), shown({redis: 'none'}), 4),
    /^Redis-compatible store: None\. No files\. 2\.x keeps sessions/,
  ));

test('the end of a refusal is told, even where the value stays', () =>
  assert.equal(
    describeChange({...shown(), refusals: [{control: 'tls', reason: 'No.'}]}, shown(), 1),
    'The files are updated. They ask for 1 secret.',
  ));

test('nothing is told when nothing changed', () => assert.equal(describeChange(shown(), shown(), 4), ''));
