import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {plainText} from '../errors/plainText';
import {readLog} from '../errors/readLog';
import {knownErrors} from './errors';
import {schemas} from './errors.schema';
import {checkValue} from './schema';

/** A message as the browser reads it: `mask` hides what looks like a secret or a hostname. */
const foundIn = (log: string) => readLog(log, knownErrors).found;

describe('each known message', () => {
  test('is found in its example, and no other message is more important there', () => {
    const wrong = knownErrors.flatMap(({id, example, level}) => {
      const found = foundIn(example).map((error) => error.id);
      // The line of a consequence can contain the error, too, and the broker's reason is more specific than its status.
      const isFound =
        level === 'consequence' || id === 'broker-rejects-selectors' ? found.includes(id) : found[0] === id;
      return isFound ? [] : [`${id}: found ${found.join(', ') || 'nothing'} in "${example}"`];
    });
    assert.deepEqual(wrong, []);
  });

  test('has an example that its recording contains', () => {
    const recorded = knownErrors.flatMap(({id, example, origin}) =>
      'recorded' in origin ? [{id, example, file: origin.recorded}] : [],
    );
    assert.ok(recorded.length > 0);
    for (const {id, example, file} of recorded) {
      assert.ok(existsSync(file), `${id}: ${file} doesn't exist. Correct the path in src/data/errors.`);
      const isIn = plainText(readFileSync(file, 'utf8')).includes(plainText(example));
      assert.ok(isIn, `${id}: ${file} doesn't contain "${example}". Copy the line from the recording.`);
    }
  });

  test('has a reason for a missing recording that can follow “because”', () => {
    const [known] = knownErrors.filter(({origin}) => 'unrecorded' in origin);
    const problemsWith = (unrecorded: string) =>
      checkValue('knownErrors', [{...known, origin: {...known?.origin, unrecorded}}], schemas.knownErrors);
    assert.deepEqual(problemsWith('no sample on this site uses Redis'), []);
    for (const reason of ['No sample on this site uses Redis', 'no sample on this site uses Redis.', 'no Redis'])
      assert.match(problemsWith(reason)[0]?.message ?? '', /expected the end of a sentence/, reason);
  });

  test("isn't found in the output of commands that succeed", () => {
    const successful = [
      'can-i-deploy-yes',
      'verify-success',
      'record-deployment',
      'create-environment',
      'publish-again',
    ].map((name) => `samples/pact-cli/output/${name}.txt`);
    for (const file of successful)
      assert.deepEqual(
        foundIn(readFileSync(file, 'utf8')).map(({id}) => id),
        [],
        file,
      );
  });

  test('has a title and texts without leftovers', () => {
    for (const {id, title, meaning, causes, next} of knownErrors) {
      assert.doesNotMatch(title, /\{\w+\}|\.$/, id);
      for (const text of [meaning, next, ...causes.flatMap(({cause, check, fix}) => [cause, check, fix])])
        assert.match(text, /[.!?:`)*]$/, `${id}: "${text}" isn't a sentence. End it with a period.`);
    }
  });
});
