/**
 * Matches bodies with Pact's own library. The library is `pact_matching`, compiled to WebAssembly: see the README of
 * `crate/`.
 */
import {DocumentProblem, parseJson, tooDeep} from '../json';
import {checkRules, RuleProblem, type CheckPattern} from './checkRules';
import {loadModule, ModulePanic, type ModuleAnswer, type ModuleCall} from './module';
import {pathsOf, pathText, type PathParts} from './paths';
import {MAX_BODY_LENGTH, type MatchAnswer, type MatchTask, type Mismatch, type SelectedRules} from './protocol';

/** Thrown for a task that the library can't read. */
class Invalid extends Error {
  constructor(
    readonly side: 'expected' | 'actual' | 'rules',
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** As in `ContentType::is_json` of pact_models. */
const isJson = (contentType: string): boolean =>
  /^application\/(?:json|graphql(?:;|$)|[^;]*\+json\s*(?:;|$))/i.test(contentType);

/** The message of a mismatch for a body that the library can't read, such as one with a number that is too large. */
const UNREADABLE = /^Failed to parse the (expected|actual) body: '(.*)'$/s;

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

function readMismatch(value: unknown): Mismatch {
  const {type, path, expected, actual, mismatch} = value as Record<string, unknown>;
  const optional = {path: textOf(path), expected: textOf(expected), actual: textOf(actual)};
  return {
    type: String(type),
    message: String(mismatch),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== undefined)),
  };
}

/** A reason of the library as the end of a sentence, without a period. */
const reasonOf = (text: string): string => text.trim().replace(/\.$/, '');

/** How the library's messages about patterns start. The reason follows. */
const PATTERN_PROBLEM =
  /is not a valid regular expression - (?:Oniguruma error: )?(.*)$|(Parsing datetime pattern '.*' failed)/s;

/** Asks the library whether it can read a pattern, by matching a string with the rule. */
const patternChecker =
  (call: ModuleCall): CheckPattern =>
  (rule) => {
    const rules = {body: {$: {matchers: [rule]}}};
    const answer = call({op: 'match_body', expected: '"text"', actual: '"text"', matchingRules: rules});
    if (!answer.ok) return undefined;
    const problems = (answer.mismatches as unknown[]).map((value) => PATTERN_PROBLEM.exec(readMismatch(value).message));
    const found = problems.find((problem) => problem !== null);
    return found ? reasonOf(found[1] ?? found[2] ?? '') : undefined;
  };

function readJson(side: 'expected' | 'actual', text: string): unknown {
  try {
    return parseJson(text).value;
  } catch (thrown) {
    // The parser calls itself for each level.
    const problem = thrown instanceof RangeError ? tooDeep() : thrown;
    if (!(problem instanceof DocumentProblem)) throw thrown;
    const {line, column, message} = problem;
    const place = line === undefined ? '' : `Line ${line}${column === undefined ? '' : `, column ${column}`}: `;
    throw new Invalid(side, place + message, line);
  }
}

/** The rules that apply to each path, from the answer to a request with `paths`. */
function readSelected(answer: ModuleAnswer & {ok: true}, paths: readonly PathParts[]): SelectedRules[] {
  const {expressions, choices} = answer.selected as {
    expressions: {expression: string; rules: SelectedRules['rules']; combine: SelectedRules['combine']}[];
    choices: ({index: number; cascaded: boolean; tied: boolean} | null)[];
  };
  return paths.map((parts, index) => {
    const path = pathText(parts);
    const choice = choices[index];
    const chosen = choice && expressions[choice.index];
    if (!choice || !chosen) return {path, rules: [], combine: 'AND', isCascaded: false};
    const {expression: from, rules, combine} = chosen;
    return {path, from, rules, combine, isCascaded: choice.cascaded, ...(choice.tied && {isTied: true})};
  });
}

