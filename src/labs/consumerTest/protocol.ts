/** What the consumer test's worker and the pages that use it send to each other. */

/** Which of the two editors a file is in. */
export type Role = 'client' | 'test';

export interface SourceFile {
  /** For example `product-client.js`. */
  name: string;
  text: string;
}

/** The two modules to run. */
export type Files = Readonly<Record<Role, SourceFile>>;

/** A line of one of the files, counted from 1. */
export interface Place {
  role: Role;
  line: number;
}

export interface Problem {
  message: string;
  /** Missing if no line of the reader's code is known. */
  place?: Place;
}

export interface TestReport {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Why the test failed. */
  problem?: Problem;
  /** What the mock provider expected and what it received, if a request didn't match. */
  mismatches?: string;
  /** What's probably wrong with a test that passed. */
  note?: string;
}

export interface PactFile {
  /** For example `CatalogueWeb-ProductAPI.json`. */
  name: string;
  text: string;
}

/** The result of a run, or of the part that has already run. */
export interface Report {
  /** Why the test file itself couldn't run, such as a syntax error. */
  problem?: Problem;
  /** The test that is running now. */
  running?: string;
  tests: TestReport[];
  /** What the code printed. */
  output: string;
  pacts: PactFile[];
}

/** Limits of a run. Code that exceeds the first isn't run; texts that exceed the others are cut. */
export const LIMITS = {
  /** Characters of a file. */
  file: 100_000,
  /** Tests of a run. */
  tests: 200,
  /** Characters of a message. */
  message: 5_000,
  /** Characters that the code can print. */
  output: 20_000,
  /** Characters of a pact. */
  pact: 200_000,
  /** Pacts of a run. */
  pacts: 10,
} as const;

/** Shortens a text, and says so. */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit)}\n… (cut after ${limit.toLocaleString('en-US')} characters)` : text;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function readProblem(value: unknown): Problem | undefined {
  if (!isObject(value) || !isText(value.message)) return undefined;
  const problem: Problem = {message: cut(value.message, LIMITS.message)};
  const {place} = value;
  if (isObject(place) && (place.role === 'client' || place.role === 'test') && typeof place.line === 'number')
    problem.place = {role: place.role, line: place.line};
  return problem;
}

function readTest(value: unknown): TestReport | undefined {
  if (!isObject(value) || !isText(value.name)) return undefined;
  const {status} = value;
  if (status !== 'passed' && status !== 'failed' && status !== 'skipped') return undefined;
  const problem = readProblem(value.problem);
  return {
    name: cut(value.name, LIMITS.message),
    status,
    ...(problem !== undefined && {problem}),
    ...(isText(value.mismatches) && {mismatches: cut(value.mismatches, LIMITS.message)}),
    ...(isText(value.note) && {note: cut(value.note, LIMITS.message)}),
  };
}

const readPact = (value: unknown): PactFile | undefined =>
  isObject(value) && isText(value.name) && isText(value.text)
    ? {name: value.name.slice(0, 200), text: cut(value.text, LIMITS.pact)}
    : undefined;

/**
 * Reads a report that a worker sent. The reader's code runs in that worker, so the report can be anything: parts that
 * aren't valid are dropped, and long texts are cut.
 */
export function readReport(value: unknown): Report {
  const fields = isObject(value) ? value : {};
  const list = <T>(items: unknown, read: (item: unknown) => T | undefined, limit: number): T[] =>
    (Array.isArray(items) ? items.slice(0, limit) : []).map(read).filter((item) => item !== undefined);
  const problem = readProblem(fields.problem);
  return {
    ...(problem !== undefined && {problem}),
    ...(isText(fields.running) && {running: cut(fields.running, LIMITS.message)}),
    tests: list(fields.tests, readTest, LIMITS.tests),
    output: isText(fields.output) ? cut(fields.output, LIMITS.output * 2) : '',
    pacts: list(fields.pacts, readPact, LIMITS.pacts),
  };
}
