// Holds what pages say of schema keywords against src/data/oasKeywords.ts: a keyword that the specifications know and the data lacks, one that is misspelled, and data that no page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {Oas2Types, Oas3Types, Oas3_1Types} from '@redocly/openapi-core';
import {visit} from 'unist-util-visit';
import {oasFeatures} from '../../src/data/oasFeatures';
import {oasKeywords} from '../../src/data/oasKeywords';
import {parsePage, type Page} from './prose/page';

/** Where pages speak of schemas in OpenAPI documents. */
const FOLDER = 'docs/docs/bi-directional-contract-testing';

/** Keywords of a schema that the specifications define and that say nothing about a message, or only name a part. */
const ABOUT_THE_DOCUMENT = new Set([
  'object',
  'id',
  '$schema',
  '$vocabulary',
  '$comment',
  'definitions',
  'summary',
  'externalDocs',
  'contentSchema',
  '$dynamicAnchor',
]);

/** Names that pages may use. */
export interface Keywords {
  /** All that the specifications define for a schema. */
  specified: ReadonlySet<string>;
  /** Those that have a row, by the code in its name. */
  described: ReadonlySet<string>;
}

/** Names of keywords in the code of a text: `format: int32` is the keyword format, and `discriminator.mapping` belongs to discriminator. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => /^\$?[\w-]+/.exec(code)?.[0] ?? '')
    .filter((name) => name !== '');
}

/** How many letters must be added, taken out, or replaced to make one word of the other; more than two are counted as three. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return Math.min(row[b.length] ?? 3, 3);
}

/** Short words are too near to each other for a guess. */
const LONG_ENOUGH = 8;

/**
 * Compares pages and data.
 * @returns one line for each thing that is wrong, with file and line where there is one
 */
export function checkKeywords(
  pages: readonly Page[],
  {specified, described}: Keywords,
): {problems: string[]; mentions: number} {
  const problems: string[] = [];
  let mentions = 0;
  for (const page of pages) {
    visit(page.tree, 'inlineCode', (node) => {
      const at = `${page.file}:${node.position?.start.line ?? 1}`;
      const name = /^\$?[\w-]+(?=$|:|\.| )/.exec(node.value)?.[0] ?? '';
      if (described.has(name)) mentions += 1;
      else if (specified.has(name))
        problems.push(
          `${at}: \`${name}\` is a keyword of schemas and not in src/data/oasKeywords.ts. Add a row, with a case in samples/oas-support.`,
        );
      else if (name.length >= LONG_ENOUGH && name === node.value) {
        const near = [...specified].find((word) => distance(name, word) <= 2);
        if (near !== undefined)
          problems.push(
            `${at}: \`${name}\` is no keyword of schemas. Meant is perhaps \`${near}\`; write anything else without the marks of code.`,
          );
      }
    });
  }
  for (const word of specified)
    if (!described.has(word))
      problems.push(
        `src/data/oasKeywords.ts: the specifications have the keyword ${word}, and no row is about it. Add one, with a case in samples/oas-support.`,
      );
  if (!pages.some(({text}) => /<OasSupport [^>]*rows=\{oasKeywords\}/.test(text)))
    problems.push('src/data/oasKeywords.ts: no page shows it. Put <OasSupport rows={oasKeywords} … /> on one.');
  if (!pages.some(({text}) => /<OasSupport [^>]*rows=\{oasFeatures\}/.test(text)))
    problems.push('src/data/oasFeatures.ts: no page shows it. Put <OasSupport rows={oasFeatures} … /> on one.');
  return {problems, mentions};
}

/** The keywords that the three specifications define for a schema, as Redocly's types list them, without extensions and without what only names a document. */
export function specifiedKeywords(): Set<string> {
  const names = [Oas2Types, Oas3Types, Oas3_1Types].flatMap(({Schema}) => Object.keys(Schema.properties));
  return new Set(names.filter((name) => !name.startsWith('x-') && !ABOUT_THE_DOCUMENT.has(name)));
}

function main(): number {
  const pages = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(FOLDER, name).split(sep).join('/'))
    .map((file) => parsePage(file, readFileSync(file, 'utf8')));
  const specified = specifiedKeywords();
  const described = new Set([...oasKeywords, ...oasFeatures].flatMap(({name}) => namesIn(name)));
  const {problems, mentions} = checkKeywords(pages, {specified, described});
  for (const problem of problems) console.error(problem);
  console.log(
    `keywords: ${mentions} mentions on ${pages.length} pages against ${specified.size} specified keywords and ${oasKeywords.length} rows, ${problems.length} problems`,
  );
  return pages.length === 0 || mentions === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
