// The rules for workshops and examples. Each is a function that returns what is wrong and how to fix it.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chainTo, type Recordings} from '../../../samples/recordings/catalog.js';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';
import {flatten} from '../../../src/plugins/shared/code-blocks/recording';
import {parseProof} from '../../../src/plugins/shared/code-blocks/proof';
import type {RunLanguage} from '../../../src/data/examples.constants';
import type {Example} from '../../../src/data/examples.schema';
import {tabOf, type PageCode} from '../pageCode';
import {eventsOf, sampleOf} from '../learnerChanges/events';
import {
  changedLines,
  changesBetween,
  changesOfOverlay,
} from '../../../src/plugins/shared/downloadable-projects/difference';
import {describeVersions, type Lock} from '../../../scripts/locks';
import {
  EXAMPLES,
  filesOf,
  isExample,
  languageOf,
  OVERLAY,
  type State,
} from '../../../src/plugins/shared/downloadable-projects/states';
import {docPath} from '../../../src/site/contentFiles';
import {bundleFiles} from '../../../src/plugins/shared/downloadable-projects/zip';
import {runIt} from './runIt';

/** The most lines that a step may change, so that readers can follow it. */
const MAX_STEP_LINES = 200;

/** The most lines that a breaking variant may change, so that readers can see what breaks the contract. */
const MAX_OVERLAY_LINES = 40;

/** The command with which readers and recordings apply the breaking variant. */
const APPLY_COMMAND = `cp -R ${OVERLAY}/. .`;

/** Workshop pages, whose commands readers run in order. */
const WORKSHOP_PAGES = /^docs\/docs\/workshops\//;
const SHELL = new Set(['sh', 'bash', 'shell', 'console', 'zsh']);

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (site: string, folder: string) =>
  JSON.parse(readFileSync(join(site, folder, 'package.json'), 'utf8')) as Manifest & {
    workshop?: {large?: Record<string, string>};
  };
const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (record: unknown) =>
  Object.entries((record ?? {}) as Record<string, unknown>).sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Checks that learners can install the project of a state: it has all required files, its README starts with the
 * installation, and its versions match those that the recordings use.
 */
export function checkState(site: string, state: State, rootLock: Lock): string[] {
  const {folder} = state;
  const has = (name: string) => existsSync(join(site, folder, name));
  const problems = ['README.md', '.gitignore']
    .filter((name) => !has(name))
    .map((name) => `${folder}/${name} is missing. Add it, because every state needs one.`);
  if (has('README.md')) {
    try {
      runIt(readFileSync(join(site, folder, 'README.md'), 'utf8'), languageOf(site, state.home));
    } catch (error) {
      problems.push(`${folder}/README.md: ${(error as Error).message}`);
    }
  }
  return [...problems, ...describeVersions(site, state, rootLock), ...checkLock(site, state)];
}

/** Checks that the lockfile of a state matches its package.json. */
function checkLock(site: string, state: State): string[] {
  const path = `${state.folder}/package-lock.json`;
  const fix = `Run npm run locks -- ${state.id}.`;
  if (!existsSync(join(site, path))) return [`${path} is missing. ${fix}`];
  let packages: Lock['packages'];
  try {
    ({packages} = JSON.parse(readFileSync(join(site, path), 'utf8')) as Lock);
  } catch {
    return [`${path} isn’t valid JSON. ${fix}`];
  }
  const manifest = readManifest(site, state.folder);
  const required = {...manifest.dependencies, ...manifest.devDependencies};
  const problems: string[] = [];
  if (
    packages['']?.name !== manifest.name ||
    !same(packages['']?.dependencies, manifest.dependencies) ||
    !same(packages['']?.devDependencies, manifest.devDependencies)
  )
    problems.push(`${path} doesn’t match package.json. ${fix}`);
  for (const [name, version] of Object.entries(required)) {
    const found = packages[`node_modules/${name}`];
    if (version.startsWith('file:') ? found?.link !== true : found?.version !== version)
      problems.push(
        `${path}: Expected ${name} ${version}, according to package.json, but found ${found?.version ?? (found?.link === true ? 'a link' : 'none')}. ${fix}`,
      );
  }
  const mockBroker = bundleFiles(site, state).get('mock-broker/package.json');
  if (
    mockBroker !== undefined &&
    !same(
      (JSON.parse(Buffer.from(mockBroker).toString()) as Manifest).dependencies,
      packages['mock-broker']?.dependencies,
    )
  )
    problems.push(`${path} doesn’t match the dependencies of the mock broker. ${fix}`);
  const fromRegistry = Object.entries(packages).find(
    ([, {resolved}]) => typeof resolved === 'string' && /^\w+:\/\//.test(resolved),
  );
  if (fromRegistry !== undefined)
    problems.push(
      `${path} has the registry URL of ${fromRegistry[0]}, but a learner may use a different registry. ${fix}`,
    );
  return problems;
}

