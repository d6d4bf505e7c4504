import {stemOf, fold} from './text';

/** A piece of text, and whether it matches the query. */
export interface Segment {
  text: string;
  match: boolean;
}

/** Approximate length of a snippet in characters. */
const LENGTH = 180;

/** How far before the match a snippet may start to begin at a sentence. */
const LEAD = 70;

interface Span {
  start: number;
  end: number;
  key: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.\d+)*[#+]*/gu;

/** A run of characters without spaces: an identifier or an ordinary word. */
const CLUSTER = /[\p{L}\p{N}\p{M}](?:[^\s|·,;"“”()[\]{}<>=]*[\p{L}\p{N}\p{M}])?[#+]*/gu;

/** The stems under which the index might contain a word. */
const formsOf = (folded: string): string[] =>
  [folded, folded.replace(/^v(?=\d)/, ''), folded.replace(/[#+]+$/, '')].map(stemOf);

/** Positions of the matches in a text: identifiers that match completely, and otherwise single words. */
function spansOf(text: string, stems: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const {0: cluster, index: from} of text.matchAll(CLUSTER)) {
    const joined = stemOf(fold(cluster).replace(/[^\p{L}\p{N}]+/gu, ''));
    if (stems.has(joined)) {
      spans.push({start: from, end: from + cluster.length, key: joined});
      continue;
    }
    for (const {0: word, index} of cluster.matchAll(WORD)) {
      const key = formsOf(fold(word)).find((form) => stems.has(form));
      if (key !== undefined) spans.push({start: from + index, end: from + index + word.length, key});
    }
  }
  return spans;
}

/** Whether a text contains any of the stems. */
export const mentions = (text: string, stems: ReadonlySet<string>): boolean => spansOf(text, stems).length > 0;

/** Separators between two matching words that are highlighted as one. */
const JOINT = /^[\s_./:-]$/;

/** Splits a text into matching and other segments. */
export function highlight(text: string, stems: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const span of spansOf(text, stems)) {
    const last = segments.at(-1);
    const gap = text.slice(end, span.start);
    if (last?.match && JOINT.test(gap)) last.text += gap + text.slice(span.start, span.end);
    else
      segments.push(...(gap ? [{text: gap, match: false}] : []), {text: text.slice(span.start, span.end), match: true});
    end = span.end;
  }
  return end < text.length ? [...segments, {text: text.slice(end), match: false}] : segments;
}

/** The position from which a snippet contains the most distinct matches and, among equals, the most matches. */
function bestStart(spans: readonly Span[]): number {
  let best = {start: 0, value: -1};
  spans.forEach(({start}, first) => {
    const seen = new Set<string>();
    let count = 0;
    for (let index = first; index < spans.length; index++) {
      const span = spans[index];
      if (span === undefined || span.end > start + LENGTH) break;
      seen.add(span.key);
      count++;
    }
    const value = seen.size * 100 + Math.min(count, 99);
    if (value > best.value) best = {start, value};
  });
  return best.start;
}

/** The start of the sentence or line shortly before a position or, failing that, of the word there. */
function snippetStart(text: string, place: number): number {
  const lead = text.slice(Math.max(0, place - LEAD), place);
  const sentence = Math.max(lead.lastIndexOf('\n') + 1, lead.lastIndexOf('. ') + 2, place <= LEAD ? 1 : 0);
  if (sentence > 1 || place <= LEAD) return place - lead.length + (sentence === 1 ? 0 : sentence);
  const word = lead.search(/\s\S{0,24}$/);
  return word === -1 ? place : place - lead.length + word + 1;
}

/** The part of a text that best shows why it matches. Without a match, its beginning. */
export function snippet(text: string, stems: ReadonlySet<string>): Segment[] {
  const start = snippetStart(text, bestStart(spansOf(text, stems)));
  const candidate = text.slice(start, start + LENGTH);
  const cut = start + LENGTH < text.length;
  const part = (cut ? candidate.replace(/\s+\S*$/, '') : candidate).replace(/\s+/g, ' ').trim();
  const excerpt = `${start > 0 && text[start - 1] !== '\n' ? '… ' : ''}${part}${cut && part ? ' …' : ''}`;
  return highlight(excerpt, stems);
}
