/** Patterns of messages: texts with `{names}` for the parts that vary, such as `No version of {pacticipant} found`. */

/** A part of a pattern. The name is in the group. */
const PART = /\{([a-zA-Z]\w*)\}/g;

/** Maximum length of a part in characters. */
const LONGEST_PART = 200;

/** What a tool printed, and where. */
export interface FoundMessage {
  /** Where the message starts and ends. */
  start: number;
  end: number;
  /** The texts of the named parts. */
  parts: Readonly<Record<string, string>>;
}

/** The names of the parts of a pattern, in order and without duplicates. */
export const partsOf = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(PART)].map(([, name = '']) => name)),
];

/** The longest text of a pattern between two parts. A message can only match if it contains it. */
export const anchorOf = (pattern: string): string =>
  pattern
    .split(PART)
    .reduce((longest, text, index) => (index % 2 === 0 && text.length > longest.length ? text : longest), '');

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Compiles a pattern. A part is the shortest text that fits, in one line. A part at the end is one word, without
 * punctuation after it. Parts with the same name must have the same text.
 */
export function compilePattern(pattern: string): RegExp {
  const pieces = pattern.split(PART);
  const seen = new Set<string>();
  const source = pieces.map((piece, index) => {
    if (index % 2 === 0) return escape(piece);
    if (seen.has(piece)) return `\\k<${piece}>`;
    seen.add(piece);
    const isLast = pieces.slice(index + 1).join('') === '';
    return isLast ? `(?<${piece}>[^\\s"'\`]*[^\\s"'\`.,;:!?)\\]}])` : `(?<${piece}>[^\\n]{1,${LONGEST_PART}}?)`;
  });
  return new RegExp(source.join(''), 'u');
}

const compiled = new Map<string, RegExp>();

/** Finds the first of several patterns that matches a line. */
export function findMessage(patterns: readonly string[], line: string): FoundMessage | null {
  for (const pattern of patterns) {
    const regex = compiled.get(pattern) ?? compilePattern(pattern);
    compiled.set(pattern, regex);
    const match = regex.exec(line);
    if (match) return {start: match.index, end: match.index + match[0].length, parts: {...match.groups}};
  }
  return null;
}

/**
 * Replaces the `{names}` in a command with the parts of a message. A part that isn't safe in a shell is quoted.
 * @param parts texts by name; a name without a text stays as it is
 */
export const fillIn = (command: string, parts: Readonly<Record<string, string>>): string =>
  command.replace(PART, (whole, name: string) => {
    const text = parts[name];
    if (text === undefined) return whole;
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
  });
