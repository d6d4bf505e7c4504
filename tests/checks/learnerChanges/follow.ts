// Types a workshop as a learner would: starts with the files of its first state, applies what its pages show, and
// compares the folder with each state that the pages offer for download.
import {basename} from 'node:path';
import type {Recordings} from '../../../samples/recordings/catalog.js';
import {changesBetween} from '../../../src/plugins/shared/downloadable-projects/difference';
import {listStates, type State} from '../../../src/plugins/shared/downloadable-projects/states';
import {tabOf, type PageCode} from '../pageCode';
import {missingFor, wordsIn} from './commands';
import {eventsOf, isShell, sampleOf, type Event} from './events';
import {differingPaths, fileCommandsIn, folderOf, installPackages, LOCK, runFileCommands, type Folder} from './folder';
import {recordedFolders, type RecordedFolder} from './recorded';

export interface Typed {
  problems: string[];
  /** States after the first that the learner’s folder was compared with. */
  steps: number;
  /** Files that the learner wrote, changed, or deleted. */
  edits: number;
  commands: number;
  /** Commands that ran in a folder with a mistake that the page describes in a sentence. */
  experiments: number;
}

type Page = Pick<PageCode, 'codeBlocks' | 'downloads' | 'inline'>;

/** The first line that differs, for messages. */
function firstDifference(one: string, other: string): string {
  const [ones, others] = [one.split('\n'), other.split('\n')];
  const index = ones.findIndex((line, at) => line !== others[at]);
  const at = index < 0 ? ones.length : index;
  const [found, wanted] = [ones[at], others[at]];
  // Indentation is left out unless it's the difference, which matters in Python.
  const onlyIndentation = found?.trim() === wanted?.trim();
  const show = (line: string | undefined) =>
    line === undefined ? 'missing' : `"${onlyIndentation ? line : line.trim()}"`;
  return `line ${at + 1} is ${show(found)} instead of ${show(wanted)}`;
}

class Learner {
  readonly problems: string[] = [];
  readonly reached = new Set<string>();
  edits = 0;
  commands = 0;
  experiments = 0;
  private folder: Folder;
  private readonly states: ReadonlyMap<string, Folder>;
  private readonly list: readonly State[];
  private readonly recorded: (name: string) => RecordedFolder | undefined;
  /** Whether npm has written a new package-lock.json since the last comparison. */
  private installed = false;
  /** The value of the language tabs that the learner reads. */
  private readonly tab: string;

  constructor(
    private readonly site: string,
    private readonly home: string,
    private readonly recordings: Recordings,
    private readonly hasTabs: boolean,
  ) {
    this.tab = tabOf(site, home);
    this.list = listStates(site, [home]);
    this.states = new Map(this.list.map((state) => [state.step, folderOf(site, state)]));
    const [first] = this.list;
    if (first === undefined) throw new Error(`${home} has no states.`);
    this.folder = new Map(this.states.get(first.step));
    this.recorded = recordedFolders(recordings, this.states);
  }

  /** Whether a page shows something of the learner's sample, or has a tab in its language. */
  begins(page: Page): boolean {
    return eventsOf(page).some(
      (event) => event.tab === this.tab || sampleOf(event)?.startsWith(`${this.home}/`) === true,
    );
  }

  /** Applies a page. Items that name a sample apply to its learners, and other items to the readers of their tab. */
  read(page: Page): void {
    for (const event of eventsOf(page)) {
      if (event.kind === 'download') this.compare(event);
      else if (event.proof.kind === 'file') this.write(event, event.proof.target);
      else if (event.proof.kind === 'diff') this.change(event, event.proof.range, event.proof.file);
      else if (event.proof.kind === 'run') this.run(event, event.proof.recording, page);
      else if (event.proof.kind === 'check' && isShell(event.lang) && this.sees(event)) this.type(event, event.text);
    }
  }

  /** Whether something is outside of language tabs, or in the tab that the learner reads. */
  private sees({tab}: {tab?: string | undefined}): boolean {
    return tab === undefined || tab === this.tab;
  }

  private report({file, line}: Event, message: string): void {
    this.problems.push(`${file}:${line}: ${message}`);
  }

  /** A page shows a complete file. */
  private write(event: Event, target: string): void {
    if (!target.startsWith(`${this.home}/`) || target.includes('#')) return;
    const [step = '', ...rest] = target.slice(this.home.length + 1).split('/');
    const path = rest.join('/');
    const text = this.states.get(step)?.get(path);
    if (text === undefined || this.folder.get(path) === text) return;
    this.folder.set(path, text);
    this.edits += 1;
  }

  /** A page shows a difference between two states. */
  private change(event: Event, range: string, file: string | null): void {
    const [, home, from, to] = /^(.+)\/([^/]+)\.\.([^/]+)\/?$/.exec(range) ?? [];
    if (home !== this.home || !this.states.has(from ?? '') || !this.states.has(to ?? '')) return;
    for (const {path, before, after} of changesBetween(this.site, `${home}/${from}`, `${home}/${to}`)) {
      if (file !== null && path !== file) continue;
      const found = this.folder.get(path) ?? null;
      if (found === after)
        this.report(
          event,
          `The learner already has ${path} of ${to}. Show this difference where the learner makes it.`,
        );
      else if (found !== before)
        this.report(
          event,
          `The learner can’t make this change to ${path}, because it isn’t the file of ${from}: ${firstDifference(found ?? '', before ?? '')}. Show the missing change before this one.`,
        );
      else this.edits += 1;
      if (after === null) this.folder.delete(path);
      else this.folder.set(path, after);
    }
  }

