// What must hold for workshops, each rule as a function that says what is wrong and how to mend it.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chainTo, type Recordings} from '../../../samples/recordings/catalog.js';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';
import {flatten} from '../../../src/plugins/shared/code-blocks/recording';
import {parseProof} from '../../../src/plugins/shared/code-blocks/proof';
import type {Example} from '../../../src/data/examples.schema';
import type {PageCode} from '../pageCode';
import {changedLines, changesBetween, changesOfOverlay} from '../../../src/plugins/shared/workshops/difference';
import {describeVersions, type Lock} from '../../../scripts/locks';
import {filesOf, OVERLAY, type State} from '../../../src/plugins/shared/workshops/states';
import {docPath} from '../../../src/site/contentFiles';
import {bundleFiles} from '../../../src/plugins/shared/workshops/zip';
import {runIt} from './runIt';

/** A step is a small change, so that a reader can follow it. */
const MOST_LINES = 200;

/** The breaking variant of an example is a change that can be seen at once. */
const MOST_CHANGED = 40;

/** How a reader, and a recording, turns an example into its breaking variant. */
const APPLY = `cp -R ${OVERLAY}/. .`;

/** Pages of the university, whose commands a reader runs one after the other. */
const PAGES = /^docs\/docs\/workshops\//;
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

/** Every state is a project that a learner can install: its files are there, its README says how to begin, and its versions are those of the replay. */
export function describeState(site: string, state: State, rootLock: Lock): string[] {
  const {folder} = state;
  const has = (name: string) => existsSync(join(site, folder, name));
  const problems = ['README.md', '.gitignore']
    .filter((name) => !has(name))
    .map((name) => `${folder}/${name} is missing. Every state has one.`);
  if (has('README.md')) {
    try {
      runIt(readFileSync(join(site, folder, 'README.md'), 'utf8'));
    } catch (error) {
      problems.push(`${folder}/README.md ${(error as Error).message}`);
    }
  }
  return [...problems, ...describeVersions(site, state, rootLock), ...describeLock(site, state)];
}

/** The lock of a state is the one that npm would make: it has what package.json asks for. */
function describeLock(site: string, state: State): string[] {
  const path = `${state.folder}/package-lock.json`;
  const mend = `Run npm run locks -- ${state.id}.`;
  if (!existsSync(join(site, path))) return [`${path} is missing. ${mend}`];
  let packages: Lock['packages'];
  try {
    ({packages} = JSON.parse(readFileSync(join(site, path), 'utf8')) as Lock);
  } catch {
    return [`${path} is no JSON. ${mend}`];
  }
  const manifest = readManifest(site, state.folder);
  const asked = {...manifest.dependencies, ...manifest.devDependencies};
  const problems: string[] = [];
  if (
    packages['']?.name !== manifest.name ||
    !same(packages['']?.dependencies, manifest.dependencies) ||
    !same(packages['']?.devDependencies, manifest.devDependencies)
  )
    problems.push(`${path} was made for another package.json. ${mend}`);
  for (const [name, version] of Object.entries(asked)) {
    const found = packages[`node_modules/${name}`];
    if (version.startsWith('file:') ? found?.link !== true : found?.version !== version)
      problems.push(
        `${path} has ${name} ${found?.version ?? (found?.link === true ? 'as a link' : 'nowhere')}, and package.json asks for ${version}. ${mend}`,
      );
  }
  const standIn = bundleFiles(site, state).get('broker-stand-in/package.json');
  if (
    standIn !== undefined &&
    !same(
      (JSON.parse(Buffer.from(standIn).toString()) as Manifest).dependencies,
      packages['broker-stand-in']?.dependencies,
    )
  )
    problems.push(`${path} was made with another broker-stand-in. ${mend}`);
  const address = Object.entries(packages).find(
    ([, {resolved}]) => typeof resolved === 'string' && /^\w+:\/\//.test(resolved),
  );
  if (address !== undefined)
    problems.push(`${path} names the registry that ${address[0]} came from, and a learner may use another. ${mend}`);
  return problems;
}

