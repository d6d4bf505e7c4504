import assert from 'node:assert/strict';
import {test} from 'node:test';
import {builtIndex, pageOf} from '../plugins/site/search-index/testing/builtIndex';
import {SearchFailure} from './backend';
import {readPages} from './read';
import {IndexFormatError} from './schema';

const current = pageOf({
  url: '/docs/b',
  title: 'B',
  description: 'About B',
  keywords: ['one', 'two words'],
  siteSection: 'On-Premises',
  path: ['Installation', 'Configuration'],
  editions: ['1.x', '2.x'],
  contentType: 'command',
  text: 'Introduction.',
  code: 'pact\nbroker',
  parts: [
    {heading: 'Set a URL', level: 2, anchor: 'set-a-url', text: 'First.\nSecond.', code: ''},
    {heading: 'Deeper', level: 4, anchor: 'own-anchor', text: '', code: 'x = 1'},
    {heading: 'No anchor', level: 3, anchor: '', text: '🙂 "quoted" \u2028', code: ''},
    {heading: '', level: 6, anchor: '', text: '', code: ''},
  ],
});
const archived = pageOf({url: '/1.x/docs/a', tag: 'docs-default-1.x', legacy: true});
const unversioned = pageOf({url: '/notices/c', tag: 'default', siteSection: 'Notices', contentType: 'notice'});
const pages = [current, archived, unversioned];

test('returns the pages as they were extracted, with their versions, ordered by URL', async () => {
  const {root, fetchPart} = builtIndex(pages);
  const {language: _, ...page} = current;
  const [first, second, third, ...others] = await readPages(root, fetchPart);
  assert.deepEqual(others, []);
  assert.deepEqual([first?.url, first?.version, first?.current, first?.legacy], ['/1.x/docs/a', '1.x', false, true]);
  assert.deepEqual(second, {...page, version: '2.x', current: true});
  assert.deepEqual(
    [third?.url, third?.tag, third?.version, third?.current, third?.siteSection, third?.contentType],
    ['/notices/c', 'default', null, true, 'Notices', 'notice'],
  );
});

test('fetches the texts of each page once, and no other files', async () => {
  const {root, fetchPart, fetched} = builtIndex(pages);
  await readPages(root, fetchPart);
  assert.deepEqual([...fetched].sort(), ['page-0.json', 'page-1.json', 'page-2.json']);
});

test('reports a file with the texts of another page, and a missing file', async () => {
  const {root, files, fetchPart} = builtIndex(pages);
  files.set('page-1.json', files.get('page-0.json') ?? '');
  await assert.rejects(
    readPages(root, fetchPart),
    (error) => error instanceof IndexFormatError && /page-1\.json doesn't have the texts of 5/.test(error.message),
  );
  files.delete('page-1.json');
  await assert.rejects(readPages(root, fetchPart), SearchFailure);
});
