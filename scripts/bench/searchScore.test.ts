import assert from 'node:assert/strict';
import {test} from 'node:test';
import {normalizePath, parseQueries, percentile, scoreQuery, summarize, type JudgedQuery} from './searchScore';

const query: JudgedQuery = {
  id: 'k1',
  query: 'x',
  kind: 'keyword',
  relevant: [
    {path: '/a', grade: 3},
    {path: '/b', grade: 3},
    {path: '/c', grade: 2},
    {path: '/d', grade: 1},
  ],
};

test('URLs are compared by their paths', () => {
  for (const address of ['/a/b', 'https://x.test/a/b#c', '/a/b.html?d', '/a//b/', 'a/b/index.html', '/%61/b'])
    assert.equal(normalizePath(address), '/a/b');
  assert.equal(normalizePath('/'), '/');
  assert.equal(normalizePath('/50%'), '/50%');
});

test('the ideal order scores 1 throughout', () => {
  assert.deepEqual(scoreQuery(query, ['/a', '/b', '/c', '/d']), {success1: 1, recall5: 1, mrr10: 1, ndcg10: 1});
});

test('several results on one page count once', () => {
  assert.deepEqual(scoreQuery(query, ['/a#1', '/a#2', '/b', '/c', '/d']), {
    success1: 1,
    recall5: 1,
    mrr10: 1,
    ndcg10: 1,
  });
});

test('missing and misplaced results lower the score', () => {
  const score = scoreQuery(query, ['/d', '/z', '/c', '/y', '/x', '/a']);
  assert.ok(score);
  assert.deepEqual([score.success1, score.recall5, score.mrr10], [0, 0, 1 / 3]);
  const gain = 1 / Math.log2(2) + 3 / Math.log2(4) + 7 / Math.log2(7);
  const ideal = 7 / Math.log2(2) + 7 / Math.log2(3) + 3 / Math.log2(4) + 1 / Math.log2(5);
  assert.ok(Math.abs(score.ndcg10 - gain / ideal) < 1e-12);
});

test('an empty result scores 0', () => {
  assert.deepEqual(scoreQuery(query, []), {success1: 0, recall5: 0, mrr10: 0, ndcg10: 0});
});

test('a query without relevant pages has no score, one without a best page no recall', () => {
  assert.equal(scoreQuery({...query, relevant: []}, ['/a']), null);
  assert.equal(scoreQuery({...query, relevant: [{path: '/c', grade: 2}]}, ['/c'])?.recall5, null);
});

test('a summary is the mean, without queries that have no recall', () => {
  const summary = summarize([
    {success1: 1, recall5: null, mrr10: 1, ndcg10: 1},
    {success1: 0, recall5: 0.5, mrr10: 0, ndcg10: 0.5},
  ]);
  assert.deepEqual(summary, {queries: 2, success1: 0.5, recall5: 0.5, mrr10: 0.5, ndcg10: 0.75});
});

test('an invalid file of queries is rejected with the position', () => {
  assert.deepEqual(parseQueries(JSON.stringify([query]), 'q.json'), [query]);
  assert.throws(() => parseQueries('[]', 'q.json'), /q\.json doesn't contain a list of queries/);
  assert.throws(
    () => parseQueries(JSON.stringify([query, {...query, relevant: [{path: 1}]}]), 'q.json'),
    /q\.json: entry 2 must have the form/,
  );
});

test('percentiles are taken from the sorted values', () => {
  assert.equal(percentile([5, 1, 3], 0.5), 3);
  assert.equal(percentile([1, 2, 3, 4], 0.95), 4);
});
