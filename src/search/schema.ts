/**
 * The format of the search index files, shared by the plugin that writes them (src/plugins/site/search-index) and the
 * code that reads them. Everything fetched over the network is validated by `parseManifest` or `parseShard`.
 */

/** Increase this with every change that older or newer code can't read. */
export const SCHEMA = 2;

/** File name of the manifest in the site root. It's the only file of the index whose name never changes. */
export const MANIFEST_FILE = 'search-manifest.json';

/**
 * Groups of pages that search ranks lower unless a query names them (see boosts.ts). All but `notice` come from the
 * `content_type` in a page's front matter.
 */
export const CONTENT_TYPES = [
  'course',
  'chapter',
  'example',
  'command',
  'comparison-result',
  'release',
  'notice',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export const isContentType = (value: unknown): value is ContentType =>
  (CONTENT_TYPES as readonly unknown[]).includes(value);

/** The part of a page between two headings. */
export interface Section {
  /** Text of the heading. For the first section of a page, the page title. */
  heading: string;
  /** 1 for the part before the first heading, otherwise the heading's level (2 to 6). */
  level: number;
  /** Id of the heading, or '' if a link can only point to the page. */
  anchor: string;
  /** Prose, list items, and table cells. Blocks are separated by line feeds. */
  text: string;
  /** Code blocks, verbatim, separated by line feeds. */
  code: string;
}

export interface IndexedPage {
  /** URL path of the page, with the site's base path. */
  url: string;
  title: string;
  description: string;
  keywords: string[];
  /** Label of the site section that the page belongs to, such as Docs or University. */
  siteSection: string;
  /** Labels of the categories above the page, outermost first, without the site section and the title. */
  path: string[];
  /** Editions and release lines that the page applies to, such as `2.x`. Empty if it applies to all. */
  editions: string[];
  /** Whether the page describes a concept or an interface that has a successor. */
  legacy: boolean;
  contentType: ContentType | null;
  /** In page order. The first section has level 1. */
  sections: Section[];
}

/** One file of the index, with all pages of a language and a docs tag. */
export interface Shard {
  schema: typeof SCHEMA;
  language: string;
  /** Docusaurus' `docusaurus_tag`: `docs-<plugin>-<version>` for versioned docs, otherwise `default`. */
  tag: string;
  pages: IndexedPage[];
}

export interface ShardEntry {
  language: string;
  tag: string;
  /** Display name of the docs version, or null for unversioned pages. */
  version: string | null;
  /** Whether this is the version that readers see by default. Unversioned pages count as current. */
  current: boolean;
  /** Path of the shard, relative to the site's base path. */
  file: string;
  pages: number;
}

export interface Manifest {
  schema: typeof SCHEMA;
  shards: ShardEntry[];
}

/** An index file is malformed. The message is for developers. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const areStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** Parses JSON and checks the schema number. */
function parse(text: string, file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexFormatError(
      `${file} isn't JSON: it starts with ${JSON.stringify(text.slice(0, 40))}. ` +
        'Check whether the server returns a page for missing files.',
    );
  }
  if (!isObject(value) || value.schema !== SCHEMA) {
    const found = isObject(value) ? JSON.stringify(value.schema) : typeof value;
    throw new IndexFormatError(
      `${file} has schema ${found}, expected ${SCHEMA}. ` +
        'A cache may contain the file of another build, so reload without the cache.',
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
    [value.url, value.title, value.description, value.siteSection].every(isString) &&
    [value.keywords, value.path, value.editions].every(areStrings) &&
    typeof value.legacy === 'boolean' &&
    (value.contentType === null || isContentType(value.contentType)) &&
    Array.isArray(value.sections) &&
    value.sections.length > 0 &&
    value.sections.every(isSection)
  );
}

/** @throws IndexFormatError if the text isn't a manifest with this schema */
export function parseManifest(text: string, file = MANIFEST_FILE): Manifest {
  const {shards} = parse(text, file);
  if (!Array.isArray(shards) || shards.length === 0 || !shards.every(isEntry))
    throw new IndexFormatError(`${file} has no shards, or a shard entry has missing or malformed fields.`);
  return {schema: SCHEMA, shards};
}

/** @throws IndexFormatError if the text isn't a shard with this schema */
export function parseShard(text: string, file: string): Shard {
  const {language, tag, pages} = parse(text, file);
  if (!isString(language) || !isString(tag) || !Array.isArray(pages) || !pages.every(isPage))
    throw new IndexFormatError(`${file} contains a page with missing or malformed fields.`);
  return {schema: SCHEMA, language, tag, pages};
}
