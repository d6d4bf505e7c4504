import type {PageHit} from './backend';

/** Neighbouring results of one area. */
export interface ResultGroup {
  area: string;
  pages: PageHit[];
}

/** So many of the best results are grouped by themselves, so that no other result comes before them for the sake of its group. */
const BEST = 4;

function byArea(pages: readonly PageHit[]): ResultGroup[] {
  const groups = new Map<string, PageHit[]>();
  for (const page of pages) groups.set(page.area, [...(groups.get(page.area) ?? []), page]);
  return [...groups].map(([area, members]) => ({area, pages: members}));
}

/** Groups results by area, in the order in which areas first appear. An area may head two groups: one among the best results, and one below. */
export function groupResults(pages: readonly PageHit[]): ResultGroup[] {
  const best = byArea(pages.slice(0, BEST));
  const [first, ...others] = byArea(pages.slice(BEST));
  const last = best.at(-1);
  if (last === undefined || first === undefined) return best;
  if (last.area !== first.area) return [...best, first, ...others];
  return [...best.slice(0, -1), {area: last.area, pages: [...last.pages, ...first.pages]}, ...others];
}
