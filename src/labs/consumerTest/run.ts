/** Runs a client and its Pact test with a small mock of Pact JS, and reports the result. */
import {assertModule} from './assert';
import {inspect} from './inspect';
import {CodeError, placeOf, readFiles, runModules, type Library} from './modules';
import {createPactModule} from './pact';
import {cut, LIMITS, type Files, type Problem, type Report} from './protocol';
import {createTestModule} from './testRunner';

// The reader's code could replace it.
const setTimer = setTimeout;

const messageOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return `The code threw ${inspect(thrown)}.`;
  return thrown.name === 'Error' || thrown instanceof CodeError ? thrown.message : `${thrown.name}: ${thrown.message}`;
};

const problemOf = (thrown: unknown, files: Files): Problem => {
  const place = thrown instanceof CodeError && thrown.place ? thrown.place : placeOf(thrown, files);
  return {message: cut(messageOf(thrown), LIMITS.message), ...(place !== undefined && {place})};
};

/** The functions of `node:path` and `node:fs` that the lab's tests call. There are no files, only pacts in memory. */
const createFileModules = (clearPacts: () => void): Record<string, Library> => {
  const join = (...names: string[]): string => {
    const path: string[] = [];
    for (const name of names.join('/').split('/'))
      if (name === '..') path.pop();
      else if (name !== '' && name !== '.') path.push(name);
    return `${names[0]?.startsWith('/') ? '/' : ''}${path.join('/')}`;
  };
  const rmSync = (): void => clearPacts();
  return {'node:fs': {rmSync, default: {rmSync}}, 'node:path': {join, default: {join}}};
};

function createConsole(print: (line: string) => void) {
  const log = (...values: unknown[]): void =>
    print(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  const nothing = (): void => undefined;
  return {
    ...{log, info: log, warn: log, error: log, debug: log, trace: log, dir: log, table: log, group: log},
    ...{groupEnd: nothing, time: nothing, timeEnd: nothing, assert: nothing, count: nothing, clear: nothing},
  };
}

/** What a test that passed without its interaction lacks. Pact JS doesn't report this either. */
const UNFINISHED =
  'This test ended before its interaction was complete, so the pact might not contain the interaction. ' +
  'Call executeTest, and return or await its promise.';

const LATE = 'No test waited for the following error. Return or await each promise: ';

/** Milliseconds to wait for errors that no test waits for. Browsers report them in a later task. */
const LATE_TIME = 20;

/** A run before it starts: what the code finds, and the report, which grows while the code runs. */
function createRun(files: Files, onProgress: (report: Report) => void) {
  const report: Report = {tests: [], output: '', pacts: []};
  let mismatches: string[] = [];
  let uncaught: {thrown: unknown} | undefined;
  let isCut = false;
  const print = (line: string): void => {
    if (isCut) return;
    report.output += `${line}\n`;
    if (report.output.length <= LIMITS.output) return;
    report.output = cut(report.output, LIMITS.output);
    isCut = true;
  };
  const tests = createTestModule({
    started: (name) => {
      report.running = name;
      mismatches = [];
      onProgress(report);
    },
    ended: (name, thrown) => {
      delete report.running;
      const error = thrown ?? uncaught;
      uncaught = undefined;
      const isUnfinished = pact.takeUnfinished();
      report.tests.push({
        name,
        status: error === undefined ? 'passed' : 'failed',
        ...(error !== undefined && {problem: problemOf(error.thrown, files)}),
        ...(mismatches.length > 0 && {mismatches: cut(mismatches.join('\n\n'), LIMITS.message)}),
        ...(error === undefined && isUnfinished && {note: UNFINISHED}),
      });
    },
    skipped: (name) => report.tests.push({name, status: 'skipped'}),
  });
  const pact = createPactModule({
    report: (text) => (report.running === undefined ? print(text) : mismatches.push(text)),
  });
  const libraries: Record<string, Library> = {
    'node:test': tests.module,
    'node:assert/strict': assertModule,
    '@pact-foundation/pact': pact.module,
    ...createFileModules(() => pact.pacts.clear()),
  };
  const globals = {fetch: pact.fetch, console: createConsole(print), process: {env: {}}};
  /** Adds an error that no code caught: to the running test or, if there's none, to the report. */
  const addUncaught = (thrown: unknown): void => {
    if (report.running !== undefined) {
      uncaught ??= {thrown};
      return;
    }
    const {message, ...problem} = problemOf(thrown, files);
    report.problem ??= {message: cut(`${LATE}${message}`, LIMITS.message), ...problem};
  };
  return {report, addUncaught, tests, libraries, globals, listPacts: () => pact.pacts.list()};
}

/** The problem that prevents these files from running, or undefined. It doesn't run them. */
export function checkFiles(files: Files): Problem | undefined {
  try {
    readFiles(files, createRun(files, () => undefined).libraries);
    return undefined;
  } catch (error) {
    return problemOf(error, files);
  }
}

export interface Environment {
  /** Indirect `eval`. */
  evaluate: (code: string) => unknown;
  /** Receives what the code finds under global names, and a function that reports an error that no code caught. */
  prepare?: (globals: Readonly<Record<string, unknown>>, addUncaught: (thrown: unknown) => void) => void;
  /** Receives the report when a test starts. */
  onProgress?: (report: Report) => void;
}

/** Runs both files. Errors of the reader's code are part of the report. */
export async function runConsumerTest(
  files: Files,
  {evaluate, prepare, onProgress = () => undefined}: Environment,
): Promise<Report> {
  const {report, addUncaught, tests, libraries, globals, listPacts} = createRun(files, onProgress);
  prepare?.(globals, addUncaught);
  try {
    await runModules(files, libraries, globals, evaluate);
    if (tests.isEmpty())
      throw new CodeError(`${files.test.name} has no tests. Write at least one: test('…', () => { … });`);
    await tests.run();
    await new Promise((resolve) => void setTimer(resolve, LATE_TIME));
  } catch (error) {
    delete report.running;
    report.problem = problemOf(error, files);
  }
  report.pacts = listPacts()
    .slice(0, LIMITS.pacts)
    .map(({name, text}) => ({name, text: cut(text, LIMITS.pact)}));
  return report;
}