/** Each state is a small change on the one before. @returns notes: the large ones that are declared, with their reasons */
export function describeSteps(
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
      problems?.push(
        `${state.folder} is the same as ${before.step}. A step changes something; take the state out, or let its pages use ${before.step}.`,
      );
    else if (count > MOST_LINES && why === undefined)
      problems?.push(
        `${state.folder} changes ${count} lines of ${before.step}; ${MOST_LINES} are the most that a reader follows. Make two steps of it, or say why in ${home}: "workshop": {"large": {"${state.step}": "…"}}.`,
      );
    else if (count > MOST_LINES) notes?.push(`${state.folder} changes ${count} lines: ${why}`);
    else if (why !== undefined)
      problems?.push(`${home} calls ${state.step} large, and it changes ${count} lines. Take it out of "large".`);
    if (why?.trim() === '') problems?.push(`${home} gives no reason why ${state.step} is large.`);
  });
  for (const step of large.keys())
    if (!states.slice(1).some((state) => state.step === step))
      problems?.push(`${home} calls ${step} large, which is no state after another.`);
  return {problems: problems ?? [], notes: notes ?? [], lines};
}

/** An example is one project with a breaking variant: a few lines of its own files. @param home the folder of the sample, from the root */
export function describeExample(
  site: string,
  home: string,
  states: readonly State[],
): {problems: string[]; lines: number} {
  const [state, ...more] = states;
  if (state?.step !== 'project' || more.length > 0)
    return {
      problems: [
        `${home} has ${states.map(({step}) => step).join(', ') || 'no package'} in it. An example is one package, in the folder "project".`,
      ],
      lines: 0,
    };
  const overlay = `${state.folder}/${OVERLAY}`;
  const changes = changesOfOverlay(site, state.folder);
  const lines = changes.reduce((sum, change) => sum + changedLines(change), 0);
  const problems: string[] = [];
  if (changes.length === 0)
    problems.push(
      `${overlay} changes nothing. Put the files of the breaking variant into it, at their paths from the project.`,
    );
  else
    for (const path of filesOf(site, overlay))
      if (!changes.some((change) => change.path === path))
        problems.push(`${overlay}/${path} is the same as the project's. Take it out.`);
  for (const {path, before} of changes)
    if (before === null)
      problems.push(`${overlay}/${path} is no file of the project. A breaking variant changes what is there.`);
  if (lines > MOST_CHANGED)
    problems.push(
      `${overlay} changes ${lines} lines; ${MOST_CHANGED} are the most in which a reader finds what breaks.`,
    );
  const readme = join(site, state.folder, 'README.md');
  if (existsSync(readme) && !readFileSync(readme, 'utf8').includes(APPLY))
    problems.push(
      `${state.folder}/README.md does not say how to try the breaking variant. Write a fence of shell with: ${APPLY}`,
    );
  return {problems, lines};
}

/** Every recording of an example is the good or the breaking variant, so both are run. @param recordings by name */
export function describeVariants(home: string, recordings: Recordings): string[] {
  const applied = Object.keys(recordings).filter((name) =>
    (chainTo(recordings, name) ?? [name]).some((one) => recordings[one]?.before?.includes(APPLY)),
  );
  const broken = applied.filter((name) => recordings[name]?.exitStatus !== 0);
  const good = Object.keys(recordings).filter((name) => !applied.includes(name) && recordings[name]?.exitStatus === 0);
  return [
    ...(good.length > 0 ? [] : [`${home}/recordings.js: no recording shows the project as it is and ends with 0.`]),
    ...(broken.length > 0
      ? []
      : [
          `${home}/recordings.js: no recording shows the breaking variant fail. Begin its chain with before: ['${APPLY}'].`,
        ]),
  ];
}

