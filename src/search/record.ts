/**
 * The records of the hosted index: one for each section of a page, in the form that DocSearch made customary (hierarchy, content, anchor, type), with what our
 * results show besides. The crawler's configuration (deploy/search-crawler.js) makes the same ones.
 */
import type {EnginePage} from './engine';
import type {Section} from './schema';
import {standingOf} from './standing';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The area, the page's title, and the headings down to the section's own. */
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
  /** Label of the docs version, where it is not the current one. */
  version: string | null;
  /** Higher is better for `pageRank` and `level`, lower for `position`. */
  weight: {pageRank: number; level: number; position: number};
}

/** Characters of text and of code in one record: the service takes 10 KB, in any language. */
const LONGEST = 1400;

/** Cuts a text at line ends, or where a line alone is too long. */
function portions(text: string): string[] {
  const cut: string[] = [];
  for (const line of text.split('\n').flatMap((whole) => whole.match(new RegExp(`.{1,${LONGEST}}`, 'gsu')) ?? [])) {
    const last = cut.at(-1);
    if (last !== undefined && last.length + line.length < LONGEST) cut[cut.length - 1] = `${last}\n${line}`;
    else cut.push(line);
  }
  return cut;
}

/** The area, and for each level the heading that holds at a section. */
function hierarchyOf(page: EnginePage, section: Section): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0: page.area,
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
 * The records of a page.
 * @param siteUrl origin under which the site is published, without a trailing slash
 */
export function recordsOf(page: EnginePage, language: string, siteUrl: string): SearchRecord[] {
  const address = siteUrl + page.url;
  return page.sections.flatMap((section, position) => {
    const text = portions(
      section.level === 1 ? [page.description, section.text].filter(Boolean).join('\n') : section.text,
    );
    const code = portions(section.code);
    const url = section.anchor ? `${address}#${section.anchor}` : address;
    return Array.from({length: Math.max(1, text.length, code.length)}, (_, part): SearchRecord => ({
      objectID: `${page.url}#${position}.${part}`,
      url,
      url_without_anchor: address,
      anchor: section.anchor || null,
      type: LEVELS[section.level] ?? 'lvl6',
      hierarchy: hierarchyOf(page, section),
      content: text[part] ?? null,
      code: code[part] ?? null,
      keywords: page.keywords,
      path: page.path,
      edition: page.editions,
      language,
      docusaurus_tag: page.tag,
      version: page.current ? null : page.version,
      weight: {
        pageRank: Math.round(100 * standingOf(page, page.current, '')),
        level: 100 - 10 * section.level,
        position,
      },
    }));
  });
}
