import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseOutput } from 'recordings/output-file.js';

const PACT = 'pactflow-example-consumer-js-sns-pactflow-example-provider-js-sns.json';

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8');

test("the project's copy of the pact is the one that the consumer's test writes", () => {
  const { stdout } = parseOutput(read('../../sns-consumer/output/pact-file.txt'));
  assert.deepEqual(JSON.parse(read(`../project/pacts/${PACT}`)), JSON.parse(stdout));
});
