import {PARAMETERS} from './parameters';
import {BUCKET_LENGTH} from './parts';
import {chunksOf, stemOf} from './text';
import type {Vocabulary} from './vocabulary';

/** Maximum length of the searched part of a query in characters; the rest is ignored. */
const LONGEST_PART = 512;

/** Replaces lone surrogates, which can't be encoded in a URL. Cutting a text in two can leave them behind. */
export const wellFormed = (query: string): string => query.replace(/\p{Surrogate}/gu, '\ufffd');

/** Words that carry grammar rather than meaning. A query that consists only of stop words is searched as it is. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been but by can could did do does doing for from get had has have how i if in
  into is it its just let me my need of on or our out please said should so some than that the their them then there
  these they this those to us using want was we were what when where which who why will with would you your`.split(
    /\s+/,
  ),
);

/** One way to match a query term: all of these stems in the same section. */
interface Alternative {
  stems: string[];
  /** 1 for the word itself, less for a guess at what was meant. */
  weight: number;
  /** Whether only titles, headings, and keywords count. */
  titlesOnly?: boolean;
}

/** A term of the query with the ways to match it. Without alternatives, the index has nothing close to the term. */
export interface QueryTerm {
  text: string;
  alternatives: Alternative[];
  /** The word that was probably meant, if the index doesn't contain this one. */
  correction?: string;
}

const {words: WEIGHTS} = PARAMETERS;

/** Maximum number of completions considered for an unfinished word. */
const PREFIX_LIMIT = 40;

/** Synonym groups, each entry split into words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

const partsOf = (text: string): string[] => chunksOf(text).flatMap(({parts}) => parts);

export const parseSynonyms = (groups: readonly (readonly string[])[]): SynonymGroups =>
  groups.map((group) => group.map(partsOf));

const stemsOf = (words: readonly string[]): string[] => words.map(stemOf);

/** The word that was probably meant by one that the index doesn't contain. */
function correctionOf(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.has(word) || vocabulary.startingWith(word, 1).length > 0) return undefined;
  return vocabulary.closest(word)[0]?.word;
}

/**
 * Ways to match a single word: the word itself, its completions, or words with a similar spelling. Short prefixes have
 * completions in many files of the index, so only titles, headings, and keywords are searched for these completions.
 */
