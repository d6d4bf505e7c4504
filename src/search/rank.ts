/**
 * The order of results. Takes what the index says of each word of a query in each section, and gives pages, best first. Nothing here knows of files,
 * browsers or the index library.
 */

/** Score of each section in which a word of the query stands, by section number. */
export type WordScores = ReadonlyMap<number, number>;

export interface RankingPage {
  /** Numbers of the page's sections; the first one also stands for title, keywords and address. */
  sections: readonly number[];
  /** What the page is worth apart from its words: 1 for a page of today, less for one that has a successor. */
  standing: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Numbers of the sections that answer the query, best first. */
  sections: number[];
}

/** Part of a page's score that its best single section gives; the rest comes from the page as a whole. */
const SECTION_SHARE = 0.5;

/** What a word's second-best section on the page adds. */
const REPETITION = 0.4;

/** How much a missing word costs: the part of the query that is covered counts to this power. */
const COVERAGE_POWER = 1.5;

/** Sections that score less than this part of their page's best one are not named. */
const SECTION_OF_BEST = 0.4;

/** A result must cover this much of what the query says, counted in information: a rare word says more than a common one. */
const LEAST_COVERAGE = 0.4;

/** Results that cover less than this part of what the best one covers are left out. */
const COVERAGE_OF_BEST = 0.5;

/** So many of the best pages are looked at for the query's exact words. */
const CLOSER_LOOK = 60;

/** What a word tells that stands on no page, as against what its rarity would: that the query may be about something else altogether. */
const UNKNOWN = 1.2;

/** Information of a word that stands on `found` of `all` pages, in nats. */
const informationOf = (found: number, all: number): number =>
  Math.log(1 + (all + 1) / (found + 0.5)) * (found === 0 ? UNKNOWN : 1);

/** What a page's sections score for all words, each section's sum and the page's. */
function scorePage({sections}: RankingPage, words: readonly WordScores[]): {whole: number; sums: Map<number, number>} {
  const sums = new Map<number, number>();
  let whole = 0;
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
    whole += best + REPETITION * second;
  }
  return {whole, sums};
}

/**
 * Orders pages by how well they answer a query.
 * @param words one entry for each word of the query; empty where the word stands nowhere
 * @param pages all pages of the index
 * @param agreement 1, or more where a page has the query's exact words, in its title or in the sections given
 */
export function rank(
  words: readonly WordScores[],
  pages: readonly RankingPage[],
  agreement: (page: number, sections: readonly number[]) => number,
): RankedPage[] {
  const holders = words.map(
    (scores) =>
      new Set(pages.flatMap(({sections}, page) => (sections.some((section) => scores.has(section)) ? [page] : []))),
  );
  const information = holders.map((found) => informationOf(found.size, pages.length));
  const all = information.reduce((sum, value) => sum + value, 0);
  const coverageOf = (page: number): number =>
    information.reduce((sum, value, word) => (holders[word]?.has(page) ? sum + value : sum), 0) / all;

  const candidates = pages.flatMap((page, number) => {
    const coverage = coverageOf(number);
    if (!(coverage >= LEAST_COVERAGE)) return [];
    const {whole, sums} = scorePage(page, words);
    const sections = [...sums].sort(([a, x], [b, y]) => y - x || a - b);
    const worth = (sections[0]?.[1] ?? 0) * SECTION_OF_BEST;
    const score =
      ((1 - SECTION_SHARE) * whole + SECTION_SHARE * (sections[0]?.[1] ?? 0)) *
      coverage ** COVERAGE_POWER *
      page.standing;
    return [
      {page: number, score, sections: sections.filter(([, sum]) => sum >= worth).map(([section]) => section), coverage},
    ];
  });
  const enough = Math.max(0, ...candidates.map(({coverage}) => coverage)) * COVERAGE_OF_BEST;
  const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page - b.page;
  const ranked: RankedPage[] = candidates.filter(({coverage}) => coverage >= enough).sort(byScore);
  const closer = ranked
    .slice(0, CLOSER_LOOK)
    .map(({page, score, sections}) => ({page, sections, score: score * agreement(page, sections)}));
  return [...closer.sort(byScore), ...ranked.slice(CLOSER_LOOK)].map(({page, score, sections}) => ({
    page,
    score,
    sections,
  }));
}
