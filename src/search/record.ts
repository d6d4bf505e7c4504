/**
 * Builds the records of the hosted index, one for each section of a page, in the DocSearch format (hierarchy, content,
 * anchor, type) plus the extra fields that our results show. The crawler (deploy/search-crawler.js) builds the same
 * records.
 */
import type {IndexedPageEntry} from './read';
import type {Section} from './schema';
import {boostsFor} from './boosts';

/** The boosts that apply to every query. */
const boostOf = boostsFor('');

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The site section, the page title, and the headings down to the section's own. */
type Hierarchy = Record<(typeof LEVELS)[number], string | null>;

export interface SearchRecord {
  objectID: string;
  url: string;
  /** Groups the records of a page. */
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the section's heading. */
  type: (typeof LEVELS)[number];
  hierarchy: Hierarchy;
  content: string | null;
  code: string | null;
  keywords: string[];
  path: string[];
  edition: string[];
  language: string;
  docusaurus_tag: string;
  /** Label of the docs version, or null for the current one. */
  version: string | null;
  /** Higher is better for `pageRank` and `level`; lower is better for `position`. */
  weight: {pageRank: number; level: number; position: number};
}

/** Maximum number of characters of text or code in one record. Algolia accepts 10 KB, in any language. */
const MAX_LENGTH = 1400;

/** Splits a text at line ends, and within a line that's too long. */
function portions(text: string): string[] {
  const cut: string[] = [];
  for (const line of text.split('\n').flatMap((part) => part.match(new RegExp(`.{1,${MAX_LENGTH}}`, 'gsu')) ?? [])) {
    const last = cut.at(-1);
    if (last !== undefined && last.length + line.length < MAX_LENGTH) cut[cut.length - 1] = `${last}\n${line}`;
    else cut.push(line);
  }
  return cut;
}

/** The site section, and for each level the heading that applies to the section. */
function hierarchyOf(page: IndexedPageEntry, section: Section): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0: page.siteSection,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const {heading, level} of page.sections.slice(1, page.sections.indexOf(section) + 1)) {
    for (const name of LEVELS.slice(level)) hierarchy[name] = null;
    const name = LEVELS[level];
    if (name !== undefined) hierarchy[name] = heading;
  }
  return hierarchy;
}

/**
 * Builds the records of a page.
 * @param siteUrl origin of the published site, without a trailing slash
 */
export function recordsOf(page: IndexedPageEntry, language: string, siteUrl: string): SearchRecord[] {
  const pageUrl = siteUrl + page.url;
  return page.sections.flatMap((section, position) => {
    const text = portions(
      section.level === 1 ? [page.description, section.text].filter(Boolean).join('\n') : section.text,
    );
    const code = portions(section.code);
    const url = section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl;
    return Array.from({length: Math.max(1, text.length, code.length)}, (_, part): SearchRecord => ({
      objectID: `${page.url}#${position}.${part}`,
      url,
      url_without_anchor: pageUrl,
      anchor: section.anchor || null,
      type: LEVELS[section.level] ?? 'lvl6',
      hierarchy: hierarchyOf(page, section),
      content: text[part] ?? null,
      code: code[part] ?? null,
      keywords: [...page.keywords],
      path: [...page.path],
      edition: [...page.editions],
      language,
      docusaurus_tag: page.tag,
      version: page.current ? null : page.version,
      weight: {
        pageRank: Math.round(100 * boostOf(page, page.current)),
        level: 100 - 10 * section.level,
        position,
      },
    }));
  });
}
