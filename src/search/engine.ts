/** The embedded search engine. Runs in a web worker, and in tests without a browser. */
import {answerKey, type Answer} from './answer';
import type {PageHit, SearchRequest, SearchResponse, SectionHit} from './backend';
import {asksForOlder, boostsFor, isOlder, releaseLineIn} from './boosts';
import {belowCounterparts, subjectOf} from './counterparts';
import {prepareQuery} from './message';
import {fieldsOf, headingsOf, pagesOf, tagOf, type PageEntry, type SectionEntry} from './pageEntries';
import {PARAMETERS} from './parameters';
import {chunkFile, parsePostings, parseTexts, parseWords, textFile, type PageTexts, type Root} from './parts';
import {isStopWord, parseQuery, parseSynonyms, type QueryTerm} from './query';
import {quotedMessageFinder, SHORTEST_MESSAGE} from './quoted';
import {rank, type RankedPage, type WordScores} from './rank';
import {similarity} from './similarity';
import {highlight, mentions, snippet} from './snippet';
import {IndexStore} from './store';
import {suggest} from './suggest';
import {fold, phraseOf} from './text';

export interface EngineOptions {
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Fallback queries to suggest when nothing similar is found. */
  starters: readonly string[];
}

export interface Engine {
  /** Searches titles, headings, keywords, and texts. Excerpts are missing, unless the texts are loaded. */
  search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Searches, and fetches the texts of the results for excerpts. */
  searchWithExcerpts: (request: SearchRequest) => Promise<SearchResponse>;
  /**
   * Ranks pages for a few queries without fetching anything. The first ranking takes several times as long as later
   * ones, because the browser hasn't compiled the code and nothing is cached.
   */
  warmUp: () => void;
}

/** Fetches the text of a file in the index's folder. @throws SearchFailure */
export type FetchPart = (file: string) => Promise<string>;

/** Minimum number of words for a keyword to be looked up inside a longer query. */
const LONG_KEYWORD = 3;

/** Queries of at least this many words are usually questions or messages, so an exact match counts for more. */
const LONG_QUERY = 4;

/** Maximum number of queries to suggest. */
const SUGGESTIONS = 3;

/** Maximum number of meaningful words in the name of a thing that has an answer. */
const LONGEST_NAME = 5;

/** Maximum number of sections shown for each page. */
const SECTIONS_SHOWN = 3;

/** Maximum number of rounds of fetching. A typo needs three: its chunk, word lists, and the chunks of corrections. */
const MAX_ROUNDS = 4;

interface Found {
  ranked: RankedPage[];
  terms: QueryTerm[];
  answer: Answer | null;
  /** Whether a file of the index couldn't be fetched. */
  partial: boolean;
}

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

/** The query with the words that were probably meant, or null if it has no typos. */
function correctedQuery(query: string, terms: readonly QueryTerm[]): string | null {
  const corrections = new Map(
    terms.flatMap(({text, correction}) => (correction === undefined ? [] : [[text, correction] as const])),
  );
  if (corrections.size === 0) return null;
  const corrected = query.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(fold(word)) ?? word);
  return corrected === query ? null : corrected;
}

/** @param texts the section's text and code, if they're loaded */
function hitOf(
  page: PageEntry,
  section: SectionEntry,
  texts: [string, string] | undefined,
  stems: ReadonlySet<string>,
): SectionHit {
  const headings = headingsOf(page, section);
  const [text, code] = texts ?? ['', ''];
  const inCode = !mentions(`${headings.at(-1) ?? ''} ${text}`, stems) && mentions(code, stems);
  const introduction = text === '' || !mentions(text, stems) ? page.description || text : text;
  return {
    url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
    kind: inCode ? 'code' : section.level === 1 ? 'page' : 'heading',
    headings: headings.map((heading) => highlight(heading, stems)),
    snippet: snippet(inCode ? code : section.level === 1 ? introduction : text || code, stems),
  };
}

/**
 * Opens an index. Takes about 50 ms for 5,000 sections.
 * @throws EncodingError if the postings are malformed
 */
