import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {compareBundles, type Bundles} from './bundles';

const site = {'main.js': 'main', 'runtime~main.js': 'runtime', 'styles.css': 'a{}', 'page.js': 'page'};
const bundles = (changes: Record<string, string> = {}): Bundles => new Map(Object.entries({...site, ...changes}));
const problemsOf = (changes: Record<string, string>, budget = 100) =>
  compareBundles(bundles(), bundles(changes), ['own.js'], budget).problems;

describe('what a feature of one page costs the others', () => {
  test('is nothing where only its own bundle is new', () => {
    assert.deepEqual(compareBundles(bundles(), bundles({'own.js': 'x'}), ['own.js'], 100), {
      entries: 0,
      compared: 4,
      problems: [],
    });
  });

  test('is told for a style sheet or a script of other pages that changes', () => {
    assert.deepEqual(problemsOf({'styles.css': 'a{}b{}'}), ['styles.css changes from 3 to 6 bytes.']);
    assert.deepEqual(problemsOf({'page.js': 'PAGE'}), ['page.js changes from 4 to 4 bytes.']);
  });

  test('is told for a bundle that others may load, and for one that is gone', () => {
    assert.deepEqual(problemsOf({'shared.js': 'x'}), ["shared.js is new and not the feature's own."]);
    assert.deepEqual(compareBundles(bundles({'old.js': 'x'}), bundles(), [], 100).problems, [
      'old.js is gone: its parts have moved elsewhere.',
    ]);
  });

  test('is told for entries that grow too much', () => {
    assert.equal(problemsOf({'main.js': 'main and a table'}).length, 0);
    assert.match(
      problemsOf({'main.js': 'main and a table'}, 5)[0] ?? '',
      /grow by \d+ bytes after gzip; 5 are allowed/,
    );
  });

  test('cannot be told from nothing', () => {
    assert.match(compareBundles(new Map(), new Map(), [], 100).problems[0] ?? '', /nothing was compared/);
  });
});
