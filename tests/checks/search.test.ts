import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {JudgedQuery} from '../../scripts/bench/searchScore';
import {
  measure,
  measureAnswers,
  measureMessageAnswers,
  measureMainQueries,
  measureMessages,
  measureSuggestions,
  measureTitles,
  parseHalves,
  unknownPages,
  type Minimums,
} from './search';

const minimums: Minimums = {success1: 0.5, recall5: 0.5, mrr10: 0.5, ndcg10: 0.5, empty: 1, kind: 0.5};
const judged = (id: string, query: string, kind: string, path?: string): JudgedQuery => ({
  id,
  query,
  kind,
  relevant: path === undefined ? [] : [{path, grade: 3}],
});
const queries = [
  judged('k1', 'roles', 'keyword', '/roles'),
  judged('k2', 'teams', 'keyword', '/teams'),
  judged('t1', 'webhoks', 'typo', '/webhooks'),
  judged('n1', 'minecraft', 'none'),
];
const answers: Record<string, string[]> = {
  roles: ['/roles', '/teams'],
  teams: ['/teams'],
  webhoks: ['/webhooks'],
  minecraft: [],
};
const runQuery =
  (changed: Record<string, string[]> = {}) =>
  (query: string): string[] =>
    ({...answers, ...changed})[query] ?? [];
const problems = (changed: Record<string, string[]>): string[] =>
  measure({name: 'set', minimums, queries}, runQuery(changed)).problems;

test('good results pass, and all metrics are printed', () => {
  const {lines, problems: found} = measure({name: 'set', minimums, queries}, runQuery());
  assert.deepEqual(found, []);
  assert.deepEqual(lines.slice(0, 1), ['set: 4 queries']);
  assert.deepEqual(
    lines.slice(2).map((line) => line.trim().split(/\s+/).slice(0, 5).join(' ')),
    ['all 3 1.000 1.000 1.000', 'keyword 2 1.000 1.000 1.000', 'typo 1 1.000 1.000 1.000', 'none 1 1.000 of them'],
  );
});

test('a bad ranking fails, and each failed query is listed with its first result', () => {
  const bad = {roles: ['/a', '/b', '/c', '/d', '/e', '/roles'], teams: ['/x']};
  assert.deepEqual(problems(bad), [
    'set: success@1 is 0.333; expected at least 0.5',
    'set: recall@5 is 0.333; expected at least 0.5',
    'set: MRR@10 is 0.389; expected at least 0.5',
    'set: nDCG@10 is 0.452; expected at least 0.5',
    'set: success@1 of keyword is 0.000; expected at least 0.5',
  ]);
  assert.deepEqual(measure({name: 'set', minimums, queries}, runQuery(bad)).lines.slice(-2), [
    '  k1 "roles": the first result is /a; expected /roles',
    '  k2 "teams": the first result is /x; expected /teams',
  ]);
});

test('a kind of query that fails isn’t offset by the others', () => {
  assert.deepEqual(problems({webhoks: []}), ['set: success@1 of typo is 0.000; expected at least 0.5']);
});

test('a query without relevant pages fails if it returns results', () => {
  assert.deepEqual(problems({minecraft: ['/roles']}), [
    "set: the share of 'none' without results is 0.000; expected at least 1",
  ]);
  assert.deepEqual(measure({name: 'set', minimums, queries}, runQuery({minecraft: ['/roles']})).lines.slice(-1), [
    '  n1 "minecraft": the first result is /roles; expected no results',
  ]);
});

test('a set fails if it has only queries with relevant pages, or only queries without', () => {
  for (const few of [[], queries.slice(0, 3), queries.slice(3)])
    assert.match(
      measure({name: 'set', minimums, queries: few}, runQuery()).problems.join(),
      /expected queries with and without relevant pages/,
    );
});

test('a page that isn’t the first result for its title fails, and so does one of two pages with the same title', () => {
  const pages = [
    {url: '/roles', title: 'Roles'},
    {url: '/old/roles', title: 'roles'},
    {url: '/teams', title: 'Teams'},
  ];
  const byTitle = (title: string): string[] => [title === 'Teams' ? '/teams' : '/roles'];
  const {lines, problems: found} = measureTitles(pages, byTitle, 0.6);
  assert.deepEqual(found, []);
  assert.deepEqual(lines, [
    'titles: 3 pages of the current version, 0.667 of them are the first result for their title; 2 share a title with another page, so only one of them can be first',
    '  "roles": the first result is /roles; expected /old/roles',
  ]);
  assert.deepEqual(measureTitles(pages, byTitle, 0.7).problems, [
    'titles: 0.667 of the pages are the first result for their title; expected at least 0.7',
  ]);
  assert.deepEqual(measureTitles([], byTitle).problems, ['titles: expected at least one page, but found none.']);
});

