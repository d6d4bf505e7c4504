/** Recognizes pasted messages and logs, and removes the parts that are specific to the reader. */

/** A query as it's searched. */
export interface PreparedQuery {
  text: string;
  /**
   * Whether it's a pasted message. If so, unknown words are the reader's own names and say nothing about the subject.
   */
  isPasted: boolean;
}

/** Maximum length of a query in characters; the rest is ignored. */
export const LONGEST_QUERY = 2000;

/** Replaces a line break in an input, which can't contain line breaks. */
export const LINE_BREAK = '⏎';

/** A text of several lines, as an input shows it. */
export const inOneLine = (text: string): string => text.trim().replace(/\s*[\r\n]+\s*/g, ` ${LINE_BREAK} `);

/** Maximum length of the part of a pasted text that's searched. */
const LONGEST_MESSAGE = 400;

/** One-line queries of at least this length are pasted rather than typed if they also look like a message. */
const LONG_LINE = 60;

const TIMESTAMP =
  /\[?\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?([.,]\d+)?(Z| UTC|[+-]\d\d:?\d\d)?\]?|\[?\b\d\d:\d\d:\d\d([.,]\d+)?\]?/g;

/** Signs of a program's output. People rarely type them. */
const OUTPUT =
  /\r|\n|\b\d{4}-\d\d-\d\d[T ]\d|https?:\/\/|\b(ERROR|FATAL|WARN|INFO|DEBUG)\b|\b[A-Z]\w*(Error|Exception)\b|[❌✅]|^\s*[$>] |\{"|\w\(\d+\):|\.\w{2,4}:\d+|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b|\bversion \d+\.\d/;

/** A mismatch that Pact reports, such as `Expected 'ten' (String) to be the same type as 10 (Integer)`. */
const MISMATCH = /\bExpected \S.* \((?:String|Integer|Decimal|Boolean|Null|Object|Array)\) /;

/** A value in a mismatch, with its type. A missing value (`null (Null)`) stays, because another page explains it. */
const MISMATCHED_VALUE =
  /(?:'[^']*'|"[^"]*"|\b(?:true|false)|-?\b\d[\d.]*|\{.*?\}|\[.*?\]) \((?:String|Integer|Decimal|Boolean|Object|Array)\)/g;

/** Lines that show where an error occurred, not what it is. */
const STACK_LINE = /^\s*(at |from |File "|goroutine |c:\d+ p:|\+ |~+$|\^+$|-+$|\.{3} \d+ more)/;

/** Lines that describe the problem. */
const ERROR_LINE =
  /❌|\b(error|fatal|bug|fail(ed|ure|s)?|cannot|can't|couldn't|unable|invalid|denied|refused|forbidden|unauthorized|unknown|missing|no|not|exception|timed? ?out|expired?)\b/i;

/** Removes the parts of a line that differ between readers: times, hosts, paths, hashes, numbers, and escape codes. */
function withoutSpecifics(line: string): string {
  return line
    .replace(TIMESTAMP, ' ')
    .replace(MISMATCHED_VALUE, ' ')
    .replace(/\b(INFO|DEBUG|TRACE)\b:?/g, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s/"'<>]*/gi, ' ')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, ' ')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, ' ')
    .replace(/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi, ' ')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b/g, ' ')
    .replace(/(^|[\s"'(=])([A-Za-z]:\\|\.{0,2}\/)[^\s"'()]*[\\/]([^\s"'():\\/]*\.\w{1,5}\b)(:\d+)*/g, '$1 $3 ')
    .replace(/\bv?\d+(\.\d+)+[\w+.-]*/g, ' ')
    .replace(/\b(?![1-5]\d\d\b)\d+\b(?!\.x)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The part of a query that's read, without the codes of colors. */
const readable = (query: string): string => query.slice(0, LONGEST_QUERY).replace(/\u001B\[[0-9;]*[A-Za-z]/g, '');

/** The lines of a query. In a line without Windows paths, `\n` is a line break that JSON has escaped. */
export function linesOf(query: string): string[] {
  const plain = readable(query);
  return plain.split(/[A-Za-z]:\\/.test(plain) ? /\r?\n|⏎/ : /\r?\n|\\n|⏎/);
}

/**
 * Prepares a query for the search. A typed query stays as it is. In a pasted text, the lines that describe the problem
 * come first, and the parts that are specific to the reader are removed.
 */
export function prepareQuery(query: string): PreparedQuery {
  const plain = readable(query);
  const hasLines = /\S\s*[\n⏎]\s*\S/.test(plain);
  const isPasted = hasLines || MISMATCH.test(plain) || (plain.length >= LONG_LINE && OUTPUT.test(plain));
  if (!isPasted) return {text: plain.replace(/\s+/g, ' '), isPasted};
  const lines = linesOf(plain).filter((line) => /\p{L}/u.test(line) && !STACK_LINE.test(line));
  const ordered = [...lines.filter((line) => ERROR_LINE.test(line)), ...lines.filter((line) => !ERROR_LINE.test(line))];
  const text = [...new Set(ordered.map(withoutSpecifics))].join(' ').slice(0, LONGEST_MESSAGE);
  // If nothing is left, search for the complete text.
  return /\p{L}/u.test(text) ? {text, isPasted} : {text: plain.replace(/\s+/g, ' '), isPasted};
}