/** Checks that each state is a small change to the previous one. @returns in `notes`, the declared exceptions */
export function checkSteps(
  site: string,
  sample: string,
  states: readonly State[],
): {problems: string[]; notes: string[]; lines: number} {
  const home = `${sample}/package.json`;
  const large = new Map(Object.entries(readManifest(site, sample).workshop?.large ?? {}));
  const [problems, notes]: string[][] = [[], []];
  let lines = 0;
  states.forEach((state, index) => {
    const before = states[index - 1];
    if (before === undefined) return;
    const count = changesBetween(site, before.folder, state.folder).reduce(
      (sum, change) => sum + changedLines(change),
      0,
    );
    lines += count;
    const why = large.get(state.step);
    if (count === 0)
      problems?.push(`${state.folder} is the same as ${before.step}. Remove it, and use ${before.step} on its pages.`);
    else if (count > MAX_STEP_LINES && why === undefined)
      problems?.push(
        `${state.folder}: Expected at most ${MAX_STEP_LINES} changed lines since ${before.step}, but found ${count}. Split the step, or give a reason in ${home}: "workshop": {"large": {"${state.step}": "…"}}.`,
      );
    else if (count > MAX_STEP_LINES) notes?.push(`${state.folder} changes ${count} lines: ${why}`);
    else if (why !== undefined)
      problems?.push(
        `${home} lists ${state.step} as large, but it changes only ${count} lines. Remove it from "large".`,
      );
    if (why?.trim() === '') problems?.push(`${home}: "large" has no reason for ${state.step}. Add the reason.`);
  });
  for (const step of large.keys())
    if (!states.slice(1).some((state) => state.step === step))
      problems?.push(`${home} lists ${step} as large, but it isn’t a step after the first. Remove it from "large".`);
  return {problems: problems ?? [], notes: notes ?? [], lines};
}

/**
 * Checks that an example is one project with a breaking variant that changes a few lines of its files.
 * @param home the sample's folder, relative to the repository root
 */
export function checkExample(
  site: string,
  home: string,
  states: readonly State[],
): {problems: string[]; lines: number} {
  const [state, ...more] = states;
  if (state?.step !== 'project' || more.length > 0)
    return {
      problems: [
        `${home}: Expected one package, in the folder "project", but found ${states.map(({step}) => step).join(', ') || 'no package'}.`,
      ],
      lines: 0,
    };
  const overlay = `${state.folder}/${OVERLAY}`;
  const changes = changesOfOverlay(site, state.folder);
  const lines = changes.reduce((sum, change) => sum + changedLines(change), 0);
  const problems: string[] = [];
  if (changes.length === 0)
    problems.push(
      `${overlay} changes nothing. Add the files of the breaking variant, at the same paths as in the project.`,
    );
  else
    for (const path of filesOf(site, overlay))
      if (!changes.some((change) => change.path === path))
        problems.push(`${overlay}/${path} is the same as the project’s file. Remove it.`);
  for (const {path, before} of changes)
    if (before === null)
      problems.push(
        `${overlay}/${path} doesn’t exist in the project. A breaking variant may only change existing files.`,
      );
  if (lines > MAX_OVERLAY_LINES)
    problems.push(
      `${overlay}: Expected at most ${MAX_OVERLAY_LINES} changed lines, so that readers can see what breaks the contract, but found ${lines}.`,
    );
  const readme = join(site, state.folder, 'README.md');
  if (existsSync(readme) && !readFileSync(readme, 'utf8').includes(APPLY_COMMAND))
    problems.push(
      `${state.folder}/README.md doesn’t explain how to apply the breaking variant. Add a shell code block with: ${APPLY_COMMAND}`,
    );
  return {problems, lines};
}

