/** Words as they stand: what Markdown, MDX or a table would read as a sign gets a backslash. */
export const escapeText = (text: string): string => text.replace(/[\\`*_{}[\]<>|#~]/g, (sign) => `\\${sign}`);

/** A code span that also stands in a table. */
export const code = (text: string): string => {
  if (text.includes('`')) throw new Error(`"${text}" has a backtick: a code span cannot hold it here.`);
  return `\`${text.replace(/\|/g, '\\|')}\``;
};

/** What reads as code in a sentence of the tool's help: options, variables, values in a word of capitals with underscores. */
const CODE_WORDS = /(?<![\w/-])(?:--?[a-z][\w-]*(?:=[^\s,.)]+)?|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\w+)?)(?![\w-])/g;

/** A sentence of the tool's help with its options and variables as code; nothing else in it is a sign. */
export function helpText(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE_WORDS)) {
    parts.push(escapeText(text.slice(end, match.index)), code(match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, escapeText(text.slice(end))].join('');
}

/** First letter large, a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\s*\n\s*/g, ' ');
  const large = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return large === '' || /[.!?]$/.test(large) ? large : `${large}.`;
}

/** "a", "a and b", "a, b, and c". */
export function list(words: readonly string[], and = 'and'): string {
  if (words.length < 3) return words.join(` ${and} `);
  return `${words.slice(0, -1).join(', ')}, ${and} ${words.at(-1) ?? ''}`;
}

/** A table, one row a line. @throws Error when a row has too many or too few cells */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong !== undefined)
    throw new Error(`a table of ${head.length} columns has a row of ${wrong.length}: ${wrong.join(' | ')}`);
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table of names and what they mean, which stacks on a narrow screen: see `.name-table` in src/css/custom.css. */
export const nameTable = (head: readonly [string, string], rows: readonly (readonly string[])[]): string =>
  `<div className="name-table">\n\n${table(head, rows)}\n\n</div>`;

export interface FrontMatter {
  title: string;
  sidebarLabel: string;
  description: string;
  keywords: readonly string[];
  audience: readonly string[];
  /** Without it, all of them. */
  edition?: readonly string[];
  isLegacy?: boolean;
  contentType: 'command' | 'comparison-result' | 'release';
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
  const words = (name: string, values: readonly string[]) => [
    `${name}:`,
    ...values.map((value) => `  - ${JSON.stringify(value)}`),
  ];
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `sidebar_label: ${JSON.stringify(sidebarLabel)}`,
    `description: ${JSON.stringify(description)}`,
    ...words('keywords', [...new Set(keywords)]),
    'kind: reference',
    ...words('audience', audience),
    ...words('edition', edition),
    ...(isLegacy ? ['era: legacy'] : []),
    `content_type: ${contentType}`,
    '---',
  ].join('\n');
}

/**
 * The front matter of a generated page, and the remark that says where the page comes from.
 * @param source what to change instead of the page
 */
export const pageHead = (fields: FrontMatter, source: string): string =>
  `${frontMatter(fields)}\n\n{/* Generated from ${source} by npm run reference; changes made here are lost. */}`;

/** Puts the parts of a page together, with an empty line between them and none that is empty. */
export const joinParts = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

/** A heading with an address that does not hang on its words. */
export const heading = (level: 2 | 3, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {/* #${id} */}`;

/** A fence without text: the build fills it in. */
export const emptyCodeBlock = (language: string, meta: string): string => `\`\`\`${language} ${meta}\n\`\`\``;
