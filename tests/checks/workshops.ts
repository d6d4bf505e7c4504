// Holds workshops and examples together: states, locks, steps, breaking variants, downloads, and the commands on pages. Prints how much it looked at.
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
import {EXAMPLES, isExample, listHomes, listStates, WORKSHOPS} from '../../src/plugins/shared/workshops/states';
import {
  describeCommands,
  describeDownloads,
  describeExample,
  describeQuotes,
  describeRuns,
  describeState,
  describeSteps,
  describeVariants,
  readPreparation,
  replayedCommands,
} from './workshops/rules';

/** The recordings of a workshop or an example. @throws Error when it exports none */
async function readRecordings(site: string, home: string): Promise<Recordings> {
  const file = join(site, home, 'recordings.js');
  if (!existsSync(file)) throw new Error(`${home}/recordings.js is missing. It records what the pages run.`);
  const {recordings} = (await import(pathToFileURL(resolve(file)).href)) as {recordings?: Recordings};
  if (recordings === undefined) throw new Error(`${home}/recordings.js does not export "recordings".`);
  return recordings;
}

/** The pages that could be about a workshop or an example; the others are not parsed. @throws Error when there is no page at all */
function readPages(site: string): PageCode[] {
  const files = contentFiles(site);
  if (files.length === 0) throw new Error('There is no page: is this the root of the repository?');
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
  /** What is declared as an exception, with its reason. */
  notes: string[];
  summary: string;
}

/** Looks at all workshops and examples of a repository. @param site its root @param preparation the text of the list of commands that prepare @param catalog the examples as data */
export async function inspectWorkshops(
  site: string,
  preparation: string,
  catalog: readonly Pick<Example, 'id' | 'page' | 'runsHere'>[] = [],
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
  for (const home of homes) {
    const own = states.filter((state) => state.home === home);
    for (const state of own) problems.push(...describeState(site, state, lock));
    if (isExample(home)) {
      const example = describeExample(site, home, own);
      problems.push(...example.problems);
      lines += example.lines;
    } else {
      if (own.length === 0) problems.push(`${home} has no state. A state is a folder in it with a package.json.`);
      const steps = describeSteps(site, home, own);
      problems.push(...steps.problems);
      notes.push(...steps.notes);
      lines += steps.lines;
    }
    try {
      const recordings = await readRecordings(site, home);
      all.set(home, recordings);
      problems.push(...describeQuotes(home, recordings, quoted));
      if (isExample(home)) problems.push(...describeVariants(home, recordings));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  problems.push(...describeDownloads(states, pages));
  problems.push(...describeRuns(catalog, pages));
  const commands = describeCommands(pages, readPreparation(preparation), replayedCommands(all.values()));
  problems.push(...commands.problems);
  const recordings = [...all.values()].reduce((sum, one) => sum + Object.keys(one).length, 0);
  const downloads = pages.reduce((sum, page) => sum + page.downloads.length, 0);
  return {
    problems,
    notes,
    summary: `workshops: ${homes.filter((home) => !isExample(home)).length} workshops, ${homes.filter(isExample).length} examples, ${pages.length} pages, ${states.length} states, ${lines} changed lines between them, ${recordings} recordings, ${downloads} downloads on pages, ${commands.commands} commands; ${problems.length} problems`,
  };
}

async function main(): Promise<number> {
  const {problems, notes, summary} = await inspectWorkshops(
    process.cwd(),
    readFileSync('tests/checks/workshops/preparation.txt', 'utf8'),
    examples,
  );
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  console.log(summary);
  return problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
