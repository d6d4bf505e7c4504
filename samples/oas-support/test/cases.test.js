// Holds every outcome that the documentation states against the comparator.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { features } from '../cases/features.js';
import { keywords } from '../cases/keywords.js';
import { posts, requestCase, takes } from '../src/describe.js';
import { judgeAll, problemsOf } from '../src/judge.js';
import { keptFile, keptText } from '../src/kept.js';

for (const [name, cases] of Object.entries({ features, keywords })) {
  const judged = await judgeAll(cases);
  describe(name, () => {
    for (const { id, side, quirks, outcome, problems } of judged) {
      test(`${id}: ${side} ${outcome}${quirks ? '' : ' without quirks'}`, () => assert.deepEqual(problems, []));
    }
    test('every case was looked at in both modes', (t) => {
      const sides = Object.values(cases).reduce((sum, one) => sum + Object.keys(one).length, 0);
      assert.ok(sides > 0, 'there is no case');
      assert.equal(judged.length, sides * 2);
      t.diagnostic(`${Object.keys(cases).length} ${name}, ${sides} sides, ${judged.length} outcomes`);
    });
  });
}

test('results.json is what the cases say', () => assert.equal(readFileSync(keptFile, 'utf8'), keptText(), 'Run: npm run update'));

describe('a wrong claim is found', () => {
  const oas = takes({ type: 'object', properties: { name: { type: 'string' } } });
  const problems = async (outcome, fits = posts({ name: 'lamp' }), breaks = posts({ name: 10 })) => (await judgeAll({ one: requestCase(oas, fits, breaks, outcome) }))[0].problems;

  test('an outcome that is not so', async () => {
    assert.deepEqual(await problems('checked'), []);
    assert.deepEqual(await problems('ignored'), ['what breaks should be ignored, but gives: error']);
    assert.deepEqual(await problems('misread'), ['what fits should be misread as an error, but gives: nothing']);
  });
  test('a pact that should fit and does not', async () => assert.deepEqual(await problems('checked', posts({ name: 10 })), ['what fits gives: error']));
  test('a case without a comparison', () => assert.deepEqual(problemsOf('checked', {}), ['nothing was compared']));
});
