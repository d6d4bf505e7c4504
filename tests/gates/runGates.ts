// Runs gates two at a time where each of them needs one core only, and alone where it uses the whole machine.
import {spawn} from 'node:child_process';

export interface Gate {
  name: string;
  /** What it proves, in a few words. */
  proves: string;
  command: readonly string[];
  /** Runs in `check` too. */
  fast?: boolean;
  /** It keeps all cores busy by itself, or its tests would fail for want of them. Nothing runs beside it. */
  alone?: boolean;
  /** Gates that must have passed before, where they are among those that run. */
  needs?: readonly string[];
}

export interface Result {
  name: string;
  /** Exit status of its command; 0 is success. `null`: not run, since a gate that it needs has failed. */
  status: number | null;
  seconds: number;
  /** All that it printed. */
  output: string;
}

/** How many lines of a failed gate are told again at the end, where a long log is read first. */
const TOLD_AGAIN = 40;

/**
 * Says which gates may begin now. They begin in the order of the list; one that still waits for another lets those behind it go first, except a gate that runs alone: nothing passes it, or it would
 * wait for all.
 * @param waiting in the order of the list
 * @param running how many there may be is `width`
 * @param results of those that have ended
 */
export function startable(
  waiting: readonly Gate[],
  running: readonly Gate[],
  results: ReadonlyMap<string, Result>,
  width: number,
): Gate[] {
  if (running.some(({alone}) => alone)) return [];
  const chosen: Gate[] = [];
  const unfinished = new Set([...waiting, ...running].map(({name}) => name));
  for (const gate of waiting) {
    const ready = (gate.needs ?? []).every((name) =>
      results.has(name) ? results.get(name)?.status === 0 : !unfinished.has(name),
    );
    if (gate.alone) return ready && running.length + chosen.length === 0 ? [gate] : chosen;
    if (running.length + chosen.length === width) return chosen;
    if (ready) chosen.push(gate);
  }
  return chosen;
}

/** @returns the first gate that this one needs and that has not passed */
const obstacle = (gate: Gate, results: ReadonlyMap<string, Result>): string | undefined =>
  gate.needs?.find((name) => results.has(name) && results.get(name)?.status !== 0);

function runOne({name, command: [program = '', ...args], alone}: Gate): Promise<Result> {
  const begun = performance.now();
  let output = '';
  if (alone) console.log(`\n== ${name}`);
  const take = (text: string) => {
    output += text;
    // What runs beside it would be mixed with what it says.
    if (alone) process.stdout.write(text);
  };
  return new Promise((resolve) => {
    const end = (status: number) => {
      if (!alone) console.log(`\n== ${name}\n${output.trimEnd()}`);
      resolve({name, status, output, seconds: (performance.now() - begun) / 1000});
    };
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PACT_DO_NOT_TRACK: 'true', NODE_ENV: 'test'},
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    let failedToStart = false;
    child.once('error', (error) => {
      failedToStart = true;
      take(`${program}: ${error.message}. Run npm ci first.\n`);
      end(127);
    });
    child.once('close', (status) => {
      if (!failedToStart) end(status ?? 1);
    });
  });
}

/**
 * Runs gates, and prints what each printed: at once where it runs alone, else when it has ended.
 * @param width how many run side by side at most
 * @returns their results in the order in which they ended
 */
export async function runGates(gates: readonly Gate[], width: number): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...gates];
  const running = new Map<Gate, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    // In the order of the list, so that what needs a gate that is not run is not run either.
    for (const gate of [...waiting]) {
      if (obstacle(gate, results) === undefined) continue;
      waiting.splice(waiting.indexOf(gate), 1);
      const output = `not run: the gate "${obstacle(gate, results) ?? ''}" has to pass first.`;
      console.log(`\n== ${gate.name}\n${output}`);
      results.set(gate.name, {name: gate.name, status: null, seconds: 0, output});
    }
    for (const gate of startable(waiting, [...running.keys()], results, width)) {
      waiting.splice(waiting.indexOf(gate), 1);
      running.set(
        gate,
        runOne(gate).then((result) => {
          results.set(gate.name, result);
          running.delete(gate);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((gate) => obstacle(gate, results) !== undefined))
      throw new Error(`These gates need each other: ${waiting.map(({name}) => name).join(', ')}. Correct "needs".`);
  }
  return [...results.values()];
}

/**
 * The end of the log: what was covered, and the last lines of each gate that failed.
 * @param gates all that should have run; results come in their order
 */
export function summary(gates: readonly Gate[], results: readonly Result[], seconds: number): string[] {
  const ordered = gates.flatMap(({name}) => results.filter((result) => result.name === name));
  const failed = ordered.filter(({status}) => status !== 0);
  const again = failed.flatMap(({name, output}) => {
    const lines = output.trimEnd().split('\n');
    return [
      `\n-- ${name}${lines.length > TOLD_AGAIN ? `, the last ${TOLD_AGAIN} of ${lines.length} lines` : ''}`,
      ...lines.slice(-TOLD_AGAIN),
    ];
  });
  const word = (status: number | null) => (status === null ? 'NOT RUN' : status === 0 ? 'passed ' : 'FAILED ');
  // What failed comes last: of a long log, some services show the end only.
  return [
    '\nCovered:',
    ...ordered.map(
      ({name, status, seconds: taken}) => `  ${word(status)} ${name.padEnd(14)} ${taken.toFixed(1).padStart(6)} s`,
    ),
    ...(again.length > 0 ? ['\nWhat failed:', ...again, ''] : []),
    `${gates.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? ` (${failed.map(({name}) => name).join(', ')})` : ''}, ${(seconds / 60).toFixed(1)} minutes`,
  ];
}
