/**
 * Ranks pages by the scores that the index gives each query term in each section. Independent of files, browsers, and
 * the index library.
 */

import {PARAMETERS} from './parameters';

/** Score of a query term in each section that contains it, by section number. */
export type WordScores = ReadonlyMap<number, number>;

/**
 * The boost of each page: 1 for a current page, less for one that readers rarely look for. 0 leaves the page out.
 */
export type PageBoosts = readonly number[];

export interface RankedPage {
  page: number;
  score: number;
  /** Numbers of the matching sections, best first. */
  sections: number[];
}

/** Sections that score less than this share of the page's best section aren't listed. */
const SECTION_OF_BEST = 0.4;

/** Results that cover less than this share of what the best one covers are dropped. */
const COVERAGE_OF_BEST = 0.5;

/** Number of top pages that are checked for exact phrases. */
const PHRASE_CHECK_LIMIT = 60;

/** Information, in nats, of a term that `found` of `all` pages contain. */
const informationOf = (found: number, all: number): number =>
  Math.log(1 + (all + 1) / (found + 0.5)) * (found === 0 ? PARAMETERS.rank.unknownTerm : 1);

/**
 * Ranks pages by how well they match a query.
 * @param words scores of each query term; empty for a term that no page contains
 * @param pageOf page number of each section
 * @param phraseBoost 1, or more if the page's title or the given sections contain the query's exact words
 * @param minCoverage share of the query's information that a result must cover
 */
export function rank(
  words: readonly WordScores[],
  pageOf: ArrayLike<number>,
  boosts: PageBoosts,
  phraseBoost: (page: number, sections: readonly number[]) => number,
  minCoverage = PARAMETERS.rank.minCoverage,
): RankedPage[] {
  const {sectionShare, repetition, coveragePower} = PARAMETERS.rank;
  /** Sums over the terms: of the best sections of each page, of each section, and of the covered information. */
  const totals = new Float64Array(boosts.length);
  const sums = new Map<number, number>();
  const covered = new Float64Array(boosts.length);
  let all = 0;
  for (const scores of words) {
    const best = new Float64Array(boosts.length);
    const second = new Float64Array(boosts.length);
    const found: number[] = [];
    for (const [section, score] of scores) {
      const page = pageOf[section] ?? 0;
      if (!boosts[page]) continue;
      sums.set(section, (sums.get(section) ?? 0) + score);
      const top = best[page] ?? 0;
      if (top === 0) found.push(page);
      best[page] = Math.max(score, top);
      second[page] = Math.max(second[page] ?? 0, Math.min(score, top));
    }
    const information = informationOf(found.length, boosts.length);
    all += information;
    for (const page of found) {
      totals[page] = (totals[page] ?? 0) + (best[page] ?? 0) + repetition * (second[page] ?? 0);
      covered[page] = (covered[page] ?? 0) + information;
    }
  }

  const sectionsOf = new Map<number, [number, number][]>();
  for (const [section, sum] of sums) {
    const page = pageOf[section] ?? 0;
    const known = sectionsOf.get(page);
    if (known) known.push([section, sum]);
    else sectionsOf.set(page, [[section, sum]]);
  }
  const candidates = [...sectionsOf].flatMap(([page, found]) => {
    const coverage = (covered[page] ?? 0) / all;
    if (!(coverage >= minCoverage)) return [];
    const sections = found.sort(([a, x], [b, y]) => y - x || a - b);
    const top = sections[0]?.[1] ?? 0;
    const score =
      ((1 - sectionShare) * (totals[page] ?? 0) + sectionShare * top) * coverage ** coveragePower * (boosts[page] ?? 0);
    return [
      {
        page,
        score,
        sections: sections.filter(([, sum]) => sum >= top * SECTION_OF_BEST).map(([section]) => section),
        coverage,
      },
    ];
  });
  const minOfBest = Math.max(0, ...candidates.map(({coverage}) => coverage)) * COVERAGE_OF_BEST;
  const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page - b.page;
  const ranked: RankedPage[] = candidates.filter(({coverage}) => coverage >= minOfBest).sort(byScore);
  const boosted = ranked
    .slice(0, PHRASE_CHECK_LIMIT)
    .map(({page, score, sections}) => ({page, sections, score: score * phraseBoost(page, sections)}));
  return [...boosted.sort(byScore), ...ranked.slice(PHRASE_CHECK_LIMIT)].map(({page, score, sections}) => ({
    page,
    score,
    sections,
  }));
}
