/**
 * The numbers that the ranking depends on. They were chosen by measuring the results for the queries in
 * tests/search-queries*.json that are marked for tuning.
 */
export const PARAMETERS = {
  /** Weight of each field of the index. Changing one requires a new build. */
  fields: {title: 4, keywords: 2.22, context: 1, heading: 2, text: 1, code: 0.7},
  /** BM25: how fast repetitions of a term lose weight. */
  saturation: 1.2,
  /** BM25: how much the length of each field matters, from 0 to 1. */
  lengths: {title: 0.94, keywords: 0.3, context: 0.7, heading: 0.52, text: 0.7, code: 0.7},
  /** Weight of words that aren't in the query. 1 is the weight of a word in the query. */
  words: {
    /** The parts of an identifier, in the same section. */
    parts: 1.08,
    /** A completion of an unfinished word. */
    prefix: 0.59,
    /** A correction by one edit. */
    oneEdit: 0.75,
    moreEdits: 0.55,
    synonym: 0.6,
  },
  rank: {
    /** Share of a page's score that comes from its best section; the rest comes from the page overall. */
    sectionShare: 0.5,
    /** Weight of a term's second-best section on the page. */
    repetition: 0.4,
    /** Exponent that penalizes missing terms: the covered part of the query is raised to this power. */
    coveragePower: 1.5,
    /** Share of the query's information that a result must cover. Rare terms carry more of it than common ones. */
    minCoverage: 0.4,
    /** The same for a pasted message. */
    minCoverageOfMessage: 0.2,
    /** Extra weight of a term that no page contains, because the query may be about something else entirely. */
    unknownTerm: 1.3,
  },
  /** Boosts for pages that contain the query as a phrase. */
  phrases: {
    /** The title equals the query exactly. */
    asTyped: 5,
    /** The title has the same words. */
    title: 1.5,
    /** A keyword equals the query, or is a multiword part of it. */
    keyword: 1.76,
    /** The title contains the query. */
    inTitle: 1.2,
    /** A section heading equals a long query. */
    heading: 2,
    /** At most, for a title or heading that shares words with the query. */
    similar: 1,
    /** At most, for a keyword that shares words with the query. */
    similarKeyword: 1,
    /** A similarity up to this value is considered chance. */
    chance: 0.5,
  },
  /** When the page about a message is the direct answer. */
  message: {
    /** Minimum similarity of the message and the query. */
    certain: 0.4,
    /** The number of results that are considered. */
    considered: 20,
  },
  /** Factors for pages that readers rarely look for, unless the query asks for them (see boosts.ts). */
  pages: {
    legacy: 0.6,
    archived: 0.25,
    archivedNamed: 0.85,
    previousLine: 0.63,
    course: 0.8,
    chapter: 0.56,
    example: 0.7,
    command: 0.5,
    comparisonResult: 0.5,
    message: 0.3,
    release: 0.5,
    notice: 0.8,
    /** Pages about other release lines than the one that a query names. */
    otherLine: 0.5,
    /** Pages about several release lines, if a query names one. */
    sharedLine: 0.75,
  },
};
