import {readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {digestOf} from '../../src/plugins/site/openapi-pages/digest';
import {readReference} from './model';
import {writePage} from './page';
import type {Counts} from './pageRules';
import {GENERATED, references as allReferences, type Reference} from '../../src/plugins/site/openapi-pages/references';
import {DescriptionError, validateDescription} from './validate';
import {writeFolder} from './write';

/** The result for one description. */
export interface Generated extends Counts {
  source: string;
  /** Path of the page's file, relative to the root of the repository. */
  target: string;
  isChanged: boolean;
}

/**
 * Validates all descriptions, and then writes a page for each. If a description isn't valid, no page is written.
 * @param root absolute path of the repository
 * @throws DescriptionError if a description has problems; Error if a page can't show it
 */
export async function generateReferences(
  root: string,
  references: readonly Reference[] = allReferences,
): Promise<Generated[]> {
  if (references.length === 0)
    throw new Error(
      'src/plugins/site/openapi-pages/references.ts lists no descriptions, so there is nothing to generate. Add one.',
    );
  const counts = new Map<Reference, Counts>();
  for (const reference of references)
    counts.set(reference, await validateDescription(join(root, reference.source), root));
  const pages = new Map<string, string>();
  for (const {source, page, related} of references) {
    const path = join(root, source);
    const digest = digestOf(readFileSync(path));
    try {
      pages.set(`${page}.mdx`, writePage(await readReference(path), source, digest, related));
    } catch (error) {
      throw new Error(`${source}: ${(error as Error).message}`, {cause: error});
    }
  }
  const folder = join(root, GENERATED);
  const changed = writeFolder(folder, pages);
  return references.map((reference) => {
    const file = `${reference.page}.mdx`;
    return {
      source: reference.source,
      target: relative(root, join(folder, file)),
      isChanged: changed.includes(file),
      ...(counts.get(reference) ?? {operations: 0, schemas: 0, examples: 0}),
    };
  });
}

async function main(): Promise<void> {
  try {
    for (const {source, target, isChanged, operations, schemas, examples} of await generateReferences(
      resolve(__dirname, '../..'),
    )) {
      console.log(
        `${source}: ${operations} operations, ${schemas} named schemas, ${examples} examples; no problems → ${target} ${isChanged ? 'written' : 'unchanged'}`,
      );
    }
  } catch (error) {
    console.error(error instanceof DescriptionError ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
