import {basename, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Schema} from '../../data/schema';
import {checkFrontMatter, noticeSchema, pageSchema} from './schema';

/** The schema for a file, by the room it stands in; undefined for partials and for files of no concern. */
export function schemaFor(path: string): Schema | undefined {
  const parts = path.split(sep);
  if (basename(path).startsWith('_') || !/\.mdx?$/.test(path)) return undefined;
  if (parts[0] === 'notices') return noticeSchema;
  return parts[0] === 'docs' || parts[0] === 'versioned_docs' || parts[0] === '.generated' ? pageSchema : undefined;
}

/**
 * Reads a file's front matter as Docusaurus does and holds it against its schema.
 * @throws Error naming the file and every problem, with what is allowed
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const path = relative(process.cwd(), params.filePath);
  const schema = schemaFor(path);
  const problems = schema === undefined ? [] : checkFrontMatter(result.frontMatter, schema);
  if (problems.length > 0)
    throw new Error(
      `${path}:1: the front matter needs mending.\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  return result;
};
