import {parseFenceMeta, type FenceMeta} from './meta';

/** How sure a reader may be of a fence: it ran, the build computed it from what runs, a tool has checked it, or none of these. */
export type Level = 'ran' | 'difference' | 'checked' | 'illustrative';

/** What a fence declares about itself behind its language. */
export type Proof =
  /** Filled in from a sample: the region of a file, or the whole. `checked`: the sample's tests do not run this file, a checker reads it. */
  | {kind: 'file'; target: string; checked: boolean; by: string}
  /** The command of a recording, which ended with the exit status. */
  | {kind: 'run'; recording: string; exitStatus: number}
  /** What that command printed; `lines` counts from 1 and includes both ends. */
  | {
      kind: 'output-of';
      recording: string;
      stream: 'both' | 'stdout' | 'stderr';
      lines: readonly [number, number] | null;
    }
  /** What changes between two states of a workshop, in all files or in one. */
  | {kind: 'diff'; range: string; file: string | null}
  /** A checker has read it; with `expectFail` it must have refused it with a message that holds these words. */
  | {kind: 'check'; by: string; expectFail: string | null}
  | {kind: 'illustrative'; reason: string};

/** Languages that a build turns into something else, and proves by doing so. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'screen', 'facts']);

const KINDS = ['file', 'run', 'output-of', 'diff', 'check', 'illustrative'] as const;
const COMPANIONS: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  file: ['check'],
  run: ['exit'],
  'output-of': ['stream', 'lines'],
  diff: ['file'],
  check: ['expect-fail', 'file'],
  illustrative: [],
};
const ALL_COMPANIONS = ['exit', 'stream', 'lines', 'expect-fail'];
const HOW =
  'Declare one behind the language: file=, run=, output-of=, diff=, check, or illustrative="reason". See "Code on a page" in CONTRIBUTING.md.';

/** All proofs that a fence declares; `check` counts with and without a value. */
function declared({values, rest}: FenceMeta): (typeof KINDS)[number][] {
  return KINDS.filter((kind) => values.has(kind) || (kind === 'check' && rest.includes('check')));
}

function linesOf(text: string | undefined): readonly [number, number] | null {
  if (text === undefined) return null;
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to ?? from);
  if (!(first >= 1 && last >= first))
    throw new Error(`lines="${text}" is no range. Write the first and the last line, counted from 1: lines=3-9.`);
  return [first, last];
}

/**
 * Reads what a fence declares.
 * @param lang the language, such as `sh`
 * @returns null for a fence that is drawn
 * @throws Error that says what is missing or too much, and how to mend it
 */
export function parseProof(lang: string | null | undefined, metaText: string | null | undefined): Proof | null {
  if (DRAWN.has(lang ?? '')) return null;
  const meta = parseFenceMeta(metaText);
  const {values} = meta;
  if (!lang) throw new Error('this fence has no language. Write one behind the backticks, such as ```sh or ```text.');
  const kinds = declared(meta);
  const kind = (['diff', 'file'] as const).find((one) => kinds.includes(one)) ?? kinds[0];
  if (kind === undefined) throw new Error(`this fence declares no proof. ${HOW}`);
  const others = kinds.filter((other) => other !== kind && !COMPANIONS[kind].includes(other));
  if (others.length > 0)
    throw new Error(`this fence declares ${[kind, ...others].join(' and ')}. One proof is enough: keep the strongest.`);
  const stray = ALL_COMPANIONS.find((name) => values.has(name) && !COMPANIONS[kind].includes(name));
  if (stray !== undefined)
    throw new Error(
      `${stray}= means nothing beside ${kind}. It belongs to ${KINDS.filter((name) => COMPANIONS[name].includes(stray)).join(', ')}.`,
    );
  const value = values.get(kind) ?? '';
  if (value === '' && kind !== 'check')
    throw new Error(
      `${kind}= is empty. ${kind === 'illustrative' ? 'Give the reason why nothing can check this.' : 'Give a path from the root of the repository.'}`,
    );
  switch (kind) {
    case 'file':
      return {kind, target: value, checked: kinds.includes('check'), by: values.get('check') || lang};
    case 'run': {
      const status = values.get('exit') ?? '0';
      if (!/^\d{1,3}$/.test(status))
        throw new Error(`exit="${status}" is no exit status. Write a number from 0 to 255.`);
      return {kind, recording: value, exitStatus: Number(status)};
    }
    case 'output-of': {
      const stream = values.get('stream') ?? 'both';
      if (stream !== 'both' && stream !== 'stdout' && stream !== 'stderr')
        throw new Error(`stream="${stream}" is none. Write stdout, stderr, or leave it out for both.`);
      return {kind, recording: value, stream, lines: linesOf(values.get('lines'))};
    }
    case 'diff':
      if (lang !== 'diff') throw new Error(`a fence with diff= is written in the language diff, not ${lang}.`);
      return {kind, range: value, file: values.get('file') ?? null};
    case 'check':
      return {kind, by: value || lang, expectFail: values.get('expect-fail') ?? null};
    case 'illustrative':
      return {kind, reason: value};
  }
}

const OURS = new Set<string>([...KINDS, ...ALL_COMPANIONS]);

/**
 * The meta string that is left for the theme when the proof is taken out: title, line ranges and the like.
 * @param title added unless the fence has one
 */
export function themeMeta(metaText: string | null | undefined, title: string | null): string {
  const {values, rest} = parseFenceMeta(metaText);
  const kept = [...values].filter(([name]) => !OURS.has(name));
  if (title !== null && !values.has('title')) kept.push(['title', title]);
  return [...kept.map(([name, value]) => `${name}="${value}"`), ...rest.filter((word) => word !== 'check')].join(' ');
}
