// Compares the OpenAPI schema keywords on pages with src/data/oasKeywords.ts. Reports keywords of the specifications
// that the data lacks, misspelled keywords, and data that no page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {Oas2Types, Oas3Types, Oas3_1Types} from '@redocly/openapi-core';
import {visit} from 'unist-util-visit';
import {oasFeatures} from '../../src/data/oasFeatures';
import {oasKeywords} from '../../src/data/oasKeywords';
import {parsePage, type Page} from './prose/page';

/** The folder of the pages about schemas in OpenAPI descriptions. */
const FOLDER = 'docs/docs/bi-directional-contract-testing';

/** The components that show tables, each with the file that contains the table's data. */
const TABLES = {OasKeywords: 'src/data/oasKeywords.ts', OasFeatures: 'src/data/oasFeatures.ts'};

/** Schema keywords that describe the document, not the values that are valid. */
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

/** The known keywords. */
export interface Keywords {
  /** The keywords that the specifications define for a schema. */
  specified: ReadonlySet<string>;
  /** The keywords that have a row in the data. */
  described: ReadonlySet<string>;
}

/**
 * Finds the names of keywords in the inline code of a text: `format: int32` has the keyword `format`, and
 * `discriminator.mapping` has `discriminator`.
 */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => /^\$?[\w-]+/.exec(code)?.[0] ?? '')
    .filter((name) => name !== '');
}

/**
 * The number of letters to add, remove, or replace to turn one word into the other. Numbers above 3 are returned as 3.
 */
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

/** Shorter words aren't reported as misspelled, because too many other words are similar to them. */
const MIN_LENGTH = 8;

/**
 * Compares the pages with the data.
 *
 * @returns one line for each problem, with the file and, on pages, the line
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
          `${at}: the schema keyword \`${name}\` isn't in src/data/oasKeywords.ts. Add a row, and a case in samples/oas-support.`,
        );
      else if (name.length >= MIN_LENGTH && name === node.value) {
        const similar = [...specified].find((word) => distance(name, word) <= 2);
        if (similar !== undefined)
          problems.push(
            `${at}: \`${name}\` isn't a schema keyword. Did you mean \`${similar}\`? If it's something else, remove the backticks.`,
          );
      }
    });
  }
  for (const word of specified)
    if (!described.has(word))
      problems.push(
        `src/data/oasKeywords.ts: the specifications define the keyword ${word}, but the data has no row for it. Add one, and a case in samples/oas-support.`,
      );
  for (const [component, file] of Object.entries(TABLES))
    if (!pages.some(({text}) => new RegExp(`^<${component}\\b`, 'm').test(text)))
      problems.push(`${file}: no page shows this table. Add <${component} /> to a page.`);
  return {problems, mentions};
}

/**
 * The keywords that the three OpenAPI specifications define for a schema, according to Redocly's types, without
 * extensions and `ABOUT_THE_DOCUMENT`.
 */
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
    `keywords: ${mentions} mentions on ${pages.length} pages, ${specified.size} specified keywords, ${oasKeywords.length} rows, ${problems.length} problems`,
  );
  return pages.length === 0 || mentions === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