function alternativesOf(word: string, vocabulary: Vocabulary, isPrefix: boolean): Alternative[] {
  const own = vocabulary.has(word) ? stemOf(word) : undefined;
  const found = new Map<string, number>();
  if (own !== undefined) found.set(own, 1);
  const offer = (other: string, weight: number): void => {
    const key = stemOf(other);
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  if (isPrefix || own === undefined)
    for (const longer of vocabulary.startingWith(word, PREFIX_LIMIT))
      offer(longer, WEIGHTS.prefix * Math.sqrt(word.length / longer.length));
  if (found.size === 0)
    for (const {word: other, distance} of vocabulary.closest(word))
      offer(other, distance === 1 ? WEIGHTS.oneEdit : WEIGHTS.moreEdits);
  const isShort = word.length < BUCKET_LENGTH;
  return [...found].map(([key, weight]) => ({
    stems: [key],
    weight,
    ...(isShort && key !== own ? {titlesOnly: true} : {}),
  }));
}

/**
 * Ways to match words that belong together: written as one word, or all in the same section. Code that's in the index
 * is matched only as typed.
 */
function alternativesOfGroup(
  parts: readonly string[],
  code: boolean,
  vocabulary: Vocabulary,
  isPrefix: boolean,
): Alternative[] {
  const joined = alternativesOf(parts.join(''), vocabulary, isPrefix);
  if (code && vocabulary.has(parts.join(''))) return joined;
  const last = parts.length - 1;
  const known = parts.every(
    (part, index) =>
      vocabulary.has(part) || (index === last && isPrefix && vocabulary.startingWith(part, 1).length > 0),
  );
  return known ? [...joined, {stems: stemsOf(parts), weight: WEIGHTS.parts}] : joined;
}

/** Two words that pages write as one, such as swagger hub. */
function joinedForms(parts: readonly string[], index: number, vocabulary: Vocabulary): Alternative[] {
  const pairs = [parts.slice(index - 1, index + 1), parts.slice(index, index + 2)].filter(
    ([first = '', ...others]) => others.length === 1 && !isStopWord(first),
  );
  const joined = pairs.map((pair) => pair.join('')).filter((word) => word.length > 4 && vocabulary.has(word));
  return joined.map((word) => ({stems: [stemOf(word)], weight: 1}));
}

interface SynonymMatch {
  length: number;
  others: readonly (readonly string[])[];
}

/** The longest synonym entry that starts at this index. */
function synonymAt(parts: readonly string[], start: number, synonyms: SynonymGroups): SynonymMatch | undefined {
  let best: SynonymMatch | undefined;
  for (const group of synonyms) {
    for (const entry of group) {
      if (
        entry.length <= (best?.length ?? 0) ||
        !entry.every((part, index) => stemOf(parts[start + index] ?? '') === stemOf(part))
      )
        continue;
      best = {length: entry.length, others: group.filter((other) => other !== entry)};
    }
  }
  return best;
}

/** A word of the query, with the rest of the identifier it's part of. */
interface QueryPart {
  part: string;
  identifier: readonly string[];
  code: boolean;
}

/** Reads the next term: a synonym entry, an identifier, or a single word. */
function readTerm(
  queryParts: readonly QueryPart[],
  index: number,
  vocabulary: Vocabulary,
  synonyms: SynonymGroups,
  {isUnfinished, skipStopWords}: {isUnfinished: boolean; skipStopWords: boolean},
): QueryTerm & {length: number} {
  const parts = queryParts.map(({part}) => part);
  const [part = ''] = parts.slice(index);
  const {identifier: {length: identifier} = [], code = false} = queryParts[index] ?? {};
  const synonym = synonymAt(parts, index, synonyms);
  // Ignore a synonym that's only the beginning of an identifier.
  const others =
    synonym && synonym.length >= identifier
      ? synonym.others.filter((other) => other.every((word) => vocabulary.hasInTitles(word)))
      : [];
  const length = synonym && synonym.length >= identifier ? synonym.length : identifier;
  const isPrefix = isUnfinished && index + length >= parts.length;
  const alternatives = others.map((other) => ({stems: stemsOf(other), weight: WEIGHTS.synonym, titlesOnly: true}));
  if (length > 1) {
    const together = parts.slice(index, index + length);
    const own = alternativesOfGroup(together, code, vocabulary, isPrefix);
    if (own.length + others.length > 0)
      return {text: together.join(' '), alternatives: [...own, ...alternatives], length};
  }
  if (skipStopWords && isStopWord(part) && others.length === 0) return {text: part, alternatives: [], length: 1};
  // A single word, or the first part of an identifier that isn't in the index.
  return {
    text: part,
    alternatives: [
      ...alternativesOf(part, vocabulary, isPrefix),
      ...joinedForms(parts, index, vocabulary),
      ...alternatives,
    ],
    correction: others.length > 0 ? undefined : correctionOf(part, vocabulary),
    length: 1,
  };
}

/** Whether a word carries grammar rather than meaning. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Maximum number of terms that are searched. Of a longer text, the first ones are used. */
const MAX_TERMS = 24;

/**
 * Parses a query against the vocabulary of an index.
 * @param isPasted whether it's a pasted message, in which unknown words mean nothing and no word is unfinished
 * @returns one entry for each meaningful term, in order; empty for a query without letters and digits
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: SynonymGroups,
  isPasted = false,
): QueryTerm[] {
  const text = query.slice(0, LONGEST_PART);
  const isUnfinished = !isPasted && /[\p{L}\p{N}]$/u.test(text);
  const queryParts = chunksOf(text).flatMap(({parts, code}) =>
    parts.map((part, index): QueryPart => ({part, identifier: parts.slice(index), code})),
  );
  const skipStopWords = queryParts.some(({part}) => !isStopWord(part));
  const terms: QueryTerm[] = [];
  for (let index = 0; index < queryParts.length;) {
    const {length, ...word} = readTerm(queryParts, index, vocabulary, synonyms, {isUnfinished, skipStopWords});
    terms.push(word);
    index += length;
  }
  const meaningful = terms.filter((word) => !isStopWord(word.text));
  const byText = new Map((meaningful.length > 0 ? meaningful : terms).map((term) => [stemOf(term.text), term]));
  const distinct = [...byText.values()];
  const known = isPasted ? distinct.filter(({alternatives}) => alternatives.length > 0) : distinct;
  return (known.length > 0 ? known : distinct).slice(0, MAX_TERMS);
}
