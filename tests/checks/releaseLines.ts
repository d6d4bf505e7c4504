// Compares the pages of the two On-Premises release lines. Text that both share must be in a partial, and each page
// must link to its counterpart.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {docPath} from '../../src/site/contentFiles';

/** A release line, and what differs on its pages only because of its name. */
export interface ReleaseLinePages {
  folder: string;
  /** The URL path of the folder. */
  path: string;
  /** The name of the release line: `1.x` or `2.x`. */
  line: string;
}

export const RELEASE_LINES = [
  {folder: 'docs/docs/on-premises', path: '/docs/on-premises', line: '1.x'},
  {folder: 'docs/docs/on-premises-2x', path: '/docs/on-premises-2x', line: '2.x'},
] as const satisfies readonly [ReleaseLinePages, ReleaseLinePages];

/** Pages and folders that only one release line has, with the reason. Unnecessary entries are reported. */
export const WITHOUT_COUNTERPART: Readonly<Record<string, string>> = {
  'architecture.mdx': 'the page about the architecture of 2.x is index.mdx',
  'redis.mdx': '1.x has no Redis',
  'kubernetes.mdx': 'the manifests are for new installations, which use 2.x',
  'monitoring.mdx': 'the rules use the job names and the store of 2.x',
  'hardening.mdx': '1.x no longer receives security patches',
  'releases/': 'one list contains the releases of both lines',
};

/** The share of lines outside partials that the release lines may have in common must be smaller than this. */
export const MAX_COMMON_SHARE = 0.05;

export interface Line {
  /** The line number in the file, starting at 1. */
  number: number;
  text: string;
}

/**
 * The lines with content, without front matter, headings, imports, partials, table rules, and code block delimiters.
 */
export function contentLines(source: string): Line[] {
  const lines = source.split(/\r?\n/).map((text, index) => ({number: index + 1, text: text.trim()}));
  const body =
    lines[0]?.text === '---' ? lines.slice(lines.findIndex(({text}, index) => index > 0 && text === '---') + 1) : lines;
  return body.filter(
    ({text}) => /[\p{L}\p{N}]/u.test(text) && !/^(#{1,6} |import |<[A-Z][^<]*\/>$|`{3}|:{3})/.test(text),
  );
}

/** Replaces the path and the name of a release line with placeholders, so that texts can be compared. */
export const withoutName = (text: string, {path, line}: ReleaseLinePages): string =>
  text.replaceAll(path, '<path>').replaceAll(line, '<line>');

/** A page and its counterpart. */
export interface Pair {
  /** Path from the folder of each release line. */
  page: string;
  /** The number of content lines of the first page. */
  lines: number;
  /** Content lines of the first page that the second also has, apart from the name of the release line. */
  common: Line[];
}

export function comparePages(
  page: string,
  first: string,
  second: string,
  releaseLines: readonly [ReleaseLinePages, ReleaseLinePages] = RELEASE_LINES,
): Pair {
  const [lines, otherLines] = [contentLines(first), contentLines(second)];
  const otherTexts = new Set(otherLines.map(({text}) => withoutName(text, releaseLines[1])));
  const common = lines.filter(({text}) => otherTexts.has(withoutName(text, releaseLines[0])));
  return {page, lines: lines.length, common};
}

const FIX =
  'Move the shared text to a partial (docs/docs/on-premises/_name.mdx), and describe only the differences on the pages.';

/** Reports pages that differ only in the name of the release line, and pages that don't link to their counterpart. */
export function checkPair(
  {page, lines, common}: Pair,
  sources: readonly [string, string],
  releaseLines: readonly [ReleaseLinePages, ReleaseLinePages] = RELEASE_LINES,
): string[] {
  const problems: string[] = [];
  if (lines > 0 && common.length === lines)
    problems.push(
      `${releaseLines[0].folder}/${page}: differs from ${releaseLines[1].folder}/${page} only in the name of the release line. ${FIX}`,
    );
  releaseLines.forEach(({folder}, index) => {
    const other = releaseLines[1 - index] as ReleaseLinePages;
    const counterpart = `${other.path}${docPath(`docs/${page}`)}`.replace(/\/$/, '');
    if (
      !new RegExp(`\\]\\(${counterpart}(#[^)]*)?\\)|["'\`]${counterpart}(#[^"'\`]*)?["'\`]`).test(sources[index] ?? '')
    )
      problems.push(`${folder}/${page}: has no link to its counterpart. Add a link to ${counterpart}.`);
  });
  return problems;
}

/** Reports the common lines of all pairs if there are too many. */
export function checkShare(pairs: readonly Pair[], folder: string = RELEASE_LINES[0].folder): string[] {
  const lines = pairs.reduce((sum, pair) => sum + pair.lines, 0);
  const common = pairs.flatMap((pair) =>
    pair.common.map((line) => `${folder}/${pair.page}:${line.number}: ${line.text}`),
  );
  if (lines === 0)
    return [
      'Expected pages that both release lines have, but found none. Correct RELEASE_LINES in tests/checks/releaseLines.ts.',
    ];
  if (common.length / lines < MAX_COMMON_SHARE) return [];
  return [
    `${common.length} of ${lines} lines are the same in both release lines; expected fewer than ${MAX_COMMON_SHARE * 100}%. ${FIX}`,
    ...common,
  ];
}

/** The paths of the pages in a folder, without partials. */
export function pagesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort();
}

/** Reports pages without a counterpart that aren't listed, and listed pages that have one. */
export function checkCounterparts(
  pages: readonly [readonly string[], readonly string[]],
  exceptions: Readonly<Record<string, string>> = WITHOUT_COUNTERPART,
  releaseLines: readonly [ReleaseLinePages, ReleaseLinePages] = RELEASE_LINES,
): string[] {
  const exceptionFor = (page: string) =>
    Object.keys(exceptions).find((name) => page === name || (name.endsWith('/') && page.startsWith(name)));
  const single = pages.flatMap((own, index) =>
    own.filter((page) => !pages[1 - index]?.includes(page)).map((page) => ({page, index})),
  );
  return [
    ...single
      .filter(({page}) => exceptionFor(page) === undefined)
      .map(
        ({page, index}) =>
          `${releaseLines[index as 0 | 1].folder}/${page}: has no counterpart in ${releaseLines[index === 0 ? 1 : 0].folder}. ` +
          'Add it, or add this page to WITHOUT_COUNTERPART in tests/checks/releaseLines.ts with the reason.',
      ),
    ...Object.keys(exceptions)
      .filter((name) => !single.some(({page}) => exceptionFor(page) === name))
      .map((name) => `tests/checks/releaseLines.ts: ${name} in WITHOUT_COUNTERPART is unnecessary. Remove it.`),
  ];
}

function main(): void {
  const root = process.cwd();
  const [first, second] = RELEASE_LINES;
  const pages = [pagesBelow(root, first.folder), pagesBelow(root, second.folder)] as const;
  const problems = checkCounterparts(pages);
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
    `release lines: ${pairs.length} pairs of pages, ${common} of ${lines} lines in both (${((100 * common) / Math.max(lines, 1)).toFixed(1)}%), ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (require.main === module) main();
