/**
 * The form of the search index's files, shared by what writes them (src/plugins/search-index) and what reads them.
 * Everything that arrives over the network goes through `parseManifest` or `parseShard`.
 */

/** Raised with every change that an older or newer reader could not make sense of. */
export const SCHEMA = 1;

/** Name of the manifest's file at the root of the site. It is the only one whose name never changes. */
export const MANIFEST_FILE = 'search-manifest.json';

/** A stretch of a page between two headings. */
export interface Section {
  /** Text of the heading; of a page's first section, the page's title. */
  heading: string;
  /** 1 for the stretch before the first heading, else the heading's level, 2 to 6. */
  level: number;
  /** The heading's id, or '' where a link can only go to the page. */
  anchor: string;
  /** Prose, list items and table cells; blocks are parted by line feeds. */
  text: string;
  /** Code blocks as they stand, parted by line feeds. */
  code: string;
}

export interface IndexedPage {
  /** Path of the page from the root of the server, with the site's base path. */
  url: string;
  title: string;
  description: string;
  keywords: string[];
  /** Label of the part of the site that the page belongs to: Docs, University, … */
  area: string;
  /** Labels of the categories above the page, outermost first; without area and title. */
  path: string[];
  /** Product editions that the page is about, such as `2.x`; empty where it is about all. */
  editions: string[];
  /** The page describes a concept or an interface that has a successor. */
  legacy: boolean;
  /** Order is the page's; the first one has level 1. */
  sections: Section[];
}

/** One file of the index: all pages of a language and a docs tag. */
export interface Shard {
  schema: typeof SCHEMA;
  language: string;
  /** `default`, or `docs-<plugin>-<version>` for a page of versioned docs: Docusaurus' `docusaurus_tag`. */
  tag: string;
  pages: IndexedPage[];
}

export interface ShardEntry {
  language: string;
  tag: string;
  /** Name of the docs version for people, or null for what has no version. */
  version: string | null;
  /** The version is the one that readers land on. What has no version counts as current. */
  current: boolean;
  /** Path of the shard below the site's base path. */
  file: string;
  pages: number;
}

export interface Manifest {
  schema: typeof SCHEMA;
  shards: ShardEntry[];
}

/** The index's files are not what they should be. The message is for developers. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const areStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** Parses JSON and checks the schema's number. */
function parse(text: string, file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexFormatError(
      `${file} is not JSON: it starts with ${JSON.stringify(text.slice(0, 40))}. Does the server answer a missing file with a page?`,
    );
  }
  if (!isObject(value) || value.schema !== SCHEMA) {
    const found = isObject(value) ? JSON.stringify(value.schema) : typeof value;
    throw new IndexFormatError(
      `${file} has schema ${found}, expected ${SCHEMA}. A cache may hold the file of another build: reload without cache.`,
    );
  }
  return value;
}

function isEntry(value: unknown): value is ShardEntry {
  return (
    isObject(value) &&
    [value.language, value.tag, value.file].every(isString) &&
    (value.version === null || isString(value.version)) &&
    typeof value.current === 'boolean' &&
    typeof value.pages === 'number'
  );
}

function isSection(value: unknown): value is Section {
  return (
    isObject(value) &&
    [value.heading, value.anchor, value.text, value.code].every(isString) &&
    typeof value.level === 'number'
  );
}

function isPage(value: unknown): value is IndexedPage {
  return (
    isObject(value) &&
    [value.url, value.title, value.description, value.area].every(isString) &&
    [value.keywords, value.path, value.editions].every(areStrings) &&
    typeof value.legacy === 'boolean' &&
    Array.isArray(value.sections) &&
    value.sections.length > 0 &&
    value.sections.every(isSection)
  );
}

/** @throws IndexFormatError for anything but a manifest of this schema */
export function parseManifest(text: string, file = MANIFEST_FILE): Manifest {
  const {shards} = parse(text, file);
  if (!Array.isArray(shards) || shards.length === 0 || !shards.every(isEntry))
    throw new IndexFormatError(`${file} lists no shards, or some in another form.`);
  return {schema: SCHEMA, shards};
}

/** @throws IndexFormatError for anything but a shard of this schema */
export function parseShard(text: string, file: string): Shard {
  const {language, tag, pages} = parse(text, file);
  if (!isString(language) || !isString(tag) || !Array.isArray(pages) || !pages.every(isPage))
    throw new IndexFormatError(`${file} holds pages in another form.`);
  return {schema: SCHEMA, language, tag, pages};
}
