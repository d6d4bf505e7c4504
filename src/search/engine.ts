/** The embedded search engine: takes the index's pages, answers requests. Runs in a worker, and in tests without a browser. */
import MiniSearch from 'minisearch';
import type {PageHit, SearchAnswer, SearchRequest, SectionHit} from './backend';
import {likeness, longestRun} from './likeness';
import {isFiller, parseSynonyms, readQuery, type Wanted} from './query';
import {rank, type WordScores} from './rank';
import type {IndexedPage, Section} from './schema';
import {highlight, mentions, snippet} from './snippet';
import {editionNamed, standingOf} from './standing';
import {suggest} from './suggest';
import {classOf, fold, phraseOf, wordsOf} from './text';
import {Vocabulary} from './vocabulary';

/** A page with what its file in the index says of it. */
export interface EnginePage extends IndexedPage {
  tag: string;
  version: string | null;
  current: boolean;
}

export interface EngineOptions {
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Queries to suggest where nothing closer is known. */
  starters: readonly string[];
}

export interface Engine {
  search: (request: SearchRequest) => SearchAnswer;
}

/** How much a word is worth by where it stands. Title, keywords and context are fields of a page's first section only. */
const BOOSTS = {title: 4, keywords: 3, context: 1, heading: 2, text: 1, code: 0.7};

interface Document extends Partial<Record<keyof typeof BOOSTS, string>> {
  id: number;
}

/**
 * What it is worth that a page says the query's words together. `asTyped`: its title is the query, to the letter; `title`: by its words. `keyword`: a keyword is
 * the query, or a part of several words; `heading`, `message`, `phrase`: a section's heading is the query, or its text holds it, where the query is long or short.
 * `run`: at most, for a stretch of a long query, such as an error message with a reader's own names in it. `alike`: at most, for a title or heading that shares words.
 */
const AGREEMENT = {
  asTyped: 5,
  title: 1.5,
  keyword: 1.3,
  inTitle: 1.2,
  heading: 2,
  message: 1.7,
  phrase: 1.15,
  run: 0.9,
  alike: 1,
};

/** Queries of so many words are questions and messages: what holds them word for word is meant. */
const LONG_QUERY = 4;

/** Fewest words of a keyword that is looked for within a longer query. */
const LONG_KEYWORD = 3;

/** Sections shown of a page. */
const SECTIONS_SHOWN = 3;

/** The same answer for the same argument, worked out once. */
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
  const address = page.url.replace(/[/_-]+/g, ' ');
  return {
    id,
    title: page.title,
    keywords: [...page.keywords, address, ...(page.editions.length === 1 ? page.editions : [])].join(' '),
    context: [page.area, ...page.path, ...page.editions].join(' '),
    text: `${page.description}\n${text}`,
    code,
  };
}

/** The headings above a section, from its page's title down to its own. */
function headingsOf(page: IndexedPage, section: Section): string[] {
  const trail: Section[] = [];
  for (const candidate of page.sections.slice(0, page.sections.indexOf(section) + 1)) {
    while ((trail.at(-1)?.level ?? 0) >= candidate.level) trail.pop();
    trail.push(candidate);
  }
  return trail.map(({heading}) => heading);
}

function hitOf(page: IndexedPage, section: Section, classes: ReadonlySet<string>): SectionHit {
  const headings = headingsOf(page, section);
  const inCode = !mentions(`${headings.at(-1) ?? ''} ${section.text}`, classes) && mentions(section.code, classes);
  const introduction =
    section.text === '' || !mentions(section.text, classes) ? page.description || section.text : section.text;
  const text = section.level === 1 ? introduction : section.text || section.code;
  return {
    url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
    kind: inCode ? 'code' : section.level === 1 ? 'page' : 'heading',
    headings: headings.map((heading) => highlight(heading, classes)),
    snippet: snippet(inCode ? section.code : text, classes),
  };
}

