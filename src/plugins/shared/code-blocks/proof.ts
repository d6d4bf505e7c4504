import {parseCodeMeta, type CodeMeta} from './meta';

/**
 * How a code block was tested: its code ran, the build computed it from code that ran, it was only compiled, a tool
 * checked it, a parser accepted its syntax, or it wasn't tested.
 */
export type Level = 'ran' | 'difference' | 'compiled' | 'checked' | 'syntax-only' | 'illustrative';

/** The proof that a code block declares after its language. */
export type Proof =
  /**
   * The build inserts a file of a sample, or one region of it. `checked`: the sample's tests don't run this file, but a
   * checker reads it. `compiled`: they compile this file, but don't run it.
   */
  | {kind: 'file'; target: string; checked: boolean; compiled: boolean; by: string}
  /** The build inserts the command of a recording, which must have exited with this code. */
  | {kind: 'run'; recording: string; exitStatus: number}
  /** The build inserts the output of that command. `lines` counts from 1 and includes both ends. */
  | {
      kind: 'output-of';
      recording: string;
      stream: 'both' | 'stdout' | 'stderr';
      lines: readonly [number, number] | null;
    }
  /** The build inserts the difference between two states of a workshop, in all files or in one. */
  | {kind: 'diff'; range: string; file: string | null}
  /** A checker reads the code. With `expectFail`, it must reject the code with a message that contains these words. */
  | {kind: 'check'; by: string; expectFail: string | null}
  | {kind: 'illustrative'; reason: string};

/** Languages of code blocks that the build replaces with something else. They need no proof. */
const REPLACED: ReadonlySet<string> = new Set(['mermaid', 'ui-mockup', 'data-table']);

const KINDS = ['file', 'run', 'output-of', 'diff', 'check', 'illustrative'] as const;
/** The keys that can accompany each kind of proof. */
const COMPANIONS: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  file: ['check', 'compiled'],
  run: ['exit'],
  'output-of': ['stream', 'lines'],
  diff: ['file'],
  check: ['expect-fail', 'file'],
  illustrative: [],
};
const ALL_COMPANIONS = ['exit', 'stream', 'lines', 'expect-fail', 'compiled'];
/** What can be declared with a single word instead of a value. */
const WORDS = ['check', 'compiled'];
const HOW_TO_DECLARE =
  'Add one after the language: file=, run=, output-of=, diff=, check, or illustrative="reason". ' +
  'See "Code blocks" in CONTRIBUTING.md.';

/** All proofs that a code block declares. `check` can have a value or be a single word. */
function declaredKinds({values, rest}: CodeMeta): (typeof KINDS)[number][] {
  return KINDS.filter((kind) => values.has(kind) || (kind === 'check' && rest.includes('check')));
}

function parseLines(text: string | undefined): readonly [number, number] | null {
  if (text === undefined) return null;
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to ?? from);
  if (!(first >= 1 && last >= first))
    throw new Error(
      `lines="${text}" is not a range of lines. Write the first and the last line, counted from 1: lines=3-9.`,
    );
  return [first, last];
}

/**
 * Parses the proof that a code block declares.
 * @param lang the language, such as `sh`
 * @returns null for a code block that the build replaces with something else
 * @throws Error if the declaration is incomplete or contradictory
 */
