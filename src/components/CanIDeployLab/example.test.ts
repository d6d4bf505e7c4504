import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {EXAMPLE} from './example';

test('the example is a recorded output', () => {
  const recording = readFileSync('samples/pact-cli/output/can-i-deploy-several-releases.txt', 'utf8');
  assert.ok(recording.includes(`=== stdout ===\n${EXAMPLE}=== stderr ===`));
});