/** Builds an engine. Takes about half a second for 2 500 sections. */
export function createEngine(pages: readonly EnginePage[], {synonyms, starters}: EngineOptions): Engine {
  const words = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: Object.keys(BOOSTS),
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word);
      return classOf(word);
    },
    // Queries come as word classes, parted by spaces.
    searchOptions: {
      tokenize: (classes) => classes.split(' '),
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

  function scoresOf({alternatives}: Wanted): WordScores {
    const scores = new Map<number, number>();
    const note = (found: ReturnType<typeof index.search>, weight: number): void => {
      for (const {id, score, queryTerms} of found) {
        const section = id as number;
        // The library multiplies a score by the number of terms that matched; here they are alternatives to each other.
        scores.set(section, Math.max(scores.get(section) ?? 0, (score / queryTerms.length) * weight));
      }
    };
    const single = new Map(
      alternatives.flatMap(({classes: [first, ...others], weight}) =>
        first !== undefined && others.length === 0 ? [[first, weight] as const] : [],
      ),
    );
    if (single.size > 0)
      note(
        index.search([...single.keys()].join(' '), {combineWith: 'OR', boostTerm: (term) => single.get(term) ?? 1}),
        1,
      );
    for (const {classes, weight} of alternatives)
      if (classes.length > 1) note(index.search(classes.join(' '), {combineWith: 'AND'}), weight);
    return scores;
  }

  function find(query: string, tags: readonly string[] | null): {ranked: ReturnType<typeof rank>; wanted: Wanted[]} {
    const edition = editionNamed(query);
    const read = readQuery(query, vocabulary, groups);
    // An edition says which pages are meant, and the other words what about: its name stands in more titles than its pages' subjects do.
    const others = read.filter(({text}) => text !== edition);
    const wanted = others.length > 0 ? others : read;
    const phrase = /[\p{L}\p{N}]$/u.test(query) ? phraseOf(query).trimEnd() : phraseOf(query);
    const exact = phrase.trim();
    const words = exact.split(' ');
    // An identifier is one word here, of however many parts.
    const severalWords = /\S\s+\S/.test(query);
    const asTyped = fold(query).trim();
    const telling = words.filter((word) => !isFiller(word)).length;

    /** For the sections given: the query's words in its order. */
    const agreementOfSections = (numbers: readonly number[]): number => {
      if (!severalWords) return 1;
      if (
        telling > 1 &&
        words.length >= LONG_QUERY &&
        numbers.some((number) => phraseOfHeading(number).trim() === exact)
      )
        return AGREEMENT.heading;
      if (numbers.some((number) => phraseOfSection(number).includes(phrase)))
        return words.length < LONG_QUERY ? AGREEMENT.phrase : AGREEMENT.message;
      return words.length < LONG_QUERY
        ? 1
        : 1 + AGREEMENT.run * Math.max(0, ...numbers.map((number) => longestRun(phraseOfSection(number), words)));
    };

    const agreement = (page: number, found: readonly number[]): number => {
      if (foldedTitle(page) === asTyped) return AGREEMENT.asTyped;
      const title = phraseOfTitle(page);
      if (title.trim() === exact) return AGREEMENT.title;
      const numbers = found.slice(0, SECTIONS_SHOWN);
      const asked = (keyword: string): boolean =>
        keyword === exact || (keyword.split(' ').length >= LONG_KEYWORD && phrase.includes(` ${keyword}`));
      const literal = Math.max(
        phrasesOfKeywords(page).some(asked) ? AGREEMENT.keyword : 1,
        title.includes(phrase) ? AGREEMENT.inTitle : 1,
        agreementOfSections(numbers),
      );
      return (
        literal *
        (1 +
          AGREEMENT.alike *
            Math.max(
              ...[title, ...(severalWords ? numbers.map(phraseOfHeading) : [])].map((text) => likeness(text, wanted)),
            ))
      );
    };
    const ranking = pages.map((page, number) => ({
      sections: tags === null || tags.includes(page.tag) ? (sectionsOfPage[number] ?? []) : [],
      // Who narrows the search to an earlier version means its pages.
      standing: standingOf(page, page.current || tags !== null, query),
    }));
    return {ranked: rank(wanted.map(scoresOf), ranking, agreement), wanted};
  }

  return {
    search({query, from, size, tags}) {
      const {ranked, wanted} = find(query, tags);
      const all = wanted.flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.classes));
      // The fillers of a phrase are found with it, but to mark each of them in a text would help nobody.
      const telling = all.filter((word) => !isFiller(word));
      const classes = new Set(telling.length > 0 ? telling : all);
      const hits = ranked.slice(from, from + size).flatMap(({page: number, sections: numbers}): PageHit[] => {
        const page = pages[number];
        if (page === undefined) return [];
        const shown = numbers.slice(0, SECTIONS_SHOWN).flatMap((section) => sections[section] ?? []);
        const {url, title, area, path, version, current} = page;
        return [
          {
            url,
            title,
            area,
            path,
            version: current ? null : version,
            sections: shown.map((section) => hitOf(page, section, classes)),
          },
        ];
      });
      const hasAnswers = (other: string): boolean => find(other, tags).ranked.length > 0;
      const suggestions =
        ranked.length > 0
          ? []
          : suggest(
              query,
              wanted,
              pages.map(({title}) => title),
              starters,
            )
              .filter(hasAnswers)
              .slice(0, 3);
      return {query, total: ranked.length, pages: hits, suggestions};
    },
  };
}
