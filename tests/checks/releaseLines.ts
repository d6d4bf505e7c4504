// Holds the pages of the two On-Premises editions against each other: what both say stands once, in a partial, and each page leads to its twin.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {docPath} from '../../src/site/contentFiles';

/** A folder of pages, and what in them is the edition's name only. */
export interface Edition {
  folder: string;
  address: string;
  line: string;
}

export const EDITIONS = [
  {folder: 'docs/docs/on-premises', address: '/docs/on-premises', line: '1.x'},
  {folder: 'docs/docs/on-premises-2x', address: '/docs/on-premises-2x', line: '2.x'},
] as const satisfies readonly [Edition, Edition];

/** Pages that one edition has alone, and why. Both kinds of mistakes are named: a twin that is missing, and an entry that is not needed. */
export const ALONE: Readonly<Record<string, string>> = {
  'redis.mdx': '1.x has no Redis',
  'releases/': 'releases of both lines stand in one list',
};

/** The largest share of lines that two editions may have in common outside partials. */
export const MOST_IN_COMMON = 0.05;

export interface Line {
  /** From 1, in the file. */
  number: number;
  text: string;
}

/** Lines that say something: no front matter, heading, import, use of a partial, rule of a table, or fence. */
export function sayingLines(source: string): Line[] {
  const lines = source.split(/\r?\n/).map((text, index) => ({number: index + 1, text: text.trim()}));
  const body =
    lines[0]?.text === '---' ? lines.slice(lines.findIndex(({text}, index) => index > 0 && text === '---') + 1) : lines;
  return body.filter(
    ({text}) => /[\p{L}\p{N}]/u.test(text) && !/^(#{1,6} |import |<[A-Z][^<]*\/>$|`{3}|:{3})/.test(text),
  );
}

/** A text in which both editions are called alike. */
export const withoutName = (text: string, {address, line}: Edition): string =>
  text.replaceAll(address, '<address>').replaceAll(line, '<line>');

export interface Pair {
  /** Path below the folders of both editions. */
  page: string;
  lines: number;
  /** Lines of the first edition that the second has too, but for the name. */
  common: Line[];
}

export function comparePages(
  page: string,
  first: string,
  second: string,
  editions: readonly [Edition, Edition] = EDITIONS,
): Pair {
  const [mine, theirs] = [sayingLines(first), sayingLines(second)];
  const said = new Set(theirs.map(({text}) => withoutName(text, editions[1])));
  return {page, lines: mine.length, common: mine.filter(({text}) => said.has(withoutName(text, editions[0])))};
}

const mend =
  'Move what both say into a partial (docs/docs/on-premises/_name.mdx), and say what differs in words of the edition.';

/** What is wrong with a pair by itself: pages that differ by the name of the edition only, and pages that do not lead to each other. */
export function checkPair(
  {page, lines, common}: Pair,
  sources: readonly [string, string],
  editions: readonly [Edition, Edition] = EDITIONS,
): string[] {
  const problems: string[] = [];
  if (lines > 0 && common.length === lines)
    problems.push(
      `${editions[0].folder}/${page}: differs from ${editions[1].folder}/${page} by the name of the edition only. ${mend}`,
    );
  editions.forEach(({folder}, index) => {
    const other = editions[1 - index] as Edition;
    const twin = `${other.address}${docPath(`docs/${page}`)}`.replace(/\/$/, '');
    if (!new RegExp(`\\]\\(${twin}(#[^)]*)?\\)|["'\`]${twin}(#[^"'\`]*)?["'\`]`).test(sources[index] ?? ''))
      problems.push(`${folder}/${page}: has no link to its twin. Add one to ${twin}.`);
  });
  return problems;
}

/** What is wrong with all pairs together. */
export function checkShare(pairs: readonly Pair[], folder: string = EDITIONS[0].folder): string[] {
  const lines = pairs.reduce((sum, pair) => sum + pair.lines, 0);
  const common = pairs.flatMap((pair) =>
    pair.common.map((line) => `${folder}/${pair.page}:${line.number}: ${line.text}`),
  );
  if (lines === 0) return ['No pair of pages was found, so nothing was compared.'];
  if (common.length / lines < MOST_IN_COMMON) return [];
  return [
    `${common.length} of ${lines} lines stand in both editions; fewer than ${MOST_IN_COMMON * 100} % may. ${mend}`,
    ...common,
  ];
}

/** Pages, without partials, below a folder. */
export function pagesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort();
}

/** Pages that stand in one edition only although ALONE does not say so, and entries of ALONE that are not needed. */
export function checkTwins(
  pages: readonly [readonly string[], readonly string[]],
  alone: Readonly<Record<string, string>> = ALONE,
  editions: readonly [Edition, Edition] = EDITIONS,
): string[] {
  const known = (page: string) =>
    Object.keys(alone).find((name) => page === name || (name.endsWith('/') && page.startsWith(name)));
  const single = pages.flatMap((own, index) =>
    own.filter((page) => !pages[1 - index]?.includes(page)).map((page) => ({page, index})),
  );
  return [
    ...single
      .filter(({page}) => known(page) === undefined)
      .map(
        ({page, index}) =>
          `${editions[index as 0 | 1].folder}/${page}: has no twin in ${editions[index === 0 ? 1 : 0].folder}. Write it, or say in ALONE (tests/checks/releaseLines.ts) why one edition has the page alone.`,
      ),
    ...Object.keys(alone)
      .filter((name) => !single.some(({page}) => known(page) === name))
      .map((name) => `tests/checks/releaseLines.ts: ALONE names ${name}, which no edition has alone. Take it out.`),
  ];
}

function main(): void {
  const root = process.cwd();
  const [first, second] = EDITIONS;
  const pages = [pagesBelow(root, first.folder), pagesBelow(root, second.folder)] as const;
  const problems = checkTwins(pages);
  const pairs = pages[0]
    .filter((page) => existsSync(join(root, second.folder, page)))
    .map((page) => {
      const sources = [
        readFileSync(join(root, first.folder, page), 'utf8'),
        readFileSync(join(root, second.folder, page), 'utf8'),
      ] as const;
      const pair = comparePages(page, ...sources);
      problems.push(...checkPair(pair, sources));
      return pair;
    });
  problems.push(...checkShare(pairs));
  const lines = pairs.reduce((sum, pair) => sum + pair.lines, 0);
  const common = pairs.reduce((sum, pair) => sum + pair.common.length, 0);
  for (const problem of problems) console.error(problem);
  console.log(
    `editions: ${pairs.length} pairs of pages, ${common} of ${lines} lines in both (${((100 * common) / Math.max(lines, 1)).toFixed(1)} %), ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (require.main === module) main();
