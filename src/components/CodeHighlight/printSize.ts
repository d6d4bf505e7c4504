/** A row or a border of a table in console output. If it wrapped, its columns would no longer be aligned. */
const TABLE_LINE = /[│┆║┌└╞├]|\|.*\||-\|-|-\+-/;

/** Longer lines wrap in print, unless they're part of a table. Console output is printed smaller before it wraps. */
const LONGEST_LINE = 100;
const LONGEST_OUTPUT_LINE = 125;

/** The text sizes used in print, each with the number of characters that fit on a line. */
export type PrintSize = 'normal' | 'small' | 'smaller' | 'smallest';
const COLUMNS: readonly (readonly [PrintSize, number])[] = [
  ['normal', 71],
  ['small', 100],
  ['smaller', 125],
];

/** The largest print size at which all lines of a code block fit, except long lines that can wrap. */
export function printSize(code: string, language: string): PrintSize {
  const longest = language === 'text' ? LONGEST_OUTPUT_LINE : LONGEST_LINE;
  let columns = 0;
  for (const line of code.split('\n')) {
    const {length} = [...line.trimEnd()];
    if (length <= longest || (language === 'text' && TABLE_LINE.test(line))) columns = Math.max(columns, length);
  }
  return COLUMNS.find(([, fitting]) => columns <= fitting)?.[0] ?? 'smallest';
}
