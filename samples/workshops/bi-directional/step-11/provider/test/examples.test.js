import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, requests } from './description.js';

for (const { name, example, problemsOf } of [...answers(), ...requests()]) {
  test(`the example of ${name} fits its schema`, () => {
    assert.deepEqual(problemsOf(example), []);
  });
}