  /** A page shows a command that was recorded. */
  private run(event: Event, recording: string, page: Page): void {
    const name = basename(recording, '.txt');
    if (recording !== `${this.home}/output/${name}.txt`) return;
    let place: RecordedFolder | undefined;
    try {
      place = this.recorded(name);
    } catch (error) {
      this.report(event, `The folder of the recording "${name}" is unknown: ${(error as Error).message}.`);
      return;
    }
    if (place !== undefined) this.compareWithRecording(event, name, place, page);
    this.type(event, this.recordings[name]?.run ?? '');
  }

  private compareWithRecording(event: Event, name: string, place: RecordedFolder, page: Page): void {
    const paths = differingPaths(this.folder, place.files).filter((path) => path !== LOCK || !this.installed);
    for (const path of paths.filter((one) => !place.edited.has(one)))
      this.report(
        event,
        `The recording "${name}" runs in ${place.name}, but the learner’s ${path} is different there${
          this.folder.has(path) && place.files.has(path)
            ? `: ${firstDifference(this.folder.get(path) ?? '', place.files.get(path) ?? '')}`
            : ''
        }. Show the change before the command, or record the command in the state that the learner has.`,
      );
    const mistakes = paths.filter((path) => place.edited.has(path));
    if (mistakes.length > 0) this.experiments += 1;
    for (const path of mistakes)
      if (
        !page.inline.some(
          (code) => this.sees(code) && code.line < event.line && [path, basename(path)].includes(code.text),
        )
      )
        this.report(
          event,
          `The recording "${name}" changes ${path} first, but the page doesn’t name this file before the command. Describe the change.`,
        );
  }

  /** A learner types commands. */
  private type(event: Event, script: string): void {
    let elsewhere = false;
    for (const words of wordsIn(script)) {
      this.commands += 1;
      if (words[0] === 'cd') elsewhere = true;
      if (elsewhere) continue;
      const missing = missingFor(this.folder, words);
      if (missing !== undefined) {
        this.report(event, `The page runs "${words.join(' ')}", but ${missing}.${this.advice(event)}`);
        continue;
      }
      try {
        if (words[0] === 'npm' && ['install', 'i', 'add'].includes(words[1] ?? '')) {
          const before = this.folder.get('package.json');
          installPackages(this.folder, words);
          if (this.folder.get('package.json') === before) continue;
          this.installed = true;
          this.edits += 1;
        } else if (fileCommandsIn(script).some((one) => one.join(' ') === words.join(' '))) {
          const after =
            runFileCommands(new Map([['folder', this.folder]]), 'folder', [words]).get('folder') ?? this.folder;
          this.edits += differingPaths(this.folder, after).length;
          this.folder = after;
        }
      } catch (error) {
        this.report(event, `The page runs "${words.join(' ')}", but ${(error as Error).message}.${this.advice(event)}`);
      }
    }
  }

  /** Explains a problem with a command that the learners of all samples run. */
  private advice(event: Event): string {
    return this.hasTabs && event.tab === undefined && sampleOf(event) === undefined
      ? ` The command is outside of the language tabs, so learners of ${basename(this.home)} run it, too. If it isn’t for them, move it to a tab.`
      : '';
  }

  /** A page offers a state for download, so a learner who types must have the same files. */
  private compare(event: Event & {kind: 'download'}): void {
    const state = this.list.find(({id}) => id === event.state);
    if (state === undefined) return;
    const expected = this.states.get(state.step) ?? new Map<string, string>();
    for (const path of differingPaths(this.folder, expected)) {
      if (path === LOCK && this.installed) continue;
      const [found, wanted] = [this.folder.get(path), expected.get(path)];
      const example = `${state.folder}/${path}`;
      if (wanted === undefined)
        this.report(
          event,
          `${state.step} has no ${path}, but the pages never delete it. Add an sh code block with: rm ${path}`,
        );
      else if (found === undefined)
        this.report(
          event,
          `${state.step} has ${path}, but no page shows it. Show it with file=${example}, or add it to the first state.`,
        );
      else if (path === LOCK)
        this.report(event, `${state.step} has a different ${LOCK}, but no page installs a package. Show npm install.`);
      else
        this.report(
          event,
          `In ${state.step}, ${path} is different from the learner’s file, in which ${firstDifference(found, wanted)}. Show the change with diff= and file=${path}, or make it in the earlier states.`,
        );
    }
    this.folder = new Map(expected);
    this.installed = false;
    if (state !== this.list[0]) this.reached.add(state.step);
  }

  /** Reports the states that no page reached. */
  finish(): void {
    for (const {step, folder, id} of this.list.slice(1))
      if (!this.reached.has(step))
        this.problems.push(
          `${folder}: No page of the course reaches this state. Add <StepDownload of="${id}" as="solution" /> after its changes.`,
        );
  }
}

/**
 * Follows the pages of a workshop. If its course has samples in several languages, the learner of one of them begins
 * on the first page that shows it, and skips the tabs of the others.
 * @param site the repository root
 * @param home the workshop's folder, from the root
 * @param pages the pages of its course, in order
 */
export function followWorkshop(site: string, home: string, recordings: Recordings, pages: readonly Page[]): Typed {
  const hasTabs = pages.some((page) => eventsOf(page).some(({tab}) => tab !== undefined));
  const learner = new Learner(site, home, recordings, hasTabs);
  const first = hasTabs ? pages.findIndex((page) => learner.begins(page)) : 0;
  for (const page of pages.slice(Math.max(first, 0))) learner.read(page);
  learner.finish();
  const {problems, reached, edits, commands, experiments} = learner;
  return {problems, steps: reached.size, edits, commands, experiments};
}
