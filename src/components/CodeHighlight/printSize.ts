/** A row or a border of a table in console output. If it wrapped, its columns would no longer be aligned. */
const TABLE_LINE = /[│┆║┌└╞├]|\|.*\||-\|-|-\+-/;

/** Longer lines wrap on paper, unless they're part of a table. Console output has smaller text before it wraps. */
const LONGEST_LINE = 100;
const LONGEST_OUTPUT_LINE = 125;

/** The sizes of text on paper, each with the number of characters that fit on a line. */
export type PrintSize = 'normal' | 'small' | 'smaller' | 'smallest';
const COLUMNS: readonly (readonly [PrintSize, number])[] = [
  ['normal', 71],
  ['small', 100],
  ['smaller', 125],
];

/** The largest size of a code block's text on paper at which all lines fit, except long lines that may wrap. */
export function printSize(code: string, language: string): PrintSize {
  const longest = language === 'text' ? LONGEST_OUTPUT_LINE : LONGEST_LINE;
  let columns = 0;
  for (const line of code.split('\n')) {
    const {length} = [...line.trimEnd()];
    if (length <= longest || (language === 'text' && TABLE_LINE.test(line))) columns = Math.max(columns, length);
  }
  return COLUMNS.find(([, fitting]) => columns <= fitting)?.[0] ?? 'smallest';
}
