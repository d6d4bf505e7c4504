/** What a field of a page's front matter may hold. */
export interface Field {
  /** What the field is for, as a writer reads it in an error message. */
  purpose: string;
  required?: boolean;
  kind: 'text' | 'words' | 'flag' | 'number' | 'date';
  /** For `text`: the fewest and the most characters. */
  length?: readonly [number, number];
  /** The values that there are; for `words`, of each word. */
  oneOf?: readonly string[];
}

export type Schema = Readonly<Record<string, Field>>;

const TITLE: Field = {purpose: 'heading of the page, in sentence case', required: true, kind: 'text', length: [2, 100]};
const DESCRIPTION: Field = {purpose: 'what the reader gets, for search engines and result lists', required: true, kind: 'text', length: [50, 160]};

/** Front matter of a page in `docs/` or in a frozen edition. */
export const pageSchema: Schema = {
  title: TITLE,
  description: DESCRIPTION,
  sidebar_label: {purpose: 'short name for the sidebar', kind: 'text', length: [2, 60]},
  keywords: {purpose: 'words that readers search for and the text does not hold', kind: 'words'},
  kind: {purpose: 'the job of the page', required: true, kind: 'text', oneOf: ['tutorial', 'how-to', 'reference', 'explanation']},
  audience: {purpose: 'who the page is for', required: true, kind: 'words', oneOf: ['developer', 'tester', 'operator', 'administrator', 'writer']},
  edition: {purpose: 'the editions that the page holds for', required: true, kind: 'words', oneOf: ['cloud', '1.x', '2.x']},
  plan: {purpose: 'the plan that the subject needs', kind: 'text'},
  era: {purpose: 'marks a page about something that has a successor', kind: 'text', oneOf: ['legacy']},
  slug: {purpose: 'address, where it is not the path of the file', kind: 'text'},
  hide_title: {purpose: 'for a page that shows its heading itself', kind: 'flag'},
  hide_table_of_contents: {purpose: 'for a page whose headings are no contents', kind: 'flag'},
  toc_max_heading_level: {purpose: 'deepest heading in the contents', kind: 'number'},
};

/** Front matter of a notice. */
export const noticeSchema: Schema = {
  title: TITLE,
  description: DESCRIPTION,
  slug: {purpose: 'last part of the address', required: true, kind: 'text'},
  date: {purpose: 'day of publication, as YYYY-MM-DD', required: true, kind: 'date'},
  tags: {purpose: 'tags, declared in notices/tags.yml', required: true, kind: 'words'},
};

function problemOf(name: string, value: unknown, {kind, length, oneOf}: Field): string | undefined {
  const allowed = oneOf === undefined ? '' : ` Allowed: ${oneOf.join(', ')}.`;
  const shown = JSON.stringify(value);
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : `${name} is ${shown}; it must be true or false.`;
    case 'number':
      return typeof value === 'number' ? undefined : `${name} is ${shown}; it must be a number.`;
    case 'date':
      return value instanceof Date || /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? undefined : `${name} is ${shown}; it must be a day such as 2025-10-21.`;
    case 'words': {
      if (!Array.isArray(value) || value.length === 0) return `${name} is ${shown}; it must be a list such as [one, two].${allowed}`;
      const wrong = value.find((word) => typeof word !== 'string' || (oneOf !== undefined && !oneOf.includes(word)));
      if (wrong === undefined) return undefined;
      return `${name} holds ${JSON.stringify(wrong)}${typeof wrong === 'number' ? ', a number: put it in quotes' : ''}.${allowed}`;
    }
    case 'text': {
      if (typeof value !== 'string') return `${name} is ${shown}; it must be text${typeof value === 'number' ? ': put it in quotes' : ''}.${allowed}`;
      if (oneOf !== undefined && !oneOf.includes(value)) return `${name} is ${shown}.${allowed}`;
      const [fewest, most] = length ?? [1, Infinity];
      if (value.length < fewest || value.length > most) return `${name} has ${value.length} characters; it needs ${fewest} to ${most}.`;
      return undefined;
    }
  }
}

/**
 * Holds a front matter against a schema.
 * @returns one sentence for each thing that is wrong, saying what is allowed; none when all is well
 */
export function checkFrontMatter(frontMatter: Readonly<Record<string, unknown>>, schema: Schema): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(frontMatter)) {
    const field = schema[name];
    const problem = field === undefined ? `${name} is not known. Known: ${Object.keys(schema).join(', ')}.` : problemOf(name, value, field);
    if (problem !== undefined) problems.push(problem);
  }
  for (const [name, {required, purpose}] of Object.entries(schema)) {
    if (required && frontMatter[name] === undefined) problems.push(`${name} is missing: ${purpose}.`);
  }
  return problems;
}