export function parseProof(lang: string | null | undefined, metaText: string | null | undefined): Proof | null {
  if (REPLACED.has(lang ?? '')) return null;
  const meta = parseCodeMeta(metaText);
  const {values} = meta;
  if (!lang)
    throw new Error('this code block has no language. Write one after the backticks, such as ```sh or ```text.');
  const kinds = declaredKinds(meta);
  const kind = (['diff', 'file'] as const).find((one) => kinds.includes(one)) ?? kinds[0];
  if (kind === undefined) throw new Error(`this code block declares no proof. ${HOW_TO_DECLARE}`);
  const others = kinds.filter((other) => other !== kind && !COMPANIONS[kind].includes(other));
  if (others.length > 0)
    throw new Error(
      `this code block declares ${[kind, ...others].join(' and ')}, but it can have only one proof. ` +
        'Keep the strongest one and remove the others.',
    );
  const isDeclared = (name: string) => values.has(name) || (WORDS.includes(name) && meta.rest.includes(name));
  const stray = ALL_COMPANIONS.find((name) => isDeclared(name) && !COMPANIONS[kind].includes(name));
  if (stray !== undefined) {
    const owners = KINDS.filter((name) => COMPANIONS[name].includes(stray)).join(', ');
    throw new Error(
      `${stray}${WORDS.includes(stray) ? '' : '='} has no effect together with ${kind}. Remove it, or use it with ${owners}.`,
    );
  }
  const value = values.get(kind) ?? '';
  if (value === '' && kind !== 'check')
    throw new Error(
      `${kind}= is empty. ${
        kind === 'illustrative'
          ? 'Give the reason why nothing can check this code.'
          : 'Give a path from the root of the repository.'
      }`,
    );
  switch (kind) {
    case 'file':
      return {
        kind,
        target: value,
        checked: kinds.includes('check'),
        compiled: isDeclared('compiled'),
        by: values.get('check') || lang,
      };
    case 'run': {
      const status = values.get('exit') ?? '0';
      if (!/^\d{1,3}$/.test(status))
        throw new Error(`exit="${status}" is not an exit code. Write a number from 0 to 255.`);
      return {kind, recording: value, exitStatus: Number(status)};
    }
    case 'output-of': {
      const stream = values.get('stream') ?? 'both';
      if (stream !== 'both' && stream !== 'stdout' && stream !== 'stderr')
        throw new Error(`stream="${stream}" is unknown. Write stdout or stderr, or leave stream= out to show both.`);
      return {kind, recording: value, stream, lines: parseLines(values.get('lines'))};
    }
    case 'diff':
      if (lang !== 'diff')
        throw new Error(`a code block with diff= must have the language diff, but this one has ${lang}.`);
      return {kind, range: value, file: values.get('file') ?? null};
    case 'check':
      return {kind, by: value || lang, expectFail: values.get('expect-fail') ?? null};
    case 'illustrative':
      return {kind, reason: value};
  }
}

/** Languages of which only a parser reads the code, because their compilers or libraries aren't available. */
const SYNTAX_ONLY: ReadonlySet<string> = new Set([
  ...['csharp', 'cs', 'c#', 'groovy', 'gradle', 'jenkinsfile', 'kotlin', 'kt', 'kts', 'php'],
  ...['powershell', 'ps1', 'pwsh', 'ruby', 'rb', 'rust', 'rs', 'scala'],
]);

/** Languages whose code must be quoted from a project, which compiles it. The key is the language of a code block. */
const IN_PROJECTS: ReadonlyMap<string, string> = new Map([
  ['java', 'Java'],
  ['go', 'Go'],
  ['golang', 'Go'],
  ['python', 'Python'],
  ['py', 'Python'],
]);

/** The level of code that a checker reads. @param by the checker's name or the language, in any case */
export function levelOfCheck(by: string): Level {
  if (SYNTAX_ONLY.has(by.toLowerCase())) return 'syntax-only';
  return IN_PROJECTS.has(by.toLowerCase()) ? 'compiled' : 'checked';
}

/**
 * @returns why a code block needs a stronger proof than the one that it declares, and how to fix it; undefined if it
 *   doesn't
 */
export function weakness(lang: string, proof: Proof): string | undefined {
  const title = IN_PROJECTS.get(lang.toLowerCase());
  const isWeak = proof.kind === 'check' || proof.kind === 'illustrative' || (proof.kind === 'file' && proof.checked);
  if (title === undefined || !isWeak) return undefined;
  return (
    `Expected this ${title} code to be quoted from a project, but nothing compiles it. ` +
    'Put it between #region comments in a project in samples/examples, and quote it with file=samples/examples/….'
  );
}

const PROOF_KEYS = new Set<string>([...KINDS, ...ALL_COMPANIONS]);

/**
 * What remains for the theme when the proof is removed from the text after the language: a title, line ranges, and the
 * like.
 * @param title the title of a code block that doesn't have one
 */
export function themeMeta(metaText: string | null | undefined, title: string | null): string {
  const {values, rest} = parseCodeMeta(metaText);
  const kept = [...values].filter(([name]) => !PROOF_KEYS.has(name));
  if (title !== null && !values.has('title')) kept.push(['title', title]);
  return [...kept.map(([name, value]) => `${name}="${value}"`), ...rest.filter((word) => !WORDS.includes(word))].join(
    ' ',
  );
}
