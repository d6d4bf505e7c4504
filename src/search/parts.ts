/**
 * The files of the search index, and how the words of the texts are divided among them.
 *
 * The root has all titles, headings, keywords, and descriptions. Chunks have the words of texts and code, divided by
 * their first letters, and are fetched when a query has such a word. Word lists have only words, for correcting typos.
 * Page files have the texts, for excerpts.
 */
import type {Answer} from './answer';
import {CONTENT_TYPES, SCHEMA, IndexFormatError, type ContentType} from './schema';

/** File name of the root, in the site's root folder. It's the only file of the index whose name never changes. */
export const rootFile = (language: string): string => `search-index.${language}.json`;

/** Words with these first letters are in the same chunk. A prefix of this length needs only one chunk. */
export const BUCKET_LENGTH = 3;

/** Words, and for each stem, in the order of its first word, the sections that contain it. */
export interface Postings {
  /** In ascending order, by `encodeWords`. */
  words: string;
  /**
   * By `encodeNumbers`. For each stem: the number of sections that contain it, and their numbers in ascending order,
   * each as the difference from the previous one.
   */
  sections: string;
  /** For each of these sections: the impact level of the stem there (see `impactOf`), by `encodeNumbers`. */
  levels: string;
  /** Answers to queries that name a single item, such as an option, indexed by key. */
  answers?: Record<string, Answer>;
}

export interface DocsTag {
  /** Docusaurus' `docusaurus_tag`: `docs-<plugin>-<version>` for versioned docs, otherwise `default`. */
  tag: string;
  /** Display name of the docs version, or null for unversioned pages. */
  version: string | null;
  /** Whether this is the version that readers see by default. Unversioned pages count as current. */
  current: boolean;
}

/** Columns with a value for each page. Numbers are indexes in the lists of the root. */
interface PageColumns {
  url: string[];
  title: string[];
  description: string[];
  /** Keywords, separated by line feeds. */
  keywords: string[];
  siteSection: number[];
  path: number[];
  editions: number[];
  tag: number[];
  /** 1 if the page describes a concept or an interface that has a successor. */
  legacy: number[];
  /** Index in CONTENT_TYPES, or -1. */
  contentType: number[];
  /** Levels of the page's headings, one digit each. */
  levels: string[];
}

export interface Root {
  schema: typeof SCHEMA;
  language: string;
  /** Folder of the other files, relative to the site's base path. Its name changes with their content. */
  directory: string;
  tags: DocsTag[];
  siteSections: string[];
  paths: string[][];
  editions: string[][];
  pages: PageColumns;
  /** Headings of all pages, in page order, without the page titles. */
  headings: string[];
  /** Ids of the headings. Empty if it's the one that `anchorOf` returns, and `-` if there's none. */
  anchors: string[];
  /** First bucket of each chunk, in ascending order. */
  chunks: string[];
  /** First letters that have a word list. */
  letters: string[];
}

/** Text and code of each section of a page, in page order. */
export interface PageTexts {
  sections: [text: string, code: string][];
}

export const chunkFile = (number: number): string => `words-${number}.json`;
export const lettersFile = (number: number): string => `letters-${number}.json`;
export const textFile = (page: number): string => `page-${page}.json`;

/** The first letters of a word, which determine its chunk. */
export const bucketOf = (word: string): string => word.slice(0, BUCKET_LENGTH);

/** The chunk of a word: the last one that starts at or before the word's bucket. */
export function chunkOfWord(word: string, chunks: readonly string[]): number {
  const bucket = bucketOf(word);
  let low = 0;
  let high = chunks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunks[middle] ?? '') <= bucket) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Levels per octave, and the level of impact 1. */
const STEPS = 2;
const UNIT = 6;

/** The impact of a term in a section, as a multiplier of the term's information. */
export const impactOf = (level: number): number => 2 ** ((level - UNIT) / STEPS);

export const levelOf = (impact: number): number => Math.max(0, Math.round(Math.log2(impact) * STEPS) + UNIT);

/** Information, in nats, of a term that `found` of `all` sections contain, as in BM25. */
export const inverseFrequency = (found: number, all: number): number =>
  Math.log(1 + (all - found + 0.5) / (found + 0.5));

