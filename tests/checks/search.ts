// Asks the search engine that readers get, with the index that the build made, and holds its answers against what people judged to be the right pages.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {searchStarters} from '../../src/data/searchStarters';
import {searchSynonyms} from '../../src/data/searchSynonyms';
import {createEngine, type EnginePage} from '../../src/search/engine';
import {loadIndex} from '../../src/search/load';
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

/** Addresses of the pages found for a query, best first; at most ten. */
export type Ask = (query: string) => readonly string[];

/** The least that each figure may be, 0 to 1. */
export interface Floors {
  success1: number;
  recall5: number;
  ndcg10: number;
  /** Part of the queries about what the site has nothing on that find nothing. */
  empty: number;
  /** `success1` of each kind of query, where there are several; absent where the kinds hold too few queries to tell. */
  kind?: number;
}

/** One set of queries with what it must reach. */
export interface Measure {
  name: string;
  floors: Floors;
  queries: readonly JudgedQuery[];
}

/** What the engine was tuned on. */
const DEVELOPMENT: Floors = {success1: 0.88, recall5: 0.9, ndcg10: 0.88, empty: 0.9, kind: 0.75};

/** What it was not tuned on: a little under what it reached when the set was written, as readers will find it. May only rise. */
const UNSEEN: Floors = {success1: 0.87, recall5: 0.91, ndcg10: 0.82, empty: 0.87};

/** The readers' queries that the engine was tuned on as well. */
const TUNED: Floors = {success1: 0.89, recall5: 0.88, ndcg10: 0.85, empty: 0.85};

/** Part of the pages that are the first answer to their own title. */
const TITLES = 0.95;

export interface Report {
  lines: string[];
  problems: string[];
}

const shown = (value: number | null): string => (value ?? NaN).toFixed(3);

function missOf({id, query, relevant}: JudgedQuery, found: readonly string[]): string {
  const meant = relevant.filter(({grade}) => grade === 3).map(({path}) => path);
  return `  ${id} "${query}" gives ${found[0] ?? 'nothing'}, ${relevant.length === 0 ? 'and should give nothing' : `not ${(meant.length > 0 ? meant : relevant.map(({path}) => path)).join(' or ')}`}`;
}

/** Scores one set: a line for all and one for each kind, each query that fails with what came instead, and the figures below their floors. */
export function measure({name, floors, queries}: Measure, ask: Ask): Report {
  const answered = queries.map((query) => {
    const found = ask(query.query);
    return {query, found, score: scoreQuery(query, found)};
  });
  const scores = answered.flatMap(({score}) => score ?? []);
  const none = answered.filter(({score}) => score === null);
  const empty = none.filter(({found}) => found.length === 0).length / none.length;
  if (scores.length === 0 || none.length === 0) {
    return {
      lines: [],
      problems: [
        `${name}: ${scores.length} queries with relevant pages and ${none.length} without: nothing is measured without both`,
      ],
    };
  }
  const total = summarize(scores);
  const kinds = [...new Set(answered.flatMap(({query, score}) => (score ? query.kind : [])))].map(
    (kind): [string, Summary] => [
      kind,
      summarize(answered.flatMap(({query, score}): QueryScore[] => (query.kind === kind && score ? [score] : []))),
    ],
  );
  const row = (label: string, summary: Summary): string =>
    `${label.padEnd(14)} ${String(summary.queries).padStart(4)}  ${[summary.success1, summary.recall5, summary.ndcg10].map(shown).join('  ')}`;
  const low = (figure: string, value: number | null, floor: number): string[] =>
    value !== null && value >= floor ? [] : [`${name}: ${figure} is ${shown(value)}, and must be at least ${floor}`];
  return {
    lines: [
      `${name}: ${queries.length} queries`,
      `${''.padEnd(14)}    n  first  in 5   nDCG@10`,
      row('all', total),
      ...kinds.map(([kind, summary]) => row(kind, summary)),
      `${'none'.padEnd(14)} ${String(none.length).padStart(4)}  ${shown(empty)} of them find nothing`,
      ...answered
        .filter(({score, found}) => (score ? score.success1 === 0 : found.length > 0))
        .map(({query, found}) => missOf(query, found)),
    ],
    problems: [
      ...low('success@1', total.success1, floors.success1),
      ...low('recall@5', total.recall5, floors.recall5),
      ...low('nDCG@10', total.ndcg10, floors.ndcg10),
      ...low("the empty part of 'none'", empty, floors.empty),
      ...(floors.kind === undefined
        ? []
        : kinds.flatMap(([kind, {success1}]) => low(`success@1 of ${kind}`, success1, floors.kind ?? 0))),
    ],
  };
}

