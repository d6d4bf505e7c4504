import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseOutput } from 'recordings/output-file.js';

const PACT = 'pactflow-example-consumer-python-sns-pactflow-example-provider-js-sns.json';

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8');

test("the project's copy of the pact is the one that the consumer's test writes", () => {
  const { stdout } = parseOutput(read('../../python-sns-consumer/output/pact-file.txt'));
  assert.equal(read(`../project/pacts/${PACT}`), stdout.trimEnd());
});
