/** The embedded search engine. Runs in a web worker, and in tests without a browser. */
import MiniSearch from 'minisearch';
import type {PageHit, SearchResponse, SearchRequest, SectionHit} from './backend';
import {similarity, longestRun} from './similarity';
import {isStopWord, parseSynonyms, parseQuery, type QueryTerm} from './query';
import {rank, type WordScores} from './rank';
import type {IndexedPage, Section} from './schema';
import {highlight, mentions, snippet} from './snippet';
import {releaseLineIn, boostOf} from './boosts';
import {suggest} from './suggest';
import {stemOf, fold, phraseOf, wordsOf} from './text';
import {Vocabulary} from './vocabulary';

/** An indexed page with the properties of its shard. */
export interface EnginePage extends IndexedPage {
  tag: string;
  version: string | null;
  current: boolean;
}

export interface EngineOptions {
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Fallback queries to suggest when nothing similar is found. */
  starters: readonly string[];
}

export interface Engine {
  search: (request: SearchRequest) => SearchResponse;
}

/** Weight of each field. Only a page's first section has the fields title, keywords, and context. */
const BOOSTS = {title: 4, keywords: 3, context: 1, heading: 2, text: 1, code: 0.7};

interface Document extends Partial<Record<keyof typeof BOOSTS, string>> {
  id: number;
}

/**
 * Boosts for pages that contain the query as a phrase.
 * - `asTyped`: the title equals the query exactly; `title`: the title has the same words.
 * - `keyword`: a keyword equals the query, or is a multiword part of it.
 * - `inTitle`: the title contains the query.
 * - `heading`: a section heading equals a long query.
 * - `message`: a section's text contains a long query; `phrase`: it contains a short one.
 * - `run`: at most, for part of a long query, such as an error message that contains the reader's own names.
 * - `similar`: at most, for a title or heading that shares words with the query.
 */
const PHRASE_BOOSTS = {
  asTyped: 5,
  title: 1.5,
  keyword: 1.3,
  inTitle: 1.2,
  heading: 2,
  message: 1.7,
  phrase: 1.15,
  run: 0.9,
  similar: 1,
};

/** Queries of at least this many words are usually questions or messages, so an exact match counts for more. */
const LONG_QUERY = 4;

/** Minimum number of words for a keyword to be looked up inside a longer query. */
const LONG_KEYWORD = 3;

/** Maximum number of sections shown for each page. */
const SECTIONS_SHOWN = 3;

/** Caches the results of a function by its argument. */
function remember<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, Result>();
  return (argument) => {
    const found = known.get(argument);
    if (found !== undefined) return found;
    const result = work(argument);
    known.set(argument, result);
    return result;
  };
}

function documentOf(id: number, page: IndexedPage, {heading, level, text, code}: Section): Document {
  if (level > 1) return {id, heading, text, code};
  const url = page.url.replace(/[/_-]+/g, ' ');
  return {
    id,
    title: page.title,
    keywords: [...page.keywords, url, ...(page.editions.length === 1 ? page.editions : [])].join(' '),
    context: [page.siteSection, ...page.path, ...page.editions].join(' '),
    text: `${page.description}\n${text}`,
    code,
  };
}

/** The headings from the page title down to the section's own. */
function headingsOf(page: IndexedPage, section: Section): string[] {
  const trail: Section[] = [];
  for (const candidate of page.sections.slice(0, page.sections.indexOf(section) + 1)) {
    while ((trail.at(-1)?.level ?? 0) >= candidate.level) trail.pop();
    trail.push(candidate);
  }
  return trail.map(({heading}) => heading);
}

function hitOf(page: IndexedPage, section: Section, stems: ReadonlySet<string>): SectionHit {
  const headings = headingsOf(page, section);
  const inCode = !mentions(`${headings.at(-1) ?? ''} ${section.text}`, stems) && mentions(section.code, stems);
  const introduction =
    section.text === '' || !mentions(section.text, stems) ? page.description || section.text : section.text;
  const text = section.level === 1 ? introduction : section.text || section.code;
  return {
    url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
    kind: inCode ? 'code' : section.level === 1 ? 'page' : 'heading',
    headings: headings.map((heading) => highlight(heading, stems)),
    snippet: snippet(inCode ? section.code : text, stems),
  };
}

