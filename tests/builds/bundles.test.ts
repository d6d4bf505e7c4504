import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {compareBundles, type Bundles} from './bundles';

const site = {'main.js': 'main', 'runtime~main.js': 'runtime', 'styles.css': 'a{}', 'page.js': 'page'};
const bundles = (changes: Record<string, string> = {}): Bundles => new Map(Object.entries({...site, ...changes}));
const problemsOf = (changes: Record<string, string>, budget = 100) =>
  compareBundles(bundles(), bundles(changes), ['own.js'], budget).problems;

describe('compareBundles', () => {
  test("reports nothing when only the feature's own bundle is new", () => {
    assert.deepEqual(compareBundles(bundles(), bundles({'own.js': 'x'}), ['own.js'], 100), {
      entries: 0,
      compared: 4,
      problems: [],
    });
  });

  test('reports a changed style sheet or script of other pages', () => {
    assert.deepEqual(problemsOf({'styles.css': 'a{}b{}'}), ['styles.css changes from 3 to 6 bytes.']);
    assert.deepEqual(problemsOf({'page.js': 'PAGE'}), ['page.js changes from 4 to 4 bytes.']);
  });

  test('reports a new shared bundle and a missing bundle', () => {
    assert.deepEqual(problemsOf({'shared.js': 'x'}), ["shared.js is new and doesn't belong to the feature."]);
    assert.deepEqual(compareBundles(bundles({'old.js': 'x'}), bundles(), [], 100).problems, [
      'old.js is missing, so its modules have moved to another bundle.',
    ]);
  });

  test('reports entries that exceed the limit', () => {
    assert.equal(problemsOf({'main.js': 'main and a table'}).length, 0);
    assert.match(
      problemsOf({'main.js': 'main and a table'}, 5)[0] ?? '',
      /grow by \d+ bytes after gzip; the limit is 5/,
    );
  });

  test('reports when there is nothing to compare', () => {
    assert.match(compareBundles(new Map(), new Map(), [], 100).problems[0] ?? '', /nothing was compared/);
  });
});
