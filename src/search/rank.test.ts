import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rank, type RankingPage} from './rank';

const page = (sections: number[], standing = 1): RankingPage => ({sections, standing});
const scores = (entries: Record<number, number>): Map<number, number> =>
  new Map(Object.entries(entries).map(([section, score]) => [Number(section), score]));
const noAgreement = (): number => 1;

/** Ten pages of two sections each: page n has the sections 2n and 2n + 1. */
const pages = Array.from({length: 10}, (_, number) => page([2 * number, 2 * number + 1]));
const order = (...words: Map<number, number>[]): number[] =>
  rank(words, pages, noAgreement).map((ranked) => ranked.page);

test('the page that scores more comes first', () => {
  assert.deepEqual(order(scores({0: 1, 2: 3, 4: 2})), [1, 2, 0]);
});

test('a page with all words beats one with a better half', () => {
  assert.deepEqual(order(scores({0: 5, 2: 2}), scores({2: 2, 4: 5}))[0], 1);
});

test('words that stand together in a section are worth more than words apart', () => {
  assert.deepEqual(order(scores({0: 2, 2: 2}), scores({0: 2, 3: 2})), [0, 1]);
});

test('a word that stands nowhere weighs on all alike, and too much of it leaves nothing', () => {
  const common = scores(Object.fromEntries(pages.map((_, number) => [2 * number, 1])));
  assert.deepEqual(
    order(common, scores({})),
    [],
    'a common word proves nothing about a query whose other word is unknown',
  );
  assert.deepEqual(
    order(scores({0: 1}), scores({2: 1}), scores({}), scores({0: 1, 2: 1}), scores({0: 1, 2: 1})).length,
    2,
  );
});

test('no word, no result', () => {
  assert.deepEqual(order(), []);
  assert.deepEqual(order(scores({})), []);
});

test('a page with a successor stands below it', () => {
  const ranked = rank([scores({0: 2, 2: 2})], [page([0, 1], 0.6), page([2, 3])], noAgreement);
  assert.deepEqual(
    ranked.map(({page: number}) => number),
    [1, 0],
  );
});

test('the exact words decide between pages that are close', () => {
  const ranked = rank([scores({0: 2.1, 2: 2})], pages, (number) => (number === 1 ? 1.2 : 1));
  assert.deepEqual(
    ranked.map(({page: number}) => number),
    [1, 0],
  );
});

test('sections are given best first, without those that hardly answer', () => {
  const [first] = rank([scores({0: 1, 1: 4, 2: 0.5}), scores({2: 3.5})], [page([0, 1, 2])], noAgreement);
  assert.deepEqual(first?.sections, [1, 2]);
});
