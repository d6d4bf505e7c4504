import {z} from 'zod';
import {checkValue, day, list, text, type Problem} from '../../../data/schema';
import {CONTENT_TYPES} from '../../../search/schema';

const title = text(2, 100).describe('heading of the page, in sentence case');
const keywords = list(text()).optional().describe('words that readers search for but that the text doesn’t contain');
const description = text(50, 160).describe('what the reader gets, for search engines and result lists');

/** Front matter of a page in `docs/` or in an archived version. */
export const pageSchema = z.strictObject({
  title,
  description,
  sidebar_label: text(2, 60).optional().describe('short title for the sidebar'),
  keywords,
  kind: z.enum(['tutorial', 'how-to', 'reference', 'explanation']).describe('purpose of the page'),
  audience: list(z.enum(['developer', 'tester', 'operator', 'administrator', 'writer'])).describe(
    'who the page is for',
  ),
  edition: list(z.enum(['cloud', '1.x', '2.x'])).describe(
    'Cloud and the On-Premises release lines that the page applies to',
  ),
  plan: text().optional().describe('plan that the subject requires'),
  era: z.enum(['legacy']).optional().describe('marks a page about a feature that a newer one replaces'),
  content_type: z
    .enum(CONTENT_TYPES)
    .exclude(['notice'])
    .optional()
    .describe('type of generated or similar pages; search ranks them lower unless the query is about that type'),
  slug: text().optional().describe('URL of the page, if it differs from the path of the file'),
  hide_title: z.boolean().optional().describe('true for a page that shows its heading itself'),
  hide_table_of_contents: z.boolean().optional().describe('true for a page that needs no table of contents'),
  toc_max_heading_level: z.number().optional().describe('deepest heading level in the table of contents'),
});

/** Front matter of a notice. */
export const noticeSchema = z.strictObject({
  title,
  description,
  keywords,
  slug: text().describe('last part of the URL'),
  // YAML parses an unquoted date as a Date.
  date: z.union([z.date(), day()], 'a date such as 2025-10-21').describe('publication date'),
  tags: list(text()).describe('tags, which notices/tags.yml declares'),
});

/**
 * Checks front matter against a schema.
 * @returns one problem for each thing that is wrong; none if the front matter is valid
 */
export const checkFrontMatter = (
  frontMatter: Readonly<Record<string, unknown>>,
  schema: typeof pageSchema | typeof noticeSchema,
): Problem[] => checkValue('', frontMatter, schema);