/** The id that Docusaurus gives a heading by default, in most cases. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const areStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);
const areLists = (value: unknown): value is string[][] => Array.isArray(value) && value.every(areStrings);

function parseJson(text: string, file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexFormatError(
      `${file} isn't JSON: it starts with ${JSON.stringify(text.slice(0, 40))}. ` +
        'Check whether the server returns a page for missing files.',
    );
  }
  if (!isObject(value))
    throw new IndexFormatError(
      `${file} contains ${Array.isArray(value) ? 'a list' : String(value)}, expected an object.`,
    );
  return value;
}

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) && [value.title, value.text, value.url].every(isString);

const isPostings = (value: unknown): value is Postings =>
  isObject(value) &&
  [value.words, value.sections, value.levels].every(isString) &&
  (value.answers === undefined || (isObject(value.answers) && Object.values(value.answers).every(isAnswer)));

/** Whether the value is a list of this many indexes below a limit. */
const areIndexes = (value: unknown, length: number, limit: number, lowest = 0): boolean =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((index) => Number.isInteger(index) && index >= lowest && index < limit);

const isTag = (value: unknown): value is DocsTag =>
  isObject(value) &&
  isString(value.tag) &&
  (value.version === null || isString(value.version)) &&
  typeof value.current === 'boolean';

/** @throws IndexFormatError if the text isn't a root with this schema */
export function parseRoot(text: string, file: string): Root {
  const value = parseJson(text, file);
  if (value.schema !== SCHEMA)
    throw new IndexFormatError(
      `${file} has schema ${JSON.stringify(value.schema)}, expected ${SCHEMA}. ` +
        'A cache may contain the file of another build, so reload without the cache.',
    );
  const {tags, siteSections, paths, editions, pages, headings, anchors, chunks, letters} = value;
  const isColumns = (columns: unknown): columns is PageColumns => {
    if (!isObject(columns) || !areStrings(columns.url)) return false;
    const {length} = columns.url;
    return (
      length > 0 &&
      [columns.title, columns.description, columns.keywords, columns.levels].every(
        (column) => areStrings(column) && column.length === length,
      ) &&
      areIndexes(columns.siteSection, length, (siteSections as string[]).length) &&
      areIndexes(columns.path, length, (paths as string[][]).length) &&
      areIndexes(columns.editions, length, (editions as string[][]).length) &&
      areIndexes(columns.tag, length, (tags as DocsTag[]).length) &&
      areIndexes(columns.legacy, length, 2) &&
      areIndexes(columns.contentType, length, CONTENT_TYPES.length, -1)
    );
  };
  if (
    !isString(value.language) ||
    !isString(value.directory) ||
    !Array.isArray(tags) ||
    !tags.every(isTag) ||
    ![siteSections, headings, anchors, chunks, letters].every(areStrings) ||
    ![paths, editions].every(areLists) ||
    !isColumns(pages) ||
    pages.levels.reduce((sum, {length}) => sum + length, 0) !== (headings as string[]).length ||
    (anchors as string[]).length !== (headings as string[]).length
  )
    throw new IndexFormatError(`${file} has missing or malformed fields. Build the site again.`);
  return value as unknown as Root;
}

/** @throws IndexFormatError if the text isn't a chunk */
export function parsePostings(text: string, file: string): Postings {
  const value = parseJson(text, file);
  if (!isPostings(value)) throw new IndexFormatError(`${file} isn't a chunk of the search index.`);
  return value;
}

/** @throws IndexFormatError if the text isn't a list of words */
export function parseWords(text: string, file: string): string {
  const {words} = parseJson(text, file);
  if (!isString(words)) throw new IndexFormatError(`${file} isn't a word list of the search index.`);
  return words;
}

/** @throws IndexFormatError if the text doesn't have the texts of this many sections */
export function parseTexts(text: string, file: string, sections: number): PageTexts {
  const value = parseJson(text, file);
  const isText = (entry: unknown): boolean => areStrings(entry) && entry.length === 2;
  if (!Array.isArray(value.sections) || value.sections.length !== sections || !value.sections.every(isText))
    throw new IndexFormatError(`${file} doesn't have the texts of ${sections} sections.`);
  return value as unknown as PageTexts;
}

export const contentTypeAt = (index: number): ContentType | null => CONTENT_TYPES[index] ?? null;
