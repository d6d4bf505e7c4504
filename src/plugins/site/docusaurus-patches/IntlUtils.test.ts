import assert from 'node:assert/strict';
import {test} from 'node:test';
import {englishDates} from './englishDates';
import IntlUtils from './IntlUtils';
import {ENGLISH_DATES} from './runtimeModules';
import {runPatched} from './testing/runModule';

interface Exports {
  useDateTimeFormat(options: object): {format(date: Date): string};
  useCalendar(): string;
}

test('dates are formatted in English without Intl', () => {
  const {useDateTimeFormat, useCalendar} = runPatched<Exports>(IntlUtils, {
    imports: {
      '@docusaurus/useDocusaurusContext': {
        default: () => ({i18n: {currentLocale: 'en', localeConfigs: {en: {calendar: 'gregory'}}}}),
      },
      [ENGLISH_DATES]: {englishDates},
    },
    globals: {Intl: undefined},
  });
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  assert.equal(format.format(new Date('2026-11-22T12:00:00Z')), 'November 22, 2026');
  assert.equal(useCalendar(), 'gregory');
});
