// Runs judged queries against the search engine and the built index, and measures how well the results match the pages
// that people judged to be relevant.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {exampleQueries, searchStarters} from '../../src/data/searchStarters';
import {searchSynonyms} from '../../src/data/searchSynonyms';
import {FIX_PATH} from '../../src/site/referenceUrls';
import type {Answer} from '../../src/search/answer';
import {createEngine} from '../../src/search/engine';
import {pagesOf} from '../../src/search/pageEntries';
import {chunkFile, parsePostings} from '../../src/search/parts';
import {loadRoot, partFetcher, type IndexSource} from '../../src/search/load';
import {fold} from '../../src/search/text';
import {readSettings} from '../../src/site/settings';
import {
  parseQueries,
  scoreQuery,
  summarize,
  type JudgedQuery,
  type QueryScore,
  type Summary,
} from '../../scripts/bench/searchScore';

/** Returns the URL paths of at most ten results for a query, best first. */
export type RunQuery = (query: string) => readonly string[];

/** The minimum of each metric, from 0 to 1. */
export interface Minimums {
  success1: number;
  recall5: number;
  mrr10: number;
  ndcg10: number;
  /** The share of queries without relevant pages that return no results. */
  empty: number;
  /**
   * The minimum `success1` of each kind of query. Sets whose kinds have too few queries to be meaningful don't set it.
   */
  kind?: number;
}

/** A set of queries and the metrics that it must reach. */
export interface QuerySet {
  name: string;
  minimums: Minimums;
  queries: readonly JudgedQuery[];
}

/** For the development set, on which the engine was tuned. */
const DEVELOPMENT: Minimums = {success1: 0.96, recall5: 0.97, mrr10: 0.97, ndcg10: 0.93, empty: 0.9, kind: 0.85};

/**
 * For readers' queries on which the engine wasn't tuned, so they show what readers experience. The numbers are slightly
 * below what the engine reached when the results were last judged, and may only be raised.
 */
const UNSEEN: Minimums = {success1: 0.95, recall5: 0.95, mrr10: 0.96, ndcg10: 0.87, empty: 0.95};

/** For readers' queries on which the engine was tuned. */
const TUNED: Minimums = {success1: 0.95, recall5: 0.91, mrr10: 0.96, ndcg10: 0.88, empty: 0.85};

/**
 * The same for symptoms, pasted messages, and questions that three people phrased without having seen the pages.
 * They're the hardest queries.
 */
const UNSEEN_SITUATIONS: Minimums = {success1: 0.8, recall5: 0.82, mrr10: 0.84, ndcg10: 0.71, empty: 0.5};
const TUNED_SITUATIONS: Minimums = {success1: 0.91, recall5: 0.87, mrr10: 0.94, ndcg10: 0.78, empty: 0.73};

/** The minimum share of pages that are the first result for their own title. */
const TITLES = 0.95;

/** A query, and the page that has to be among its first results. */
export interface ExpectedPage {
  query: string;
  page: string;
}

/** Tasks, symptoms, and questions whose page has to be the first result or the direct answer. */
const MAIN_QUERIES: readonly ExpectedPage[] = [
  {query: 'create webhook', page: '/docs/user-interface/settings/webhooks'},
  {query: 'can-i-deploy says no', page: '/docs/fix-can-i-deploy'},
  {query: 'how to fix can-i-deploy', page: '/docs/fix-can-i-deploy'},
  {query: 'can-i-deploy stays unknown', page: '/docs/cid-polling-bdc'},
  {query: 'There is no verified pact between', page: '/docs/fix-can-i-deploy'},
  {query: 'Failed to load pact', page: '/fix/failed-to-load-pact'},
  {query: 'No pacts found for provider', page: '/fix/no-pacts-found'},
  {
    query: '> shop-web@1.4.2 test\n[10:00:00] ERROR: Environment staging does not exist\nTime: 4.2 s',
    page: '/fix/cli-environment-not-found',
  },
  {query: 'bi-directional vs consumer-driven', page: '/docs/choose-an-approach'},
  {query: 'what is a pact', page: '/docs/pact'},
  {query: 'predefined rolles', page: '/docs/permissions/predefined-roles'},
  {query: 'how can I delete a single pact', page: '/docs/how_to'},
  {query: 'service virtualisation', page: '/docs/stubs'},
  {query: 'my build is red', page: '/fix'},
];

/** Readers search for these messages word for word. */
const MESSAGES: readonly ExpectedPage[] = [
  {query: 'Pact successfully published', page: '/docs/reference/cli/broker/publish'},
  {query: 'Next steps: * Add Pact verification tests', page: '/docs/reference/cli/broker/publish'},
  {query: 'There is no verified pact between', page: '/docs/fix-can-i-deploy'},
  {
    query: 'All required verification results are published and successful',
    page: '/docs/reference/cli/broker/can-i-deploy',
  },
  {query: 'No pacts found for provider', page: '/docs/how_to'},
];

