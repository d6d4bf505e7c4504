import assert from 'node:assert/strict';
import { test } from 'node:test';
import { responses, requests } from './description.js';

for (const { name, example, problemsOf } of [...responses(), ...requests()]) {
  test(`the example of ${name} conforms to its schema`, () => {
    assert.deepEqual(problemsOf(example), []);
  });
}
