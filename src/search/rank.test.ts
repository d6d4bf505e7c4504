import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rank, type WordScores} from './rank';

const scores = (entries: Record<number, number>): Map<number, number> =>
  new Map(Object.entries(entries).map(([section, score]) => [Number(section), score]));
const noAgreement = (): number => 1;

/** Ten pages of two sections each: page n has the sections 2n and 2n + 1. */
const pageOf = Array.from({length: 20}, (_, section) => Math.floor(section / 2));
const boosts = Array<number>(10).fill(1);
const order = (...words: WordScores[]): number[] =>
  rank(words, pageOf, boosts, noAgreement).map((ranked) => ranked.page);

test('ranks the page with the higher score first', () => {
  assert.deepEqual(order(scores({0: 1, 2: 3, 4: 2})), [1, 2, 0]);
});

test('ranks a page that has all words above one that scores higher for half of them', () => {
  assert.deepEqual(order(scores({0: 5, 2: 2}), scores({2: 2, 4: 5}))[0], 1);
});

test('ranks words in one section above words in different sections', () => {
  assert.deepEqual(order(scores({0: 2, 2: 2}), scores({0: 2, 3: 2})), [0, 1]);
});

test('penalizes all pages equally for unknown words, and returns nothing if too much of the query is unknown', () => {
  const common = scores(Object.fromEntries(boosts.map((_, number) => [2 * number, 1])));
  assert.deepEqual(order(common, scores({})), [], "a common word isn't enough if the other word is unknown");
  assert.deepEqual(
    order(scores({0: 1}), scores({2: 1}), scores({}), scores({0: 1, 2: 1}), scores({0: 1, 2: 1})).length,
    2,
  );
});

test('returns nothing without words', () => {
  assert.deepEqual(order(), []);
  assert.deepEqual(order(scores({})), []);
});

test('ranks a page below its successor', () => {
  const ranked = rank([scores({0: 2, 2: 2})], pageOf, [0.6, ...boosts.slice(1)], noAgreement);
  assert.deepEqual(
    ranked.map(({page}) => page),
    [1, 0],
  );
});

test('leaves out a page with a boost of 0, and its words', () => {
  const words = [scores({0: 3, 4: 2}), scores({0: 3, 5: 2})];
  const without = (...excluded: number[]) =>
    rank(
      words,
      pageOf,
      boosts.map((boost, page) => (excluded.includes(page) ? 0 : boost)),
      noAgreement,
      0,
    );
  assert.deepEqual(
    without().map(({page}) => page),
    [0, 2],
  );
  assert.deepEqual(
    without(0).map(({page, sections}) => [page, sections]),
    [[2, [4, 5]]],
  );
  assert.deepEqual(without(0, 2), []);
});

test('breaks near-ties by exact phrases', () => {
  const ranked = rank([scores({0: 2.1, 2: 2})], pageOf, boosts, (page) => (page === 1 ? 1.2 : 1));
  assert.deepEqual(
    ranked.map(({page}) => page),
    [1, 0],
  );
});

test('returns the best sections first and drops weak ones', () => {
  const [first] = rank([scores({0: 1, 1: 4, 2: 0.5}), scores({2: 3.5})], [0, 0, 0], [1], noAgreement);
  assert.deepEqual(first?.sections, [1, 2]);
});

test('drops results that cover less of the query than required', () => {
  const words = [scores({0: 1, 2: 1}), scores({0: 1, 2: 1}), scores({0: 1})];
  const pages = (minCoverage: number, ...terms: WordScores[]): number[] =>
    rank(terms, pageOf, boosts, noAgreement, minCoverage).map(({page}) => page);
  assert.deepEqual(pages(0.1, ...words), [0, 1]);
  assert.deepEqual(pages(0.9, ...words), [0]);
  const known = scores({0: 1});
  assert.deepEqual(pages(0.1, known, scores({})), [0]);
  assert.deepEqual(pages(0.9, known, scores({})), []);
});
