import assert from 'node:assert/strict';
import {test} from 'node:test';
import {englishDates, type DateParts} from './englishDates';

const PARTS: DateParts[] = [
  {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', timeZone: 'UTC'},
];

test('formats every day of a leap year like Intl.DateTimeFormat', () => {
  for (const parts of PARTS) {
    const [own, intl] = [englishDates(parts), new Intl.DateTimeFormat('en', {calendar: 'gregory', ...parts})];
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2024, 0, 1 + day, 23, 59));
      assert.equal(own.format(date), intl.format(date));
    }
  }
});

test('throws an error for an unknown format', () => {
  assert.throws(
    () => englishDates({...PARTS[0], weekday: 'long'} as unknown as DateParts),
    /Unknown date format .*"weekday":"long".*\. Add it/,
  );
  assert.throws(
    () => englishDates({day: 'numeric', month: 'numeric', timeZone: 'UTC'} as unknown as DateParts),
    /Unknown date format/,
  );
  assert.throws(
    () => englishDates({day: 'numeric', month: 'long', timeZone: 'Europe/Berlin'} as unknown as DateParts),
    /Unknown date format/,
  );
});
