/**
 * Ranks pages by the scores that the index gives each query term in each section. Independent of files, browsers, and
 * the index library.
 */

/** Score of a query term in each section that contains it, by section number. */
export type WordScores = ReadonlyMap<number, number>;

export interface RankingPage {
  /** Section numbers. The first one also covers the title, keywords, and URL. */
  sections: readonly number[];
  /** Query-independent boost: 1 for a current page, less for one that has a successor. */
  boost: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Numbers of the matching sections, best first. */
  sections: number[];
}

/** Share of a page's score that comes from its best section; the rest comes from the page overall. */
const SECTION_SHARE = 0.5;

/** Weight of a term's second-best section on the page. */
const REPETITION = 0.4;

/** Exponent that penalizes missing terms: the covered part of the query is raised to this power. */
const COVERAGE_POWER = 1.5;

/** Sections that score less than this share of the page's best section aren't listed. */
const SECTION_OF_BEST = 0.4;

/** Share of the query's information that a result must cover. Rare terms carry more information than common ones. */
const MIN_COVERAGE = 0.4;

/** Results that cover less than this share of what the best one covers are dropped. */
const COVERAGE_OF_BEST = 0.5;

/** Number of top pages that are checked for exact phrases. */
const PHRASE_CHECK_LIMIT = 60;

/** Extra weight of a term that no page contains, because the query may be about something else entirely. */
const UNKNOWN_TERM = 1.2;

/** Information, in nats, of a term that `found` of `all` pages contain. */
const informationOf = (found: number, all: number): number =>
  Math.log(1 + (all + 1) / (found + 0.5)) * (found === 0 ? UNKNOWN_TERM : 1);

/** Scores a page over all terms, in total and by section. */
function scorePage({sections}: RankingPage, words: readonly WordScores[]): {total: number; sums: Map<number, number>} {
  const sums = new Map<number, number>();
  let total = 0;
  for (const scores of words) {
    let best = 0;
    let second = 0;
    for (const section of sections) {
      const score = scores.get(section);
      if (score === undefined) continue;
      sums.set(section, (sums.get(section) ?? 0) + score);
      if (score > best) [best, second] = [score, best];
      else if (score > second) second = score;
    }
    total += best + REPETITION * second;
  }
  return {total, sums};
}

/**
 * Ranks pages by how well they match a query.
 * @param words scores of each query term; empty for a term that no page contains
 * @param pages all pages of the index
 * @param phraseBoost 1, or more if the page's title or the given sections contain the query's exact words
 */
export function rank(
  words: readonly WordScores[],
  pages: readonly RankingPage[],
  phraseBoost: (page: number, sections: readonly number[]) => number,
): RankedPage[] {
  const matchingPages = words.map(
    (scores) =>
      new Set(pages.flatMap(({sections}, page) => (sections.some((section) => scores.has(section)) ? [page] : []))),
  );
  const information = matchingPages.map((found) => informationOf(found.size, pages.length));
  const all = information.reduce((sum, value) => sum + value, 0);
  const coverageOf = (page: number): number =>
    information.reduce((sum, value, word) => (matchingPages[word]?.has(page) ? sum + value : sum), 0) / all;

  const candidates = pages.flatMap((page, number) => {
    const coverage = coverageOf(number);
    if (!(coverage >= MIN_COVERAGE)) return [];
    const {total, sums} = scorePage(page, words);
    const sections = [...sums].sort(([a, x], [b, y]) => y - x || a - b);
    const minScore = (sections[0]?.[1] ?? 0) * SECTION_OF_BEST;
    const score =
      ((1 - SECTION_SHARE) * total + SECTION_SHARE * (sections[0]?.[1] ?? 0)) * coverage ** COVERAGE_POWER * page.boost;
    return [
      {
        page: number,
        score,
        sections: sections.filter(([, sum]) => sum >= minScore).map(([section]) => section),
        coverage,
      },
    ];
  });
  const minCoverage = Math.max(0, ...candidates.map(({coverage}) => coverage)) * COVERAGE_OF_BEST;
  const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page - b.page;
  const ranked: RankedPage[] = candidates.filter(({coverage}) => coverage >= minCoverage).sort(byScore);
  const boosted = ranked
    .slice(0, PHRASE_CHECK_LIMIT)
    .map(({page, score, sections}) => ({page, sections, score: score * phraseBoost(page, sections)}));
  return [...boosted.sort(byScore), ...ranked.slice(PHRASE_CHECK_LIMIT)].map(({page, score, sections}) => ({
    page,
    score,
    sections,
  }));
}
