// Holds the workshops together: states, locks, steps, downloads, and the commands on their pages. Prints how much it looked at.
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Recordings} from '../../samples/recordings/catalog.js';
import {quotedBy} from '../../src/plugins/fences/quoted';
import {codeOf, pageFiles, type PageCode} from '../../src/plugins/fences/read';
import {nativeImport} from '../../src/plugins/nativeImport.cjs';
import {readRootLock} from '../../src/plugins/workshops/locks';
import {listStates, listWorkshops, WORKSHOPS} from '../../src/plugins/workshops/states';
import {describeCommands, describeDownloads, describeQuotes, describeState, describeSteps, readPreparation, replayedCommands} from './workshops/rules';

/** The recordings of a workshop. @throws Error when it exports none */
async function readRecordings(site: string, workshop: string): Promise<Recordings> {
  const file = join(site, WORKSHOPS, workshop, 'recordings.js');
  if (!existsSync(file)) throw new Error(`${WORKSHOPS}/${workshop}/recordings.js is missing. A workshop records what its pages run.`);
  const {recordings} = await nativeImport<{recordings?: Recordings}>(pathToFileURL(resolve(file)).href);
  if (recordings === undefined) throw new Error(`${WORKSHOPS}/${workshop}/recordings.js does not export "recordings".`);
  return recordings;
}

/** The pages that could be about a workshop; the others are not parsed. @throws Error when there is no page at all */
function readPages(site: string): PageCode[] {
  const files = pageFiles(site);
  if (files.length === 0) throw new Error('There is no page: is this the root of the repository?');
  return files
    .map((file) => ({file, text: readFileSync(join(site, file), 'utf8')}))
    .filter(({file, text}) => file.startsWith('docs/docs/workshops/') || text.includes('StepDownload') || text.includes(WORKSHOPS))
    .map(({file, text}) => codeOf(file, text));
}

export interface Inspection {
  problems: string[];
  /** What is declared as an exception, with its reason. */
  notes: string[];
  summary: string;
}

/** Looks at all workshops of a repository. @param site its root @param preparation the text of the list of commands that prepare */
export async function inspectWorkshops(site: string, preparation: string): Promise<Inspection> {
  const problems: string[] = [];
  const notes: string[] = [];
  const workshops = listWorkshops(site);
  const states = listStates(site);
  const lock = readRootLock(site);
  const pages = readPages(site);
  const quoted = quotedBy(pages);
  const all = new Map<string, Recordings>();
  let lines = 0;
  for (const workshop of workshops) {
    const own = states.filter((state) => state.workshop === workshop);
    if (own.length === 0) problems.push(`${WORKSHOPS}/${workshop} has no state. A state is a folder in it with a package.json.`);
    for (const state of own) problems.push(...describeState(site, state, lock));
    const steps = describeSteps(site, workshop, own);
    problems.push(...steps.problems);
    notes.push(...steps.notes);
    lines += steps.lines;
    try {
      const recordings = await readRecordings(site, workshop);
      all.set(workshop, recordings);
      problems.push(...describeQuotes(workshop, recordings, quoted));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  problems.push(...describeDownloads(states, pages));
  const commands = describeCommands(pages, readPreparation(preparation), replayedCommands(all.values()));
  problems.push(...commands.problems);
  const recordings = [...all.values()].reduce((sum, one) => sum + Object.keys(one).length, 0);
  const downloads = pages.reduce((sum, page) => sum + page.downloads.length, 0);
  return {problems, notes, summary: `workshops: ${workshops.length} workshops, ${pages.length} pages, ${states.length} states, ${lines} changed lines between them, ${recordings} recordings, ${downloads} downloads on pages, ${commands.commands} commands; ${problems.length} problems`};
}

async function main(): Promise<number> {
  const {problems, notes, summary} = await inspectWorkshops(process.cwd(), readFileSync('tests/gates/workshops/preparation.txt', 'utf8'));
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