/** Checks that an example has a successful recording of the project and a failing one of the breaking variant. */
export function checkVariants(home: string, recordings: Recordings): string[] {
  const applied = Object.keys(recordings).filter((name) =>
    (chainTo(recordings, name) ?? [name]).some((one) => recordings[one]?.before?.includes(APPLY_COMMAND)),
  );
  const broken = applied.filter((name) => recordings[name]?.exitStatus !== 0);
  const passing = Object.keys(recordings).filter(
    (name) => !applied.includes(name) && recordings[name]?.exitStatus === 0,
  );
  return [
    ...(passing.length > 0
      ? []
      : [
          `${home}/recordings.js: Expected a recording of the unchanged project that exits with code 0, but found none.`,
        ]),
    ...(broken.length > 0
      ? []
      : [
          `${home}/recordings.js: Expected a recording in which the breaking variant fails, but found none. Start its chain with before: ['${APPLY_COMMAND}'].`,
        ]),
  ];
}

/** The names of the languages that `"language"` in a sample's package.json can have. If it's absent: JavaScript. */
const LANGUAGES: Readonly<Record<string, RunLanguage>> = {java: 'Java', python: 'Python', go: 'Go'};

/** The language of an example's project, according to the sample's package.json. @throws Error if it's unknown */
function runLanguageOf(site: string, sample: string): RunLanguage {
  const folder = `${EXAMPLES}/${sample}`;
  const language = languageOf(site, folder);
  if (language === undefined) return 'JavaScript';
  const found = LANGUAGES[language];
  if (found === undefined)
    throw new Error(
      `${folder}/package.json: Expected "language" to be ${Object.keys(LANGUAGES).join(', ')}, or absent for JavaScript, but found "${language}". Change or remove it.`,
    );
  return found;
}

/**
 * Checks that `runsIn` of each example in the catalog lists the languages of the projects that its page offers, in the
 * same order.
 */
