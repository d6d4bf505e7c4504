// Runs checks in parallel, except those that need all cores, which run alone.
import {spawn} from 'node:child_process';

export interface Check {
  name: string;
  /** What it verifies, as a phrase that completes "This check verifies that …". */
  verifies: string;
  command: readonly string[];
  /** Words that can follow its name to limit what it reads: `npm test -- languages java`. */
  accepts?: readonly string[];
  /** Whether `npm run check` runs it, too. */
  fast?: boolean;
  /** Whether it uses all cores or would time out next to another check. No other check runs at the same time. */
  alone?: boolean;
  /** Names of checks that must pass first if they're part of the same run. */
  needs?: readonly string[];
  /** What must be installed or reachable besides Node.js and the packages of `npm ci`. */
  requires?: string;
}

export interface Result {
  name: string;
  /** Exit code of the command; 0 means success. `null` if the check didn't run because one that it needs failed. */
  status: number | null;
  seconds: number;
  /** Everything that the command printed. */
  output: string;
}

/** How many lines of a failed check's output are repeated at the end, where readers of a long log look first. */
const REPEATED_LINES = 40;

/** How many characters of a failed test's error are listed. */
const LISTED_CHARACTERS = 700;

/** The maximum number of failed tests to list for each check at the end of the log. */
const LISTED_FAILURES = 20;

/**
 * Finds the checks that a command line names.
 *
 * @param names names of checks, each followed by words that the check accepts
 * @returns the checks in the order of the list, with these words added to their commands, and the unknown names
 */
export function chooseChecks(
  checks: readonly Check[],
  names: readonly string[],
): {chosen: Check[]; unknown: readonly string[]} {
  const words = new Map<Check, string[]>();
  const unknown: string[] = [];
  let last: Check | undefined;
  for (const name of names) {
    const check = checks.find((one) => one.name === name);
    if (check !== undefined) words.set(check, words.get(check) ?? []);
    else if (last?.accepts?.includes(name)) words.get(last)?.push(name);
    else unknown.push(name);
    last = check ?? last;
  }
  return {
    chosen: checks.flatMap((check) => {
      const added = words.get(check);
      return added === undefined ? [] : [{...check, command: [...check.command, ...added]}];
    }),
    unknown,
  };
}

/**
 * Chooses the checks that can start now. Checks start in the order of the list. A check that still waits for another
 * one lets later checks start first, except a check that runs alone: it would otherwise wait for all of them.
 *
 * @param waiting in the order of the list
 * @param running at most `width` checks
 * @param results of the checks that have finished
 */
export function startable(
  waiting: readonly Check[],
  running: readonly Check[],
  results: ReadonlyMap<string, Result>,
  width: number,
): Check[] {
  if (running.some(({alone}) => alone)) return [];
  const chosen: Check[] = [];
  const unfinished = new Set([...waiting, ...running].map(({name}) => name));
  for (const check of waiting) {
    const ready = (check.needs ?? []).every((name) =>
      results.has(name) ? results.get(name)?.status === 0 : !unfinished.has(name),
    );
    if (check.alone) return ready && running.length + chosen.length === 0 ? [check] : chosen;
    if (running.length + chosen.length === width) return chosen;
    if (ready) chosen.push(check);
  }
  return chosen;
}

/** @returns the first check that this one needs and that hasn't passed */
const obstacle = (check: Check, results: ReadonlyMap<string, Result>): string | undefined =>
  check.needs?.find((name) => results.has(name) && results.get(name)?.status !== 0);

function runOne({name, command: [program = '', ...args], alone}: Check): Promise<Result> {
  const started = performance.now();
  let output = '';
  if (alone) console.log(`\n== ${name}`);
  const collect = (text: string) => {
    output += text;
    // The output of checks that run side by side is printed when they finish, so that it isn't interleaved.
    if (alone) process.stdout.write(text);
  };
  return new Promise((resolve) => {
    const end = (status: number) => {
      if (!alone) console.log(`\n== ${name}\n${output.trimEnd()}`);
      resolve({name, status, output, seconds: (performance.now() - started) / 1000});
    };
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PACT_DO_NOT_TRACK: 'true', NODE_ENV: 'test'},
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect);
    let failedToStart = false;
    child.once('error', (error) => {
      failedToStart = true;
      collect(`${program}: ${error.message}. Run npm ci first.\n`);
      end(127);
    });
    child.once('close', (status) => {
      if (!failedToStart) end(status ?? 1);
    });
  });
}

