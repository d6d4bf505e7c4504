import type {PageHit} from './backend';

/**
 * The site sections to show on results: all except the one that most results are in. Its name would be on almost every
 * result without telling them apart.
 */
export function shownSections(pages: readonly Pick<PageHit, 'siteSection'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {siteSection} of pages) counts.set(siteSection, (counts.get(siteSection) ?? 0) + 1);
  const [, ...others] = [...counts].sort(([, one], [, other]) => other - one);
  return new Set(others.map(([siteSection]) => siteSection));
}

/** Consecutive results from one section of the site. */
export interface ResultGroup {
  siteSection: string;
  pages: PageHit[];
}

/** The best results are grouped separately, so that grouping can't move a weaker result above them. */
const BEST = 4;

function bySiteSection(pages: readonly PageHit[]): ResultGroup[] {
  const groups = new Map<string, PageHit[]>();
  for (const page of pages) groups.set(page.siteSection, [...(groups.get(page.siteSection) ?? []), page]);
  return [...groups].map(([siteSection, members]) => ({siteSection, pages: members}));
}

/**
 * Groups results by site section, in order of first appearance. A section can head two groups: one for its best
 * results, and one for the rest.
 */
export function groupResults(pages: readonly PageHit[]): ResultGroup[] {
  const best = bySiteSection(pages.slice(0, BEST));
  const [first, ...others] = bySiteSection(pages.slice(BEST));
  const last = best.at(-1);
  if (last === undefined || first === undefined) return best;
  if (last.siteSection !== first.siteSection) return [...best, first, ...others];
  return [...best.slice(0, -1), {siteSection: last.siteSection, pages: [...last.pages, ...first.pages]}, ...others];
}
