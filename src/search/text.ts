/**
 * How text becomes words, for the index and for the query alike. A chunk is what stands between white space; an identifier (`PACTFLOW_DATABASE_URL`,
 * `--to-environment`, `canIDeploy`, `docker-compose.yml`) is a chunk of several parts, which is found by each part and as a whole.
 */
import {stemmer} from 'stemmer';

/** Longer words are data: keys, hashes, encoded files. Nobody types them, and they would swell the vocabulary. */
const LONGEST_WORD = 60;

export interface Chunk {
  /** The parts in lower case and without accents; one for an ordinary word. */
  parts: string[];
  /** The parts run together, or the only part. */
  whole: string;
  /** Written as only code is written: a flag, a variable, a dotted name. Whoever types it means exactly that. */
  code: boolean;
}

/** Lower case, without accents, with look-alikes such as full-width letters brought together. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const VERSION = /^v?(\d+(?:\.(?:\d+|x))+)$/;

/** `c#`, `f#` and `c++` are names, whatever follows them. */
const SYMBOL_NAME = /^(?:[cf]#|c\+\+)/;

const HUMP = /(\p{Ll}|\d)(?=\p{Lu})/gu;

/** Cuts at the humps of camelCase. A name of two humps, such as GitHub or PactFlow, is one word. */
function cutHumps(word: string): string[] {
  const humps = word.replace(HUMP, '$1 ').split(' ');
  const isName = humps.length === 2 && /^\p{Lu}/u.test(word);
  return isName ? [word] : humps;
}

/** Most words are of this kind, and need none of the care below. */
const ORDINARY = /^([A-Z]?[a-z]+)[.:!?]?$/;

const CODE = /^--?\p{L}|_|\p{L}[.:]\p{L}/u;

function chunkOf(raw: string): Chunk | null {
  const ordinary = ORDINARY.exec(raw)?.[1]?.toLowerCase();
  if (ordinary !== undefined && ordinary.length <= LONGEST_WORD)
    return {parts: [ordinary], whole: ordinary, code: false};
  const folded = fold(raw);
  const symbol = SYMBOL_NAME.exec(folded)?.[0];
  if (symbol !== undefined) return {parts: [symbol], whole: symbol, code: false};
  const trimmed = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const version = VERSION.exec(fold(trimmed))?.[1];
  if (version !== undefined) return {parts: [version], whole: version, code: false};
  // An apostrophe binds: consumer's is consumer, don't is dont.
  const words = trimmed.replace(/['’](?:s\b)?/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const parts = words
    .flatMap(cutHumps)
    .map(fold)
    .filter((part) => part !== '' && part.length <= LONGEST_WORD);
  const whole = parts.join('');
  return whole === '' ? null : {parts, whole, code: CODE.test(raw)};
}

/** The chunks of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  return text.split(/[\s\u200B\u3000…—–|·,;"“”()[\]{}<>=]+/u).flatMap((raw) => chunkOf(raw) ?? []);
}

/** All words by which a text can be found: the parts of each chunk, and the whole of each that has several. */
export function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap(({parts, whole}) =>
    parts.length > 1 && whole.length <= LONGEST_WORD ? [...parts, whole] : parts,
  );
}

const PLAIN_WORD = /^[a-z]{4,}$/;

/** The stemmer gives deploi for deploy and deploy for deployment, verifi for verify and verif for verification. */
const FINAL_Y = /(?<=.{3})[iy]$/;

const classes = new Map<string, string>();

/**
 * What a word shares with its inflections: deploy, deployed and deploying have one class. Only English words have inflections here; the rest are their own
 * class. Answers are kept, since a text of a hundred thousand words has a few thousand different ones.
 */
export function classOf(word: string): string {
  let found = classes.get(word);
  if (found === undefined)
    classes.set(word, (found = PLAIN_WORD.test(word) ? stemmer(word).replace(FINAL_Y, '') : word));
  return found;
}

/** A text as the classes of its parts, for finding phrases in it. Begins and ends with a space. */
export const phraseOf = (text: string): string =>
  ` ${chunksOf(text)
    .flatMap(({parts}) => parts.map(classOf))
    .join(' ')} `;
