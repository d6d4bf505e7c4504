import {chunksOf, classOf} from './text';
import type {Vocabulary} from './vocabulary';

/** The part of a query that is looked at, in characters. */
export const LONGEST_QUERY = 512;

/** A query that can stand in an address: halves of characters, such as a text cut in two leaves, cannot be encoded. */
export const wellFormed = (query: string): string => query.replace(/\p{Surrogate}/gu, '\ufffd');

/** Words that carry the grammar of a question and not its subject. A query of nothing else is searched as it is. */
const FILLERS = new Set(
  `a about am an and any are as at be been but by can could did do does doing for from get had has have how i if in into is it its just let me my need of on or our out please
  should so some than that the their them then there these they this those to us using want was we were what when where which who why will with would you your`.split(
    /\s+/,
  ),
);

/** One way to satisfy a word of the query: all of these word classes in one section. */
interface Alternative {
  classes: string[];
  /** 1 for the word itself, less for what may be meant. */
  weight: number;
}

/** A word of the query with the ways to satisfy it. Without any, the word stands nowhere and no guess is good enough. */
export interface Wanted {
  text: string;
  alternatives: Alternative[];
}

const WEIGHTS = {parts: 0.8, prefix: 0.8, oneEdit: 0.75, moreEdits: 0.55, synonym: 0.6};

/** How many words that start with what is typed are considered. */
const PREFIX_LIMIT = 40;

/** Synonym groups as the parts of their entries, in the order they are given. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

const partsOf = (text: string): string[] => chunksOf(text).flatMap(({parts}) => parts);

export const parseSynonyms = (groups: readonly (readonly string[])[]): SynonymGroups =>
  groups.map((group) => group.map(partsOf));

const classesOf = (words: readonly string[]): string[] => words.map(classOf);

/** What a single word may mean: itself, words that begin with it, or else its neighbours. */
function meaningsOf(word: string, vocabulary: Vocabulary, mayGoOn: boolean): Alternative[] {
  const own = vocabulary.has(word);
  const found = new Map<string, number>();
  if (own) found.set(classOf(word), 1);
  const offer = (other: string, weight: number): void => {
    const key = classOf(other);
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  if (mayGoOn || !own)
    for (const longer of vocabulary.startingWith(word, PREFIX_LIMIT))
      offer(longer, WEIGHTS.prefix * Math.sqrt(word.length / longer.length));
  if (found.size === 0)
    for (const {word: other, distance} of vocabulary.near(word))
      offer(other, distance === 1 ? WEIGHTS.oneEdit : WEIGHTS.moreEdits);
  return [...found].map(([key, weight]) => ({classes: [key], weight}));
}

/** What several words that belong together may mean: their run-together form, or all of them in one section. Code that stands in a page is meant as it stands. */
function meaningsOfGroup(
  parts: readonly string[],
  code: boolean,
  vocabulary: Vocabulary,
  mayGoOn: boolean,
): Alternative[] {
  const whole = meaningsOf(parts.join(''), vocabulary, mayGoOn);
  if (code && vocabulary.has(parts.join(''))) return whole;
  const last = parts.length - 1;
  const known = parts.every(
    (part, index) => vocabulary.has(part) || (index === last && mayGoOn && vocabulary.startingWith(part, 1).length > 0),
  );
  return known ? [...whole, {classes: classesOf(parts), weight: WEIGHTS.parts}] : whole;
}

/** Two words that pages write as one, such as swagger hub. */
function joinedForms(parts: readonly string[], index: number, vocabulary: Vocabulary): Alternative[] {
  const pairs = [parts.slice(index - 1, index + 1), parts.slice(index, index + 2)].filter(({length}) => length === 2);
  const joined = pairs.map((pair) => pair.join('')).filter((word) => word.length > 4 && vocabulary.has(word));
  return joined.map((word) => ({classes: [classOf(word)], weight: 1}));
}

interface SynonymMatch {
  length: number;
  others: readonly (readonly string[])[];
}

/** The longest entry of the synonym list that stands at this place. */
function synonymAt(parts: readonly string[], start: number, synonyms: SynonymGroups): SynonymMatch | undefined {
  let best: SynonymMatch | undefined;
  for (const group of synonyms) {
    for (const entry of group) {
      if (
        entry.length <= (best?.length ?? 0) ||
        !entry.every((part, index) => classOf(parts[start + index] ?? '') === classOf(part))
      )
        continue;
      best = {length: entry.length, others: group.filter((other) => other !== entry)};
    }
  }
  return best;
}

/** A word of the query as it stands there, with what follows it in the same identifier. */
interface Place {
  part: string;
  identifier: readonly string[];
  code: boolean;
}

/** The words from a place on that mean something together: the entry of a synonym group, an identifier, or one word. */
function readPlace(
  places: readonly Place[],
  index: number,
  vocabulary: Vocabulary,
  synonyms: SynonymGroups,
  unfinished: boolean,
): Wanted & {length: number} {
  const parts = places.map(({part}) => part);
  const [part = ''] = parts.slice(index);
  const {identifier: {length: identifier} = [], code = false} = places[index] ?? {};
  const synonym = synonymAt(parts, index, synonyms);
  // A synonym that is only the beginning of an identifier is none.
  const others =
    synonym && synonym.length >= identifier
      ? synonym.others.filter((other) => other.every((word) => vocabulary.has(word)))
      : [];
  const length = synonym && synonym.length >= identifier ? synonym.length : identifier;
  const mayGoOn = unfinished && index + length >= parts.length;
  const alternatives = others.map((other) => ({classes: classesOf(other), weight: WEIGHTS.synonym}));
  if (length > 1) {
    const together = parts.slice(index, index + length);
    const own = meaningsOfGroup(together, code, vocabulary, mayGoOn);
    if (own.length + others.length > 0)
      return {text: together.join(' '), alternatives: [...own, ...alternatives], length};
  }
  // One word; or the first of an identifier that stands nowhere as such.
  return {
    text: part,
    alternatives: [...meaningsOf(part, vocabulary, mayGoOn), ...joinedForms(parts, index, vocabulary), ...alternatives],
    length: 1,
  };
}

/** The word carries grammar and not meaning, in a query or in the phrase that is found for it. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/**
 * Reads a query against the words of an index.
 * @returns one entry for each word that matters, in order; empty for a query without letters and digits
 */
export function readQuery(query: string, vocabulary: Vocabulary, synonyms: SynonymGroups): Wanted[] {
  const text = query.slice(0, LONGEST_QUERY);
  const unfinished = /[\p{L}\p{N}]$/u.test(text);
  const places = chunksOf(text).flatMap(({parts, code}) =>
    parts.map((part, index): Place => ({part, identifier: parts.slice(index), code})),
  );
  const wanted: Wanted[] = [];
  for (let index = 0; index < places.length;) {
    const {length, ...word} = readPlace(places, index, vocabulary, synonyms, unfinished);
    wanted.push(word);
    index += length;
  }
  const matter = wanted.filter((word) => !isFiller(word.text));
  return matter.length > 0 ? matter : wanted;
}
