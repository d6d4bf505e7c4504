import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {IndexedPageEntry} from './read';
import {recordsOf} from './record';

const page: IndexedPageEntry = {
  url: '/docs/a',
  title: 'A',
  description: 'About A',
  keywords: ['k'],
  siteSection: 'Docs',
  path: ['One'],
  editions: ['2.x'],
  legacy: false,
  contentType: null,
  tag: 'docs-default-current',
  version: '2.x',
  current: true,
  sections: [
    {heading: 'A', level: 1, anchor: '', text: 'Intro.', code: ''},
    {heading: 'B', level: 2, anchor: 'b', text: '', code: ''},
    {heading: 'C', level: 3, anchor: 'c', text: 'x\n'.repeat(3000), code: 'code'},
    {heading: 'D', level: 2, anchor: 'd', text: 'y', code: ''},
  ],
};
const records = recordsOf(page, 'en', 'https://docs.test');

test('builds a record for each section with the headings above it', () => {
  const chain = (anchor: string | null) =>
    Object.values(records.find((record) => record.anchor === anchor)?.hierarchy ?? {}).filter(Boolean);
  assert.deepEqual(
    [chain(null), chain('b'), chain('c'), chain('d')],
    [
      ['Docs', 'A'],
      ['Docs', 'A', 'B'],
      ['Docs', 'A', 'B', 'C'],
      ['Docs', 'A', 'D'],
    ],
  );
  assert.deepEqual(
    records.filter(({anchor}) => anchor !== 'c').map(({url, type, content}) => [url, type, content]),
    [
      ['https://docs.test/docs/a', 'lvl1', 'About A\nIntro.'],
      ['https://docs.test/docs/a#b', 'lvl2', null],
      ['https://docs.test/docs/a#d', 'lvl2', 'y'],
    ],
  );
});

test('splits a long section into records below the size limit', () => {
  const long = records.filter(({anchor}) => anchor === 'c');
  assert.ok(long.length >= 3);
  assert.equal(long.map(({content}) => content).join('\n'), 'x\n'.repeat(3000).trim());
  assert.deepEqual(long.map(({code}) => code).filter(Boolean), ['code']);
  assert.ok(Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record)))) < 10_000);
  const wide = recordsOf(
    {...page, sections: [{heading: 'A', level: 1, anchor: '', text: '漢'.repeat(9000), code: '漢'.repeat(9000)}]},
    'en',
    'https://docs.test',
  );
  assert.ok(Math.max(...wide.map((record) => Buffer.byteLength(JSON.stringify(record)))) < 10_000);
});

test('gives each record a unique id', () => {
  assert.equal(new Set(records.map(({objectID}) => objectID)).size, records.length);
});

test('gives pages with a successor less weight, and names older versions', () => {
  assert.equal(records[0]?.weight.pageRank, 100);
  const [old] = recordsOf({...page, current: false, version: '1.x'}, 'en', 'https://docs.test');
  assert.ok((old?.weight.pageRank ?? 100) < 100);
  assert.equal(old?.version, '1.x');
  assert.equal(records[0]?.version, null);
});
