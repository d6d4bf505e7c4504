// `npm run test:readme` writes the generated tables: the checks in tests/README.md and the layers in README.md.
import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {CHECKS} from './checks/list';
import {layers} from './checks/layerRule.mjs';
import type {Check} from './checks/runChecks';

/** A table that a command writes into a document between two comments. */
export interface GeneratedTable {
  /** Path of the document from the repository's root. */
  file: string;
  /** Name in the comments `<!-- begin name -->` and `<!-- end name -->`. */
  name: string;
  rows: readonly (readonly string[])[];
}

/** The table of checks: its first row is the heading. */
export function checkRows(checks: readonly Check[]): string[][] {
  const needsBuild = ({needs = []}: Check): boolean => needs.includes('build');
  return [
    ['Check', 'Verifies that', 'Needs a build', 'Requires'],
    ...checks.map((check) => [check.name, check.verifies, needsBuild(check) ? 'yes' : 'no', check.requires ?? '']),
  ];
}

/** The table of layers, from top to bottom. */
const layerRows = (): string[][] => [
  ['Layer', 'Contains'],
  ...layers.map(({folders, contains}) => [folders.map((folder) => `\`${folder}\``).join(', '), contains]),
];

export const TABLES: readonly GeneratedTable[] = [
  {file: 'tests/README.md', name: 'checks', rows: checkRows(CHECKS)},
  {file: 'README.md', name: 'layers', rows: layerRows()},
];

/**
 * Replaces the generated table in a document.
 *
 * @returns the complete document, formatted as Prettier formats it
 * @throws Error if the document doesn't have the two comments
 */
export async function withTable(document: string, {file, name, rows}: GeneratedTable): Promise<string> {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${file}: expected the comments ${begin} and ${end} around the generated table. Add both.`);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [heading = [], ...body] = rows;
  const table = [line(heading), line(heading.map(() => '---')), ...body.map(line)].join('\n');
  const text = `${before}${begin}\n\n${table}\n\n${end}${after}`;
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

async function main(): Promise<void> {
  for (const table of TABLES) {
    writeFileSync(table.file, await withTable(readFileSync(table.file, 'utf8'), table));
    console.log(`${table.file}: wrote the table of ${table.name}, ${table.rows.length - 1} rows`);
  }
}

if (require.main === module) void main();
