// Checks the prose of every page and README against the rules in tests/checks/prose/, and writes the list of external
// links that `npm run links:online` checks.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sidebars from '../../sidebars';
import {listHomes, listStates} from '../../src/plugins/shared/downloadable-projects/states';
import {contentFiles, WRITTEN_FOLDERS} from '../../src/site/contentFiles';
import {checkDiscouragedWords, checkPrompts} from './prose/discouragedWords';
import {checkPageFrontMatter} from './prose/frontMatter';
import {
  checkCase,
  checkImages,
  checkLevels,
  checkSidebarLabels,
  checkTables,
  headingsOf,
  namePattern,
} from './prose/headings';
import {checkLegacy, readFrom} from './prose/legacyRule';
import {checkExternalLinks, checkLinkNames, externalLinkList, isExternal, linksOf} from './prose/links';
import {checkMarkdown} from './prose/markdown';
import {LIST} from '../../scripts/onlineLinks';
import {countWords, parsePage, proseOf, UnreadablePage, type Page, type Problem} from './prose/page';
import {checkSpelling, parseWords, unusedWords} from './prose/spelling';
import {checkTabs} from './prose/tabs';

const WORDS = 'tests/checks/prose/words.txt';
const NAMES = 'tests/checks/prose/names.txt';

/** Everything that the check reads. */
export interface Prose {
  /** The text of each file, by its path from the repository root. */
  files: ReadonlyMap<string, string>;
  words: string;
  names: string;
  sidebars: {source: string; value: unknown};
  /** The folder that sample paths are relative to. */
  root: string;
}

export interface Findings {
  problems: Problem[];
  /** How much the check read. */
  covered: Record<
    | 'pages'
    | 'READMEs'
    | 'words'
    | 'headings'
    | 'links'
    | 'external links'
    | 'images'
    | 'code blocks'
    | 'tabs'
    | 'sidebar labels',
    number
  >;
  externalLinks: string;
}

/**
 * Checks all prose against all rules, except that archived pages are checked only for links, images, and tables, and
 * READMEs only for spelling.
 * @returns the problems, sorted by file and line
 */
export async function checkProse({files, words, names, sidebars: {source, value}, root}: Prose): Promise<Findings> {
  const problems: Problem[] = [];
  const read: Page[] = [];
  for (const [file, text] of files) {
    try {
      read.push(parsePage(file, text));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      problems.push(error.problem);
    }
  }
  const own = parseWords(WORDS, words, problems);
  const properNames = [...parseWords(NAMES, names, problems).words.keys()];
  const pattern = namePattern(properNames);
  const pages = read.filter(({page}) => page);
  const current = pages.filter(({archived}) => !archived);
  const spelled = read.filter(({archived}) => !archived);
  const labels = checkSidebarLabels('sidebars.ts', source, value, pattern, NAMES);
  const readSample = readFrom(root);
  let [images, codeBlocks] = [0, 0];
  problems.push(...labels.problems);
  for (const page of pages) {
    const checked = checkImages(page);
    images += checked.images;
    problems.push(
      ...checked.problems,
      ...checkPageFrontMatter(page),
      ...checkTables(page),
      ...checkLinkNames(page),
      ...checkExternalLinks(page),
    );
  }
  for (const page of current) {
    const prompts = checkPrompts(page);
    codeBlocks += prompts.codeBlocks;
    problems.push(...prompts.problems, ...checkLevels(page), ...checkLegacy(page, readSample));
    // A generated page uses the wording of the tool that it describes.
    if (!page.generated) problems.push(...checkCase(page, pattern, NAMES), ...checkDiscouragedWords(page));
  }
  const tabs = checkTabs(current);
  problems.push(...tabs.problems);
  problems.push(
    ...(await checkMarkdown(current)),
    ...(await checkSpelling(spelled, own, properNames)),
    ...unusedWords(spelled, own),
  );
  const links = pages.flatMap(linksOf);
  return {
    problems: problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    covered: {
      pages: pages.length,
      READMEs: read.length - pages.length,
      words: spelled.reduce((sum, page) => sum + countWords(proseOf(page)), 0),
      headings: current.reduce((sum, page) => sum + headingsOf(page).length, 0),
      links: links.length,
      'external links': links.filter(({url}) => url !== undefined && isExternal(url)).length,
      images,
      'code blocks': codeBlocks,
      tabs: tabs.sets,
      'sidebar labels': labels.labels,
    },
    externalLinks: externalLinkList(pages),
  };
}

/** Reads all pages of the site, the READMEs, and the other documents for contributors, by path. */
export function readProse(root: string): Map<string, string> {
  const names = [
    'README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    ...contentFiles(root, WRITTEN_FOLDERS),
    ...readdirSync(join(root, 'samples'), {withFileTypes: true}).flatMap((entry) =>
      entry.isDirectory() ? [`samples/${entry.name}/README.md`] : [],
    ),
    ...listHomes(root).map((home) => `${home}/README.md`),
    ...listStates(root).map(({folder}) => `${folder}/README.md`),
  ];
  return new Map(
    names.sort().flatMap((name) => {
      try {
        return [[name, readFileSync(join(root, name), 'utf8')] as const];
      } catch (error) {
        // A sample doesn't need a README.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
}

/** Lists the counts, such as "22 pages, 31 204 words". */
const formatCounts = (covered: Findings['covered']): string =>
  Object.entries(covered)
    .map(([what, count]) => `${String(count).replace(/\B(?=(\d{3})+$)/g, ' ')} ${what}`)
    .join(', ');

/**
 * Whether one of the required kinds of content is missing. Images aren't required because the current pages use
 * diagrams.
 */
export const readNothing = ({pages, words, headings, links}: Findings['covered']): boolean =>
  [pages, words, headings, links].includes(0);

async function main(): Promise<number> {
  const root = process.cwd();
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const {problems, covered, externalLinks} = await checkProse({
    files: readProse(root),
    words: text(WORDS),
    names: text(NAMES),
    sidebars: {source: text('sidebars.ts'), value: sidebars},
    root,
  });
  for (const {file, line, message, hint} of problems) console.error(`${file}:${line}: ${message} ${hint}`);
  mkdirSync(dirname(LIST), {recursive: true});
  writeFileSync(LIST, externalLinks);
  console.log(`prose: ${formatCounts(covered)}; ${problems.length} problems`);
  if (readNothing(covered))
    console.error(
      'Expected to read pages, words, headings, and links, but found none of at least one of them. Run the check in the repository root.',
    );
  return problems.length > 0 || readNothing(covered) ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
