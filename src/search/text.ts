/**
 * Splits text into words, in the same way for the index and for queries. A chunk is a run of characters between spaces.
 * An identifier (`PACTFLOW_DATABASE_URL`, `--to-environment`, `canIDeploy`, `docker-compose.yml`) is a chunk of several
 * parts. The index contains each part and the parts joined together.
 */
import {stemmer} from 'stemmer';

/** Longer words are data, such as keys, hashes, and encoded files. Indexing them would only bloat the vocabulary. */
const LONGEST_WORD = 60;

export interface Chunk {
  /** The parts in lowercase and without accents. An ordinary word has one part. */
  parts: string[];
  /** The parts joined together, or the only part. */
  joined: string;
  /** Whether the chunk can only be code, such as a flag, a variable, or a dotted name, so that it's matched exactly. */
  code: boolean;
}

/** Lowercase, without accents, and with compatibility characters such as full-width letters normalized. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const VERSION = /^v?(\d+(?:\.(?:\d+|x))+)$/;

/** `c#`, `f#`, and `c++` are names, no matter which characters follow. */
const SYMBOL_NAME = /^(?:[cf]#|c\+\+)/;

const HUMP = /(\p{Ll}|\d)(?=\p{Lu})/gu;

/** Splits camelCase at the humps. A name with two humps, such as GitHub or PactFlow, counts as one word. */
function cutHumps(word: string): string[] {
  const humps = word.replace(HUMP, '$1 ').split(' ');
  const isName = humps.length === 2 && /^\p{Lu}/u.test(word);
  return isName ? [word] : humps;
}

/** The fast path: most words match this pattern. */
const ORDINARY = /^([A-Z]?[a-z]+)[.:!?]?$/;

const CODE = /^--?\p{L}|_|\p{L}[.:]\p{L}/u;

function readChunk(raw: string): Chunk | null {
  const ordinary = ORDINARY.exec(raw)?.[1]?.toLowerCase();
  if (ordinary !== undefined && ordinary.length <= LONGEST_WORD)
    return {parts: [ordinary], joined: ordinary, code: false};
  const folded = fold(raw);
  const symbol = SYMBOL_NAME.exec(folded)?.[0];
  if (symbol !== undefined) return {parts: [symbol], joined: symbol, code: false};
  const trimmed = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const version = VERSION.exec(fold(trimmed))?.[1];
  if (version !== undefined) return {parts: [version], joined: version, code: false};
  // An apostrophe joins: consumer's becomes consumer, don't becomes dont.
  const words = trimmed.replace(/['’](?:s\b)?/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const parts = words
    .flatMap(cutHumps)
    .map(fold)
    .filter((part) => part !== '' && part.length <= LONGEST_WORD);
  const joined = parts.join('');
  return joined === '' ? null : {parts, joined, code: CODE.test(raw)};
}

/** Cached, because a text of a hundred thousand chunks has only a few thousand distinct ones. */
const chunks = new Map<string, Chunk | null>();

function chunkOf(raw: string): Chunk | null {
  let chunk = chunks.get(raw);
  if (chunk === undefined) chunks.set(raw, (chunk = readChunk(raw)));
  return chunk;
}

/** The chunks of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  const found: Chunk[] = [];
  for (const raw of text.split(/[\s\u200B\u3000…—–|·,;"“”()[\]{}<>=]+/u)) {
    const chunk = raw === '' ? null : chunkOf(raw);
    if (chunk !== null) found.push(chunk);
  }
  return found;
}

/** All words by which a text can be found: each chunk's parts, and the chunk as a joined if it has several. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const {parts, joined} of chunksOf(text)) {
    words.push(...parts);
    if (parts.length > 1 && joined.length <= LONGEST_WORD) words.push(joined);
  }
  return words;
}

const PLAIN_WORD = /^[a-z]{4,}$/;
/** The stemmer returns deploi for deploy, deploy for deployment, verifi for verify, and verif for verification. */
const FINAL_Y = /(?<=.{3})[iy]$/;

const stems = new Map<string, string>();

/**
 * The stem that a word shares with its inflections, such as deploy, deployed, and deploying. Only English words are
 * stemmed. Stems are cached, because a text of a hundred thousand words has only a few thousand distinct ones.
 */
export function stemOf(word: string): string {
  let found = stems.get(word);
  if (found === undefined) stems.set(word, (found = PLAIN_WORD.test(word) ? stemmer(word).replace(FINAL_Y, '') : word));
  return found;
}

/** The stems of a text, separated by spaces, for finding phrases. Starts and ends with a space. */
export const phraseOf = (text: string): string =>
  ` ${chunksOf(text)
    .flatMap(({parts}) => parts.map(stemOf))
    .join(' ')} `;
