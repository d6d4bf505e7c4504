/** The pages of a search index, without their texts. */
import {anchorOf, contentTypeAt, type Root} from './parts';
import type {ContentType} from './schema';
import type {TitleFields} from './titleIndex';

/** A section of a page, without its text. */
export interface SectionEntry {
  heading: string;
  level: number;
  anchor: string;
}

/** A page of the index, without its texts. */
export interface PageEntry {
  url: string;
  title: string;
  description: string;
  keywords: readonly string[];
  siteSection: string;
  path: readonly string[];
  editions: readonly string[];
  legacy: boolean;
  contentType: ContentType | null;
  tag: string;
  version: string | null;
  current: boolean;
  /** The first one has level 1 and the page's title. */
  sections: SectionEntry[];
}

/** The pages of an index, from the columns of its root. */
export function pagesOf({pages, headings, anchors, siteSections, paths, editions, tags}: Root): PageEntry[] {
  let next = 0;
  return pages.url.map((url, index): PageEntry => {
    const title = pages.title[index] ?? '';
    const sections: SectionEntry[] = [{heading: title, level: 1, anchor: ''}];
    for (const level of pages.levels[index] ?? '') {
      const heading = headings[next] ?? '';
      const anchor = anchors[next++] ?? '';
      sections.push({
        heading,
        level: Number(level),
        anchor: anchor === '' ? anchorOf(heading) : anchor === '-' ? '' : anchor,
      });
    }
    const {tag = '', version = null, current = true} = tags[pages.tag[index] ?? 0] ?? {};
    return {
      url,
      title,
      description: pages.description[index] ?? '',
      keywords: (pages.keywords[index] ?? '').split('\n').filter(Boolean),
      siteSection: siteSections[pages.siteSection[index] ?? 0] ?? '',
      path: paths[pages.path[index] ?? 0] ?? [],
      editions: editions[pages.editions[index] ?? 0] ?? [],
      legacy: pages.legacy[index] === 1,
      contentType: contentTypeAt(pages.contentType[index] ?? -1),
      tag,
      version,
      current,
      sections,
    };
  });
}

/**
 * The docs tag of the release line that a page describes, if it describes only one. The current docs contain the pages
 * about On-Premises 1.x, so readers who search in 1.x need them.
 */
export function tagOf({editions: [line, ...others], tag}: PageEntry, tags: Root['tags']): string {
  const ofLine = tags.find(({version}) => version !== null && version === line);
  return others.length > 0 || !ofLine ? tag : ofLine.tag;
}

/** The searched parts of a section, apart from its text and code. Only the first section has the page's own. */
export function fieldsOf(page: PageEntry, {heading, level}: SectionEntry): TitleFields {
  if (level > 1) return {heading};
  const url = page.url.replace(/[/_-]+/g, ' ');
  return {
    title: page.title,
    keywords: [...page.keywords, url, ...(page.editions.length === 1 ? page.editions : [])].join(' '),
    context: [page.siteSection, ...page.path, ...page.editions].join(' '),
  };
}

/** The headings from the page title down to the section's own. */
export function headingsOf(page: PageEntry, section: SectionEntry): string[] {
  const trail: SectionEntry[] = [];
  for (const candidate of page.sections.slice(0, page.sections.indexOf(section) + 1)) {
    while ((trail.at(-1)?.level ?? 0) >= candidate.level) trail.pop();
    trail.push(candidate);
  }
  return trail.map(({heading}) => heading);
}