test('the page that explains a message has to be among the first three results', () => {
  const run = (query: string): string[] => (query === 'known' ? ['/a', '/b', '/c', '/d'] : []);
  assert.deepEqual(measureMessages([{query: 'known', page: '/c'}], run), {
    lines: ['messages: 1 searched', '  "known": /c is result 3'],
    problems: [],
  });
  const [fourth, missing] = measureMessages(
    [
      {query: 'known', page: '/d'},
      {query: 'unknown', page: '/a'},
    ],
    run,
  ).problems;
  assert.match(fourth ?? '', /^messages: "known": \/d is result 4; expected it among the first 3/);
  assert.match(missing ?? '', /^messages: "unknown": \/a is not a result; expected it among the first 3/);
});

test('the page of a main query has to be the first result or the direct answer', () => {
  const run = (query: string): string[] => (query === 'how' ? ['/a', '/b'] : []);
  const direct = new Map([['why', '/c']]);
  const measureOne = (query: string, page: string) => measureMainQueries([{query, page}], run, direct).problems;
  assert.deepEqual(measureOne('how', '/a'), []);
  assert.deepEqual(measureOne('why', '/c'), []);
  assert.match(measureOne('how', '/b')[0] ?? '', /^main queries: "how": the first result is \/a; expected \/b\./);
  assert.match(measureOne('what', '/a')[0] ?? '', /the first result is nothing/);
});

test('queries are separated by their half, and a query without one is an error', () => {
  const [first, second] = queries;
  const halves = parseHalves(
    JSON.stringify([
      {...first, half: 'tune'},
      {...second, half: 'judge'},
    ]),
    'q.json',
  );
  assert.deepEqual([halves.tune.map(({id}) => id), halves.judge.map(({id}) => id)], [['k1'], ['k2']]);
  assert.throws(() => parseHalves(JSON.stringify(queries), 'q.json'), /q\.json: k1 has no "half"/);
});

test('a relevant page that isn’t in the index is reported', () => {
  assert.deepEqual(unknownPages(queries, [{url: '/roles'}, {url: '/teams'}]), [
    "t1 lists /webhooks, which isn't in the index. Correct the path.",
  ]);
});

test('reports a suggested query without results', () => {
  const {lines, problems} = measureSuggestions(['found', 'unknown'], (query) => (query === 'found' ? ['/a'] : []));
  assert.deepEqual(lines, ['suggestions: 2 searched']);
  assert.deepEqual(problems, ['suggestions: "unknown" has no results. Change it in src/data/searchStarters.ts.']);
});

test('an answer that links to a missing page or heading is reported, and so is an index without answers', () => {
  const pages = [{url: '/glossary', sections: [{anchor: ''}, {anchor: 'pact'}]}];
  const answer = (url: string) => ({title: url, text: 'A pact.', url});
  const found = measureAnswers(['/glossary', '/glossary#pact', '/glossary#pakt', '/none'].map(answer), pages);
  assert.deepEqual(found.lines, ['answers: 4 with a link']);
  assert.deepEqual(found.problems, [
    'answers: "/glossary#pakt" links to /glossary#pakt, which doesn\'t exist. See search-index/answers.ts.',
    'answers: "/none" links to /none, which doesn\'t exist. See search-index/answers.ts.',
  ]);
  assert.equal(measureAnswers([], pages).problems.length, 1);
});

test('a message that is the wrong direct answer to too many queries is a problem', () => {
  const query = (text: string, path: string) => ({
    id: text,
    query: text,
    kind: 'error',
    relevant: [{path, grade: 3}],
  });
  const queries = [query('a', '/fix/a'), query('b', '/fix/b'), query('c', '/fix/c')];
  const answers = new Map([
    ['a', '/fix/a'],
    ['b', '/fix/x'],
  ]);
  assert.deepEqual(measureMessageAnswers(queries, answers), {
    lines: ['messages as direct answers: 2, 0.500 of them are the right one', '  "b" is answered with /fix/x'],
    problems: ['messages as direct answers: 0.500 are right; expected at least 0.7'],
  });
  assert.deepEqual(measureMessageAnswers(queries, new Map([['a', '/fix/a']])).problems, []);
  assert.equal(measureMessageAnswers(queries, new Map()).problems.length, 1);
});
