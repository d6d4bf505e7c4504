/** Escapes all characters that have a meaning in Markdown, MDX, or tables. */
export const escapeText = (text: string): string => text.replace(/[\\`*_{}[\]<>|#~]/g, (character) => `\\${character}`);

/** Inline code that can also be used in a table cell. @throws Error if the text contains a backtick */
export const code = (text: string): string => {
  if (text.includes('`'))
    throw new Error(
      `Expected inline code without backticks, but found a backtick in "${text}". Use a code block instead.`,
    );
  return `\`${text.replace(/\|/g, '\\|')}\``;
};

/** Matches code in a CLI's help text: options, and environment variables with or without a value. */
const CODE_WORDS = /(?<![\w/-])(?:--?[a-z][\w-]*(?:=[^\s,.)]+)?|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\w+)?)(?![\w-])/g;

/** Formats the options and variables in a CLI's help text as code, and escapes the rest. */
export function helpText(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE_WORDS)) {
    parts.push(escapeText(text.slice(end, match.index)), code(match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, escapeText(text.slice(end))].join('');
}

/** Makes a text a sentence: the first letter is a capital, and there's a period at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\s*\n\s*/g, ' ');
  const capitalized = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return capitalized === '' || /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

/** Joins words: "a", "a and b", "a, b, and c". */
export function list(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1) ?? ''}`;
}

/** A Markdown table. @throws Error if a row has too many or too few cells */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong !== undefined)
    throw new Error(
      `expected ${head.length} cells in each row of the table, but found ${wrong.length} in this row: ${wrong.join(' | ')}`,
    );
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * A table of names and descriptions. Names don't wrap, and on narrow screens each description is below its name: see
 * `.name-table` and `.card-table` in src/css/custom.css.
 */
export const nameTable = (head: readonly [string, string], rows: readonly (readonly string[])[]): string =>
  `<div className="name-table">\n\n${table(head, rows)}\n\n</div>`;

export interface FrontMatter {
  title: string;
  sidebarLabel: string;
  description: string;
  keywords: readonly string[];
  audience: readonly string[];
  /** All of them by default. */
  edition?: readonly string[];
  isLegacy?: boolean;
  contentType: 'command' | 'comparison-result' | 'message' | 'release';
}

/** The front matter of a generated page. */
export function frontMatter({
  title,
  sidebarLabel,
  description,
  keywords,
  audience,
  edition = ['cloud', '1.x', '2.x'],
  isLegacy,
  contentType,
}: FrontMatter): string {
  const listField = (name: string, values: readonly string[]) => [
    `${name}:`,
    ...values.map((value) => `  - ${JSON.stringify(value)}`),
  ];
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `sidebar_label: ${JSON.stringify(sidebarLabel)}`,
    `description: ${JSON.stringify(description)}`,
    ...listField('keywords', [...new Set(keywords)]),
    'kind: reference',
    ...listField('audience', audience),
    ...listField('edition', edition),
    ...(isLegacy ? ['era: legacy'] : []),
    `content_type: ${contentType}`,
    '---',
  ].join('\n');
}

/**
 * The front matter of a generated page, followed by a comment that names its source.
 * @param source the file to edit instead of the page
 */
export const pageHead = (fields: FrontMatter, source: string): string =>
  `${frontMatter(fields)}\n\n{/* Generated from ${source} by npm run reference. Edits to this file are overwritten. */}`;

/** Joins the parts of a page with empty lines between them. Missing and empty parts are left out. */
export const joinParts = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

/** A heading with an explicit ID, so that links to it still work if its text changes. */
export const heading = (level: 2 | 3, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {/* #${id} */}`;

/** An empty code block, which the build fills in. */
export const emptyCodeBlock = (language: string, meta: string): string => `\`\`\`${language} ${meta}\n\`\`\``;
