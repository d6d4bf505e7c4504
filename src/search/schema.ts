/** The pages of the search index, as they're extracted from the built site. See parts.ts for the files of the index. */

/** Increase this with every change that makes the index files unreadable to older or newer code. */
export const SCHEMA = 4;

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
  'message',
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

/** An index file is malformed. The message is for developers. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}
