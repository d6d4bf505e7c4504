import assert from 'node:assert/strict';
import {test} from 'node:test';
import {FIGURES, isMet, lostPoints, median, requestsToOtherSites, type Report} from './lighthouseFigures';

const REPORT: Report = {
  environment: {benchmarkIndex: 1000},
  categories: {
    performance: {score: 0.949, auditRefs: [{id: 'total-blocking-time', weight: 30}]},
    accessibility: {score: 1, auditRefs: [{id: 'list', weight: 7}]},
    'best-practices': {score: null, auditRefs: []},
    seo: {
      score: 0.92,
      auditRefs: [
        {id: 'canonical', weight: 1},
        {id: 'hint', weight: 0},
        {id: 'skipped', weight: 1},
      ],
    },
  },
  audits: {
    'total-blocking-time': {title: 'Total Blocking Time', score: 0.9, numericValue: 151},
    'cumulative-layout-shift': {title: 'Cumulative Layout Shift', score: 1, numericValue: 0},
    list: {title: 'Lists are lists', score: 1},
    canonical: {title: 'The canonical URL leads elsewhere', score: 0},
    hint: {title: 'A hint', score: 0},
    skipped: {title: 'Not for this page', score: null},
    'network-requests': {
      title: 'Requests',
      score: 1,
      details: {items: [{url: 'http://localhost:1/a'}, {url: 'data:,x'}, {url: 'https://else.example/b'}]},
    },
  },
};

const figure = (name: string) => FIGURES.find((one) => one.name === name) ?? assert.fail(name);

test('reads scores out of 100 and values, and compares them with the targets', () => {
  const read = (name: string): [number, boolean] => [
    figure(name).read(REPORT),
    isMet(figure(name), figure(name).read(REPORT)),
  ];
  assert.deepEqual(read('performance'), [95, true]);
  assert.deepEqual(read('SEO'), [92, false]);
  assert.deepEqual(read('TBT'), [151, false]);
  assert.deepEqual(read('CLS'), [0, true]);
});

test("a missing measurement doesn't meet its target", () => {
  for (const name of ['best practices', 'LCP'])
    assert.deepEqual([figure(name).read(REPORT), isMet(figure(name), NaN)], [NaN, false], name);
});

test('lists only the audits that lost points', () => {
  assert.deepEqual(lostPoints(REPORT), ['seo: The canonical URL leads elsewhere (canonical)']);
});

test('finds requests to other sites, and rejects an empty list', () => {
  assert.deepEqual(requestsToOtherSites(REPORT, 'http://localhost:1'), ['https://else.example/b']);
  assert.throws(() => requestsToOtherSites({...REPORT, audits: {}}, 'http://localhost:1'), /lists no requests/);
});

test('the median is one of the values', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2);
  assert.throws(() => median([]), /at least one value/);
});
