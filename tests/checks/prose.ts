// Reads the prose of every page and README and holds it against the rules of tests/checks/prose/. Writes the list of links to other sites for the online check.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sidebars from '../../sidebars';
import {listHomes, listStates} from '../../src/plugins/shared/workshops/states';
import {contentFiles, WRITTEN_FOLDERS} from '../../src/site/contentFiles';
import {checkPrompts, checkWording} from './prose/wordingRules';
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

/** What there is to read. */
export interface Prose {
  /** Text by path from the root of the repository. */
  files: ReadonlyMap<string, string>;
  words: string;
  names: string;
  sidebars: {source: string; value: unknown};
  /** Folder that samples are read from. */
  root: string;
}

export interface Findings {
  problems: Problem[];
  /** How much was looked at. */
  covered: Record<
    | 'pages'
    | 'READMEs'
    | 'words'
    | 'headings'
    | 'links'
    | 'links to other sites'
    | 'images'
    | 'fences'
    | 'tabs'
    | 'sidebar labels',
    number
  >;
  externalLinks: string;
}

/**
 * Holds all prose against all rules. Frozen pages are looked at for links and images only, READMEs for spelling only.
 * @returns problems in the order of files and lines
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
  const current = pages.filter(({frozen}) => !frozen);
  const spelled = read.filter(({frozen}) => !frozen);
  const labels = checkSidebarLabels('sidebars.ts', source, value, pattern, NAMES);
  const readSample = readFrom(root);
  let [images, fences] = [0, 0];
  problems.push(...labels.problems);
  for (const page of pages) {
    const pictures = checkImages(page);
    images += pictures.images;
    problems.push(...pictures.problems, ...checkTables(page), ...checkLinkNames(page), ...checkExternalLinks(page));
  }
  for (const page of current) {
    const prompts = checkPrompts(page);
    fences += prompts.fences;
    problems.push(...prompts.problems, ...checkLevels(page), ...checkLegacy(page, readSample));
    // A generated page says its things in the words of the tool that it was made from.
    if (!page.generated) problems.push(...checkCase(page, pattern, NAMES), ...checkWording(page));
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
    problems: problems.sort((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    ),
    covered: {
      pages: pages.length,
      READMEs: read.length - pages.length,
      words: spelled.reduce((sum, page) => sum + countWords(proseOf(page)), 0),
      headings: current.reduce((sum, page) => sum + headingsOf(page).length, 0),
      links: links.length,
      'links to other sites': links.filter(({url}) => url !== undefined && isExternal(url)).length,
      images,
      fences,
      tabs: tabs.sets,
      'sidebar labels': labels.labels,
    },
    externalLinks: externalLinkList(pages),
  };
}

/** All pages of the site and the READMEs, by path. */
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
        // A sample without a README has none to read.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
}

/** "22 pages, 31 204 words": the thin space keeps figures readable and whole. */
const figures = (covered: Findings['covered']): string =>
  Object.entries(covered)
    .map(([what, count]) => `${String(count).replace(/\B(?=(\d{3})+$)/g, ' ')} ${what}`)
    .join(', ');

/** Whether a run looked at anything that a rule is about. Images may be missing: today's pages draw theirs. */
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
  console.log(`prose: ${figures(covered)}; ${problems.length} problems`);
  if (readNothing(covered))
    console.error(
      'The gate read no pages, words, headings or links: it proves nothing. Run it in the root of the repository.',
    );
  return problems.length > 0 || readNothing(covered) ? 1 : 0;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