export function checkCatalog(
  site: string,
  examples: readonly Pick<Example, 'id' | 'page' | 'runsIn'>[],
  pages: Iterable<Pick<PageCode, 'downloads'>>,
): string[] {
  const problems: string[] = [];
  const offered = new Map<string, Set<RunLanguage>>();
  for (const {file, text} of [...pages].flatMap(({downloads}) => downloads)) {
    const sample = /^examples\/(.+)$/.exec(text)?.[1];
    // checkDownloads reports unknown samples.
    if (sample === undefined || !existsSync(join(site, EXAMPLES, sample, 'package.json'))) continue;
    try {
      const page = docPath(file);
      offered.set(page, (offered.get(page) ?? new Set()).add(runLanguageOf(site, sample)));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  const list = (languages: readonly RunLanguage[]): string =>
    `[${languages.map((language) => `'${language}'`).join(', ')}]`;
  for (const {id, page = '', runsIn = []} of examples) {
    const expected = [...(offered.get(page) ?? [])];
    if (list(runsIn) === list(expected)) continue;
    problems.push(
      expected.length === 0
        ? `src/data/examples.ts: Expected no runsIn for "${id}", because its page ${page || '(none)'} offers no project, but found ${list(runsIn)}. Add <StepDownload of="examples/…" /> to the page, or remove runsIn.`
        : `src/data/examples.ts: Expected runsIn: ${list(expected)} for "${id}", in the order of the projects on its page ${page}, but found ${runsIn.length === 0 ? 'none' : list(runsIn)}. Change runsIn, the page’s <StepDownload>, or "language" in the sample’s package.json.`,
    );
  }
  return [...new Set(problems)];
}

/** Checks that a page offers each state for download, and that each download refers to a state. */
export function checkDownloads(states: readonly State[], pages: Iterable<Pick<PageCode, 'downloads'>>): string[] {
  const downloads = [...pages].flatMap((page) => page.downloads);
  const known = new Set(states.map(({id}) => id));
  return [
    ...downloads
      .filter(({text}) => !known.has(text))
      .map(
        ({file, line, text}) =>
          `${file}:${line}: <StepDownload of="${text}" /> refers to an unknown state. Use one of: ${[...known].join(', ') || 'none'}.`,
      ),
    ...states
      .filter(({id}) => !downloads.some(({text}) => text === id))
      .map(
        ({id, folder}) =>
          `No page offers ${folder} for download. Add <StepDownload of="${id}" /> to the page that starts with it.`,
      ),
  ];
}

/**
 * Checks that a page doesn't give away the result of a task before the task: the download of a state comes after the
 * differences and files that lead to it, and the download of the state before the task comes before them.
 */
export function checkOrder(pages: Iterable<Pick<PageCode, 'codeBlocks' | 'downloads'>>): string[] {
  const problems: string[] = [];
  for (const {codeBlocks, downloads} of pages) {
    const changes = codeBlocks.flatMap(({file, line, lang, meta}) => {
      try {
        const proof = parseProof(lang, meta);
        const [, name, from, to] =
          /^samples\/workshops\/([^/]+)\/([^/]+)\.\.([^/]+)\/?$/.exec(proof?.kind === 'diff' ? proof.range : '') ?? [];
        return to === undefined ? [] : [{file, line, from: `${name}/${from}`, to: `${name}/${to}`}];
      } catch {
        return []; // The code block check reports the problem.
      }
    });
    for (const {file, line, text, as} of downloads) {
      const next = changes.find((change) => change.line > line && (change.from === text || change.to === text));
      if (next?.to === text)
        problems.push(
          `${file}:${line}: The download of ${text} gives away the changes that the page shows on line ${next.line}. Move it after them as the solution, and offer ${next.from} as the start before them.`,
        );
      const earlier = changes.find((change) => change.line < line && change.from === text);
      if (as === 'start' && earlier !== undefined && next === undefined)
        problems.push(
          `${file}:${line}: The start ${text} comes after the change on line ${earlier.line} that begins with it. Move it before this change.`,
        );
    }
  }
  return problems;
}

/**
 * Checks that each language tab shows only the workshop samples in its language, because readers of a tab have its
 * sample.
 * @param homes the folders of all samples
 */
export function checkTabs(
  site: string,
  homes: readonly string[],
  pages: Iterable<Pick<PageCode, 'codeBlocks' | 'downloads'>>,
): string[] {
  const workshops = homes.filter((home) => !isExample(home));
  return [...pages].flatMap(eventsOf).flatMap((event) => {
    const home = workshops.find((one) => sampleOf(event)?.startsWith(`${one}/`));
    if (home === undefined || event.tab === undefined) return [];
    const expected = tabOf(site, home);
    if (event.tab === expected) return [];
    return [
      `${event.file}:${event.line}: Expected a sample for the tab "${event.tab}", but found ${home}, which belongs in the tab "${expected}". Move this ${event.kind === 'download' ? 'download' : 'code block'} to that tab, or out of the tabs if it’s for all readers, or use the sample of this tab.`,
    ];
  });
}

/** Parses the list of preparation commands. @throws Error if the list is empty or not in order */
export function readPreparation(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0)
    throw new Error('Expected commands in tests/checks/workshops/preparation.txt, but found none. Add at least one.');
  const disorder = lines.find((line, index) => index > 0 && line <= (lines[index - 1] ?? ''));
  if (disorder !== undefined)
    throw new Error(
      `tests/checks/workshops/preparation.txt: "${disorder}" is a duplicate or not in alphabetical order. Remove or move it.`,
    );
  return lines.map((line) => line.trim().split(/\s+/));
}

/** Returns the commands that the recordings run, including those that they run before. */
export const replayedCommands = (all: Iterable<Recordings>): Set<string> =>
  new Set(
    [...all].flatMap((recordings) =>
      Object.values(recordings).flatMap(({before = [], run}) =>
        [...before, run].flatMap((script) => [flatten(script), ...commandsOf(script).map(({text}) => text)]),
      ),
    ),
  );

function commandsOf(script: string): {line: number; text: string; words: string[]}[] {
  return parseShell(script).map(({line, words, assignments}) => {
    const texts = words.map(({text}) => text);
    return {
      line,
      words: texts,
      text: [...Object.entries(assignments).map(([name, value]) => `${name}=${value}`), ...texts].join(' '),
    };
  });
}

/**
 * Checks that each command on a workshop page has a recording or only prepares the reader's machine.
 * @returns the problems and the number of commands
 */
export function checkCommands(
  pages: Iterable<Pick<PageCode, 'codeBlocks'>>,
  preparation: readonly (readonly string[])[],
  replayed: ReadonlySet<string>,
): {problems: string[]; commands: number} {
  const problems: string[] = [];
  let commands = 0;
  for (const {codeBlocks} of pages) {
    for (const {file, line, lang, meta, text} of codeBlocks) {
      if (!WORKSHOP_PAGES.test(file) || !SHELL.has(lang ?? '')) continue;
      let proof;
      try {
        proof = parseProof(lang, meta);
      } catch {
        continue; // The code block check reports the problem.
      }
      if (proof?.kind === 'run' || proof?.kind === 'file') {
        commands += 1;
        continue;
      }
      if (proof?.kind !== 'check') {
        problems.push(
          `${file}:${line}: The shell code block ${proof?.kind === 'illustrative' ? 'is illustrative' : 'has an unexpected kind of proof'}. Show a recording with run=, or preparation commands with check.`,
        );
        continue;
      }
      for (const command of commandsOf(text)) {
        commands += 1;
        const prepares =
          preparation.some((words) => words.every((word, index) => command.words[index] === word)) ||
          (command.words.length === 0 && command.text !== '');
        if (prepares || replayed.has(command.text)) continue;
        problems.push(
          `${file}:${line + command.line}: No recording runs "${command.text}". Record it in the workshop’s recordings.js, and show it with run=. If the command only prepares the reader’s machine, add it to tests/checks/workshops/preparation.txt.`,
        );
      }
    }
  }
  return {problems, commands};
}

/**
 * Checks that each recording of a sample is on a page, is the counterpart of one that is, or runs before one in a
 * chain.
 * @param home the sample's folder
 * @param quoted the files that pages quote
 */
export function checkRecordings(
  home: string,
  recordings: Recordings,
  quoted: {has: (file: string) => boolean},
): string[] {
  const names = Object.keys(recordings);
  const shown = names.filter((name) => quoted.has(`${home}/output/${name}.txt`));
  const withCounterparts = [
    ...shown,
    ...shown.map((name) => recordings[name]?.counterpart ?? '').filter((other) => Object.hasOwn(recordings, other)),
  ];
  const needed = new Set(withCounterparts.flatMap((name) => chainTo(recordings, name) ?? [name]));
  return names
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `${home}/recordings.js: No page uses the recording "${name}". Quote ${home}/output/${name}.txt with run= or output-of=, or remove the recording.`,
    );
}
