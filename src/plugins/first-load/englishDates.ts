/** What the theme asks for of a date. */
export interface DateParts {
  day: 'numeric';
  month: 'short' | 'long';
  year?: 'numeric';
  timeZone: 'UTC';
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes days as `Intl.DateTimeFormat('en')` does. A browser takes longer to load the latter's tables than to make the rest of a page work, in one piece.
 * @throws Error for other parts of a date
 */
export function englishDates({day, month, year, timeZone, ...others}: DateParts): {format(date: Date): string} {
  const known =
    day === 'numeric' &&
    (month === 'short' || month === 'long') &&
    (year === undefined || year === 'numeric') &&
    timeZone === 'UTC';
  if (!known || Object.keys(others).length > 0)
    throw new Error(
      `A date is to be written with ${JSON.stringify({day, month, year, timeZone, ...others})}, which src/plugins/first-load/englishDates.ts does not know. Teach it.`,
    );
  return {
    format(date) {
      const name = MONTHS[date.getUTCMonth()] ?? '';
      return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}${year === undefined ? '' : `, ${date.getUTCFullYear()}`}`;
    },
  };
}
