// Checks workshops and examples: their states, lockfiles, steps, breaking variants, downloads, and the commands on
// their pages.
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Recordings} from '../../samples/recordings/catalog.js';
import {examples} from '../../src/data/examples';
import type {Example} from '../../src/data/examples.schema';
import {quotedBy} from '../../src/plugins/shared/code-blocks/quoted';
import {contentFiles} from '../../src/site/contentFiles';
import {codeOf, type PageCode} from './pageCode';
import {readRootLock} from '../../scripts/locks';
import {
  EXAMPLES,
  isExample,
  listHomes,
  listFileSets,
  listStates,
  WORKSHOPS,
} from '../../src/plugins/shared/downloadable-projects/states';
import {
  checkCommands,
  checkDownloads,
  checkOrder,
  checkExample,
  checkRecordings,
  checkCatalog,
  checkState,
  checkSteps,
  checkTabs,
  checkVariants,
  readPreparation,
  replayedCommands,
} from './workshops/rules';
import {checkLanguageVersions} from './workshops/languageVersions';
import {checkWorkspaces} from './workshops/workspaces';

/** Loads the recordings of a workshop or an example. @throws Error if it has none */
async function readRecordings(site: string, home: string): Promise<Recordings> {
  const file = join(site, home, 'recordings.js');
  if (!existsSync(file))
    throw new Error(`${home}/recordings.js is missing. Add it, and record the commands that the pages show.`);
  const {recordings} = (await import(pathToFileURL(resolve(file)).href)) as {recordings?: Recordings};
  if (recordings === undefined)
    throw new Error(`Expected ${home}/recordings.js to export "recordings", but it doesn’t. Add the export.`);
  return recordings;
}

/**
 * Parses the pages that are part of a workshop or an example, or that quote one.
 * @throws Error if there are no pages
 */
function readPages(site: string): PageCode[] {
  const files = contentFiles(site);
  if (files.length === 0) throw new Error('Expected pages, but found none. Run the check in the repository root.');
  return files
    .map((file) => ({file, text: readFileSync(join(site, file), 'utf8')}))
    .filter(
      ({file, text}) =>
        file.startsWith('docs/docs/workshops/') ||
        text.includes('StepDownload') ||
        text.includes(WORKSHOPS) ||
        text.includes(EXAMPLES),
    )
    .map(({file, text}) => codeOf(file, text));
}

export interface Inspection {
  problems: string[];
  /** The declared exceptions, with their reasons. */
  notes: string[];
  summary: string;
}

/**
 * Checks all workshops and examples of a repository.
 * @param site the repository root
 * @param preparation the content of preparation.txt
 * @param catalog the examples in src/data/examples.ts
 */
export async function inspectWorkshops(
  site: string,
  preparation: string,
  catalog: readonly Pick<Example, 'id' | 'page' | 'runsIn'>[] = [],
): Promise<Inspection> {
  const problems: string[] = [];
  const notes: string[] = [];
  const homes = listHomes(site);
  const states = listStates(site);
  const lock = readRootLock(site);
  const pages = readPages(site);
  const quoted = quotedBy(pages);
  const all = new Map<string, Recordings>();
  let lines = 0;
  const versions = checkLanguageVersions(site, states);
  problems.push(...versions.problems);
  for (const home of homes) {
    const own = states.filter((state) => state.home === home);
    for (const state of own) problems.push(...checkState(site, state, lock));
    if (isExample(home)) {
      const example = checkExample(site, home, own);
      problems.push(...example.problems);
      lines += example.lines;
    } else {
      if (own.length === 0)
        problems.push(
          `${home}: Expected at least one state, which is a subfolder with a package.json, but found none.`,
        );
      const steps = checkSteps(site, home, own);
      problems.push(...steps.problems);
      notes.push(...steps.notes);
      lines += steps.lines;
    }
    try {
      const recordings = await readRecordings(site, home);
      all.set(home, recordings);
      problems.push(...checkRecordings(home, recordings, quoted));
      if (isExample(home)) problems.push(...checkVariants(home, recordings));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  problems.push(...checkDownloads([...states, ...listFileSets(site)], pages));
  problems.push(...checkOrder(pages));
  problems.push(...checkTabs(site, homes, pages));
  problems.push(...checkCatalog(site, catalog, pages));
  const commands = checkCommands(pages, readPreparation(preparation), replayedCommands(all.values()));
  problems.push(...commands.problems);
  const recordings = [...all.values()].reduce((sum, one) => sum + Object.keys(one).length, 0);
  const downloads = pages.reduce((sum, page) => sum + page.downloads.length, 0);
  return {
    problems,
    notes,
    summary: `workshops: ${homes.filter((home) => !isExample(home)).length} workshops, ${homes.filter(isExample).length} examples, ${pages.length} pages, ${states.length} states with ${lines} changed lines, ${recordings} recordings, ${downloads} downloads on pages, ${commands.commands} commands, ${versions.libraries} libraries of samples in Go and Python; ${problems.length} problems`,
  };
}

async function main(): Promise<number> {
  const {problems, notes, summary} = await inspectWorkshops(
    process.cwd(),
    readFileSync('tests/checks/workshops/preparation.txt', 'utf8'),
    examples,
  );
  const workspaces = checkWorkspaces(process.cwd());
  if (workspaces.count === 0)
    workspaces.problems.push('Expected samples in the workspaces of package.json, but found none.');
  for (const note of notes) console.log(note);
  for (const problem of [...problems, ...workspaces.problems]) console.error(problem);
  console.log(summary);
  console.log(`package-lock.json: ${workspaces.count} samples, ${workspaces.problems.length} problems`);
  return problems.length + workspaces.problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
