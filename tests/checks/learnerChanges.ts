// Types each workshop as a learner would, page by page, and compares the learner's folder with the states that the
// pages offer for download.
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Recordings} from '../../samples/recordings/catalog.js';
import {courses} from '../../src/data/courses';
import type {Course} from '../../src/data/courses.schema';
import {isExample, listHomes, listStates} from '../../src/plugins/shared/downloadable-projects/states';
import {docFile} from '../../src/site/contentFiles';
import {codeOf, tabOf, type PageCode} from './pageCode';
import {eventsOf, isShell} from './learnerChanges/events';
import {NOT_TYPED} from './learnerChanges/folder';
import {followWorkshop} from './learnerChanges/follow';

async function readRecordings(site: string, home: string): Promise<Recordings> {
  const file = resolve(site, home, 'recordings.js');
  if (!existsSync(file)) return {}; // The workshops check reports this.
  const {recordings = {}} = (await import(pathToFileURL(file).href)) as {recordings?: Recordings};
  return recordings;
}

/** The pages of a course, in the order in which learners read them. */
function readCourse(site: string, {front, chapters}: Pick<Course, 'front' | 'chapters'>): PageCode[] {
  return [...new Set([front, ...chapters])].flatMap((path) => {
    const file = docFile(path, site);
    if (file === undefined) return []; // The routes check reports this.
    const name = file.slice(join(site, '/').length);
    return [codeOf(name, readFileSync(file, 'utf8'))];
  });
}

/**
 * Finds commands that no learner types, because no sample of the course is in the language of their tab.
 * @param tabs the values of the tabs in which the course shows its samples
 */
const checkTabs = (pages: readonly PageCode[], tabs: ReadonlySet<string>): string[] =>
  pages
    .flatMap(eventsOf)
    .filter((event) => event.kind === 'code' && event.proof.kind === 'check' && isShell(event.lang))
    .filter(({tab}) => tab !== undefined && !tabs.has(tab))
    .map(
      ({file, line, tab = ''}) =>
        `${file}:${line}: No learner types this code block, because no sample of the course belongs to the tab "${tab}". Give the tab one of these values: ${[...tabs].join(', ')}.`,
    );

/**
 * Types all workshops of a repository.
 * @param site the repository root
 * @param list the courses, which determine the order of the pages
 */
export async function inspectLearnerChanges(
  site: string,
  list: readonly Pick<Course, 'front' | 'chapters'>[],
): Promise<{problems: string[]; notes: string[]; summary: string}> {
  const problems: string[] = [];
  const sum = {workshops: 0, steps: 0, edits: 0, commands: 0, experiments: 0, notTyped: 0};
  const read = list.map((course) => readCourse(site, course));
  const tabs = new Map<readonly PageCode[], Set<string>>();
  for (const home of listHomes(site).filter((one) => !isExample(one))) {
    const states = listStates(site, [home]);
    if (states.length === 0) continue; // The workshops check reports this.
    const pages = read.find((one) =>
      one.some(({downloads}) => downloads.some(({text}) => states.some(({id}) => id === text))),
    );
    if (pages === undefined) {
      problems.push(
        `${home}: No course has a page with a download of this workshop. Add its pages to src/data/courses.ts, or add <StepDownload of="${states[0]?.id}" as="start" /> to one of them.`,
      );
      continue;
    }
    tabs.set(pages, (tabs.get(pages) ?? new Set()).add(tabOf(site, home)));
    const typed = followWorkshop(site, home, await readRecordings(site, home), pages);
    problems.push(...typed.problems);
    sum.workshops += 1;
    sum.steps += typed.steps;
    sum.edits += typed.edits;
    sum.commands += typed.commands;
    sum.experiments += typed.experiments;
    sum.notTyped += states.reduce(
      (count, {folder}) => count + NOT_TYPED.filter(({path}) => existsSync(join(site, folder, path))).length,
      0,
    );
  }
  for (const [pages, values] of tabs) problems.push(...checkTabs(pages, values));
  if (sum.workshops === 0 && problems.length === 0)
    problems.push('Expected workshops in samples/workshops, but found none. Run the check in the repository root.');
  return {
    problems,
    notes: NOT_TYPED.map(
      ({path, reason}) => `${path} isn\u2019t compared in ${sum.notTyped} states, because it ${reason}.`,
    ),
    summary: `typed ${sum.steps} steps of ${sum.workshops} workshops: ${sum.edits} edits, ${sum.commands} commands, ${sum.experiments} of them after a mistake that the page describes; ${problems.length} problems`,
  };
}

async function main(): Promise<number> {
  const {problems, notes, summary} = await inspectLearnerChanges(process.cwd(), courses);
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
