/** Finds known messages in a log. */
import {mask, type Hidden} from './mask';
import {anchorOf, findMessage, partsOf} from '../data/errorsRules';
import {plainText} from './plainText';

/** A message to look for. */
export interface Known {
  id: string;
  patterns: readonly string[];
  level: 'error' | 'warning' | 'consequence';
}

/** A line of the log that contains a known message. */
export interface Occurrence {
  /** Number of the line, counted from 1. */
  line: number;
  /** The line, with secrets and hostnames hidden. Long lines are cut around the message. */
  text: string;
  /** Where the message is in `text`. */
  start: number;
  end: number;
  /** The named parts of the message. */
  parts: Readonly<Record<string, string>>;
}

export interface FoundError {
  id: string;
  level: Known['level'];
  /** The first lines with different texts, at most MAX_OCCURRENCES. */
  occurrences: readonly [Occurrence, ...Occurrence[]];
  /** The number of lines with the message. */
  count: number;
}

/** A line that looks like an error but has no known message. */
interface UnknownError {
  line: number;
  text: string;
}

export interface LogResult {
  /** The most important message first: the first error, other errors, warnings, and consequences of other errors. */
  found: readonly FoundError[];
  /** If nothing was found: lines that look like errors. */
  unknown: readonly UnknownError[];
  hidden: Hidden;
  lines: number;
}

/** Different lines that are kept for each message. */
const MAX_OCCURRENCES = 5;

/** Lines that look like errors that are kept if nothing is known. */
const MAX_UNKNOWN = 5;

/** Lines that are read for each pattern. A log that repeats a message more often gives no more information. */
const MAX_HITS = 2_000;

/** Characters before and after the start of a message that are read and shown. */
const CONTEXT_BEFORE = 120;
const CONTEXT_AFTER = 1_000;

const LOOKS_LIKE_ERROR =
  /\b(?:error|fail(?:ed|ure)?|fatal|exception|refused|denied|unauthorized|forbidden|invalid|cannot|can't)\b/i;
const LOOKS_FINE = /\b(?:0|no) (?:errors?|failures?)\b|\bfailures?: 0\b|\berrors?: 0\b/i;

const RANK = {error: 0, warning: 1, consequence: 2} as const;

interface Hit extends Occurrence {
  known: Known;
  /** Length of the literal text of the pattern: a longer one is more specific. */
  weight: number;
  /** Where the message starts and ends in the log. */
  range: readonly [from: number, to: number];
}

const weightOf = (pattern: string): number => pattern.replace(/\{\w+\}/g, '').length + partsOf(pattern).length;

/** The lines that match a pattern. */
function hitsOf(text: string, known: Known, pattern: string, lineAt: (offset: number) => number): Hit[] {
  const anchor = anchorOf(pattern);
  const hits: Hit[] = [];
  let from = text.indexOf(anchor);
  while (from >= 0 && hits.length < MAX_HITS) {
    const lineStart = text.lastIndexOf('\n', from - 1) + 1;
    const lineBreak = text.indexOf('\n', from);
    const lineEnd = lineBreak < 0 ? text.length : lineBreak;
    const start = Math.max(lineStart, from - CONTEXT_BEFORE - CONTEXT_AFTER);
    const raw = text.slice(start, Math.min(lineEnd, from + CONTEXT_AFTER));
    const message = findMessage([pattern], raw);
    if (message !== null) {
      const cut = Math.max(0, message.start - CONTEXT_BEFORE);
      const shown = raw.slice(cut);
      const indent = shown.length - shown.trimStart().length;
      hits.push({
        known,
        weight: weightOf(pattern),
        range: [start + message.start, start + message.end],
        line: lineAt(from),
        text: shown.trim(),
        start: message.start - cut - indent,
        end: message.end - cut - indent,
        parts: message.parts,
      });
    }
    from = text.indexOf(anchor, lineEnd);
  }
  return hits;
}

/** Returns a function that finds the number of the line at an offset. */
function lineNumbers(text: string): {lineAt: (offset: number) => number; lines: number} {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {lineAt, lines: text === '' ? 0 : starts.length};
}

/**
 * Finds known messages in a log. Of the messages that a line contains in the same place, the most specific one counts.
 * @param log as printed, with or without control sequences
 */
export function readLog(log: string, known: readonly Known[]): LogResult {
  const {text, hidden} = mask(plainText(log));
  const {lineAt, lines} = lineNumbers(text);
  const hits = known.flatMap((entry) => entry.patterns.flatMap((pattern) => hitsOf(text, entry, pattern, lineAt)));
  hits.sort((a, b) => a.line - b.line || b.weight - a.weight);
  const kept: Hit[] = [];
  for (const hit of hits) {
    const [from, to] = hit.range;
    const isCovered = ({line, known: other, range: [otherFrom, otherTo]}: Hit): boolean =>
      line === hit.line && (other === hit.known || (from < otherTo && otherFrom < to));
    // Hits of a line follow each other.
    let covered = false;
    for (let at = kept.length - 1; at >= 0 && kept[at]?.line === hit.line && !covered; at -= 1)
      covered = isCovered(kept[at] as Hit);
    if (!covered) kept.push(hit);
  }
  const groups = new Map<string, {known: Known; all: Hit[]}>();
  for (const hit of kept) {
    const group = groups.get(hit.known.id) ?? {known: hit.known, all: []};
    group.all.push(hit);
    groups.set(hit.known.id, group);
  }
  const found = [...groups.values()].flatMap(({known: {id, level}, all}): FoundError[] => {
    const different = all.filter((hit, index) => all.findIndex(({text: other}) => other === hit.text) === index);
    const [first, ...others] = different
      .slice(0, MAX_OCCURRENCES)
      .map(({line, text: shown, start, end, parts}): Occurrence => ({line, text: shown, start, end, parts}));
    return first === undefined ? [] : [{id, level, occurrences: [first, ...others], count: all.length}];
  });
  const weights = new Map([...groups].map(([id, {all}]) => [id, all[0]?.weight ?? 0]));
  found.sort(
    (a, b) =>
      RANK[a.level] - RANK[b.level] ||
      a.occurrences[0].line - b.occurrences[0].line ||
      (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0),
  );
  const unknown: UnknownError[] = [];
  if (found.every(({level}) => level === 'consequence'))
    for (const [index, line] of text.split('\n').entries()) {
      if (unknown.length === MAX_UNKNOWN) break;
      if (LOOKS_LIKE_ERROR.test(line) && !LOOKS_FINE.test(line))
        unknown.push({line: index + 1, text: line.trim().slice(0, CONTEXT_BEFORE * 2)});
    }
  return {found, unknown, hidden, lines};
}