/**
 * Runs checks and prints their output: immediately for a check that runs alone, otherwise when the check finishes.
 *
 * @param width the maximum number of checks that run side by side
 * @returns the results in the order in which the checks finished
 * @throws Error if checks need each other
 */
export async function runChecks(checks: readonly Check[], width: number): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    // Go through the list in order: a check is also skipped if the check that it needs was skipped.
    for (const check of [...waiting]) {
      if (obstacle(check, results) === undefined) continue;
      waiting.splice(waiting.indexOf(check), 1);
      const output = `Not run: the check "${obstacle(check, results) ?? ''}" must pass first.`;
      console.log(`\n== ${check.name}\n${output}`);
      results.set(check.name, {name: check.name, status: null, seconds: 0, output});
    }
    for (const check of startable(waiting, [...running.keys()], results, width)) {
      waiting.splice(waiting.indexOf(check), 1);
      running.set(
        check,
        runOne(check).then((result) => {
          results.set(check.name, result);
          running.delete(check);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((check) => obstacle(check, results) !== undefined))
      throw new Error(
        `These checks need each other: ${waiting.map(({name}) => name).join(', ')}. ` +
          'Correct "needs" in tests/checks/list.ts.',
      );
  }
  return [...results.values()];
}

/**
 * Finds the failed tests in the output of a check.
 *
 * @returns the lines below the last `Failed:`, up to the next empty line, which `browserReporter.ts` prints; otherwise
 *   the lines that start with `✖ `, which `tests/reporter.mjs` and Node.js print, each with the beginning of its
 *   error; empty if the output has neither
 */
export function failuresIn(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const heading = lines.lastIndexOf('Failed:');
  if (heading === -1) return [...new Set(lines.flatMap((_, at) => failedTest(lines, at)))];
  const rest = lines.slice(heading + 1);
  const end = rest.indexOf('');
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => line.trim());
}

/** The failed test that a line names, with the lines of its error up to the stack trace, in one line. */
function failedTest(lines: readonly string[], at: number): string[] {
  const line = lines[at] ?? '';
  if (!line.startsWith('✖ ') || line === '✖ failing tests:') return [];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((text) => /^(?:\s+at |✖ |ℹ |tests: )/.test(text));
  const error = rest.slice(0, end === -1 ? rest.length : end).flatMap((text) => text.trim() || []);
  return [[line.slice(2), ...error].join(' | ').slice(0, LISTED_CHARACTERS)];
}

/** Lists the failed tests of a check; returns no lines if its output has no such list. */
function listFailures({name, output}: Result): string[] {
  const failures = failuresIn(output);
  if (failures.length === 0) return [];
  const count = failures.length > LISTED_FAILURES ? `, the first ${LISTED_FAILURES} of ${failures.length}` : '';
  return [`\nFailed in ${name}${count}:`, ...failures.slice(0, LISTED_FAILURES).map((failure) => `  ${failure}`)];
}

/**
 * The end of the log: the result of each check, the last lines of each failed check, and the list of failed tests from
 * each check that prints one.
 *
 * @param checks all checks that should have run, in the order in which to list them
 */
export function summary(checks: readonly Check[], results: readonly Result[], seconds: number): string[] {
  const ordered = checks.flatMap(({name}) => results.filter((result) => result.name === name));
  const failed = ordered.filter(({status}) => status !== 0);
  const repeated = failed.flatMap(({name, output}) => {
    const lines = output.trimEnd().split('\n');
    return [
      `\n-- ${name}${lines.length > REPEATED_LINES ? `, the last ${REPEATED_LINES} of ${lines.length} lines` : ''}`,
      ...lines.slice(-REPEATED_LINES),
    ];
  });
  const word = (status: number | null) => (status === null ? 'NOT RUN' : status === 0 ? 'passed ' : 'FAILED ');
  // Failures come last because some CI services show only the end of a long log.
  return [
    '\nResults:',
    ...ordered.map(
      ({name, status, seconds: taken}) => `  ${word(status)} ${name.padEnd(16)} ${taken.toFixed(1).padStart(6)} s`,
    ),
    ...(repeated.length > 0 ? ['\nFailures:', ...repeated] : []),
    // Some CI services cut out the middle of a long log, so the short lists of failed tests come last.
    ...failed.flatMap(listFailures),
    ...(failed.length > 0 ? [''] : []),
    `${checks.length - failed.length} passed, ${failed.length} failed` +
      `${failed.length > 0 ? ` (${failed.map(({name}) => name).join(', ')})` : ''}, ${(seconds / 60).toFixed(1)} minutes`,
  ];
}
