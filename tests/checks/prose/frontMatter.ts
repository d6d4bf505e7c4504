// Checks each page's front matter against the schema that the build uses, so that a description that is too long is
// found in seconds and not only by a build.
import {schemaFor} from '../../../src/plugins/options/front-matter';
import {checkFrontMatter} from '../../../src/plugins/options/front-matter/schema';
import type {Page, Problem} from './page';

/** Finds everything that is wrong with the front matter of a page. */
export function checkPageFrontMatter({file, frontMatter}: Pick<Page, 'file' | 'frontMatter'>): Problem[] {
  const schema = schemaFor(file);
  if (schema === undefined) return [];
  const fields = Object.fromEntries([...frontMatter].map(([name, {value}]) => [name, value]));
  return checkFrontMatter(fields, schema).map(({message}) => ({
    file,
    line: frontMatter.get(/^\w+/.exec(message)?.[0] ?? '')?.line ?? 1,
    message: `The front matter is invalid: ${message}`,
    hint: 'src/plugins/options/front-matter/schema.ts describes each field.',
  }));
}