/** The page that explains a message has to be among this many first results. */
const FIRST_RESULTS = 3;

export interface Report {
  lines: string[];
  problems: string[];
}

const shown = (value: number | null): string => (value ?? NaN).toFixed(3);

function describeMiss({id, query, relevant}: JudgedQuery, found: readonly string[]): string {
  const best = relevant.filter(({grade}) => grade === 3).map(({path}) => path);
  const expected = (best.length > 0 ? best : relevant.map(({path}) => path)).join(' or ');
  return `  ${id} "${query}": the first result is ${found[0] ?? 'nothing'}; expected ${expected || 'no results'}`;
}

/**
 * Scores a set of queries.
 *
 * @returns a line for the set and one for each kind of query, then a line for each query with a wrong first result; and
 *   the metrics that are below their minimums, as problems
 */
export function measure({name, minimums, queries}: QuerySet, runQuery: RunQuery): Report {
  const results = queries.map((query) => {
    const found = runQuery(query.query);
    return {query, found, score: scoreQuery(query, found)};
  });
  const scores = results.flatMap(({score}) => score ?? []);
  const none = results.filter(({score}) => score === null);
  const empty = none.filter(({found}) => found.length === 0).length / none.length;
  if (scores.length === 0 || none.length === 0) {
    return {
      lines: [],
      problems: [
        `${name}: expected queries with and without relevant pages, but found ${scores.length} with and ${none.length} without. Add the missing kind.`,
      ],
    };
  }
  const total = summarize(scores);
  const kinds = [...new Set(results.flatMap(({query, score}) => (score ? query.kind : [])))].map(
    (kind): [string, Summary] => [
      kind,
      summarize(results.flatMap(({query, score}): QueryScore[] => (query.kind === kind && score ? [score] : []))),
    ],
  );
  const row = (label: string, summary: Summary): string =>
    `${label.padEnd(14)} ${String(summary.queries).padStart(4)}  ${[summary.success1, summary.recall5, summary.mrr10, summary.ndcg10].map(shown).join('  ')}`;
  const low = (metric: string, value: number | null, minimum: number): string[] =>
    value !== null && value >= minimum ? [] : [`${name}: ${metric} is ${shown(value)}; expected at least ${minimum}`];
  return {
    lines: [
      `${name}: ${queries.length} queries`,
      `${''.padEnd(14)}    n  first  in 5   MRR    nDCG@10`,
      row('all', total),
      ...kinds.map(([kind, summary]) => row(kind, summary)),
      `${'none'.padEnd(14)} ${String(none.length).padStart(4)}  ${shown(empty)} of them return no results`,
      ...results
        .filter(({score, found}) => (score ? score.success1 === 0 : found.length > 0))
        .map(({query, found}) => describeMiss(query, found)),
    ],
    problems: [
      ...low('success@1', total.success1, minimums.success1),
      ...low('recall@5', total.recall5, minimums.recall5),
      ...low('MRR@10', total.mrr10, minimums.mrr10),
      ...low('nDCG@10', total.ndcg10, minimums.ndcg10),
      ...low("the share of 'none' without results", empty, minimums.empty),
      ...(minimums.kind === undefined
        ? []
        : kinds.flatMap(([kind, {success1}]) => low(`success@1 of ${kind}`, success1, minimums.kind ?? 0))),
    ],
  };
}

/**
 * Searches for the title of each page. If pages have the same title, such as a chapter and its legacy counterpart, only
 * one can be the first result, so the others count as failed. The report says how many pages share a title.
 */
export function measureTitles(
  pages: readonly {url: string; title: string}[],
  runQuery: RunQuery,
  minimum = TITLES,
): Report {
  if (pages.length === 0) return {lines: [], problems: ['titles: expected at least one page, but found none.']};
  const sameTitle = new Map<string, number>();
  for (const {title} of pages) sameTitle.set(fold(title), (sameTitle.get(fold(title)) ?? 0) + 1);
  const shared = pages.filter(({title}) => (sameTitle.get(fold(title)) ?? 0) > 1).length;
  const failed = pages.flatMap(({url, title}) => {
    const [first] = runQuery(title);
    return first === url ? [] : [`  "${title}": the first result is ${first ?? 'nothing'}; expected ${url}`];
  });
  const reached = 1 - failed.length / pages.length;
  return {
    lines: [
      `titles: ${pages.length} pages of the current version, ${shown(reached)} of them are the first result for their title; ` +
        `${shared} share a title with another page, so only one of them can be first`,
      ...failed,
    ],
    problems:
      reached >= minimum
        ? []
        : [`titles: ${shown(reached)} of the pages are the first result for their title; expected at least ${minimum}`],
  };
}

