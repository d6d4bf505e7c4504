import assert from 'node:assert/strict';
import {test} from 'node:test';
import {belowCounterparts, subjectOf} from './counterparts';

test('the subject of a title is its words without those that name a release line or an interface', () => {
  assert.equal(
    subjectOf('Environment variables for On-Premises 1.x'),
    subjectOf('Environment variables for On-Premises 2.x'),
  );
  assert.equal(subjectOf('Webhooks (legacy UI)'), subjectOf('Webhooks'));
  assert.notEqual(subjectOf('Webhooks'), subjectOf('Secrets'));
  assert.equal(subjectOf('Legacy UI'), '');
});

const ranked = (pages: readonly number[]) => pages.map((page) => ({page, score: 1, sections: []}));
const order = (pages: readonly number[], older: readonly number[], subjects: readonly string[]): number[] =>
  belowCounterparts(ranked(pages), (page) => older.includes(page), subjects).map(({page}) => page);

test('a page about something older comes right after its counterpart', () => {
  assert.deepEqual(order([0, 1, 2, 3], [0], ['a', 'b', 'a', 'c']), [1, 2, 0, 3]);
});

test('a page without a counterpart among the results stays, and so does one that is below it already', () => {
  assert.deepEqual(order([0, 1, 2], [0], ['a', 'b', 'c']), [0, 1, 2]);
  assert.deepEqual(order([2, 1, 0], [0], ['a', 'b', 'a']), [2, 1, 0]);
});

test('titles without a subject have no counterparts', () => {
  assert.deepEqual(order([0, 1], [0], ['', '']), [0, 1]);
});
