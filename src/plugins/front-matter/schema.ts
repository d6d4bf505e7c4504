import {checkRecord, type Field, type Schema} from '../../data/schema';

const TITLE: Field = {purpose: 'heading of the page, in sentence case', required: true, kind: 'text', length: [2, 100]};
const DESCRIPTION: Field = {
  purpose: 'what the reader gets, for search engines and result lists',
  required: true,
  kind: 'text',
  length: [50, 160],
};

/** Front matter of a page in `docs/` or in a frozen edition. */
export const pageSchema: Schema = {
  title: TITLE,
  description: DESCRIPTION,
  sidebar_label: {purpose: 'short name for the sidebar', kind: 'text', length: [2, 60]},
  keywords: {purpose: 'words that readers search for and the text does not hold', kind: 'words'},
  kind: {
    purpose: 'the job of the page',
    required: true,
    kind: 'text',
    oneOf: ['tutorial', 'how-to', 'reference', 'explanation'],
  },
  audience: {
    purpose: 'who the page is for',
    required: true,
    kind: 'words',
    oneOf: ['developer', 'tester', 'operator', 'administrator', 'writer'],
  },
  edition: {
    purpose: 'the editions that the page holds for',
    required: true,
    kind: 'words',
    oneOf: ['cloud', '1.x', '2.x'],
  },
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

/**
 * Holds a front matter against a schema.
 * @returns one sentence for each thing that is wrong, saying what is allowed; none when all is well
 */
export function checkFrontMatter(frontMatter: Readonly<Record<string, unknown>>, schema: Schema): string[] {
  return checkRecord(frontMatter, schema);
}
