/** The formats of dates that the theme uses. */
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
 * Formats dates like `Intl.DateTimeFormat('en')`. Browsers take longer to load the tables of the latter than to hydrate
 * the rest of a page, and they do it in one long task.
 * @throws Error for other formats
 */
export function englishDates({day, month, year, timeZone, ...others}: DateParts): {format(date: Date): string} {
  const known =
    day === 'numeric' &&
    (month === 'short' || month === 'long') &&
    (year === undefined || year === 'numeric') &&
    timeZone === 'UTC';
  if (!known || Object.keys(others).length > 0)
    throw new Error(
      `Unknown date format ${JSON.stringify({day, month, year, timeZone, ...others})}. ` +
        'Add it to docusaurus-patches/englishDates.ts.',
    );
  return {
    format(date) {
      const name = MONTHS[date.getUTCMonth()] ?? '';
      return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}${year === undefined ? '' : `, ${date.getUTCFullYear()}`}`;
    },
  };
}