function check({expected, actual, rules, contentType}: MatchTask, checkPattern: CheckPattern): PathParts[] {
  for (const [side, text] of [
    ['expected', expected],
    ['actual', actual],
  ] as const)
    if (text.length > MAX_BODY_LENGTH)
      throw new Invalid(
        side,
        `The body has ${text.length.toLocaleString('en')} characters. The limit is ${MAX_BODY_LENGTH.toLocaleString('en')}.`,
      );
  if (/^multipart\//i.test(contentType)) throw new Invalid('expected', 'This lab doesn’t match multipart bodies.');
  // The library also matches empty bodies.
  const documents = isJson(contentType)
    ? ([['expected', expected] as const, ['actual', actual] as const] as const).flatMap(([side, text]) =>
        text === '' ? [] : [readJson(side, text)],
      )
    : [];
  checkRules(rules, checkPattern);
  return [...pathsOf(documents).values()];
}

/** Matches a body. With a regular expression that takes too many steps, the library panics. */
function matchBody(call: ModuleCall, parameters: Readonly<Record<string, unknown>>): ModuleAnswer {
  try {
    return call({op: 'match_body', ...parameters});
  } catch (thrown) {
    if (!(thrown instanceof ModulePanic) || !/retry-limit-in-match/.test(thrown.message)) throw thrown;
    throw new Invalid(
      'rules',
      'A regular expression takes too many steps with this body. Pact’s native library stops, too.',
    );
  }
}

function run(call: ModuleCall, checkPattern: CheckPattern, task: MatchTask): MatchAnswer {
  const {expected, actual, rules, part, contentType} = task;
  const paths = check(task, checkPattern);
  const answer = matchBody(call, {expected, actual, part, contentType, matchingRules: {body: rules}, paths});
  if (!answer.ok)
    throw answer.error.startsWith("Expected 'contentType'")
      ? new Invalid('expected', `Pact can’t read the content type ${contentType}.`)
      : new Invalid('rules', `Pact can’t read the rules: ${reasonOf(answer.error)}.`);
  const mismatches = (answer.mismatches as unknown[]).map(readMismatch);
  for (const {message} of mismatches) {
    const [, side, reason] = UNREADABLE.exec(message) ?? [];
    if (side === undefined || reason === undefined) continue;
    const line = /\bat line (\d+)/.exec(reason)?.[1];
    throw new Invalid(
      side as 'expected' | 'actual',
      `Pact can’t read this body: ${reasonOf(reason)}.`,
      line === undefined ? undefined : Number(line),
    );
  }
  return {kind: 'matched', matches: mismatches.length === 0, mismatches, selected: readSelected(answer, paths)};
}

/** Matches bodies. */
export interface MatchEngine {
  /**
   * Matches a body.
   *
   * - Mismatches have the library's own types, paths, and messages, sorted by the library. Rules for paths that the
   *   library can't read, and bodies with a syntax error, are an answer: `{kind: 'invalid', side, message}`.
   * - `selected` contains each path of both bodies once, starting with the expected body, if the bodies are JSON. It's
   *   empty for other content types. Rules in `eachKey`, `eachValue`, and the variants of `arrayContains` apply to
   *   values in addition to those that are listed for their paths.
   *
   * @throws ModulePanic if the library panics, which is a bug in it; the engine continues to work
   */
  match: (task: MatchTask) => MatchAnswer;
}

/**
 * Compiles the library. It takes about 20 ms.
 * @param bytes the content of `pact_match.wasm`
 * @throws WebAssembly.CompileError if the bytes are damaged, or if the content security policy forbids WebAssembly
 */
export async function createEngine(bytes: BufferSource): Promise<MatchEngine> {
  const call = await loadModule(bytes);
  const checkPattern = patternChecker(call);
  return {
    match: (task) => {
      try {
        return run(call, checkPattern, task);
      } catch (thrown) {
        if (thrown instanceof RuleProblem) return {kind: 'invalid', side: 'rules', message: thrown.message};
        if (!(thrown instanceof Invalid)) throw thrown;
        const {side, message, line} = thrown;
        return {kind: 'invalid', side, message, ...(line !== undefined && {line})};
      }
    },
  };
}