export function createEngine(root: Root, fetchPart: FetchPart, {synonyms, starters}: EngineOptions): Engine {
  const pages = pagesOf(root).map((page) => ({...page, tag: tagOf(page, root.tags)}));
  const sections = pages.flatMap((page) => page.sections);
  const pageOf = Int32Array.from(pages.flatMap((page, number) => page.sections.map(() => number)));
  let count = 0;
  const firstSections = pages.map((page) => (count += page.sections.length) - page.sections.length);
  const store = new IndexStore(
    root,
    pages.flatMap((page) => page.sections.map((section) => fieldsOf(page, section))),
  );
  const groups = parseSynonyms(synonyms);
  const texts = new Map<number, PageTexts>();
  const foldedTitle = remember((page: number) => fold(pages[page]?.title ?? ''));
  const phraseOfTitle = remember((page: number) => phraseOf(pages[page]?.title ?? ''));
  const phrasesOfKeywords = remember(
    (page: number) => pages[page]?.keywords.map((keyword) => phraseOf(keyword).trim()) ?? [],
  );
  const phraseOfHeading = remember((number: number) => phraseOf(sections[number]?.heading ?? ''));

  const quotedMessage = quotedMessageFinder(pages.filter(({contentType}) => contentType === 'message'));
  const answerWith = ({title, description, url}: PageEntry): Answer => ({title, text: description, url});

  const subjects = pages.map(({title}) => subjectOf(title));

  const requests = new Map<string, Promise<void>>();

  /** Fetches a file once, unless fetching it fails. */
  function fetchOnce(file: string, add: (text: string) => void): Promise<void> {
    let request = requests.get(file);
    if (!request) {
      request = fetchPart(file).then(add);
      requests.set(file, request);
      request.catch(() => requests.delete(file));
    }
    return request;
  }

  async function fetchWords(files: readonly string[]): Promise<void> {
    await Promise.all(
      files.map((file) => {
        const number = Number(/\d+/.exec(file)?.[0]);
        return fetchOnce(file, (text) =>
          file === chunkFile(number)
            ? store.addChunk(number, parsePostings(text, file))
            : store.addLetters(number, parseWords(text, file)),
        );
      }),
    );
  }

  async function fetchTexts(page: number): Promise<void> {
    const file = textFile(page);
    const count = pages[page]?.sections.length ?? 0;
    await fetchOnce(file, (text) => void texts.set(page, parseTexts(text, file, count)));
  }

  function scoresOf({alternatives}: QueryTerm): WordScores {
    const scores = new Map<number, number>();
    const sumsOf = (stem: string, titlesOnly = false): Map<number, number> => {
      const sums = new Map<number, number>();
      for (const {sections: found, scores: values} of store.postingsOf(stem, titlesOnly))
        for (let index = 0; index < found.length; index++) {
          const section = found[index] ?? 0;
          sums.set(section, (sums.get(section) ?? 0) + (values[index] ?? 0));
        }
      return sums;
    };
    for (const {stems, weight, titlesOnly} of alternatives) {
      const [sums = new Map<number, number>(), ...other] = stems.map((stem) => sumsOf(stem, titlesOnly));
      for (const [section, sum] of sums) {
        if (!other.every((found) => found.has(section))) continue;
        const mean = other.reduce((total, found) => total + (found.get(section) ?? 0), sum) / stems.length;
        scores.set(section, Math.max(scores.get(section) ?? 0, mean * weight));
      }
    }
    return scores;
  }

  /** The message of a tool that the query resembles, if the page about it is among the first results. */
  function similarMessage(
    ranked: readonly RankedPage[],
    terms: readonly QueryTerm[],
    informationOf: (stem: string) => number,
  ): Answer | null {
    let best: Answer | null = null;
    let highest: number = PARAMETERS.message.certain;
    for (const {page: number} of ranked.slice(0, PARAMETERS.message.considered)) {
      const page = pages[number];
      if (page?.contentType !== 'message') continue;
      const certainty = similarity(phraseOfTitle(number), terms, informationOf);
      if (certainty < highest) continue;
      highest = certainty;
      best = answerWith(page);
    }
    return best;
  }

  /** Ranks all pages, with the words that are loaded. */
  function rankLoaded(typed: string, tags: readonly string[] | null): Omit<Found, 'partial'> {
    const {text: query, isPasted} = prepareQuery(typed);
    const releaseLine = releaseLineIn(query);
    const parsed = parseQuery(query, store, groups, isPasted);
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
    const isLong = isPhrase && meaningfulWords > 1 && words.length >= LONG_QUERY;

    const informationOf = remember((stem: string) => store.informationOf(stem));
    const phraseBoost = (page: number, found: readonly number[]): number => {
      // The page about a message comes first only if the query is the message.
      const restored = pages[page]?.contentType === 'message' ? 1 / PARAMETERS.pages.message : 1;
      if (foldedTitle(page) === asTyped) return PARAMETERS.phrases.asTyped * restored;
      const title = phraseOfTitle(page);
      if (title.trim() === exact) return PARAMETERS.phrases.title * restored;
      const numbers = found.slice(0, SECTIONS_SHOWN);
      const isInQuery = (keyword: string): boolean =>
        keyword === exact || (keyword.split(' ').length >= LONG_KEYWORD && phrase.includes(` ${keyword}`));
      const literal = Math.max(
        phrasesOfKeywords(page).some(isInQuery) ? PARAMETERS.phrases.keyword : 1,
        title.includes(phrase) ? PARAMETERS.phrases.inTitle : 1,
        isLong && numbers.some((number) => phraseOfHeading(number).trim() === exact) ? PARAMETERS.phrases.heading : 1,
      );
      const similar = [title, ...(isPhrase ? numbers.map(phraseOfHeading) : [])].map((text) =>
        similarity(text, terms, informationOf),
      );
      const keyword = isPhrase ? phrasesOfKeywords(page).map((text) => similarity(text, terms, informationOf)) : [];
      return (
        literal *
        (1 +
          Math.max(
            PARAMETERS.phrases.similar * Math.max(...similar),
            PARAMETERS.phrases.similarKeyword * Math.max(0, ...keyword),
          ))
      );
    };
    const boostOf = boostsFor(query);
    // A reader who narrows the search to an earlier version wants its pages, so they aren't ranked lower.
    const boosts = pages.map((page) =>
      tags === null || tags.includes(page.tag) ? boostOf(page, page.current || tags !== null) : 0,
    );
    const minCoverage = isPasted ? PARAMETERS.rank.minCoverageOfMessage : PARAMETERS.rank.minCoverage;
    const byScore = rank(terms.map(scoresOf), pageOf, boosts, phraseBoost, minCoverage);
    const ranked =
      tags !== null || asksForOlder(query)
        ? byScore
        : belowCounterparts(byScore, (page) => pages[page] !== undefined && isOlder(pages[page]), subjects);
    // A longer text doesn't name a single item.
    const named = isPasted || terms.length > LONGEST_NAME ? null : store.answer(answerKey(query));
    // The ranking considers a complete text, in which a single line with a message would hardly count.
    const quoted = named ? null : quotedMessage(typed, ({tag}) => tags === null || tags.includes(tag));
    const answer =
      named ??
      (quoted && answerWith(quoted)) ??
      (meaningfulWords < SHORTEST_MESSAGE ? null : similarMessage(ranked, terms, informationOf));
    return {ranked, terms, answer: ranked.length > 0 ? answer : null};
  }

  /**
   * Ranks all pages, and fetches the files that it needs. If a file can't be fetched, the ranking uses only titles,
   * headings, and keywords, unless none of them match.
   */
  async function find(query: string, tags: readonly string[] | null): Promise<Found> {
    for (let round = 1; ; round++) {
      store.takeMissing();
      const found = rankLoaded(query, tags);
      const missing = store.takeMissing();
      if (missing.length === 0 || round === MAX_ROUNDS) return {...found, partial: false};
      try {
        await fetchWords(missing);
      } catch (error) {
        if (found.ranked.length === 0) throw error;
        console.warn(String(error));
        return {...found, partial: true};
      }
    }
  }

  async function suggestionsFor(
    query: string,
    terms: readonly QueryTerm[],
    tags: readonly string[] | null,
  ): Promise<string[]> {
    const titles = pages.map(({title}) => title);
    const found: string[] = [];
    for (const suggestion of suggest(query, terms, titles, starters)) {
      if (found.length === SUGGESTIONS) break;
      // A suggestion whose words can't be fetched isn't one.
      const hasResults = await find(suggestion, tags).then(
        ({ranked}) => ranked.length > 0,
        () => false,
      );
      if (hasResults) found.push(suggestion);
    }
    return found;
  }

  async function run({query, from, size, tags}: SearchRequest, withTexts: boolean): Promise<SearchResponse> {
    const {ranked, terms, answer, partial} = await find(query, tags);
    const all = terms.flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.stems));
    // Stop words are part of a phrase match, but highlighting each of them would be noise.
    const meaningful = all.filter((word) => !isStopWord(word));
    const stems = new Set(meaningful.length > 0 ? meaningful : all);
    const listed = ranked.slice(from, from + size);
    if (withTexts) await Promise.all(listed.map(({page}) => fetchTexts(page)));
    const hits = listed.flatMap(({page: number, sections: numbers}): PageHit[] => {
      const page = pages[number];
      if (page === undefined) return [];
      const start = firstSections[number] ?? 0;
      const {url, title, siteSection, path, version, current} = page;
      return [
        {
          url,
          title,
          siteSection,
          path: [...path],
          version: current ? null : version,
          sections: numbers.slice(0, SECTIONS_SHOWN).flatMap((section) => {
            const entry = sections[section];
            return entry ? hitOf(page, entry, texts.get(number)?.sections[section - start], stems) : [];
          }),
        },
      ];
    });
    const suggestions = ranked.length > 0 ? [] : await suggestionsFor(query, terms, tags);
    const complete = listed.every(({page}) => texts.has(page));
    return {
      query,
      total: ranked.length,
      pages: hits,
      suggestions,
      answer,
      correction: correctedQuery(query, terms),
      complete,
      partial,
    };
  }

  function warmUp(): void {
    for (const query of starters.flatMap((starter) => [starter.slice(0, 1), starter])) rankLoaded(query, null);
    store.takeMissing();
  }

  return {search: (request) => run(request, false), searchWithExcerpts: (request) => run(request, true), warmUp};
}