/** Builds an engine. Takes about half a second for 2,500 sections. */
export function createEngine(pages: readonly EnginePage[], {synonyms, starters}: EngineOptions): Engine {
  const words = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: Object.keys(BOOSTS),
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word);
      return stemOf(word);
    },
    // Queries are word stems separated by spaces.
    searchOptions: {
      tokenize: (stems) => stems.split(' '),
      processTerm: (term) => term,
      boost: BOOSTS,
      bm25: {k: 1.2, b: 0.7, d: 0},
    },
  });
  const sections: Section[] = [];
  const documents: Document[] = [];
  const sectionsOfPage = pages.map((page) =>
    page.sections.map((section) => {
      documents.push(documentOf(sections.length, page, section));
      return sections.push(section) - 1;
    }),
  );
  index.addAll(documents);
  const vocabulary = new Vocabulary(words);
  const groups = parseSynonyms(synonyms);
  const foldedTitle = remember((page: number) => fold(pages[page]?.title ?? ''));
  const phraseOfTitle = remember((page: number) => phraseOf(pages[page]?.title ?? ''));
  const phrasesOfKeywords = remember(
    (page: number) => pages[page]?.keywords.map((keyword) => phraseOf(keyword).trim()) ?? [],
  );
  const phraseOfHeading = remember((number: number) => phraseOf(sections[number]?.heading ?? ''));
  const phraseOfSection = remember((number: number) =>
    phraseOf(`${sections[number]?.heading ?? ''} ${sections[number]?.text ?? ''} ${sections[number]?.code ?? ''}`),
  );

  function scoresOf({alternatives}: QueryTerm): WordScores {
    const scores = new Map<number, number>();
    const note = (found: ReturnType<typeof index.search>, weight: number): void => {
      for (const {id, score, queryTerms} of found) {
        const section = id as number;
        // MiniSearch multiplies a score by the number of matched terms, but here the terms are alternatives.
        scores.set(section, Math.max(scores.get(section) ?? 0, (score / queryTerms.length) * weight));
      }
    };
    const single = new Map(
      alternatives.flatMap(({stems: [first, ...others], weight}) =>
        first !== undefined && others.length === 0 ? [[first, weight] as const] : [],
      ),
    );
    if (single.size > 0)
      note(
        index.search([...single.keys()].join(' '), {combineWith: 'OR', boostTerm: (term) => single.get(term) ?? 1}),
        1,
      );
    for (const {stems, weight} of alternatives)
      if (stems.length > 1) note(index.search(stems.join(' '), {combineWith: 'AND'}), weight);
    return scores;
  }

  function find(query: string, tags: readonly string[] | null): {ranked: ReturnType<typeof rank>; terms: QueryTerm[]} {
    const releaseLine = releaseLineIn(query);
    const parsed = parseQuery(query, vocabulary, groups);
    // A release line such as 1.x selects pages. As a search term, it would favor pages that only have it in their
    // title.
    const otherTerms = parsed.filter(({text}) => text !== releaseLine);
    const terms = otherTerms.length > 0 ? otherTerms : parsed;
    const phrase = /[\p{L}\p{N}]$/u.test(query) ? phraseOf(query).trimEnd() : phraseOf(query);
    const exact = phrase.trim();
    const words = exact.split(' ');
    // An identifier counts as one word, no matter how many parts it has.
    const isPhrase = /\S\s+\S/.test(query);
    const asTyped = fold(query).trim();
    const meaningfulWords = words.filter((word) => !isStopWord(word)).length;

    /** Boost for sections that contain the query's words in order. */
    const phraseBoostOfSections = (numbers: readonly number[]): number => {
      if (!isPhrase) return 1;
      if (
        meaningfulWords > 1 &&
        words.length >= LONG_QUERY &&
        numbers.some((number) => phraseOfHeading(number).trim() === exact)
      )
        return PHRASE_BOOSTS.heading;
      if (numbers.some((number) => phraseOfSection(number).includes(phrase)))
        return words.length < LONG_QUERY ? PHRASE_BOOSTS.phrase : PHRASE_BOOSTS.message;
      return words.length < LONG_QUERY
        ? 1
        : 1 + PHRASE_BOOSTS.run * Math.max(0, ...numbers.map((number) => longestRun(phraseOfSection(number), words)));
    };

    const phraseBoost = (page: number, found: readonly number[]): number => {
      if (foldedTitle(page) === asTyped) return PHRASE_BOOSTS.asTyped;
      const title = phraseOfTitle(page);
      if (title.trim() === exact) return PHRASE_BOOSTS.title;
      const numbers = found.slice(0, SECTIONS_SHOWN);
      const isInQuery = (keyword: string): boolean =>
        keyword === exact || (keyword.split(' ').length >= LONG_KEYWORD && phrase.includes(` ${keyword}`));
      const literal = Math.max(
        phrasesOfKeywords(page).some(isInQuery) ? PHRASE_BOOSTS.keyword : 1,
        title.includes(phrase) ? PHRASE_BOOSTS.inTitle : 1,
        phraseBoostOfSections(numbers),
      );
      return (
        literal *
        (1 +
          PHRASE_BOOSTS.similar *
            Math.max(
              ...[title, ...(isPhrase ? numbers.map(phraseOfHeading) : [])].map((text) => similarity(text, terms)),
            ))
      );
    };
    const ranking = pages.map((page, number) => ({
      sections: tags === null || tags.includes(page.tag) ? (sectionsOfPage[number] ?? []) : [],
      // A reader who narrows the search to an earlier version wants its pages, so they aren't ranked lower.
      boost: boostOf(page, page.current || tags !== null, query),
    }));
    return {ranked: rank(terms.map(scoresOf), ranking, phraseBoost), terms};
  }

  return {
    search({query, from, size, tags}) {
      const {ranked, terms} = find(query, tags);
      const all = terms.flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.stems));
      // Stop words are part of a phrase match, but highlighting each of them would be noise.
      const meaningful = all.filter((word) => !isStopWord(word));
      const stems = new Set(meaningful.length > 0 ? meaningful : all);
      const hits = ranked.slice(from, from + size).flatMap(({page: number, sections: numbers}): PageHit[] => {
        const page = pages[number];
        if (page === undefined) return [];
        const shown = numbers.slice(0, SECTIONS_SHOWN).flatMap((section) => sections[section] ?? []);
        const {url, title, siteSection, path, version, current} = page;
        return [
          {
            url,
            title,
            siteSection,
            path,
            version: current ? null : version,
            sections: shown.map((section) => hitOf(page, section, stems)),
          },
        ];
      });
      const hasResults = (other: string): boolean => find(other, tags).ranked.length > 0;
      const suggestions =
        ranked.length > 0
          ? []
          : suggest(
              query,
              terms,
              pages.map(({title}) => title),
              starters,
            )
              .filter(hasResults)
              .slice(0, 3);
      return {query, total: ranked.length, pages: hits, suggestions};
    },
  };
}
