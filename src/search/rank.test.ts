import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rank, type RankingPage} from './rank';

const page = (sections: number[], boost = 1): RankingPage => ({sections, boost});
const scores = (entries: Record<number, number>): Map<number, number> =>
  new Map(Object.entries(entries).map(([section, score]) => [Number(section), score]));
const noAgreement = (): number => 1;

/** Ten pages of two sections each: page n has the sections 2n and 2n + 1. */
const pages = Array.from({length: 10}, (_, number) => page([2 * number, 2 * number + 1]));
const order = (...words: Map<number, number>[]): number[] =>
  rank(words, pages, noAgreement).map((ranked) => ranked.page);

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
  const common = scores(Object.fromEntries(pages.map((_, number) => [2 * number, 1])));
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
  const ranked = rank([scores({0: 2, 2: 2})], [page([0, 1], 0.6), page([2, 3])], noAgreement);
  assert.deepEqual(
    ranked.map(({page: number}) => number),
    [1, 0],
  );
});

test('breaks near-ties by exact phrases', () => {
  const ranked = rank([scores({0: 2.1, 2: 2})], pages, (number) => (number === 1 ? 1.2 : 1));
  assert.deepEqual(
    ranked.map(({page: number}) => number),
    [1, 0],
  );
});

test('returns the best sections first and drops weak ones', () => {
  const [first] = rank([scores({0: 1, 1: 4, 2: 0.5}), scores({2: 3.5})], [page([0, 1, 2])], noAgreement);
  assert.deepEqual(first?.sections, [1, 2]);
});
