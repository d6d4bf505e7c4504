import {classOf, fold} from './text';

/** A stretch of text, and whether it is what was searched for. */
export interface Segment {
  text: string;
  match: boolean;
}

/** Length of a snippet in characters, about. */
const LENGTH = 180;

/** How far back a snippet may begin to start at a sentence. */
const LEAD = 70;

interface Span {
  start: number;
  end: number;
  key: string;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.\d+)*[#+]*/gu;

/** Words that hang together without a space: an identifier, or an ordinary word. */
const CLUSTER = /[\p{L}\p{N}\p{M}](?:[^\s|·,;"“”()[\]{}<>=]*[\p{L}\p{N}\p{M}])?[#+]*/gu;

/** The forms under which the index may know a word of a text. */
const formsOf = (folded: string): string[] =>
  [folded, folded.replace(/^v(?=\d)/, ''), folded.replace(/[#+]+$/, '')].map(classOf);

/** Where the wanted words stand in a text: identifiers as a whole where the whole is wanted, else word by word. */
function spansOf(text: string, classes: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const {0: cluster, index: from} of text.matchAll(CLUSTER)) {
    const whole = classOf(fold(cluster).replace(/[^\p{L}\p{N}]+/gu, ''));
    if (classes.has(whole)) {
      spans.push({start: from, end: from + cluster.length, key: whole});
      continue;
    }
    for (const {0: word, index} of cluster.matchAll(WORD)) {
      const key = formsOf(fold(word)).find((form) => classes.has(form));
      if (key !== undefined) spans.push({start: from + index, end: from + index + word.length, key});
    }
  }
  return spans;
}

/** True if any of the words stands in the text. */
export const mentions = (text: string, classes: ReadonlySet<string>): boolean => spansOf(text, classes).length > 0;

/** What may stand between two matching words that are marked as one. */
const JOINT = /^[\s_./:-]$/;

/** Cuts a text into matching and other stretches. */
export function highlight(text: string, classes: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const span of spansOf(text, classes)) {
    const last = segments.at(-1);
    const gap = text.slice(end, span.start);
    if (last?.match && JOINT.test(gap)) last.text += gap + text.slice(span.start, span.end);
    else
      segments.push(...(gap ? [{text: gap, match: false}] : []), {text: text.slice(span.start, span.end), match: true});
    end = span.end;
  }
  return end < text.length ? [...segments, {text: text.slice(end), match: false}] : segments;
}

/** The place from which a stretch of LENGTH holds the most different words, and of these the most. */
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

/** The beginning of a sentence or line shortly before a place, else of the word there. */
function niceStart(text: string, place: number): number {
  const lead = text.slice(Math.max(0, place - LEAD), place);
  const sentence = Math.max(lead.lastIndexOf('\n') + 1, lead.lastIndexOf('. ') + 2, place <= LEAD ? 1 : 0);
  if (sentence > 1 || place <= LEAD) return place - lead.length + (sentence === 1 ? 0 : sentence);
  const word = lead.search(/\s\S{0,24}$/);
  return word === -1 ? place : place - lead.length + word + 1;
}

/** The part of a text that shows best why it was found. Without a match, its beginning. */
export function snippet(text: string, classes: ReadonlySet<string>): Segment[] {
  const start = niceStart(text, bestStart(spansOf(text, classes)));
  const room = text.slice(start, start + LENGTH);
  const cut = start + LENGTH < text.length;
  const part = (cut ? room.replace(/\s+\S*$/, '') : room).replace(/\s+/g, ' ').trim();
  const whole = `${start > 0 && text[start - 1] !== '\n' ? '… ' : ''}${part}${cut && part ? ' …' : ''}`;
  return highlight(whole, classes);
}