/**
 * Asks for each page's own title. Of pages with one title, such as a chapter and its legacy twin, only one can be first, so the others count as failed; how many
 * share a title is said.
 */
export function measureTitles(pages: readonly {url: string; title: string}[], ask: Ask, floor = TITLES): Report {
  if (pages.length === 0) return {lines: [], problems: ['titles: no page to ask for']};
  const similar = new Map<string, number>();
  for (const {title} of pages) similar.set(fold(title), (similar.get(fold(title)) ?? 0) + 1);
  const shared = pages.filter(({title}) => (similar.get(fold(title)) ?? 0) > 1).length;
  const failed = pages.flatMap(({url, title}) => {
    const [first] = ask(title);
    return first === url ? [] : [`  "${title}" of ${url} gives ${first ?? 'nothing'}`];
  });
  const reached = 1 - failed.length / pages.length;
  return {
    lines: [
      `titles: ${pages.length} pages of the current version, ${shown(reached)} of them first for their own title; ${shared} share a title with another page, of which one can be first`,
      ...failed,
    ],
    problems:
      reached >= floor
        ? []
        : [`titles: ${shown(reached)} of the pages are first for their own title, and at least ${floor} must be`],
  };
}

/** The queries of a file by what they are for. @throws Error for a file in another form, or an entry of no half */
export function parseHalves(text: string, file: string): {tune: JudgedQuery[]; judge: JudgedQuery[]} {
  const halves: {tune: JudgedQuery[]; judge: JudgedQuery[]} = {tune: [], judge: []};
  for (const query of parseQueries(text, file)) {
    const half = (query as JudgedQuery & {half?: unknown}).half;
    if (half !== 'tune' && half !== 'judge')
      throw new Error(
        `${file}: ${query.id} has no half: "tune" for what the engine may be tuned on, "judge" for what only measures it.`,
      );
    halves[half].push(query);
  }
  return halves;
}

/** Judged pages that the site does not have: a set that names them measures nothing. */
export function unknownPages(queries: readonly JudgedQuery[], pages: readonly {url: string}[]): string[] {
  const known = new Set(pages.map(({url}) => url));
  return queries.flatMap(({id, relevant}) =>
    relevant.filter(({path}) => !known.has(path)).map(({path}) => `${id} names ${path}, which is not in the index`),
  );
}

/** The pages of a build's index, read as a browser reads them. */
function readIndex(directory: string, base: string): Promise<EnginePage[]> {
  return loadIndex({base, language: 'en', development: false}, (address) =>
    Promise.resolve(new Response(readFileSync(join(directory, address.slice(base.length))))),
  );
}

async function main(): Promise<number> {
  const {baseUrl} = readSettings(process.env);
  const pages = await readIndex('build', baseUrl);
  const {search} = createEngine(pages, {synonyms: searchSynonyms, starters: searchStarters});
  const within = (url: string): string => url.slice(baseUrl.length - 1);
  const ask: Ask = (query) => search({query, from: 0, size: 10, tags: null}).pages.map(({url}) => within(url));
  const read = (file: string): string => readFileSync(file, 'utf8');
  const development = parseQueries(read('tests/search-queries.json'), 'tests/search-queries.json');
  const {tune, judge} = parseHalves(read('tests/search-queries-readers.json'), 'tests/search-queries-readers.json');
  const known = pages.map(({url, ...page}) => ({...page, url: within(url)}));
  const reports = [
    measure({name: 'development set, which the engine is tuned on', floors: DEVELOPMENT, queries: development}, ask),
    measure({name: "readers' queries that it is tuned on", floors: TUNED, queries: tune}, ask),
    measure({name: "readers' queries that it is not tuned on", floors: UNSEEN, queries: judge}, ask),
    measureTitles(
      known.filter(({current}) => current),
      ask,
    ),
    {lines: [], problems: unknownPages([...development, ...tune, ...judge], known)},
  ];
  for (const {lines} of reports) if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems) console.error(problem);
  console.log(
    `search: ${pages.length} pages, ${development.length + tune.length + judge.length} queries and ${known.filter(({current}) => current).length} titles asked, ${problems.length} problems`,
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