/**
 * Runs each main query. Its page has to be the first result or the direct answer.
 * @param answers the URL of the direct answer to each query that has one
 */
export function measureMainQueries(
  queries: readonly ExpectedPage[],
  runQuery: RunQuery,
  answers: ReadonlyMap<string, string>,
): Report {
  const found = queries.map((one) => ({...one, first: runQuery(one.query)[0], answer: answers.get(one.query)}));
  return {
    lines: [`main queries: ${queries.length} searched`],
    problems: found
      .filter(({page, first, answer}) => first !== page && answer !== page)
      .map(
        ({query, page, first}) =>
          `main queries: "${query}": the first result is ${first ?? 'nothing'}; expected ${page}. ` +
          'If another page is now the right one, correct the page in this check.',
      ),
  };
}

/** Searches for each message. The page that explains it has to be among the first results. */
export function measureMessages(messages: readonly ExpectedPage[], runQuery: RunQuery): Report {
  const places = messages.map((one) => ({...one, place: runQuery(one.query).indexOf(one.page) + 1}));
  return {
    lines: [
      `messages: ${messages.length} searched`,
      ...places.map(({query, page, place}) => `  "${query}": ${page} is result ${place || 'none'}`),
    ],
    problems: places
      .filter(({place}) => place === 0 || place > FIRST_RESULTS)
      .map(
        ({query, page, place}) =>
          `messages: "${query}": ${page} is ${place === 0 ? 'not a result' : `result ${place}`}; expected it among ` +
          `the first ${FIRST_RESULTS}. Quote the message in a heading of that page, or correct the page in this check.`,
      ),
  };
}

/** Checks that every query that the site suggests has results. */
export function measureSuggestions(queries: readonly string[], runQuery: RunQuery): Report {
  return {
    lines: [`suggestions: ${queries.length} searched`],
    problems: queries
      .filter((query) => runQuery(query).length === 0)
      .map((query) => `suggestions: "${query}" has no results. Change it in src/data/searchStarters.ts.`),
  };
}

/**
 * Reads the queries of a file, separated by their purpose.
 *
 * @throws Error if the file has another format, or if a query has no `half`
 */
export function parseHalves(text: string, file: string): {tune: JudgedQuery[]; judge: JudgedQuery[]} {
  const halves: {tune: JudgedQuery[]; judge: JudgedQuery[]} = {tune: [], judge: []};
  for (const query of parseQueries(text, file)) {
    const half = (query as JudgedQuery & {half?: unknown}).half;
    if (half !== 'tune' && half !== 'judge')
      throw new Error(
        `${file}: ${query.id} has no "half". Set it to "tune" if the engine may be tuned on the query, or to "judge" if not.`,
      );
    halves[half].push(query);
  }
  return halves;
}

/** A report that doesn't show which queries failed, so that the engine can't be tuned on them. */
const withoutMisses = ({lines, problems}: Report): Report => ({
  lines: lines.filter((line) => !line.startsWith('  ')),
  problems,
});

/** Reports relevant pages that aren't in the index, which no query could find. */
export function unknownPages(queries: readonly JudgedQuery[], pages: readonly {url: string}[]): string[] {
  const known = new Set(pages.map(({url}) => url));
  return queries.flatMap(({id, relevant}) =>
    relevant
      .filter(({path}) => !known.has(path))
      .map(({path}) => `${id} lists ${path}, which isn't in the index. Correct the path.`),
  );
}

/** Checks that the URL of each direct answer leads to a page and a heading on it. */
export function measureAnswers(
  answers: readonly Answer[],
  pages: readonly {url: string; sections: readonly {anchor: string}[]}[],
): Report {
  if (answers.length === 0) return {lines: [], problems: ['answers: expected at least one, but found none.']};
  const targets = new Set(pages.flatMap(({url, sections}) => [url, ...sections.map(({anchor}) => `${url}#${anchor}`)]));
  return {
    lines: [`answers: ${answers.length} with a link`],
    problems: answers
      .filter(({url}) => !targets.has(url))
      .map(({title, url}) => `answers: "${title}" links to ${url}, which doesn't exist. See search-index/answers.ts.`),
  };
}

/** The minimum share of direct answers about messages that lead to a page with the highest grade. */
const RIGHT_MESSAGES = 0.7;

/**
 * Checks that queries are answered with the right message.
 * @param answers the URL of the direct answer to each query, for the queries that are answered with a message
 */
