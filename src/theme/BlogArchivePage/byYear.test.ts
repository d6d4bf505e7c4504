import assert from 'node:assert/strict';
import {test} from 'node:test';
import {byYear} from './byYear';

test('items in any order are grouped by year, newest first', () => {
  const dates = ['2021-12-16T00:00:00.000Z', '2025-10-21T00:00:00.000Z', '2025-08-19T00:00:00.000Z'];
  assert.deepEqual(
    byYear(dates, (date) => date),
    [
      {year: '2025', items: [dates[1], dates[2]]},
      {year: '2021', items: [dates[0]]},
    ],
  );
});

test('an empty list has no years', () => assert.deepEqual(byYear([], String), []));
