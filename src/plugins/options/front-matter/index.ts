import {basename, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter, noticeSchema, pageSchema} from './schema';

/** The schema for a file, according to its folder; undefined for partials and for files that aren't pages. */
export function schemaFor(path: string): typeof pageSchema | typeof noticeSchema | undefined {
  const parts = path.split(sep);
  if (basename(path).startsWith('_') || !/\.mdx?$/.test(path)) return undefined;
  if (parts[0] === 'notices') return noticeSchema;
  return parts[0] === 'docs' || parts[0] === 'versioned_docs' || parts[0] === '.generated' ? pageSchema : undefined;
}

/**
 * Reads a file's front matter as Docusaurus does and checks it against the schema of its folder. Also makes the links
 * to the previous and next pages show titles.
 * @throws Error with the file and every problem
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const path = relative(process.cwd(), params.filePath);
  const schema = schemaFor(path);
  const problems = schema === undefined ? [] : checkFrontMatter(result.frontMatter, schema);
  if (problems.length > 0)
    throw new Error(
      `${path}:1: The front matter is invalid.\n${problems.map(({message}) => `  - ${message}`).join('\n')}`,
    );
  const {title, pagination_label: label} = result.frontMatter;
  // Otherwise, the links to the previous and next pages show sidebar labels, such as "Overview".
  if (schema === pageSchema && label === undefined) result.frontMatter.pagination_label = title;
  return result;
};
