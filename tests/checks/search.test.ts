import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {JudgedQuery} from '../../scripts/bench/searchScore';
import {measure, measureTitles, parseHalves, unknownPages, type Floors} from './search';

const floors: Floors = {success1: 0.5, recall5: 0.5, ndcg10: 0.5, empty: 1, kind: 0.5};
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
const ask =
  (changed: Record<string, string[]> = {}) =>
  (query: string): string[] =>
    ({...answers, ...changed})[query] ?? [];
const problems = (changed: Record<string, string[]>): string[] =>
  measure({name: 'set', floors, queries}, ask(changed)).problems;

test('good answers pass, and all figures are printed', () => {
  const {lines, problems: found} = measure({name: 'set', floors, queries}, ask());
  assert.deepEqual(found, []);
  assert.deepEqual(lines.slice(0, 1), ['set: 4 queries']);
  assert.deepEqual(
    lines.slice(2).map((line) => line.trim().split(/\s+/).slice(0, 5).join(' ')),
    ['all 3 1.000 1.000 1.000', 'keyword 2 1.000 1.000 1.000', 'typo 1 1.000 1.000 1.000', 'none 1 1.000 of them'],
  );
});

test('a bad ranking fails, and each query that fails is told with what came instead', () => {
  const bad = {roles: ['/a', '/b', '/c', '/d', '/e', '/roles'], teams: ['/x']};
  assert.deepEqual(problems(bad), [
    'set: success@1 is 0.333, and must be at least 0.5',
    'set: recall@5 is 0.333, and must be at least 0.5',
    'set: nDCG@10 is 0.452, and must be at least 0.5',
    'set: success@1 of keyword is 0.000, and must be at least 0.5',
  ]);
  assert.deepEqual(measure({name: 'set', floors, queries}, ask(bad)).lines.slice(-2), [
    '  k1 "roles" gives /a, not /roles',
    '  k2 "teams" gives /x, not /teams',
  ]);
});

test('one kind that fails is not made up for by the others', () => {
  assert.deepEqual(problems({webhoks: []}), ['set: success@1 of typo is 0.000, and must be at least 0.5']);
});

test('a query about nothing that finds something fails', () => {
  assert.deepEqual(problems({minecraft: ['/roles']}), [
    "set: the empty part of 'none' is 0.000, and must be at least 1",
  ]);
  assert.deepEqual(measure({name: 'set', floors, queries}, ask({minecraft: ['/roles']})).lines.slice(-1), [
    '  n1 "minecraft" gives /roles, and should give nothing',
  ]);
});

test('a set without queries of both sorts measures nothing, and fails', () => {
  for (const few of [[], queries.slice(0, 3), queries.slice(3)])
    assert.match(measure({name: 'set', floors, queries: few}, ask()).problems.join(), /nothing is measured/);
});

test('a page that is not first for its own title fails; of two with one title, one does', () => {
  const pages = [
    {url: '/roles', title: 'Roles'},
    {url: '/old/roles', title: 'roles'},
    {url: '/teams', title: 'Teams'},
  ];
  const byTitle = (title: string): string[] => [title === 'Teams' ? '/teams' : '/roles'];
  const {lines, problems: found} = measureTitles(pages, byTitle, 0.6);
  assert.deepEqual(found, []);
  assert.deepEqual(lines, [
    'titles: 3 pages of the current version, 0.667 of them first for their own title; 2 share a title with another page, of which one can be first',
    '  "roles" of /old/roles gives /roles',
  ]);
  assert.deepEqual(measureTitles(pages, byTitle, 0.7).problems, [
    'titles: 0.667 of the pages are first for their own title, and at least 0.7 must be',
  ]);
  assert.deepEqual(measureTitles([], byTitle).problems, ['titles: no page to ask for']);
});

test('the halves of a set are kept apart, and an entry of neither is refused', () => {
  const [first, second] = queries;
  const halves = parseHalves(
    JSON.stringify([
      {...first, half: 'tune'},
      {...second, half: 'judge'},
    ]),
    'q.json',
  );
  assert.deepEqual([halves.tune.map(({id}) => id), halves.judge.map(({id}) => id)], [['k1'], ['k2']]);
  assert.throws(() => parseHalves(JSON.stringify(queries), 'q.json'), /q\.json: k1 has no half/);
});

test('a judged page that the site does not have is named', () => {
  assert.deepEqual(unknownPages(queries, [{url: '/roles'}, {url: '/teams'}]), [
    't1 names /webhooks, which is not in the index',
  ]);
});
