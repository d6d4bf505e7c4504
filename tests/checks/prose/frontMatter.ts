// Checks each page's front matter against the schema that the build uses, so that a description that is too long is
// found in seconds and not only by a build.
import {parse, YAMLParseError} from 'yaml';
import {schemaFor} from '../../../src/plugins/options/front-matter';
import {checkFrontMatter} from '../../../src/plugins/options/front-matter/schema';
import type {Page, Problem} from './page';

/** Finds everything that is wrong with the front matter of a page. */
export function checkPageFrontMatter({file, text}: Pick<Page, 'file' | 'text'>): Problem[] {
  const schema = schemaFor(file);
  if (schema === undefined) return [];
  const hint = 'src/plugins/options/front-matter/schema.ts describes each field.';
  const [, source = ''] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  try {
    const fields = (parse(source) ?? {}) as Record<string, unknown>;
    return checkFrontMatter(fields, schema).map(({message}) => ({
      file,
      line: 1,
      message: `The front matter is invalid: ${message}`,
      hint,
    }));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return [{file, line, message: `The front matter isn't valid YAML: ${error.message.split('\n')[0] ?? ''}`, hint}];
  }
}