export function measureMessageAnswers(queries: readonly JudgedQuery[], answers: ReadonlyMap<string, string>): Report {
  const answered = queries.flatMap(({query, relevant}) => {
    const url = answers.get(query);
    return url === undefined ? [] : [{query, url, grade: relevant.find(({path}) => path === url)?.grade ?? 0}];
  });
  const wrong = answered.filter(({grade}) => grade < 3);
  const share = answered.length === 0 ? 0 : 1 - wrong.length / answered.length;
  return {
    lines: [
      `messages as direct answers: ${answered.length}, ${share.toFixed(3)} of them are the right one`,
      ...wrong.map(({query, url}) => `  "${query}" is answered with ${url}`),
    ],
    problems:
      share < RIGHT_MESSAGES
        ? [`messages as direct answers: ${share.toFixed(3)} are right; expected at least ${RIGHT_MESSAGES}`]
        : [],
  };
}

/** The files of queries whose `half` says whether the engine may be tuned on them. */
const SETS = [
  {name: "readers' queries", file: 'tests/search-queries-readers.json', tuned: TUNED, unseen: UNSEEN},
  {
    name: 'situations in the words of three people',
    file: 'tests/search-queries-situations.json',
    tuned: TUNED_SITUATIONS,
    unseen: UNSEEN_SITUATIONS,
  },
];

async function main(): Promise<number> {
  const {baseUrl} = readSettings(process.env);
  const source: IndexSource = {base: baseUrl, language: 'en', development: false};
  // The index of the build, loaded with the code that browsers use.
  const fetchFile = (url: string): Promise<Response> =>
    Promise.resolve(new Response(readFileSync(join('build', url.slice(baseUrl.length)))));
  const root = await loadRoot(source, fetchFile);
  const engine = createEngine(root, partFetcher(source, root, fetchFile), {
    synonyms: searchSynonyms,
    starters: searchStarters,
  });
  const within = (url: string): string => url.slice(baseUrl.length - 1);
  const pages = pagesOf(root).map((page) => ({...page, url: within(page.url)}));
  const titles = pages.filter(({current}) => current);
  const read = (file: string): string => readFileSync(file, 'utf8');
  const development = parseQueries(read('tests/search-queries.json'), 'tests/search-queries.json');
  const sets = SETS.map((set) => ({...set, halves: parseHalves(read(set.file), set.file)}));
  const judged = [...development, ...sets.flatMap(({halves: {tune, judge}}) => [...tune, ...judge])];

  const fetchPart = partFetcher(source, root, fetchFile);
  const chunks = await Promise.all(
    root.chunks.map(async (_, number) => parsePostings(await fetchPart(chunkFile(number)), chunkFile(number))),
  );
  const answers = chunks.flatMap((chunk) => Object.values(chunk.answers ?? {}));

  const results = new Map<string, string[]>();
  const messageAnswers = new Map<string, string>();
  const suggested = [...searchStarters, ...exampleQueries];
  const texts = [
    ...judged.map(({query}) => query),
    ...titles.map(({title}) => title),
    ...[...MESSAGES, ...MAIN_QUERIES].map(({query}) => query),
    ...suggested,
  ];
  for (const query of new Set(texts)) {
    const {pages: found, answer} = await engine.search({query, from: 0, size: 10, tags: null});
    if (answer && within(answer.url).startsWith(`${FIX_PATH}/`)) messageAnswers.set(query, within(answer.url));
    results.set(
      query,
      found.map(({url}) => within(url)),
    );
  }
  const runQuery: RunQuery = (query) => results.get(query) ?? [];
  const reports = [
    measure({name: 'development set, used for tuning', minimums: DEVELOPMENT, queries: development}, runQuery),
    ...sets.flatMap(({name, tuned, unseen, halves: {tune, judge}}) => [
      measure({name: `${name}, used for tuning`, minimums: tuned, queries: tune}, runQuery),
      withoutMisses(measure({name: `${name}, not used for tuning`, minimums: unseen, queries: judge}, runQuery)),
    ]),
    measureTitles(titles, runQuery),
    measureMessages(MESSAGES, runQuery),
    measureMainQueries(MAIN_QUERIES, runQuery, messageAnswers),
    measureSuggestions(suggested, runQuery),
    measureAnswers(answers, pagesOf(root)),
    measureMessageAnswers([...development, ...sets.flatMap(({halves: {tune}}) => tune)], messageAnswers),
    {lines: [], problems: unknownPages(judged, pages)},
  ];
  for (const {lines} of reports) if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems) console.error(problem);
  console.log(
    `search: ${pages.length} pages, ${judged.length} queries, ${titles.length} titles, ${problems.length} problems`,
  );
  return problems.length > 0 ? 1 : 0;
}

if (require.main === module) {
  void main()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    })
    .then((status) => {
      process.exitCode = status;
    });
}