/** The catalog says of an example that it runs here when its page offers a project, and of no other. */
export function describeRuns(
  examples: readonly Pick<Example, 'id' | 'page' | 'runsHere'>[],
  pages: Iterable<Pick<PageCode, 'downloads'>>,
): string[] {
  const projects = [...pages].flatMap(({downloads}) => downloads).filter(({text}) => text.startsWith('examples/'));
  const offered = new Set(projects.map(({file}) => docPath(file)));
  return examples.flatMap(({id, page = '', runsHere}) => {
    if (runsHere === offered.has(page)) return [];
    return [
      runsHere
        ? `src/data/examples.ts: "${id}" has runsHere, and its page ${page || '(none)'} offers no project. Write <StepDownload of="examples/…" /> there, or runsHere: false.`
        : `src/data/examples.ts: the page of "${id}" offers a project. Write runsHere: true.`,
    ];
  });
}

/** Every state can be downloaded on a page, and every download is one of a state. */
export function describeDownloads(states: readonly State[], pages: Iterable<Pick<PageCode, 'downloads'>>): string[] {
  const downloads = [...pages].flatMap((page) => page.downloads);
  const known = new Set(states.map(({id}) => id));
  return [
    ...downloads
      .filter(({text}) => !known.has(text))
      .map(
        ({file, line, text}) =>
          `${file}:${line}: <StepDownload of="${text}" /> names no state. There are: ${[...known].join(', ') || 'none'}.`,
      ),
    ...states
      .filter(({id}) => !downloads.some(({text}) => text === id))
      .map(
        ({id, folder}) =>
          `${folder} can be downloaded nowhere. Write <StepDownload of="${id}" /> on the page that begins with it.`,
      ),
  ];
}

/** Reads the list of commands that prepare. @throws Error for a list that is empty or out of order */
export function readPreparation(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new Error('tests/checks/workshops/preparation.txt lists no command.');
  const disorder = lines.find((line, index) => index > 0 && line <= (lines[index - 1] ?? ''));
  if (disorder !== undefined)
    throw new Error(`tests/checks/workshops/preparation.txt: "${disorder}" is twice there, or out of order.`);
  return lines.map((line) => line.trim().split(/\s+/));
}

/** The commands that a replay runs: those of the recordings, and those that prepare them. */
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
 * Every command on a page of the university is replayed, or prepares the reader's machine.
 * @returns also how many commands were looked at
 */
export function describeCommands(
  pages: Iterable<Pick<PageCode, 'codeBlocks'>>,
  preparation: readonly (readonly string[])[],
  replayed: ReadonlySet<string>,
): {problems: string[]; commands: number} {
  const problems: string[] = [];
  let commands = 0;
  for (const {codeBlocks} of pages) {
    for (const {file, line, lang, meta, text} of codeBlocks) {
      if (!PAGES.test(file) || !SHELL.has(lang ?? '')) continue;
      let proof;
      try {
        proof = parseProof(lang, meta);
      } catch {
        continue; // The gate fences says what is wrong with it.
      }
      if (proof?.kind === 'run' || proof?.kind === 'file') {
        commands += 1;
        continue;
      }
      if (proof?.kind !== 'check') {
        problems.push(
          `${file}:${line}: this fence of shell is ${proof?.kind === 'illustrative' ? 'illustrative' : 'of another kind'}. Show a recording with run=, or commands that prepare with check.`,
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
          `${file}:${line + command.line}: no replay runs "${command.text}". Record it in the recordings.js of the workshop, and show it by run=; a command that only prepares the reader's machine belongs in tests/checks/workshops/preparation.txt.`,
        );
      }
    }
  }
  return {problems, commands};
}

/** Every recording of a sample is shown on a page, is the counterpart of one that is, or runs before one in its chain. @param home the folder of the sample @param quoted files that pages quote */
export function describeQuotes(
  home: string,
  recordings: Recordings,
  quoted: {has: (file: string) => boolean},
): string[] {
  const names = Object.keys(recordings);
  const shown = names.filter((name) => quoted.has(`${home}/output/${name}.txt`));
  const withTwins = [
    ...shown,
    ...shown.map((name) => recordings[name]?.counterpart ?? '').filter((other) => Object.hasOwn(recordings, other)),
  ];
  const needed = new Set(withTwins.flatMap((name) => chainTo(recordings, name) ?? [name]));
  return names
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `${home}/recordings.js: no page needs the recording "${name}". Quote ${home}/output/${name}.txt by run= or output-of=, or take the recording out.`,
    );
}
